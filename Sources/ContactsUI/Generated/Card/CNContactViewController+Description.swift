// Made by `make generate` from the sources of this module.
import Contacts
import ObjCRuntime
import SampanFoundation
import UIKit

extension CNContactViewController {
    nonisolated static var descriptionOfCNContactViewController: FrameworkClass {
        FrameworkClass(
            CNContactViewController.self,
            properties: """
                allowsActions allowsEditing alternateName contact contactStore delegate displayedPropertyKeys message \
                parentContainer parentGroup shouldShowLinkedContacts
                """,
            methods: "highlightPropertyWithKey:identifier:",
            classMethods: "descriptorForRequiredKeys",
            initializers: "init initFor: initForNewContact: initForUnknownContact: initWithCoder: initWithNibName:bundle:",
            property: CNContactViewController.propertyOfCNContactViewController,
            method: CNContactViewController.methodOfCNContactViewController,
            classMethod: CNContactViewController.classMethodOfCNContactViewController,
            initializer: CNContactViewController.initializerOfCNContactViewController)
    }

    private static func propertyOfCNContactViewController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allowsActions", \CNContactViewController.allowsActions)
        case 1: return .value("allowsEditing", \CNContactViewController.allowsEditing)
        case 2: return .value("alternateName", \CNContactViewController.alternateName)
        case 3: return .readOnly(\CNContactViewController.contact)
        case 4: return .value("contactStore", \CNContactViewController.contactStore)
        case 5: return .reference(\CNContactViewController.delegate)
        case 6: return .value("displayedPropertyKeys", \CNContactViewController.displayedPropertyKeys)
        case 7: return .value("message", \CNContactViewController.message)
        case 8: return .value("parentContainer", \CNContactViewController.parentContainer)
        case 9: return .value("parentGroup", \CNContactViewController.parentGroup)
        default: return .value("shouldShowLinkedContacts", \CNContactViewController.shouldShowLinkedContacts)
        }
    }

    nonisolated private static func methodOfCNContactViewController(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! CNContactViewController).highlightProperty(
                withKey: ObjCRuntime.ObjCMessage.argument(a, 0, "highlightPropertyWithKey:identifier:", as: (String).self),
                identifier: ObjCRuntime.ObjCMessage.argument(a, 1, "highlightPropertyWithKey:identifier:", as: (String?).self))
        }
    }

    nonisolated private static func classMethodOfCNContactViewController(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! CNContactViewController.Type).descriptorForRequiredKeys() }
    }

    nonisolated private static func initializerOfCNContactViewController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in CNContactViewController() }
        case 1: return { a in CNContactViewController(for: ObjCRuntime.ObjCMessage.argument(a, 0, "initFor:", as: (CNContact).self)) }
        case 2:
            return { a in
                CNContactViewController(forNewContact: ObjCRuntime.ObjCMessage.argument(a, 0, "initForNewContact:", as: (CNContact?).self))
            }
        case 3:
            return { a in
                CNContactViewController(
                    forUnknownContact: ObjCRuntime.ObjCMessage.argument(a, 0, "initForUnknownContact:", as: (CNContact).self))
            }
        case 4: return { a in CNContactViewController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                CNContactViewController(
                    nibName: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithNibName:bundle:", as: (String?).self),
                    bundle: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithNibName:bundle:", as: (Bundle?).self))
            }
        }
    }
}
