// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

extension NSPointerArray {
    nonisolated static var descriptionOfNSPointerArray: FrameworkClass {
        FrameworkClass(
            NSPointerArray.self,
            properties: "allObjects count pointerFunctions",
            methods: "addPointer: compact insertPointer:atIndex: pointerAtIndex: removePointerAtIndex: replacePointerAtIndex:withPointer:",
            classMethods: "strongObjects weakObjects",
            initializers: "init initWithOptions: initWithPointerFunctions:",
            property: NSPointerArray.propertyOfNSPointerArray,
            method: NSPointerArray.methodOfNSPointerArray,
            classMethod: NSPointerArray.classMethodOfNSPointerArray,
            initializer: NSPointerArray.initializerOfNSPointerArray)
    }

    private static func propertyOfNSPointerArray(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSPointerArray.allObjects)
        case 1: return .value("count", \NSPointerArray.count)
        default: return .readOnly(\NSPointerArray.pointerFunctions)
        }
    }

    nonisolated private static func methodOfNSPointerArray(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSPointerArray).addPointer(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addPointer:", as: (UnsafeMutableRawPointer?).self))
            }
        case 1: return { r, _ in (r as! NSPointerArray).compact() }
        case 2:
            return { r, a in
                (r as! NSPointerArray).insertPointer(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "insertPointer:atIndex:", as: (UnsafeMutableRawPointer?).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "insertPointer:atIndex:", as: (Int).self))
            }
        case 3:
            return { r, a in (r as! NSPointerArray).pointer(at: ObjCRuntime.ObjCMessage.argument(a, 0, "pointerAtIndex:", as: (Int).self)) }
        case 4:
            return { r, a in
                (r as! NSPointerArray).removePointer(at: ObjCRuntime.ObjCMessage.argument(a, 0, "removePointerAtIndex:", as: (Int).self))
            }
        default:
            return { r, a in
                (r as! NSPointerArray).replacePointer(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "replacePointerAtIndex:withPointer:", as: (Int).self),
                    withPointer: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "replacePointerAtIndex:withPointer:", as: (UnsafeMutableRawPointer?).self))
            }
        }
    }

    nonisolated private static func classMethodOfNSPointerArray(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! NSPointerArray.Type).strongObjects() }
        default: return { r, _ in (r as! NSPointerArray.Type).weakObjects() }
        }
    }

    nonisolated private static func initializerOfNSPointerArray(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in NSPointerArray() }
        case 1:
            return { a in
                NSPointerArray(options: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithOptions:", as: (NSPointerFunctions.Options).self))
            }
        default:
            return { a in
                NSPointerArray(
                    pointerFunctions: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithPointerFunctions:", as: (NSPointerFunctions).self))
            }
        }
    }
}
