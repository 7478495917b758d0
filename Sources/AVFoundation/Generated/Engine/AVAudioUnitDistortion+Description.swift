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

extension AVAudioUnitDistortion {
    nonisolated static var descriptionOfAVAudioUnitDistortion: FrameworkClass {
        FrameworkClass(
            AVAudioUnitDistortion.self,
            properties: "preGain wetDryMix",
            methods: "loadFactoryPreset:",
            initializers: "init",
            property: AVAudioUnitDistortion.propertyOfAVAudioUnitDistortion,
            method: AVAudioUnitDistortion.methodOfAVAudioUnitDistortion,
            initializer: AVAudioUnitDistortion.initializerOfAVAudioUnitDistortion)
    }

    private static func propertyOfAVAudioUnitDistortion(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("preGain", \AVAudioUnitDistortion.preGain)
        default: return .value("wetDryMix", \AVAudioUnitDistortion.wetDryMix)
        }
    }

    nonisolated private static func methodOfAVAudioUnitDistortion(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! AVAudioUnitDistortion).loadFactoryPreset(
                ObjCRuntime.ObjCMessage.argument(a, 0, "loadFactoryPreset:", as: (AVAudioUnitDistortionPreset).self))
        }
    }

    nonisolated private static func initializerOfAVAudioUnitDistortion(_ index: Int) -> ObjCFactory {
        { _ in AVAudioUnitDistortion() }
    }
}
