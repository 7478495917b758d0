// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension CNSaveRequest {
    nonisolated static var descriptionOfCNSaveRequest: FrameworkClass {
        FrameworkClass(
            CNSaveRequest.self,
            properties: "shouldRefetchContacts transactionAuthor",
            methods: """
                addCNMutableContact:toContainerWithIdentifier: addGroup:toContainerWithIdentifier: addMember:toGroup: \
                deleteCNMutableContact: deleteGroup: removeMember:fromGroup: updateCNMutableContact: updateGroup:
                """,
            initializers: "init",
            property: CNSaveRequest.propertyOfCNSaveRequest,
            method: CNSaveRequest.methodOfCNSaveRequest,
            initializer: CNSaveRequest.initializerOfCNSaveRequest)
    }

    private static func propertyOfCNSaveRequest(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("shouldRefetchContacts", \CNSaveRequest.shouldRefetchContacts)
        default: return .value("transactionAuthor", \CNSaveRequest.transactionAuthor)
        }
    }

    nonisolated private static func methodOfCNSaveRequest(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! CNSaveRequest).add(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addCNMutableContact:toContainerWithIdentifier:", as: (CNMutableContact).self),
                    toContainerWithIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "addCNMutableContact:toContainerWithIdentifier:", as: (String?).self))
            }
        case 1:
            return { r, a in
                (r as! CNSaveRequest).add(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addGroup:toContainerWithIdentifier:", as: (CNMutableGroup).self),
                    toContainerWithIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "addGroup:toContainerWithIdentifier:", as: (String?).self))
            }
        case 2:
            return { r, a in
                (r as! CNSaveRequest).addMember(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addMember:toGroup:", as: (CNContact).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "addMember:toGroup:", as: (CNGroup).self))
            }
        case 3:
            return { r, a in
                (r as! CNSaveRequest).delete(ObjCRuntime.ObjCMessage.argument(a, 0, "deleteCNMutableContact:", as: (CNMutableContact).self))
            }
        case 4:
            return { r, a in (r as! CNSaveRequest).delete(ObjCRuntime.ObjCMessage.argument(a, 0, "deleteGroup:", as: (CNMutableGroup).self))
            }
        case 5:
            return { r, a in
                (r as! CNSaveRequest).removeMember(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeMember:fromGroup:", as: (CNContact).self),
                    from: ObjCRuntime.ObjCMessage.argument(a, 1, "removeMember:fromGroup:", as: (CNGroup).self))
            }
        case 6:
            return { r, a in
                (r as! CNSaveRequest).update(ObjCRuntime.ObjCMessage.argument(a, 0, "updateCNMutableContact:", as: (CNMutableContact).self))
            }
        default:
            return { r, a in (r as! CNSaveRequest).update(ObjCRuntime.ObjCMessage.argument(a, 0, "updateGroup:", as: (CNMutableGroup).self))
            }
        }
    }

    nonisolated private static func initializerOfCNSaveRequest(_ index: Int) -> ObjCFactory {
        { _ in CNSaveRequest() }
    }
}
