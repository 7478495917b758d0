// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

extension NotificationCenter.Notifications {
    nonisolated static var descriptionOfNotificationCenterNotifications: FrameworkClass {
        FrameworkClass(
            NotificationCenter.Notifications.self,
            methods: "makeAsyncIterator",
            method: NotificationCenter.Notifications.methodOfNotificationCenterNotifications)
    }

    nonisolated private static func methodOfNotificationCenterNotifications(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! NotificationCenter.Notifications).makeAsyncIterator() }
    }
}
