// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

extension NotificationCenter {
    nonisolated static var descriptionOfNotificationCenter: FrameworkClass {
        FrameworkClass(
            NotificationCenter.self,
            methods: "notificationsWithNamed:object:",
            method: NotificationCenter.methodOfNotificationCenter)
    }

    nonisolated private static func methodOfNotificationCenter(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! NotificationCenter).notifications(
                named: ObjCRuntime.ObjCMessage.argument(a, 0, "notificationsWithNamed:object:", as: (Notification.Name).self),
                object: ObjCRuntime.ObjCMessage.argument(a, 1, "notificationsWithNamed:object:", as: (AnyObject?).self))
        }
    }
}
