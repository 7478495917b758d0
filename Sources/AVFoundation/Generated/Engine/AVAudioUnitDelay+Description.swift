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

extension AVAudioUnitDelay {
    nonisolated static var descriptionOfAVAudioUnitDelay: FrameworkClass {
        FrameworkClass(
            AVAudioUnitDelay.self,
            properties: "delayTime feedback lowPassCutoff wetDryMix",
            initializers: "init",
            property: AVAudioUnitDelay.propertyOfAVAudioUnitDelay,
            initializer: AVAudioUnitDelay.initializerOfAVAudioUnitDelay)
    }

    private static func propertyOfAVAudioUnitDelay(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("delayTime", \AVAudioUnitDelay.delayTime)
        case 1: return .value("feedback", \AVAudioUnitDelay.feedback)
        case 2: return .value("lowPassCutoff", \AVAudioUnitDelay.lowPassCutoff)
        default: return .value("wetDryMix", \AVAudioUnitDelay.wetDryMix)
        }
    }

    nonisolated private static func initializerOfAVAudioUnitDelay(_ index: Int) -> ObjCFactory {
        { _ in AVAudioUnitDelay() }
    }
}
