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

extension AVComposition {
    nonisolated static var descriptionOfAVComposition: FrameworkClass {
        FrameworkClass(
            AVComposition.self,
            properties: "naturalSize urlAssetInitializationOptions",
            methods: "copyWithZone: mutableCopyWithZone:",
            property: AVComposition.propertyOfAVComposition,
            method: AVComposition.methodOfAVComposition)
    }

    private static func propertyOfAVComposition(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVComposition.naturalSize)
        default: return .readOnly(\AVComposition.urlAssetInitializationOptions)
        }
    }

    nonisolated private static func methodOfAVComposition(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! AVComposition).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        default:
            return { r, a in
                (r as! AVComposition).mutableCopy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "mutableCopyWithZone:", as: (NSZone?).self))
            }
        }
    }
}
