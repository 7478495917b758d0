import Foundation
import SampanFoundation

/// The ways in which an app may call for attention. See https://developer.apple.com/documentation/uikit/uiusernotificationtype.
@available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNAuthorizationOptions")
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates ways from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By a number on its icon.
    public static let badge = UIUserNotificationType(rawValue: 1 << 0)
    /// By a sound.
    public static let sound = UIUserNotificationType(rawValue: 1 << 1)
    /// By a text.
    public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}

/// How an app may call for attention, and what can be done then. See
/// https://developer.apple.com/documentation/uikit/uiusernotificationsettings.
@available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNNotificationSettings")
open class UIUserNotificationSettings: NSObject, NSCopying, NSSecureCoding {
    /// The ways in which the app may, or wants to, call for attention.
    public let types: UIUserNotificationType
    /// What can be done with the app's notifications.
    public let categories: Set<UIUserNotificationCategory>?

    // @objc(settingsForTypes:categories:)
    /// Creates settings. The system copies the categories.
    public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        self.types = types
        self.categories = categories.map { Set($0.compactMap { $0.copy() as? UIUserNotificationCategory }) }
        super.init()
    }

    /// Settings do not change: the same.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIUserNotificationSettings else { return false }
        return types == other.types && categories ?? [] == other.categories ?? []
    }

    open override var hash: Int { types.hashValue }

    /// Whether archives can be read securely. They can.
    public static var supportsSecureCoding: Bool { true }

    /// Creates what an archive holds.
    public required init?(coder: NSCoder) {
        types = UIUserNotificationType(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "types")))
        let classes: [AnyClass] = [NSArray.self, UIUserNotificationCategory.self]
        categories = (coder.decodePresentObject(of: classes, forKey: "categories") as? [UIUserNotificationCategory]).map(Set.init)
        super.init()
    }

    /// Writes it to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(Int(bitPattern: types.rawValue), forKey: "types")
        if let categories { coder.encode(Array(categories) as NSArray, forKey: "categories") }
    }
}
