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

extension AVAudioUnitVarispeed {
    nonisolated static var descriptionOfAVAudioUnitVarispeed: FrameworkClass {
        FrameworkClass(
            AVAudioUnitVarispeed.self,
            properties: "rate",
            initializers: "init",
            property: AVAudioUnitVarispeed.propertyOfAVAudioUnitVarispeed,
            initializer: AVAudioUnitVarispeed.initializerOfAVAudioUnitVarispeed)
    }

    private static func propertyOfAVAudioUnitVarispeed(_ index: Int) -> ClassDescription.Property {
        .value("rate", \AVAudioUnitVarispeed.rate)
    }

    nonisolated private static func initializerOfAVAudioUnitVarispeed(_ index: Int) -> ObjCFactory {
        { _ in AVAudioUnitVarispeed() }
    }
}
