import Foundation
import SampanDebugLog
import SampanHost

/// A notification that comes from a server: its payload, as Apple's push service sends it.
///
/// See https://developer.apple.com/documentation/usernotifications/generating-a-remote-notification.
@MainActor
package struct RemoteNotification {
    /// The whole payload.
    package let payload: [AnyHashable: Any]
    /// What it says to the system.
    package let aps: [String: Any]

    /// Reads a payload.
    ///
    /// - Throws: why it is none.
    init(_ text: String) throws(AppRequest.Refusal) {
        guard text.utf8.count <= Self.limit else {
            throw AppRequest.Refusal(description: "a notification's payload may have \(Self.limit) bytes, this one has \(text.utf8.count)")
        }
        guard let payload = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
            let aps = payload["aps"] as? [String: Any]
        else { throw AppRequest.Refusal(description: "expected a notification's payload, an object of JSON with the key \"aps\"") }
        self.payload = payload
        self.aps = aps
    }

    /// The bytes that Apple's service takes.
    private static let limit = 4096

    /// Whether there is something that the person sees or hears.
    private var isShown: Bool { ["alert", "badge", "sound"].contains { aps[$0] != nil } }

    private var wakesApp: Bool { (aps["content-available"] as? NSNumber)?.boolValue == true }

    /// Delivers it: to the person, if an app that has the means shows it, and to the app's delegate.
    ///
    /// - Returns: why it cannot be delivered.
    func deliver() -> String? {
        let application = UIApplication.shared
        guard application.isRegisteredForRemoteNotifications else {
            return "the app is not registered for remote notifications: registerForRemoteNotifications() was not called"
        }
        DebugLog.write(.life, "a remote notification arrives")
        var isTaken = false
        if isShown, let taker = Self.presenter { isTaken = taker(self) }
        if wakesApp || (!isTaken && application.applicationState == .active) { tellDelegate(application) }
        return nil
    }

    /// Shows notifications to the person; entered by UserNotifications when its library is loaded. Returns whether the app is told that way.
    package static var presenter: ((RemoteNotification) -> Bool)?

    private func tellDelegate(_ application: UIApplication) {
        guard let delegate = application.delegate else { return }
        // A suspended app gets time to work.
        let wasSuspended = BackgroundLife.isSuspended
        if wasSuspended { BackgroundLife.wake() }
        let task = wasSuspended ? application.beginBackgroundTask(withName: "remote notification") : .invalid
        let took: Void? = OptionalRequirement.call {
            delegate.application(
                application, didReceiveRemoteNotification: payload,
                fetchCompletionHandler: { _ in application.endBackgroundTask(task) })
        }
        if took == nil {
            application.endBackgroundTask(task)
            _ = OptionalRequirement.call { delegate.application(application, didReceiveRemoteNotification: payload) }
        }
    }
}
