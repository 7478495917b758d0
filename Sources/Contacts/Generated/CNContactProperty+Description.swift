// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension CNContactProperty {
    nonisolated static var descriptionOfCNContactProperty: FrameworkClass {
        FrameworkClass(
            CNContactProperty.self,
            properties: "contact identifier key label value",
            methods: "copyWithZone:",
            property: CNContactProperty.propertyOfCNContactProperty,
            method: CNContactProperty.methodOfCNContactProperty)
    }

    private static func propertyOfCNContactProperty(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\CNContactProperty.contact)
        case 1: return .readOnly(\CNContactProperty.identifier)
        case 2: return .readOnly(\CNContactProperty.key)
        case 3: return .readOnly(\CNContactProperty.label)
        default: return .readOnly(\CNContactProperty.value)
        }
    }

    nonisolated private static func methodOfCNContactProperty(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! CNContactProperty).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }
}
