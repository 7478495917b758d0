import Foundation
import ObjCRuntime

/// How urgent a notification is. See https://developer.apple.com/documentation/usernotifications/unnotificationinterruptionlevel.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    case passive, active, timeSensitive, critical
}

/// What a notification says. See https://developer.apple.com/documentation/usernotifications/unnotificationcontent.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    var values = Values()

    struct Values {
        var attachments: [UNNotificationAttachment] = []
        var badge: NSNumber?
        var body = ""
        var categoryIdentifier = ""
        var launchImageName = ""
        var sound: UNNotificationSound?
        var subtitle = ""
        var threadIdentifier = ""
        var title = ""
        var userInfo: [AnyHashable: Any] = [:]
        var targetContentIdentifier: String?
        var interruptionLevel = UNNotificationInterruptionLevel.active
        var relevanceScore = 0.0
        var filterCriteria: String?
        var summaryArgument = ""
        var summaryArgumentCount = 0
    }

    /// Creates content that says nothing.
    public override init() { super.init() }

    init(_ values: Values) {
        self.values = values
        super.init()
    }

    /// Pictures, sounds and films that are shown with it.
    open var attachments: [UNNotificationAttachment] { values.attachments }
    /// The number for the app's icon: none is shown for 0; `nil` leaves it as it is.
    open var badge: NSNumber? { values.badge }
    /// The text.
    open var body: String { values.body }
    /// The category whose actions are offered.
    open var categoryIdentifier: String { values.categoryIdentifier }
    /// The launch picture of an app that is opened with it.
    open var launchImageName: String { values.launchImageName }
    /// What is heard.
    open var sound: UNNotificationSound? { values.sound }
    /// The line below the title.
    open var subtitle: String { values.subtitle }
    /// What the notification is grouped by.
    open var threadIdentifier: String { values.threadIdentifier }
    /// The first line.
    open var title: String { values.title }
    /// What the app adds for itself.
    open var userInfo: [AnyHashable: Any] { values.userInfo }
    /// What is used to find the scene that shows the content.
    open var targetContentIdentifier: String? { values.targetContentIdentifier }
    /// How urgent it is.
    open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
    /// How much it matters among the app's own, from 0 to 1.
    open var relevanceScore: Double { values.relevanceScore }
    /// What a Focus filter goes by.
    open var filterCriteria: String? { values.filterCriteria }
    /// What a summary says of it; not used since iOS 15.
    open var summaryArgument: String { values.summaryArgument }
    /// How many things it tells of; not used since iOS 15.
    open var summaryArgumentCount: Int { values.summaryArgumentCount }

    // MARK: Copies

    open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = (object as? UNNotificationContent)?.values else { return false }
        return values.attachments == other.attachments && values.badge == other.badge && values.body == other.body
            && values.categoryIdentifier == other.categoryIdentifier && values.launchImageName == other.launchImageName
            && values.sound == other.sound && values.subtitle == other.subtitle && values.threadIdentifier == other.threadIdentifier
            && values.title == other.title && values.userInfo as NSDictionary == other.userInfo as NSDictionary
            && values.targetContentIdentifier == other.targetContentIdentifier && values.interruptionLevel == other.interruptionLevel
            && values.relevanceScore == other.relevanceScore && values.filterCriteria == other.filterCriteria
    }

    open override var hash: Int { values.title.hashValue ^ values.body.hashValue }

    // MARK: Coding

    /// It is coded securely.
    public static var supportsSecureCoding: Bool { true }

    /// Reads what `encode(with:)` wrote; `nil` where that is not there.
    public required init?(coder: NSCoder) {
        super.init()
        func text(_ key: String) -> String? { coder.decodeObject(of: NSString.self, forKey: key) as String? }
        values.attachments = coder.list(of: UNNotificationAttachment.self, forKey: "attachments")
        values.badge = coder.decodeObject(of: NSNumber.self, forKey: "badge")
        values.body = text("body") ?? ""
        values.categoryIdentifier = text("categoryIdentifier") ?? ""
        values.launchImageName = text("launchImageName") ?? ""
        values.sound = coder.decodeObject(of: UNNotificationSound.self, forKey: "sound")
        values.subtitle = text("subtitle") ?? ""
        values.threadIdentifier = text("threadIdentifier") ?? ""
        values.title = text("title") ?? ""
        values.targetContentIdentifier = text("targetContentIdentifier")
        values.filterCriteria = text("filterCriteria")
        values.interruptionLevel =
            UNNotificationInterruptionLevel(rawValue: UInt(coder.decodeInteger(forKey: "interruptionLevel"))) ?? .active
        values.relevanceScore = coder.decodeDouble(forKey: "relevanceScore")
        values.summaryArgument = text("summaryArgument") ?? ""
        values.summaryArgumentCount = coder.decodeInteger(forKey: "summaryArgumentCount")
        if let data = coder.decodeObject(of: NSData.self, forKey: "userInfo") as Data?,
            let info = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [AnyHashable: Any]
        {
            values.userInfo = info
        }
    }

    open func encode(with coder: NSCoder) {
        coder.encode(values.attachments as NSArray, forKey: "attachments")
        coder.encode(values.badge, forKey: "badge")
        coder.encode(values.body as NSString, forKey: "body")
        coder.encode(values.categoryIdentifier as NSString, forKey: "categoryIdentifier")
        coder.encode(values.launchImageName as NSString, forKey: "launchImageName")
        coder.encode(values.sound, forKey: "sound")
        coder.encode(values.subtitle as NSString, forKey: "subtitle")
        coder.encode(values.threadIdentifier as NSString, forKey: "threadIdentifier")
        coder.encode(values.title as NSString, forKey: "title")
        coder.encode(values.targetContentIdentifier as NSString?, forKey: "targetContentIdentifier")
        coder.encode(values.filterCriteria as NSString?, forKey: "filterCriteria")
        coder.encode(Int(values.interruptionLevel.rawValue), forKey: "interruptionLevel")
        coder.encode(values.relevanceScore, forKey: "relevanceScore")
        coder.encode(values.summaryArgument as NSString, forKey: "summaryArgument")
        coder.encode(values.summaryArgumentCount, forKey: "summaryArgumentCount")
        // What it holds is a property list's, which is checked when a request is added.
        if let info = try? PropertyListSerialization.data(fromPropertyList: values.userInfo, format: .binary, options: 0) {
            coder.encode(info as NSData, forKey: "userInfo")
        }
    }
}

/// Content that an app makes. See https://developer.apple.com/documentation/usernotifications/unmutablenotificationcontent.
open class UNMutableNotificationContent: UNNotificationContent {
    open override var attachments: [UNNotificationAttachment] {
        get { values.attachments }
        set { values.attachments = newValue }
    }
    open override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }
    open override var body: String {
        get { values.body }
        set { values.body = newValue }
    }
    open override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }
    open override var launchImageName: String {
        get { values.launchImageName }
        set { values.launchImageName = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }
    open override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    open override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }
    open override var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    open override var targetContentIdentifier: String? {
        get { values.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue }
    }
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { values.interruptionLevel }
        set { values.interruptionLevel = newValue }
    }
    open override var relevanceScore: Double {
        get { values.relevanceScore }
        set { values.relevanceScore = newValue }
    }
    open override var filterCriteria: String? {
        get { values.filterCriteria }
        set { values.filterCriteria = newValue }
    }
    open override var summaryArgument: String {
        get { values.summaryArgument }
        set { values.summaryArgument = newValue }
    }
    open override var summaryArgumentCount: Int {
        get { values.summaryArgumentCount }
        set { values.summaryArgumentCount = newValue }
    }
}
