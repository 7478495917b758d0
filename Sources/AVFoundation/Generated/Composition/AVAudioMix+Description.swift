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

extension AVAudioMix {
    nonisolated static var descriptionOfAVAudioMix: FrameworkClass {
        FrameworkClass(
            AVAudioMix.self,
            properties: "inputParameters",
            methods: "copyWithZone: mutableCopyWithZone:",
            property: AVAudioMix.propertyOfAVAudioMix,
            method: AVAudioMix.methodOfAVAudioMix)
    }

    private static func propertyOfAVAudioMix(_ index: Int) -> ClassDescription.Property {
        .readOnly(\AVAudioMix.inputParameters)
    }

    nonisolated private static func methodOfAVAudioMix(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! AVAudioMix).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        default:
            return { r, a in
                (r as! AVAudioMix).mutableCopy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "mutableCopyWithZone:", as: (NSZone?).self))
            }
        }
    }
}
