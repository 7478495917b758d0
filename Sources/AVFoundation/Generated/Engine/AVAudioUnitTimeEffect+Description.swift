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

extension AVAudioUnitTimeEffect {
    nonisolated static var descriptionOfAVAudioUnitTimeEffect: FrameworkClass {
        FrameworkClass(
            AVAudioUnitTimeEffect.self,
            properties: "bypass",
            property: AVAudioUnitTimeEffect.propertyOfAVAudioUnitTimeEffect)
    }

    private static func propertyOfAVAudioUnitTimeEffect(_ index: Int) -> ClassDescription.Property {
        .value("bypass", \AVAudioUnitTimeEffect.bypass)
    }
}
