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

extension AVAudioUnitTimePitch {
    nonisolated static var descriptionOfAVAudioUnitTimePitch: FrameworkClass {
        FrameworkClass(
            AVAudioUnitTimePitch.self,
            properties: "overlap pitch rate",
            initializers: "init",
            property: AVAudioUnitTimePitch.propertyOfAVAudioUnitTimePitch,
            initializer: AVAudioUnitTimePitch.initializerOfAVAudioUnitTimePitch)
    }

    private static func propertyOfAVAudioUnitTimePitch(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("overlap", \AVAudioUnitTimePitch.overlap)
        case 1: return .value("pitch", \AVAudioUnitTimePitch.pitch)
        default: return .value("rate", \AVAudioUnitTimePitch.rate)
        }
    }

    nonisolated private static func initializerOfAVAudioUnitTimePitch(_ index: Int) -> ObjCFactory {
        { _ in AVAudioUnitTimePitch() }
    }
}
