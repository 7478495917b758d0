import Foundation
import UIKit

@available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNLocationNotificationTrigger")
extension UILocalNotification {
    /// The region at whose edge the notification comes, while the app may know places. Without a date of its own it comes there alone. See
    /// https://developer.apple.com/documentation/uikit/uilocalnotification/region.
    public var region: CLRegion? {
        get { regionStorage as? CLRegion }
        set { regionStorage = newValue }
    }
}

/// Follows the regions of notifications.
@MainActor
enum LocalNotificationRegions {
    private static var follower: RegionFollower?
    private static var tell: (@MainActor (NSObject) -> Void)?

    /// Enters the regions where UIKit looks for them.
    static func enter() {
        LocalNotificationPlaces.classes = [CLCircularRegion.self, CLBeaconRegion.self]
        LocalNotificationPlaces.follow = { regions, tell in
            self.tell = tell
            let follower = follower ?? RegionFollower { region, _ in self.tell?(region) }
            self.follower = follower
            follower.follow(regions.compactMap { $0 as? CLRegion })
        }
    }
}
