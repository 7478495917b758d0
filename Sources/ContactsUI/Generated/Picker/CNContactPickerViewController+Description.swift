// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanFoundation

extension CNContactPickerViewController {
    nonisolated static var descriptionOfCNContactPickerViewController: FrameworkClass {
        FrameworkClass(
            CNContactPickerViewController.self,
            properties: """
                delegate displayedPropertyKeys predicateForEnablingContact predicateForSelectionOfContact \
                predicateForSelectionOfProperty
                """,
            initializers: "init initWithCoder:",
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
        default:
            return { a in CNContactPickerViewController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self))
            }
        }
    }
}
