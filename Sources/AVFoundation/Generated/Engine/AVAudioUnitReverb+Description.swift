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

extension AVAudioUnitReverb {
    nonisolated static var descriptionOfAVAudioUnitReverb: FrameworkClass {
        FrameworkClass(
            AVAudioUnitReverb.self,
            properties: "wetDryMix",
            methods: "loadFactoryPreset:",
            initializers: "init",
            property: AVAudioUnitReverb.propertyOfAVAudioUnitReverb,
            method: AVAudioUnitReverb.methodOfAVAudioUnitReverb,
            initializer: AVAudioUnitReverb.initializerOfAVAudioUnitReverb)
    }

    private static func propertyOfAVAudioUnitReverb(_ index: Int) -> ClassDescription.Property {
        .value("wetDryMix", \AVAudioUnitReverb.wetDryMix)
    }

    nonisolated private static func methodOfAVAudioUnitReverb(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! AVAudioUnitReverb).loadFactoryPreset(
                ObjCRuntime.ObjCMessage.argument(a, 0, "loadFactoryPreset:", as: (AVAudioUnitReverbPreset).self))
        }
    }

    nonisolated private static func initializerOfAVAudioUnitReverb(_ index: Int) -> ObjCFactory {
        { _ in AVAudioUnitReverb() }
    }
}
