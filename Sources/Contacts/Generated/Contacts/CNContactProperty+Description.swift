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
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "initWithCoder:",
            property: CNContactProperty.propertyOfCNContactProperty,
            method: CNContactProperty.methodOfCNContactProperty,
            classMethod: CNContactProperty.classMethodOfCNContactProperty,
            initializer: CNContactProperty.initializerOfCNContactProperty)
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
        switch index {
        case 0:
            return { r, a in
                (r as! CNContactProperty).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! CNContactProperty).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfCNContactProperty(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! CNContactProperty.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfCNContactProperty(_ index: Int) -> ObjCFactory {
        { a in CNContactProperty(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
    }
}
