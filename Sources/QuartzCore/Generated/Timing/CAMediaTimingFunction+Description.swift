// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import SampanTextLayout

extension CAMediaTimingFunction {
    nonisolated static var descriptionOfCAMediaTimingFunction: FrameworkClass {
        FrameworkClass(
            CAMediaTimingFunction.self,
            methods: "encodeWithCoder: getControlPointAtIndex:values:",
            classMethods: "supportsSecureCoding",
            initializers: "functionWithName: initWithCoder: initWithControlPoints::::",
            method: CAMediaTimingFunction.methodOfCAMediaTimingFunction,
            classMethod: CAMediaTimingFunction.classMethodOfCAMediaTimingFunction,
            initializer: CAMediaTimingFunction.initializerOfCAMediaTimingFunction)
    }

    nonisolated private static func methodOfCAMediaTimingFunction(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! CAMediaTimingFunction).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        default:
            return { r, a in
                (r as! CAMediaTimingFunction).getControlPoint(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "getControlPointAtIndex:values:", as: (Int).self),
                    values: ObjCRuntime.ObjCMessage.argument(a, 1, "getControlPointAtIndex:values:", as: (UnsafeMutablePointer<Float>).self)
                )
            }
        }
    }

    nonisolated private static func classMethodOfCAMediaTimingFunction(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! CAMediaTimingFunction.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfCAMediaTimingFunction(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                CAMediaTimingFunction(
                    name: ObjCRuntime.ObjCMessage.argument(a, 0, "functionWithName:", as: (CAMediaTimingFunctionName).self))
            }
        case 1: return { a in CAMediaTimingFunction(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                CAMediaTimingFunction(
                    controlPoints: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithControlPoints::::", as: (Float).self),
                    ObjCRuntime.ObjCMessage.argument(a, 1, "initWithControlPoints::::", as: (Float).self),
                    ObjCRuntime.ObjCMessage.argument(a, 2, "initWithControlPoints::::", as: (Float).self),
                    ObjCRuntime.ObjCMessage.argument(a, 3, "initWithControlPoints::::", as: (Float).self))
            }
        }
    }
}
