import Foundation

/// What an app asks to do. See https://developer.apple.com/documentation/usernotifications/unauthorizationoptions.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Show a number on the app's icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    /// Be heard.
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    /// Show texts.
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    /// Show them in cars.
    public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
    /// Be heard when the device is silent.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
    /// The app has a page of settings of its own.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
    /// Show them quietly, without asking.
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
    /// Have them read aloud; included since iOS 15.
    public static let announcement = UNAuthorizationOptions(rawValue: 1 << 7)
    /// Break through a Focus; an entitlement since iOS 15.
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}

/// What the person said. See https://developer.apple.com/documentation/usernotifications/unauthorizationstatus.
public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, authorized, provisional, ephemeral
}

/// Whether something is on. See https://developer.apple.com/documentation/usernotifications/unnotificationsetting.
public enum UNNotificationSetting: Int, Sendable {
    case notSupported, disabled, enabled
}

/// How texts are shown on the screen. See https://developer.apple.com/documentation/usernotifications/unalertstyle.
public enum UNAlertStyle: Int, Sendable {
    case none, banner, alert
}

/// When what notifications say is shown. See https://developer.apple.com/documentation/usernotifications/unshowpreviewssetting.
public enum UNShowPreviewsSetting: Int, Sendable {
    case always, whenAuthenticated, never
}

/// What the app may do. See https://developer.apple.com/documentation/usernotifications/unnotificationsettings.
open class UNNotificationSettings: NSObject, NSCopying, NSSecureCoding {
    /// What the person said.
    public let authorizationStatus: UNAuthorizationStatus
    private let options: UNAuthorizationOptions

    init(status: UNAuthorizationStatus, options: UNAuthorizationOptions) {
        (authorizationStatus, self.options) = (status, options)
        super.init()
    }

    private var mayShow: Bool { authorizationStatus == .authorized || authorizationStatus == .provisional }

    private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
        guard options.contains(option) else { return .notSupported }
        return mayShow ? .enabled : .disabled
    }

    /// Whether notifications are heard.
    open var soundSetting: UNNotificationSetting { authorizationStatus == .provisional ? .disabled : setting(.sound) }
    /// Whether the icon shows a number.
    open var badgeSetting: UNNotificationSetting { authorizationStatus == .provisional ? .disabled : setting(.badge) }
    /// Whether texts are shown.
    open var alertSetting: UNNotificationSetting { authorizationStatus == .provisional ? .disabled : setting(.alert) }
    /// Whether they are listed.
    open var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
    /// Whether they are shown on the locked screen.
    open var lockScreenSetting: UNNotificationSetting { authorizationStatus == .provisional ? .disabled : setting(.alert) }
    /// Whether they are shown in cars.
    open var carPlaySetting: UNNotificationSetting { setting(.carPlay) }
    /// Whether they are heard when the device is silent.
    open var criticalAlertSetting: UNNotificationSetting { setting(.criticalAlert) }
    /// Whether they are read aloud.
    open var announcementSetting: UNNotificationSetting { .notSupported }
    /// Whether they break through a Focus.
    open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
    /// Whether they come with the summary of the day.
    open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
    /// Whether messages come directly.
    open var directMessagesSetting: UNNotificationSetting { .notSupported }
    /// How texts are shown on the screen.
    open var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
    /// When what they say is shown.
    open var showPreviewsSetting: UNShowPreviewsSetting { .always }
    /// Whether the system shows a button to the app's own settings.
    open var providesAppNotificationSettings: Bool { options.contains(.providesAppNotificationSettings) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationSettings else { return false }
        return authorizationStatus == other.authorizationStatus && options == other.options
    }
    open override var hash: Int { authorizationStatus.rawValue }

    /// It is coded securely.
    public static var supportsSecureCoding: Bool { true }
    /// Reads what `encode(with:)` wrote; `nil` where that is not there.
    public required init?(coder: NSCoder) {
        authorizationStatus = UNAuthorizationStatus(rawValue: coder.decodeInteger(forKey: "authorizationStatus")) ?? .notDetermined
        options = UNAuthorizationOptions(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "options")))
        super.init()
    }
    open func encode(with coder: NSCoder) {
        coder.encode(authorizationStatus.rawValue, forKey: "authorizationStatus")
        coder.encode(Int(bitPattern: options.rawValue), forKey: "options")
    }
}
