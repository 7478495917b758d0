// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension CNContactsUserDefaults {
    nonisolated static var descriptionOfCNContactsUserDefaults: FrameworkClass {
        FrameworkClass(
            CNContactsUserDefaults.self,
            properties: "countryCode sortOrder",
            classMethods: "shared",
            property: CNContactsUserDefaults.propertyOfCNContactsUserDefaults,
            classMethod: CNContactsUserDefaults.classMethodOfCNContactsUserDefaults)
    }

    private static func propertyOfCNContactsUserDefaults(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\CNContactsUserDefaults.countryCode)
        default: return .readOnly(\CNContactsUserDefaults.sortOrder)
        }
    }

    nonisolated private static func classMethodOfCNContactsUserDefaults(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! CNContactsUserDefaults.Type).shared() }
    }
}
