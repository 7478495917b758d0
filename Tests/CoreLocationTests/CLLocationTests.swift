import CoreLocation
import Foundation
import Testing

@testable import CoreLocation

@Suite struct CLLocationTests {
    /// Ways whose lengths C. F. F. Karney's GeographicLib gives for WGS 84.
    @Test(arguments: [
        (0.0, 0.0, 0.0, 1.0, 111_319.4908), (0, 0, 1, 0, 110_574.3886), (0, 0, 90, 0, 10_001_965.7293), (-90, 0, 90, 0, 20_003_931.4586),
        (0, 0, 0, 180, 20_003_931.4586), (0, 0, 0.5, 179.7, 19_944_127.4208), (0, 0, 0.5, 179.5, 19_936_288.5790),
        (40.6, -73.8, 51.6, -0.5, 5_551_759.4003), (1, 179.9, 1, -179.9, 22_260.5300),
    ])
    func distancesAreThoseOfTheEllipsoid(
        _ fromLatitude: Double, _ fromLongitude: Double, _ latitude: Double, _ longitude: Double, _ length: Double
    ) {
        let from = CLLocation(latitude: fromLatitude, longitude: fromLongitude)
        let to = CLLocation(latitude: latitude, longitude: longitude)
        #expect(abs(from.distance(from: to) - length) < 0.001, "\(from.distance(from: to))")
        #expect(abs(to.distance(from: from) - length) < 0.001)
        #expect(from.distance(from: from) == 0)
    }

    @Test func aWayEndsWhereItsLengthAndDirectionLead() {
        let from = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
        for course in stride(from: 0.0, to: 360, by: 33) {
            let to = Geodesic.destination(from, course: course, distance: 1_234_567)
            #expect(abs(Geodesic.distance(from, to) - 1_234_567) < 0.001)
            #expect(abs((Geodesic.course(from, to) ?? -1) - course) < 1e-6)
        }
    }

    @Test func aPlaceAloneSaysNothingOfMovement() {
        let place = CLLocation(latitude: 1, longitude: 2)
        #expect(place.verticalAccuracy == -1 && place.course == -1 && place.speed == -1 && place.horizontalAccuracy == 0)
        #expect(place.description.hasPrefix("<+1.00000000,+2.00000000> +/- 0.00m (speed -1.00 mps / course -1.00) @ "))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid) && CLLocationCoordinate2DIsValid(place.coordinate))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(.nan, 0)))
    }

    @Test func whatIsArchivedComesBack() throws {
        let place = CLLocation(
            coordinate: CLLocationCoordinate2DMake(1, 2), altitude: 3, horizontalAccuracy: 4, verticalAccuracy: 5, course: 6, speed: 7,
            timestamp: Date(timeIntervalSince1970: 8))
        let data = try NSKeyedArchiver.archivedData(withRootObject: place, requiringSecureCoding: true)
        let back = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data))
        #expect(back.coordinate.longitude == 2 && back.altitude == 3 && back.speed == 7 && back.timestamp == place.timestamp)
        let region = CLBeaconRegion(uuid: UUID(), major: 1, minor: 2, identifier: "a")
        let kept = try NSKeyedArchiver.archivedData(withRootObject: region, requiringSecureCoding: true)
        let same = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLBeaconRegion.self, from: kept))
        #expect(same == region && same.minor == 2 && same.uuid == region.uuid)
    }

    @Test func errorsAreMatchedByTheirCodes() {
        let error: any Error = CLError(.denied)
        #expect((error as NSError).domain == kCLErrorDomain && (error as NSError).code == 1)
        var isDenied = false
        if case CLError.denied = error { isDenied = true }
        #expect(isDenied && (error as? CLError)?.code == .denied)
        #expect(error.localizedDescription == "The operation couldn’t be completed. (kCLErrorDomain error 1.)")
    }
}
