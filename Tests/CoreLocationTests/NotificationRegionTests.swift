import Foundation
import Testing

@testable import CoreLocation
@testable import UIKit

@MainActor @Suite struct NotificationRegionTests {
    private let region = CLCircularRegion(center: CLLocationCoordinate2D(latitude: 21, longitude: 105), radius: 100, identifier: "lake")

    @Test func aNotificationForAPlaceIsArchivedWithIt() throws {
        let notification = UILocalNotification()
        notification.alertBody = "Swim"
        notification.region = region
        let data = try NSKeyedArchiver.archivedData(withRootObject: notification, requiringSecureCoding: false)
        let coder = try NSKeyedUnarchiver(forReadingFrom: data)
        coder.requiresSecureCoding = false
        let back = try #require(coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UILocalNotification)
        #expect(back.region == region && back.alertBody == "Swim" && back.regionTriggersOnce)
    }

    @Test func itWaitsForItsPlaceAndNotForATime() {
        let store = LocalNotifications(file: nil)
        let notification = UILocalNotification()
        notification.region = region
        store.schedule([notification])
        #expect(store.nextDue == nil && store.regions == [region])
        #expect(store.takeDue(at: region).count == 1 && store.scheduled.isEmpty)
        notification.regionTriggersOnce = false
        store.schedule([notification])
        #expect(store.takeDue(at: region).count == 1 && store.scheduled.count == 1)
    }

    @Test func whoIsToldOfARegionMayGiveUpOthers() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = LocatedApp(.granted)
                await app.script("set 50,10")
                let regions = ["first", "second", "third"].map { name in
                    CLCircularRegion(center: CLLocationCoordinate2D(latitude: 50.1, longitude: 10), radius: 1000, identifier: name)
                }
                let log = RegionLog(keeps: regions[2])
                log.follower?.follow(regions)
                await app.script("set 50.1,10.001")
                #expect(log.told == ["first", "third"])
            }.value
        }
    }

    @Test func theLibraryFollowsRegionsForUIKit() { #expect(LocalNotificationPlaces.follow != nil) }
}

/// Notes the regions that it is told of, and follows but one as soon as it is.
@MainActor
private final class RegionLog {
    var told: [String] = []
    private(set) var follower: RegionFollower?

    init(keeps kept: CLRegion) {
        follower = RegionFollower { [weak self] region, _ in
            self?.told.append(region.identifier)
            self?.follower?.follow([kept])
        }
    }
}
