import Foundation

/// How notifications of a category are shown. See https://developer.apple.com/documentation/usernotifications/unnotificationcategoryoptions.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The delegate hears when one is cleared away.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
    /// They may be shown in cars.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
    /// The title is shown even where the person hides what notifications say.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
    /// The subtitle is shown even where the person hides what notifications say.
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
    /// They may be read aloud.
    public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 1 << 4)
}

/// A kind of notifications, with what can be done with them. See https://developer.apple.com/documentation/usernotifications/unnotificationcategory.
open class UNNotificationCategory: NSObject, NSCopying, NSSecureCoding {
    /// The name.
    public let identifier: String
    /// What can be done, in order.
    public let actions: [UNNotificationAction]
    /// Siri's intents for it.
    public let intentIdentifiers: [String]
    /// How they are shown.
    public let options: UNNotificationCategoryOptions
    /// What stands in place of the text where the person hides that.
    public let hiddenPreviewsBodyPlaceholder: String
    /// How several are summed up.
    public let categorySummaryFormat: String

    // @objc(categoryWithIdentifier:actions:intentIdentifiers:options:)
    /// Creates a category.
    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, hiddenPreviewsBodyPlaceholder: nil,
            categorySummaryFormat: nil, options: options)
    }

    // @objc(categoryWithIdentifier:actions:intentIdentifiers:hiddenPreviewsBodyPlaceholder:options:)
    /// Creates a category with a text for where the person hides what notifications say.
    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String,
        options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
            hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder, categorySummaryFormat: nil, options: options)
    }

    // @objc(categoryWithIdentifier:actions:intentIdentifiers:hiddenPreviewsBodyPlaceholder:categorySummaryFormat:options:)
    /// Creates a category with a text for where the person hides what notifications say, and a format for several.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String?,
        categorySummaryFormat: String?, options: UNNotificationCategoryOptions = []
    ) {
        (self.identifier, self.actions, self.intentIdentifiers) = (identifier, actions, intentIdentifiers)
        self.options = options
        self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
        self.categorySummaryFormat = categorySummaryFormat ?? ""
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationCategory else { return false }
        return identifier == other.identifier && actions == other.actions && intentIdentifiers == other.intentIdentifiers
            && options == other.options && hiddenPreviewsBodyPlaceholder == other.hiddenPreviewsBodyPlaceholder
            && categorySummaryFormat == other.categorySummaryFormat
    }
    /// By the name alone: a set holds one category of each.
    open override var hash: Int { identifier.hashValue }

    /// It is coded securely.
    public static var supportsSecureCoding: Bool { true }
    /// Reads what `encode(with:)` wrote; `nil` where that is not there.
    public required init?(coder: NSCoder) {
        func text(_ key: String) -> String { coder.decodeObject(of: NSString.self, forKey: key) as String? ?? "" }
        identifier = text("identifier")
        actions = coder.list(of: [UNNotificationAction.self, UNTextInputNotificationAction.self], forKey: "actions")
        intentIdentifiers = coder.list(of: NSString.self, forKey: "intentIdentifiers").map { $0 as String }
        options = UNNotificationCategoryOptions(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "options")))
        hiddenPreviewsBodyPlaceholder = text("hiddenPreviewsBodyPlaceholder")
        categorySummaryFormat = text("categorySummaryFormat")
        super.init()
    }
    open func encode(with coder: NSCoder) {
        coder.encode(identifier as NSString, forKey: "identifier")
        coder.encode(actions as NSArray, forKey: "actions")
        coder.encode(intentIdentifiers.map { $0 as NSString } as NSArray, forKey: "intentIdentifiers")
        coder.encode(Int(bitPattern: options.rawValue), forKey: "options")
        coder.encode(hiddenPreviewsBodyPlaceholder as NSString, forKey: "hiddenPreviewsBodyPlaceholder")
        coder.encode(categorySummaryFormat as NSString, forKey: "categorySummaryFormat")
    }
}
