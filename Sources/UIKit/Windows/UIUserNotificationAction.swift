import Foundation
import SampanFoundation

/// Whether an action asks for a text. See https://developer.apple.com/documentation/uikit/uiusernotificationactionbehavior.
@available(iOS, introduced: 9.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNNotificationAction")
public enum UIUserNotificationActionBehavior: UInt, Sendable {
    /// It is done at once.
    case `default` = 0
    /// The person writes a text first.
    case textInput = 1
}

/// Where an app does what an action wants. See https://developer.apple.com/documentation/uikit/uiusernotificationactivationmode.
@available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNNotificationActionOptions")
public enum UIUserNotificationActivationMode: UInt, Sendable {
    /// The app comes to the foreground.
    case foreground = 0
    /// The app stays in the background.
    case background = 1
}

/// How much room there is for actions. See https://developer.apple.com/documentation/uikit/uiusernotificationactioncontext.
@available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNNotificationCategory")
public enum UIUserNotificationActionContext: UInt, Sendable {
    /// Enough for four.
    case `default` = 0
    /// Enough for two.
    case minimal = 1
}

/// The key of the title of the button that sends a text, among an action's parameters. See
/// https://developer.apple.com/documentation/uikit/uiusernotificationtextinputactionbuttontitlekey.
@available(iOS, introduced: 9.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNTextInputNotificationAction")
public let UIUserNotificationTextInputActionButtonTitleKey = "UIUserNotificationTextInputActionButtonTitleKey"

/// The key of the text that the person wrote, in what the app's delegate is told of an action. See
/// https://developer.apple.com/documentation/uikit/uiusernotificationactionresponsetypedtextkey.
@available(iOS, introduced: 9.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNTextInputNotificationResponse")
public let UIUserNotificationActionResponseTypedTextKey = "UIUserNotificationActionResponseTypedTextKey"

/// Something that the person can do with a notification without opening it. See
/// https://developer.apple.com/documentation/uikit/uiusernotificationaction.
@available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNNotificationAction")
open class UIUserNotificationAction: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    struct Values: Hashable {
        var identifier: String?
        var title: String?
        var behavior = UIUserNotificationActionBehavior.default
        var buttonTitle: String?
        var activationMode = UIUserNotificationActivationMode.foreground
        var isAuthenticationRequired = false
        var isDestructive = false
    }

    var values = Values()
    /// What else is said of the action; archives keep the title of the button that sends a text.
    var otherParameters: [AnyHashable: Any] = [:]

    /// Creates an action that says nothing.
    public override init() { super.init() }

    init(copying other: UIUserNotificationAction) {
        (values, otherParameters) = (other.values, other.otherParameters)
        super.init()
    }

    /// What the app knows the action by.
    open var identifier: String? { values.identifier }
    /// What the action's button says.
    open var title: String? { values.title }
    /// Whether the action asks for a text.
    open var behavior: UIUserNotificationActionBehavior { values.behavior }
    /// What else is said of the action, such as the title of the button that sends a text.
    open var parameters: [AnyHashable: Any] {
        var all = otherParameters
        all["UIUserNotificationTextInputActionButtonTitleKey"] = values.buttonTitle
        return all
    }
    /// Where the app does what the action wants.
    open var activationMode: UIUserNotificationActivationMode { values.activationMode }
    // @objc(authenticationRequired)
    /// Whether the device has to be unlocked for it.
    open var isAuthenticationRequired: Bool { values.isAuthenticationRequired }
    // @objc(destructive)
    /// Whether the action destroys something.
    open var isDestructive: Bool { values.isDestructive }

    /// A copy that does not change.
    open func copy(with zone: NSZone? = nil) -> Any { UIUserNotificationAction(copying: self) }
    /// A copy that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UIMutableUserNotificationAction(copying: self) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIUserNotificationAction)?.values == values }
    open override var hash: Int { values.hashValue }

    /// Whether archives can be read securely. They can.
    public static var supportsSecureCoding: Bool { true }

    /// Creates what an archive holds.
    public required init?(coder: NSCoder) {
        super.init()
        func text(_ key: String) -> String? { coder.decodePresentObject(of: NSString.self, forKey: key) as String? }
        (values.identifier, values.title, values.buttonTitle) = (text("identifier"), text("title"), text("buttonTitle"))
        values.behavior = UIUserNotificationActionBehavior(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "behavior"))) ?? .default
        values.activationMode =
            UIUserNotificationActivationMode(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "activationMode"))) ?? .foreground
        values.isAuthenticationRequired = coder.decodeBool(forKey: "isAuthenticationRequired")
        values.isDestructive = coder.decodeBool(forKey: "isDestructive")
    }

    /// Writes it to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(values.identifier as NSString?, forKey: "identifier")
        coder.encode(values.title as NSString?, forKey: "title")
        coder.encode(values.buttonTitle as NSString?, forKey: "buttonTitle")
        coder.encode(Int(values.behavior.rawValue), forKey: "behavior")
        coder.encode(Int(values.activationMode.rawValue), forKey: "activationMode")
        coder.encode(values.isAuthenticationRequired, forKey: "isAuthenticationRequired")
        coder.encode(values.isDestructive, forKey: "isDestructive")
    }
}

/// An action that is being made. See https://developer.apple.com/documentation/uikit/uimutableusernotificationaction.
@available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNNotificationAction")
open class UIMutableUserNotificationAction: UIUserNotificationAction {
    open override var identifier: String? {
        get { values.identifier }
        set { values.identifier = newValue }
    }
    open override var title: String? {
        get { values.title }
        set { values.title = newValue }
    }
    open override var behavior: UIUserNotificationActionBehavior {
        get { values.behavior }
        set { values.behavior = newValue }
    }
    open override var parameters: [AnyHashable: Any] {
        get { super.parameters }
        set {
            otherParameters = newValue
            let key = AnyHashable("UIUserNotificationTextInputActionButtonTitleKey")
            values.buttonTitle = otherParameters.removeValue(forKey: key) as? String
        }
    }
    open override var activationMode: UIUserNotificationActivationMode {
        get { values.activationMode }
        set { values.activationMode = newValue }
    }
    open override var isAuthenticationRequired: Bool {
        get { values.isAuthenticationRequired }
        set { values.isAuthenticationRequired = newValue }
    }
    open override var isDestructive: Bool {
        get { values.isDestructive }
        set { values.isDestructive = newValue }
    }
}
