import Foundation

/// A notification that is to come: what it says, and when. See https://developer.apple.com/documentation/usernotifications/unnotificationrequest.
open class UNNotificationRequest: NSObject, NSCopying, NSSecureCoding {
    /// The name. A request replaces that of the same name.
    public let identifier: String
    /// What it says.
    public let content: UNNotificationContent
    /// When it comes; `nil` is at once.
    public let trigger: UNNotificationTrigger?

    // @objc(requestWithIdentifier:content:trigger:)
    /// Creates a request. Its content is a copy.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content.copy() as! UNNotificationContent
        self.trigger = trigger
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationRequest else { return false }
        return identifier == other.identifier && content == other.content && trigger == other.trigger
    }

    open override var hash: Int { identifier.hashValue }

    /// It is coded securely.
    public static var supportsSecureCoding: Bool { true }

    /// Reads what `encode(with:)` wrote; `nil` where that is not there.
    public required init?(coder: NSCoder) {
        guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier") as String?,
            let content = coder.decodeObject(of: UNNotificationContent.self, forKey: "content")
        else { return nil }
        (self.identifier, self.content) = (identifier, content)
        trigger = coder.decodeObject(of: Self.triggers, forKey: "trigger") as? UNNotificationTrigger
        super.init()
    }

    static let triggers: [AnyClass] = [
        UNTimeIntervalNotificationTrigger.self, UNLocationNotificationTrigger.self, UNCalendarNotificationTrigger.self,
        UNPushNotificationTrigger.self,
    ]

    open func encode(with coder: NSCoder) {
        coder.encode(identifier as NSString, forKey: "identifier")
        coder.encode(content, forKey: "content")
        coder.encode(trigger, forKey: "trigger")
    }
}

/// A notification that came. See https://developer.apple.com/documentation/usernotifications/unnotification.
open class UNNotification: NSObject, NSCopying, NSSecureCoding {
    /// When it came.
    public let date: Date
    /// What was asked for.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        (self.date, self.request) = (date, request)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotification else { return false }
        return date == other.date && request == other.request
    }

    open override var hash: Int { request.hash }

    /// It is coded securely.
    public static var supportsSecureCoding: Bool { true }

    /// Reads what `encode(with:)` wrote; `nil` where that is not there.
    public required init?(coder: NSCoder) {
        guard let date = coder.decodeObject(of: NSDate.self, forKey: "date") as Date?,
            let request = coder.decodeObject(of: UNNotificationRequest.self, forKey: "request")
        else { return nil }
        (self.date, self.request) = (date, request)
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(date as NSDate, forKey: "date")
        coder.encode(request, forKey: "request")
    }
}
