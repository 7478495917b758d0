// Made by `make generate` from the sources of this module.
import Contacts
import ObjCRuntime
import SampanFoundation
import UIKit

extension CNContactPickerViewController {
    nonisolated static var descriptionOfCNContactPickerViewController: FrameworkClass {
        FrameworkClass(
            CNContactPickerViewController.self,
            properties: """
                delegate displayedPropertyKeys predicateForEnablingContact predicateForSelectionOfContact \
                predicateForSelectionOfProperty
                """,
            initializers: "init initWithCoder: initWithNibName:bundle:",
            property: CNContactPickerViewController.propertyOfCNContactPickerViewController,
            initializer: CNContactPickerViewController.initializerOfCNContactPickerViewController)
    }

    private static func propertyOfCNContactPickerViewController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .reference(\CNContactPickerViewController.delegate)
        case 1: return .value("displayedPropertyKeys", \CNContactPickerViewController.displayedPropertyKeys)
        case 2: return .value("predicateForEnablingContact", \CNContactPickerViewController.predicateForEnablingContact)
        case 3: return .value("predicateForSelectionOfContact", \CNContactPickerViewController.predicateForSelectionOfContact)
        default: return .value("predicateForSelectionOfProperty", \CNContactPickerViewController.predicateForSelectionOfProperty)
        }
    }

    nonisolated private static func initializerOfCNContactPickerViewController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in CNContactPickerViewController() }
        case 1:
            return { a in CNContactPickerViewController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self))
            }
        default:
            return { a in
                CNContactPickerViewController(
                    nibName: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithNibName:bundle:", as: (String?).self),
                    bundle: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithNibName:bundle:", as: (Bundle?).self))
            }
        }
    }
}
