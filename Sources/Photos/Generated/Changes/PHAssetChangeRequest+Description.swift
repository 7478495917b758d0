// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension PHAssetChangeRequest {
    nonisolated static var descriptionOfPHAssetChangeRequest: FrameworkClass {
        FrameworkClass(
            PHAssetChangeRequest.self,
            properties: "contentEditingOutput creationDate favorite/isFavorite hidden/isHidden placeholderForCreatedAsset",
            methods: "revertAssetContentToOriginal",
            classMethods: "creationRequestForAssetFromImage: creationRequestForAssetFromImageAtFileURL: deleteAssets:",
            initializers: "changeRequestForAsset:",
            property: PHAssetChangeRequest.propertyOfPHAssetChangeRequest,
            method: PHAssetChangeRequest.methodOfPHAssetChangeRequest,
            classMethod: PHAssetChangeRequest.classMethodOfPHAssetChangeRequest,
            initializer: PHAssetChangeRequest.initializerOfPHAssetChangeRequest)
    }

    private static func propertyOfPHAssetChangeRequest(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("contentEditingOutput", \PHAssetChangeRequest.contentEditingOutput)
        case 1: return .value("creationDate", \PHAssetChangeRequest.creationDate)
        case 2: return .value("favorite", \PHAssetChangeRequest.isFavorite)
        case 3: return .value("hidden", \PHAssetChangeRequest.isHidden)
        default: return .readOnly(\PHAssetChangeRequest.placeholderForCreatedAsset)
        }
    }

    nonisolated private static func methodOfPHAssetChangeRequest(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! PHAssetChangeRequest).revertAssetContentToOriginal() }
    }

    nonisolated private static func classMethodOfPHAssetChangeRequest(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! PHAssetChangeRequest.Type).creationRequestForAsset(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "creationRequestForAssetFromImage:", as: (UIImage).self))
            }
        case 1:
            return { r, a in
                (r as! PHAssetChangeRequest.Type).creationRequestForAssetFromImage(
                    atFileURL: ObjCRuntime.ObjCMessage.argument(a, 0, "creationRequestForAssetFromImageAtFileURL:", as: (URL).self))
            }
        default:
            return { r, a in
                (r as! PHAssetChangeRequest.Type).deleteAssets(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "deleteAssets:", as: (any NSFastEnumeration).self))
            }
        }
    }

    nonisolated private static func initializerOfPHAssetChangeRequest(_ index: Int) -> ObjCFactory {
        { a in PHAssetChangeRequest(for: ObjCRuntime.ObjCMessage.argument(a, 0, "changeRequestForAsset:", as: (PHAsset).self)) }
    }
}
