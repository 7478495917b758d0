// Made by `make generate` from the sources of this module.
import Contacts
import ObjCRuntime
import SampanFoundation
import UIKit

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("ContactsUI", classes: names, description)
    }

    private static let names: NameList = "CNContactPickerViewController CNContactViewController"

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return CNContactPickerViewController.descriptionOfCNContactPickerViewController
        default: return CNContactViewController.descriptionOfCNContactViewController
        }
    }
}
