// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension PHAsset {
    nonisolated static var descriptionOfPHAsset: FrameworkClass {
        FrameworkClass(
            PHAsset.self,
            properties: """
                creationDate duration favorite/isFavorite hasAdjustments hidden/isHidden mediaSubtypes mediaType modificationDate \
                pixelHeight pixelWidth
                """,
            methods: "cancelContentEditingInputRequest: requestContentEditingInputWithOptions:completionHandler:",
            property: PHAsset.propertyOfPHAsset,
            method: PHAsset.methodOfPHAsset)
    }

    private static func propertyOfPHAsset(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\PHAsset.creationDate)
        case 1: return .readOnly(\PHAsset.duration)
        case 2: return .readOnly(\PHAsset.isFavorite)
        case 3: return .readOnly(\PHAsset.hasAdjustments)
        case 4: return .readOnly(\PHAsset.isHidden)
        case 5: return .readOnly(\PHAsset.mediaSubtypes)
        case 6: return .readOnly(\PHAsset.mediaType)
        case 7: return .readOnly(\PHAsset.modificationDate)
        case 8: return .readOnly(\PHAsset.pixelHeight)
        default: return .readOnly(\PHAsset.pixelWidth)
        }
    }

    nonisolated private static func methodOfPHAsset(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! PHAsset).cancelContentEditingInputRequest(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "cancelContentEditingInputRequest:", as: (PHContentEditingInputRequestID).self))
            }
        default:
            return { r, a in
                (r as! PHAsset).requestContentEditingInput(
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "requestContentEditingInputWithOptions:completionHandler:", as: (PHContentEditingInputRequestOptions?).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "requestContentEditingInputWithOptions:completionHandler:",
                        as: ((PHContentEditingInput?, [AnyHashable: Any]) -> Void).self))
            }
        }
    }
}
