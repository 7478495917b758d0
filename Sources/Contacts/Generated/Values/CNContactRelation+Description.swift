// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension CNContactRelation {
    nonisolated static var descriptionOfCNContactRelation: FrameworkClass {
        FrameworkClass(
            CNContactRelation.self,
            properties: "name",
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "initWithCoder: initWithName:",
            property: CNContactRelation.propertyOfCNContactRelation,
            method: CNContactRelation.methodOfCNContactRelation,
            classMethod: CNContactRelation.classMethodOfCNContactRelation,
            initializer: CNContactRelation.initializerOfCNContactRelation)
    }

    private static func propertyOfCNContactRelation(_ index: Int) -> ClassDescription.Property {
        .readOnly(\CNContactRelation.name)
    }

    nonisolated private static func methodOfCNContactRelation(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! CNContactRelation).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! CNContactRelation).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfCNContactRelation(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! CNContactRelation.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfCNContactRelation(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in CNContactRelation(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in CNContactRelation(name: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithName:", as: (String).self)) }
        }
    }
}
