// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension PHCollectionListChangeRequest {
    nonisolated static var descriptionOfPHCollectionListChangeRequest: FrameworkClass {
        FrameworkClass(
            PHCollectionListChangeRequest.self,
            properties: "placeholderForCreatedCollectionList title",
            methods: """
                addChildCollections: insertChildCollections:atIndexes: moveChildCollectionsAtIndexes:toIndex: \
                removeChildCollections: removeChildCollectionsAtIndexes: replaceChildCollectionsAtIndexes:withChildCollections:
                """,
            classMethods: "creationRequestForCollectionListWithTitle: deleteCollectionLists:",
            initializers: "changeRequestForCollectionList:",
            property: PHCollectionListChangeRequest.propertyOfPHCollectionListChangeRequest,
            method: PHCollectionListChangeRequest.methodOfPHCollectionListChangeRequest,
            classMethod: PHCollectionListChangeRequest.classMethodOfPHCollectionListChangeRequest,
            initializer: PHCollectionListChangeRequest.initializerOfPHCollectionListChangeRequest)
    }

    private static func propertyOfPHCollectionListChangeRequest(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\PHCollectionListChangeRequest.placeholderForCreatedCollectionList)
        default: return .value("title", \PHCollectionListChangeRequest.title)
        }
    }

    nonisolated private static func methodOfPHCollectionListChangeRequest(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! PHCollectionListChangeRequest).addChildCollections(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addChildCollections:", as: (any NSFastEnumeration).self))
            }
        case 1:
            return { r, a in
                (r as! PHCollectionListChangeRequest).insertChildCollections(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "insertChildCollections:atIndexes:", as: (any NSFastEnumeration).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "insertChildCollections:atIndexes:", as: (IndexSet).self))
            }
        case 2:
            return { r, a in
                (r as! PHCollectionListChangeRequest).moveChildCollections(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "moveChildCollectionsAtIndexes:toIndex:", as: (IndexSet).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "moveChildCollectionsAtIndexes:toIndex:", as: (Int).self))
            }
        case 3:
            return { r, a in
                (r as! PHCollectionListChangeRequest).removeChildCollections(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeChildCollections:", as: (any NSFastEnumeration).self))
            }
        case 4:
            return { r, a in
                (r as! PHCollectionListChangeRequest).removeChildCollections(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "removeChildCollectionsAtIndexes:", as: (IndexSet).self))
            }
        default:
            return { r, a in
                (r as! PHCollectionListChangeRequest).replaceChildCollections(
                    at: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "replaceChildCollectionsAtIndexes:withChildCollections:", as: (IndexSet).self),
                    withChildCollections: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "replaceChildCollectionsAtIndexes:withChildCollections:", as: (any NSFastEnumeration).self))
            }
        }
    }

    nonisolated private static func classMethodOfPHCollectionListChangeRequest(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! PHCollectionListChangeRequest.Type).creationRequestForCollectionList(
                    withTitle: ObjCRuntime.ObjCMessage.argument(a, 0, "creationRequestForCollectionListWithTitle:", as: (String).self))
            }
        default:
            return { r, a in
                (r as! PHCollectionListChangeRequest.Type).deleteCollectionLists(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "deleteCollectionLists:", as: (any NSFastEnumeration).self))
            }
        }
    }

    nonisolated private static func initializerOfPHCollectionListChangeRequest(_ index: Int) -> ObjCFactory {
        { a in
            PHCollectionListChangeRequest(
                for: ObjCRuntime.ObjCMessage.argument(a, 0, "changeRequestForCollectionList:", as: (PHCollectionList).self))
        }
    }
}
