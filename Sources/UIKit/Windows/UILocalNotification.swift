import Foundation
import SampanFoundation

/// The name of the sound that the system has for notifications. See
/// https://developer.apple.com/documentation/uikit/uilocalnotificationdefaultsoundname.
@available(iOS, introduced: 4.0, deprecated: 10.0, message: "Use UserNotifications Framework's +[UNNotificationSound defaultSound]")
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

/// Something that an app calls for attention with at a time, or at a place. See https://developer.apple.com/documentation/uikit/uilocalnotification.
///
/// In the foreground the app's delegate is told of it, and nothing is shown; in the background it is listed for the person, who opens it by
/// `sampan control` or a script. Its place is CoreLocation's: `region`.
@available(iOS, introduced: 4.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNNotificationRequest")
open class UILocalNotification: NSObject, NSCopying, NSCoding {
    /// Creates a notification that says nothing, to come at once.
    public override init() { super.init() }

    // MARK: When it comes

    /// When it comes; at once if `nil`.
    open var fireDate: Date?
    /// The time zone whose clocks `fireDate` goes by: it comes when the device's clock shows that time, wherever it is then. If `nil`, it comes at
    /// that moment.
    open var timeZone: TimeZone?
    /// After what it comes again; never if this is empty. The shortest unit counts.
    open var repeatInterval: NSCalendar.Unit = []
    /// The calendar that repetitions go by; the person's if `nil`.
    open var repeatCalendar: Calendar?
    /// Whether it comes the first time that the device crosses its region's edge, and then no more. `true` by default.
    open var regionTriggersOnce = true
    /// The region, which CoreLocation knows.
    package var regionStorage: NSObject?

    // MARK: What it says

    /// The text; without one nothing is listed.
    open var alertBody: String?
    /// Whether the person can open it with a button or a slider. `true` by default.
    open var hasAction = true
    /// The button's title, or what is behind "slide to"; the system's words if `nil`.
    open var alertAction: String?
    /// The image that is shown while the app is launched for it, in the place of its launch screen.
    open var alertLaunchImage: String?
    /// The title.
    open var alertTitle: String?
    /// A sound file of the app's, or `UILocalNotificationDefaultSoundName`; no sound if `nil`.
    open var soundName: String?
    /// The number on the app's icon from then on; 0 leaves it as it is.
    open var applicationIconBadgeNumber = 0
    /// What the app means by it: a property list.
    open var userInfo: [AnyHashable: Any]?
    /// The kind, by whose name the app's settings say what can be done.
    open var category: String?

    // MARK: Copies

    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UILocalNotification()
        copy.take(self)
        return copy
    }

    private func take(_ other: UILocalNotification) {
        (fireDate, timeZone, repeatInterval) = (other.fireDate, other.timeZone, other.repeatInterval)
        (repeatCalendar, regionTriggersOnce, regionStorage) = (other.repeatCalendar, other.regionTriggersOnce, other.regionStorage)
        (alertBody, hasAction, alertAction, alertLaunchImage) = (
            other.alertBody, other.hasAction, other.alertAction, other.alertLaunchImage
        )
        (alertTitle, soundName, applicationIconBadgeNumber) = (other.alertTitle, other.soundName, other.applicationIconBadgeNumber)
        (userInfo, category) = (other.userInfo, other.category)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UILocalNotification else { return false }
        return fireDate == other.fireDate && timeZone == other.timeZone && repeatInterval == other.repeatInterval
            && repeatCalendar?.identifier == other.repeatCalendar?.identifier && regionStorage == other.regionStorage
            && regionTriggersOnce == other.regionTriggersOnce && alertBody == other.alertBody && hasAction == other.hasAction
            && alertAction == other.alertAction && alertLaunchImage == other.alertLaunchImage && alertTitle == other.alertTitle
            && soundName == other.soundName && applicationIconBadgeNumber == other.applicationIconBadgeNumber
            && category == other.category && (userInfo ?? [:]) as NSDictionary == (other.userInfo ?? [:]) as NSDictionary
    }

    open override var hash: Int { (alertBody ?? "").hashValue ^ (fireDate?.hashValue ?? 0) }

    // MARK: Coding

    /// Creates what an archive holds.
    public required init?(coder: NSCoder) {
        super.init()
        func text(_ key: String) -> String? { coder.decodePresentObject(of: NSString.self, forKey: key) as String? }
        fireDate = coder.decodePresentObject(of: NSDate.self, forKey: "fireDate") as Date?
        timeZone = text("timeZone").flatMap { TimeZone(identifier: $0) }
        repeatInterval = NSCalendar.Unit(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "repeatInterval")))
        if let data = coder.decodePresentObject(of: NSData.self, forKey: "repeatCalendar") as Data? {
            repeatCalendar = try? PropertyListDecoder().decode([Calendar].self, from: data).first
        }
        regionTriggersOnce = coder.decodeBool(forKey: "regionTriggersOnce")
        regionStorage = LocalNotificationPlaces.decode(coder, "region")
        (alertBody, alertTitle, alertAction) = (text("alertBody"), text("alertTitle"), text("alertAction"))
        (alertLaunchImage, soundName, category) = (text("alertLaunchImage"), text("soundName"), text("category"))
        hasAction = coder.decodeBool(forKey: "hasAction")
        applicationIconBadgeNumber = coder.decodeInteger(forKey: "applicationIconBadgeNumber")
        if let data = coder.decodePresentObject(of: NSData.self, forKey: "userInfo") as Data? {
            userInfo = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [AnyHashable: Any]
        }
    }

    /// Writes it to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(fireDate as NSDate?, forKey: "fireDate")
        coder.encode(timeZone?.identifier as NSString?, forKey: "timeZone")
        coder.encode(Int(bitPattern: repeatInterval.rawValue), forKey: "repeatInterval")
        // A property list has to be a list or dictionary.
        if let repeatCalendar, let data = try? PropertyListEncoder().encode([repeatCalendar]) {
            coder.encode(data as NSData, forKey: "repeatCalendar")
        }
        coder.encode(regionTriggersOnce, forKey: "regionTriggersOnce")
        if let regionStorage { coder.encode(regionStorage, forKey: "region") }
        let texts = [
            "alertBody": alertBody, "alertTitle": alertTitle, "alertAction": alertAction, "alertLaunchImage": alertLaunchImage,
            "soundName": soundName, "category": category,
        ]
        for (key, text) in texts { coder.encode(text as NSString?, forKey: key) }
        coder.encode(hasAction, forKey: "hasAction")
        coder.encode(applicationIconBadgeNumber, forKey: "applicationIconBadgeNumber")
        if let userInfo, let data = try? PropertyListSerialization.data(fromPropertyList: userInfo, format: .binary, options: 0) {
            coder.encode(data as NSData, forKey: "userInfo")
        }
    }
}

/// Where notifications come, which is CoreLocation's to know: it enters itself here when its library is loaded.
package enum LocalNotificationPlaces {
    /// The classes of regions, for archives.
    nonisolated(unsafe) package static var classes: [AnyClass] = []
    /// Follows regions from now on, and tells when the device crosses the edge of one.
    nonisolated(unsafe) package static var follow:
        (@MainActor (_ regions: [NSObject], _ tell: @escaping @MainActor (NSObject) -> Void) -> Void)?

    static func decode(_ coder: NSCoder, _ key: String) -> NSObject? {
        classes.isEmpty ? nil : coder.decodePresentObject(of: classes, forKey: key) as? NSObject
    }
}
