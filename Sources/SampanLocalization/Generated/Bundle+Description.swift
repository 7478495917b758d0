// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension Bundle {
    nonisolated static var descriptionOfBundle: FrameworkClass {
        FrameworkClass(
            Bundle.self,
            methods: "localizationsOfUser localizedInformation: localizedTextForUserForKey:value:table:",
            classMethods: "localizationsOfUserFrom: localizationsOfUserFrom:by:",
            method: Bundle.methodOfBundle,
            classMethod: Bundle.classMethodOfBundle)
    }

    nonisolated private static func methodOfBundle(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! Bundle).localizationsOfUser() }
        case 1:
            return { r, a in
                (r as! Bundle).localizedInformation(ObjCRuntime.ObjCMessage.argument(a, 0, "localizedInformation:", as: (String).self))
            }
        default:
            return { r, a in
                (r as! Bundle).localizedTextForUser(
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "localizedTextForUserForKey:value:table:", as: (String).self),
                    value: ObjCRuntime.ObjCMessage.argument(a, 1, "localizedTextForUserForKey:value:table:", as: (String?).self),
                    table: ObjCRuntime.ObjCMessage.argument(a, 2, "localizedTextForUserForKey:value:table:", as: (String?).self))
            }
        }
    }

    nonisolated private static func classMethodOfBundle(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! Bundle.Type).localizationsOfUser(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "localizationsOfUserFrom:", as: ([String]).self))
            }
        default:
            return { r, a in
                (r as! Bundle.Type).localizationsOfUser(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "localizationsOfUserFrom:by:", as: ([String]).self),
                    by: ObjCRuntime.ObjCMessage.argument(a, 1, "localizationsOfUserFrom:by:", as: ([String]?).self))
            }
        }
    }
}
