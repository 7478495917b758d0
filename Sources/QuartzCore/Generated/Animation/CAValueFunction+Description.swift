// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanTextLayout

extension CAValueFunction {
    nonisolated static var descriptionOfCAValueFunction: FrameworkClass {
        FrameworkClass(
            CAValueFunction.self,
            properties: "name",
            methods: "encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "functionWithName: initWithCoder:",
            property: CAValueFunction.propertyOfCAValueFunction,
            method: CAValueFunction.methodOfCAValueFunction,
            classMethod: CAValueFunction.classMethodOfCAValueFunction,
            initializer: CAValueFunction.initializerOfCAValueFunction)
    }

    private static func propertyOfCAValueFunction(_ index: Int) -> ClassDescription.Property {
        .readOnly(\CAValueFunction.name)
    }

    nonisolated private static func methodOfCAValueFunction(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! CAValueFunction).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self)) }
    }

    nonisolated private static func classMethodOfCAValueFunction(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! CAValueFunction.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfCAValueFunction(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in CAValueFunction(name: ObjCRuntime.ObjCMessage.argument(a, 0, "functionWithName:", as: (CAValueFunctionName).self))
            }
        default: return { a in CAValueFunction(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
