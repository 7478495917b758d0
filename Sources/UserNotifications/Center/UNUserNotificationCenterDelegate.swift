import Foundation

/// How a notification is shown that comes while the app is in the foreground.
///
/// See https://developer.apple.com/documentation/usernotifications/unnotificationpresentationoptions.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The icon's number follows it.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
    /// It is heard.
    public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
    /// It is shown and listed, as before iOS 14.
    public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
    /// It is listed in the notification centre.
    public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
    /// It is shown as a banner.
    public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// What a notification centre tells and asks. See https://developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate.
///
/// It is told on the main thread.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    // @objc(userNotificationCenter:willPresentNotification:withCompletionHandler:) optional
    /// A notification comes while the app is in the foreground: how is it shown?
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    // @objc optional
    /// A notification comes while the app is in the foreground: how is it shown?
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions
    // @objc(userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:) optional
    /// A person did something with a notification.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    // @objc optional
    /// A person did something with a notification.
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
    // @objc(userNotificationCenter:openSettingsForNotification:) optional
    /// The person wants the app's own settings for notifications.
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}
