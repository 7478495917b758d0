import Foundation

/// Calling for attention in the way of before iOS 10, without UserNotifications.
extension UIApplication {
    /// Has a copy of a notification come when it says. The 64 that come first wait. See
    /// https://developer.apple.com/documentation/uikit/uiapplication/schedulelocalnotification(_:).
    @available(iOS, introduced: 4.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNUserNotificationCenter")
    public func scheduleLocalNotification(_ notification: UILocalNotification) { LocalNotifications.current.schedule([notification]) }

    /// Has a notification come now, whatever its date is.
    @available(iOS, introduced: 4.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNUserNotificationCenter")
    public func presentLocalNotificationNow(_ notification: UILocalNotification) {
        guard let copy = notification.copy() as? UILocalNotification else { return }
        LocalNotifications.current.deliver(copy)
    }

    /// Takes back a notification, whether it waits or the person sees it.
    @available(iOS, introduced: 4.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNUserNotificationCenter")
    public func cancelLocalNotification(_ notification: UILocalNotification) { LocalNotifications.current.cancel(notification) }

    /// Takes back all notifications.
    @available(iOS, introduced: 4.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNUserNotificationCenter")
    public func cancelAllLocalNotifications() { LocalNotifications.current.cancelAll() }

    /// The notifications that wait. Setting them puts others in their place.
    @available(iOS, introduced: 4.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNUserNotificationCenter")
    public var scheduledLocalNotifications: [UILocalNotification]? {
        get { LocalNotifications.current.scheduled }
        set { LocalNotifications.current.replaceScheduled(newValue ?? []) }
    }

    /// Says how the app wants to call for attention, and what can be done then. The person is asked the first time; the delegate is told of what is
    /// allowed. See https://developer.apple.com/documentation/uikit/uiapplication/registerusernotificationsettings(_:).
    @available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNUserNotificationCenter")
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
        let notifications = LocalNotifications.current
        notifications.register(notificationSettings) { [weak self] in
            DispatchQueue.main.async {
                guard let self, let delegate = self.delegate else { return }
                _ = OptionalRequirement.call { delegate.application(self, didRegister: notifications.granted) }
            }
        }
    }

    /// How the app may call for attention: in no way, where the person does not let it.
    @available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNUserNotificationCenter")
    public var currentUserNotificationSettings: UIUserNotificationSettings? { LocalNotifications.current.granted }
}
