// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime

extension NotificationCenter {
    nonisolated static var descriptionOfNotificationCenter: FrameworkClass {
        FrameworkClass(
            NotificationCenter.self,
            methods: "publisherForName:object:",
            method: NotificationCenter.methodOfNotificationCenter)
    }

    nonisolated private static func methodOfNotificationCenter(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! NotificationCenter).publisher(
                for: ObjCRuntime.ObjCMessage.argument(a, 0, "publisherForName:object:", as: (Notification.Name).self),
                object: ObjCRuntime.ObjCMessage.argument(a, 1, "publisherForName:object:", as: (AnyObject?).self))
        }
    }
}
