// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSPersistentHistoryToken {
    nonisolated static var descriptionOfNSPersistentHistoryToken: FrameworkClass {
        FrameworkClass(
            NSPersistentHistoryToken.self,
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "initWithCoder:",
            method: NSPersistentHistoryToken.methodOfNSPersistentHistoryToken,
            classMethod: NSPersistentHistoryToken.classMethodOfNSPersistentHistoryToken,
            initializer: NSPersistentHistoryToken.initializerOfNSPersistentHistoryToken)
    }

    nonisolated private static func methodOfNSPersistentHistoryToken(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSPersistentHistoryToken).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! NSPersistentHistoryToken).encode(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfNSPersistentHistoryToken(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! NSPersistentHistoryToken.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfNSPersistentHistoryToken(_ index: Int) -> ObjCFactory {
        { a in NSPersistentHistoryToken(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
    }
}
