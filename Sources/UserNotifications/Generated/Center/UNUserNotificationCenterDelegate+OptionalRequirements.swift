// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UNUserNotificationCenterDelegate {
    /// Not implemented.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async
        -> UNNotificationPresentationOptions
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {
        OptionalRequirement.notImplemented()
    }
}
