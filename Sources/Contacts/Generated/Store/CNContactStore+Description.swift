// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension CNContactStore {
    nonisolated static var descriptionOfCNContactStore: FrameworkClass {
        FrameworkClass(
            CNContactStore.self,
            methods: """
                containersMatchingPredicate:error: defaultContainerIdentifier \
                enumerateContactsWithCNContactFetchRequest:error:usingBlock: executeSaveRequest:error: \
                groupsMatchingPredicate:error: requestAccessForEntityType:completionHandler: \
                unifiedContactWithIdentifier:keysToFetch:error: unifiedContactsMatchingPredicate:keysToFetch:error:
                """,
            classMethods: "authorizationStatusForEntityType:",
            initializers: "init",
            method: CNContactStore.methodOfCNContactStore,
            classMethod: CNContactStore.classMethodOfCNContactStore,
            initializer: CNContactStore.initializerOfCNContactStore)
    }

    nonisolated private static func methodOfCNContactStore(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                try? (r as! CNContactStore).containers(
                    matching: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "containersMatchingPredicate:error:", as: (SampanFoundation.NSPredicate?).self))
            }
        case 1: return { r, _ in (r as! CNContactStore).defaultContainerIdentifier() }
        case 2:
            return { r, a in
                try? (r as! CNContactStore).enumerateContacts(
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "enumerateContactsWithCNContactFetchRequest:error:usingBlock:", as: (CNContactFetchRequest).self),
                    usingBlock: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "enumerateContactsWithCNContactFetchRequest:error:usingBlock:",
                        as: ((CNContact, UnsafeMutablePointer<ObjCBool>) -> Void).self))
            }
        case 3:
            return { r, a in
                try? (r as! CNContactStore).execute(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "executeSaveRequest:error:", as: (CNSaveRequest).self))
            }
        case 4:
            return { r, a in
                try? (r as! CNContactStore).groups(
                    matching: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "groupsMatchingPredicate:error:", as: (SampanFoundation.NSPredicate?).self))
            }
        case 5:
            return { r, a in
                (r as! CNContactStore).requestAccess(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "requestAccessForEntityType:completionHandler:", as: (CNEntityType).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "requestAccessForEntityType:completionHandler:", as: ((Bool, (any Error)?) -> Void).self))
            }
        case 6:
            return { r, a in
                try? (r as! CNContactStore).unifiedContact(
                    withIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "unifiedContactWithIdentifier:keysToFetch:error:", as: (String).self),
                    keysToFetch: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "unifiedContactWithIdentifier:keysToFetch:error:", as: ([any CNKeyDescriptor]).self))
            }
        default:
            return { r, a in
                try? (r as! CNContactStore).unifiedContacts(
                    matching: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "unifiedContactsMatchingPredicate:keysToFetch:error:", as: (SampanFoundation.NSPredicate).self),
                    keysToFetch: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "unifiedContactsMatchingPredicate:keysToFetch:error:", as: ([any CNKeyDescriptor]).self))
            }
        }
    }

    nonisolated private static func classMethodOfCNContactStore(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! CNContactStore.Type).authorizationStatus(
                for: ObjCRuntime.ObjCMessage.argument(a, 0, "authorizationStatusForEntityType:", as: (CNEntityType).self))
        }
    }

    nonisolated private static func initializerOfCNContactStore(_ index: Int) -> ObjCFactory {
        { _ in CNContactStore() }
    }
}
