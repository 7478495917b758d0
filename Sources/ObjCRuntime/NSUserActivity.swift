import Foundation

/// A string that identifies an activity for deleting it.
public typealias NSUserActivityPersistentIdentifier = String

/// The activity type of a web page that an app is to show.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What a person is doing in an app, so that it can be resumed. See https://developer.apple.com/documentation/foundation/nsuseractivity.
open class NSUserActivity: NSObject {
    /// What kind of activity this is, in reverse DNS notation.
    public let activityType: String
    /// A title for people.
    open var title: String?
    /// What is needed to resume the activity.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of `userInfo` that must be kept.
    open var requiredUserInfoKeys: Set<String>?
    /// Whether the delegate is asked to bring the activity up to date before it is saved.
    open var needsSave = false
    /// A web page that shows the same.
    open var webpageURL: URL?
    /// The page that led to `webpageURL`.
    open var referrerURL: URL?
    /// When the activity stops being of use.
    open var expirationDate: Date?
    /// Words to find the activity by.
    open var keywords: Set<String> = []
    /// Whether another device of the same person may take over.
    open var isEligibleForHandoff = true
    /// Whether the activity can be found by searching the device.
    open var isEligibleForSearch = false
    /// Whether the activity can be found by anyone.
    open var isEligibleForPublicIndexing = false
    /// Whether the activity can be suggested.
    open var isEligibleForPrediction = false
    /// Whether streams are wanted when the activity is continued.
    open var supportsContinuationStreams = false
    /// The identifier by which the activity can be deleted.
    open var persistentIdentifier: NSUserActivityPersistentIdentifier?
    /// What a scene is to show for this activity.
    open var targetContentIdentifier: String?
    /// Who is told when the activity is saved or continued.
    open weak var delegate: (any NSUserActivityDelegate)?

    nonisolated(unsafe) private static var currentActivity: NSUserActivity?
    private static let lock = NSLock()
    private var isInvalid = false

    /// The activity that is under way in this process, if any.
    package static var current: NSUserActivity? { lock.withLock { currentActivity } }

    /// Creates an activity of a type.
    public init(activityType: String) { self.activityType = activityType }

    // @objc(addUserInfoEntriesFromDictionary:)
    /// Adds entries to `userInfo`; those of the same key are replaced.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes this the activity under way.
    open func becomeCurrent() {
        guard !isInvalid else { return }
        NSUserActivity.lock.withLock { NSUserActivity.currentActivity = self }
    }

    /// Makes this no longer the activity under way.
    open func resignCurrent() {
        NSUserActivity.lock.withLock {
            if NSUserActivity.currentActivity === self { NSUserActivity.currentActivity = nil }
        }
    }

    /// Ends the activity for good.
    open func invalidate() {
        isInvalid = true
        resignCurrent()
    }

    /// Asks the delegate to bring the activity up to date, if that is needed.
    package func saveIfNeeded() {
        guard needsSave else { return }
        needsSave = false
        OptionalRequirement.call { delegate?.userActivityWillSave(self) }
    }
}

/// Is told when an activity is saved or continued.
public protocol NSUserActivityDelegate: NSObjectProtocol {
    // @objc optional
    /// The activity is about to be saved: bring its `userInfo` up to date.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    // @objc optional
    /// The activity was continued on another device.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}
