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

extension AVAudioUnitEQ {
    nonisolated static var descriptionOfAVAudioUnitEQ: FrameworkClass {
        FrameworkClass(
            AVAudioUnitEQ.self,
            properties: "bands globalGain",
            initializers: "initWithNumberOfBands:",
            property: AVAudioUnitEQ.propertyOfAVAudioUnitEQ,
            initializer: AVAudioUnitEQ.initializerOfAVAudioUnitEQ)
    }

    private static func propertyOfAVAudioUnitEQ(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVAudioUnitEQ.bands)
        default: return .value("globalGain", \AVAudioUnitEQ.globalGain)
        }
    }

    nonisolated private static func initializerOfAVAudioUnitEQ(_ index: Int) -> ObjCFactory {
        { a in AVAudioUnitEQ(numberOfBands: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithNumberOfBands:", as: (Int).self)) }
    }
}
