// Made by `make generate` from the sources of this module.
import Foundation

extension NotificationCenter {
    nonisolated static var descriptionOfNotificationCenter: FrameworkClass {
        FrameworkClass(
            NotificationCenter.self,
            methods: "addObserver:selector:name:object: removeObserver: removeObserver:name:object:",
            method: NotificationCenter.methodOfNotificationCenter)
    }

    nonisolated private static func methodOfNotificationCenter(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NotificationCenter).addObserver(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addObserver:selector:name:object:", as: (Any).self),
                    selector: ObjCRuntime.ObjCMessage.argument(a, 1, "addObserver:selector:name:object:", as: (Selector).self),
                    name: ObjCRuntime.ObjCMessage.argument(a, 2, "addObserver:selector:name:object:", as: (NSNotification.Name?).self),
                    object: ObjCRuntime.ObjCMessage.argument(a, 3, "addObserver:selector:name:object:", as: (Any?).self))
            }
        case 1:
            return { r, a in
                (r as! NotificationCenter).removeObserver(ObjCRuntime.ObjCMessage.argument(a, 0, "removeObserver:", as: (AnyObject).self))
            }
        default:
            return { r, a in
                (r as! NotificationCenter).removeObserver(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeObserver:name:object:", as: (AnyObject).self),
                    name: ObjCRuntime.ObjCMessage.argument(a, 1, "removeObserver:name:object:", as: (NSNotification.Name?).self),
                    object: ObjCRuntime.ObjCMessage.argument(a, 2, "removeObserver:name:object:", as: (Any?).self))
            }
        }
    }
}
