// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension PHAssetCollectionChangeRequest {
    nonisolated static var descriptionOfPHAssetCollectionChangeRequest: FrameworkClass {
        FrameworkClass(
            PHAssetCollectionChangeRequest.self,
            properties: "placeholderForCreatedAssetCollection title",
            methods: "addAssets: insertAssets:atIndexSet: removeAssets: removeAssetsAtIndexes:",
            classMethods: "creationRequestForAssetCollectionWithTitle: deleteAssetCollections:",
            initializers: "changeRequestForAssetCollection:",
            property: PHAssetCollectionChangeRequest.propertyOfPHAssetCollectionChangeRequest,
            method: PHAssetCollectionChangeRequest.methodOfPHAssetCollectionChangeRequest,
            classMethod: PHAssetCollectionChangeRequest.classMethodOfPHAssetCollectionChangeRequest,
            initializer: PHAssetCollectionChangeRequest.initializerOfPHAssetCollectionChangeRequest)
    }

    private static func propertyOfPHAssetCollectionChangeRequest(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\PHAssetCollectionChangeRequest.placeholderForCreatedAssetCollection)
        default: return .value("title", \PHAssetCollectionChangeRequest.title)
        }
    }

    nonisolated private static func methodOfPHAssetCollectionChangeRequest(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! PHAssetCollectionChangeRequest).addAssets(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addAssets:", as: (any NSFastEnumeration).self))
            }
        case 1:
            return { r, a in
                (r as! PHAssetCollectionChangeRequest).insertAssets(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "insertAssets:atIndexSet:", as: (any NSFastEnumeration).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "insertAssets:atIndexSet:", as: (IndexSet).self))
            }
        case 2:
            return { r, a in
                (r as! PHAssetCollectionChangeRequest).removeAssets(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeAssets:", as: (any NSFastEnumeration).self))
            }
        default:
            return { r, a in
                (r as! PHAssetCollectionChangeRequest).removeAssets(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "removeAssetsAtIndexes:", as: (IndexSet).self))
            }
        }
    }

    nonisolated private static func classMethodOfPHAssetCollectionChangeRequest(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! PHAssetCollectionChangeRequest.Type).creationRequestForAssetCollection(
                    withTitle: ObjCRuntime.ObjCMessage.argument(a, 0, "creationRequestForAssetCollectionWithTitle:", as: (String).self))
            }
        default:
            return { r, a in
                (r as! PHAssetCollectionChangeRequest.Type).deleteAssetCollections(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "deleteAssetCollections:", as: (any NSFastEnumeration).self))
            }
        }
    }

    nonisolated private static func initializerOfPHAssetCollectionChangeRequest(_ index: Int) -> ObjCFactory {
        { a in
            PHAssetCollectionChangeRequest(
                for: ObjCRuntime.ObjCMessage.argument(a, 0, "changeRequestForAssetCollection:", as: (PHAssetCollection).self))
        }
    }
}
