import Foundation

/// How an action is done. See https://developer.apple.com/documentation/usernotifications/unnotificationactionoptions.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only on an unlocked device.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
    /// It destroys something, and looks so.
    public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
    /// The app comes to the foreground for it.
    public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// The picture of an action. See https://developer.apple.com/documentation/usernotifications/unnotificationactionicon.
open class UNNotificationActionIcon: NSObject, NSCopying, NSSecureCoding {
    let name: String
    let isSystems: Bool

    private init(_ name: String, isSystems: Bool) {
        (self.name, self.isSystems) = (name, isSystems)
        super.init()
    }

    // @objc(iconWithTemplateImageName:)
    /// An image of the app's.
    public convenience init(templateImageName: String) { self.init(templateImageName, isSystems: false) }
    // @objc(iconWithSystemImageName:)
    /// A symbol.
    public convenience init(systemImageName: String) { self.init(systemImageName, isSystems: true) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationActionIcon else { return false }
        return name == other.name && isSystems == other.isSystems
    }
    open override var hash: Int { name.hashValue }

    /// It is coded securely.
    public static var supportsSecureCoding: Bool { true }
    /// Reads what `encode(with:)` wrote; `nil` where that is not there.
    public required init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") as String? else { return nil }
        self.name = name
        isSystems = coder.decodeBool(forKey: "isSystems")
        super.init()
    }
    open func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "name")
        coder.encode(isSystems, forKey: "isSystems")
    }
}

/// Something that can be done with a notification. See https://developer.apple.com/documentation/usernotifications/unnotificationaction.
open class UNNotificationAction: NSObject, NSCopying, NSSecureCoding {
    /// The name for the app.
    public let identifier: String
    /// The name for people.
    public let title: String
    /// How it is done.
    public let options: UNNotificationActionOptions
    /// The picture before the title.
    public let icon: UNNotificationActionIcon?

    // @objc(actionWithIdentifier:title:options:)
    /// Creates an action.
    public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.init(identifier: identifier, title: title, options: options, icon: nil)
    }

    // @objc(actionWithIdentifier:title:options:icon:)
    /// Creates an action with a picture.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?) {
        (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationAction else { return false }
        return identifier == other.identifier && title == other.title && options == other.options && icon == other.icon
    }
    open override var hash: Int { identifier.hashValue }

    /// It is coded securely.
    public static var supportsSecureCoding: Bool { true }
    /// Reads what `encode(with:)` wrote; `nil` where that is not there.
    public required init?(coder: NSCoder) {
        guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier") as String?,
            let title = coder.decodeObject(of: NSString.self, forKey: "title") as String?
        else { return nil }
        (self.identifier, self.title) = (identifier, title)
        options = UNNotificationActionOptions(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "options")))
        icon = coder.decodeObject(of: UNNotificationActionIcon.self, forKey: "icon")
        super.init()
    }
    open func encode(with coder: NSCoder) {
        coder.encode(identifier as NSString, forKey: "identifier")
        coder.encode(title as NSString, forKey: "title")
        coder.encode(Int(bitPattern: options.rawValue), forKey: "options")
        coder.encode(icon, forKey: "icon")
    }
}

/// An action for which the person types something.
///
/// See https://developer.apple.com/documentation/usernotifications/untextinputnotificationaction.
open class UNTextInputNotificationAction: UNNotificationAction {
    /// What the button beside the field says.
    public let textInputButtonTitle: String
    /// What the empty field says.
    public let textInputPlaceholder: String

    // @objc(actionWithIdentifier:title:options:textInputButtonTitle:textInputPlaceholder:)
    /// Creates an action.
    public convenience init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        self.init(
            identifier: identifier, title: title, options: options, icon: nil, textInputButtonTitle: textInputButtonTitle,
            textInputPlaceholder: textInputPlaceholder)
    }

    // @objc(actionWithIdentifier:title:options:icon:textInputButtonTitle:textInputPlaceholder:)
    /// Creates an action with a picture.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?,
        textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
        super.init(identifier: identifier, title: title, options: options, icon: icon)
    }

    /// Reads what `encode(with:)` wrote; `nil` where that is not there.
    public required init?(coder: NSCoder) {
        guard let button = coder.decodeObject(of: NSString.self, forKey: "textInputButtonTitle") as String?,
            let placeholder = coder.decodeObject(of: NSString.self, forKey: "textInputPlaceholder") as String?
        else { return nil }
        (textInputButtonTitle, textInputPlaceholder) = (button, placeholder)
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(textInputButtonTitle as NSString, forKey: "textInputButtonTitle")
        coder.encode(textInputPlaceholder as NSString, forKey: "textInputPlaceholder")
    }
}
