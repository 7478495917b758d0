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

    @Test func theLibraryFollowsRegionsForUIKit() { #expect(LocalNotificationPlaces.follow != nil) }
}
