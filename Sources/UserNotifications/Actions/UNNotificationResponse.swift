import Foundation
import UIKit

/// The action of who opens the app with a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of who clears a notification away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What a person did with a notification. See https://developer.apple.com/documentation/usernotifications/unnotificationresponse.
open class UNNotificationResponse: NSObject, NSCopying, NSSecureCoding {
    /// The notification.
    public let notification: UNNotification
    /// The action's name.
    public let actionIdentifier: String
    /// The scene that the person is brought to; `nil` if none is.
    open internal(set) weak var targetScene: UIScene?

    init(notification: UNNotification, actionIdentifier: String) {
        (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// It is coded securely.
    public static var supportsSecureCoding: Bool { true }

    /// Reads what `encode(with:)` wrote; `nil` where that is not there.
    public required init?(coder: NSCoder) {
        guard let notification = coder.decodeObject(of: UNNotification.self, forKey: "notification"),
            let action = coder.decodeObject(of: NSString.self, forKey: "actionIdentifier") as String?
        else { return nil }
        (self.notification, actionIdentifier) = (notification, action)
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(notification, forKey: "notification")
        coder.encode(actionIdentifier as NSString, forKey: "actionIdentifier")
    }
}

/// What a person typed for an action.
///
/// See https://developer.apple.com/documentation/usernotifications/untextinputnotificationresponse.
open class UNTextInputNotificationResponse: UNNotificationResponse {
    /// The text.
    public let userText: String

    init(notification: UNNotification, actionIdentifier: String, userText: String) {
        self.userText = userText
        super.init(notification: notification, actionIdentifier: actionIdentifier)
    }

    /// Reads what `encode(with:)` wrote; `nil` where that is not there.
    public required init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "userText") as String? else { return nil }
        userText = text
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(userText as NSString, forKey: "userText")
    }
}

extension UIScene.ConnectionOptions {
    /// What a person did with a notification for which the scene is opened.
    public var notificationResponse: UNNotificationResponse? { notificationResponseStorage as? UNNotificationResponse }
}
