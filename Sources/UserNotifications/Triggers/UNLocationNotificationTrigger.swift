import CoreLocation
import Foundation

/// When the device comes into a region, or goes out of it.
///
/// The app has to know where the device is while it is used. See
/// https://developer.apple.com/documentation/usernotifications/unlocationnotificationtrigger.
open class UNLocationNotificationTrigger: UNNotificationTrigger {
    /// The region. `notifyOnEntry` and `notifyOnExit` say which way is meant.
    public let region: CLRegion

    // @objc(triggerWithRegion:repeats:)
    /// Creates a trigger for a region: the next time, or each time.
    public init(region: CLRegion, repeats: Bool) {
        self.region = region
        super.init(repeats: repeats)
    }

    /// It has no date: the device comes when it comes.
    override func date(after moment: Date, added: Date) -> Date? { .distantFuture }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNLocationNotificationTrigger else { return false }
        return region == other.region && repeats == other.repeats
    }

    open override var hash: Int { region.hash }

    /// Reads what `encode(with:)` wrote; `nil` where that is not there.
    public required init?(coder: NSCoder) {
        guard let region = coder.decodeObject(of: [CLCircularRegion.self, CLBeaconRegion.self], forKey: "region") as? CLRegion else {
            return nil
        }
        self.region = region
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(region, forKey: "region")
    }
}
