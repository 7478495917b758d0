// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension CNPhoneNumber {
    nonisolated static var descriptionOfCNPhoneNumber: FrameworkClass {
        FrameworkClass(
            CNPhoneNumber.self,
            properties: "stringValue",
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "initWithCoder: initWithStringValue:",
            property: CNPhoneNumber.propertyOfCNPhoneNumber,
            method: CNPhoneNumber.methodOfCNPhoneNumber,
            classMethod: CNPhoneNumber.classMethodOfCNPhoneNumber,
            initializer: CNPhoneNumber.initializerOfCNPhoneNumber)
    }

    private static func propertyOfCNPhoneNumber(_ index: Int) -> ClassDescription.Property {
        .readOnly(\CNPhoneNumber.stringValue)
    }

    nonisolated private static func methodOfCNPhoneNumber(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! CNPhoneNumber).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        default:
            return { r, a in
                (r as! CNPhoneNumber).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfCNPhoneNumber(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! CNPhoneNumber.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfCNPhoneNumber(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in CNPhoneNumber(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in CNPhoneNumber(stringValue: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithStringValue:", as: (String).self)) }
        }
    }
}
