// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

extension ValueTransformer {
    nonisolated static var descriptionOfValueTransformer: FrameworkClass {
        FrameworkClass(
            ValueTransformer.self,
            methods: "reverseTransformedValue: transformedValue:",
            classMethods: "allowsReverseTransformation setValueTransformer:forName: transformedValueClass valueTransformerNames",
            initializers: "init",
            method: ValueTransformer.methodOfValueTransformer,
            classMethod: ValueTransformer.classMethodOfValueTransformer,
            initializer: ValueTransformer.initializerOfValueTransformer)
    }

    nonisolated private static func methodOfValueTransformer(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! ValueTransformer).reverseTransformedValue(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "reverseTransformedValue:", as: (Any?).self))
            }
        default:
            return { r, a in
                (r as! ValueTransformer).transformedValue(ObjCRuntime.ObjCMessage.argument(a, 0, "transformedValue:", as: (Any?).self))
            }
        }
    }

    nonisolated private static func classMethodOfValueTransformer(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! ValueTransformer.Type).allowsReverseTransformation() }
        case 1:
            return { r, a in
                (r as! ValueTransformer.Type).setValueTransformer(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setValueTransformer:forName:", as: (ValueTransformer?).self),
                    forName: ObjCRuntime.ObjCMessage.argument(a, 1, "setValueTransformer:forName:", as: (NSValueTransformerName).self))
            }
        case 2: return { r, _ in (r as! ValueTransformer.Type).transformedValueClass() }
        default: return { r, _ in (r as! ValueTransformer.Type).valueTransformerNames() }
        }
    }

    nonisolated private static func initializerOfValueTransformer(_ index: Int) -> ObjCFactory {
        { _ in ValueTransformer() }
    }
}
