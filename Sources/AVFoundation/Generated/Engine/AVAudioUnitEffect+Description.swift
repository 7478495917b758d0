// Made by `make generate` from the sources of this module.
import CoreGraphics
import CoreMedia
import CoreVideo
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanFoundation
import SampanHost
import SampanSound
import UIKit

extension AVAudioUnitEffect {
    nonisolated static var descriptionOfAVAudioUnitEffect: FrameworkClass {
        FrameworkClass(
            AVAudioUnitEffect.self,
            properties: "bypass",
            property: AVAudioUnitEffect.propertyOfAVAudioUnitEffect)
    }

    private static func propertyOfAVAudioUnitEffect(_ index: Int) -> ClassDescription.Property {
        .value("bypass", \AVAudioUnitEffect.bypass)
    }
}
