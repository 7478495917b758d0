import Foundation
import MapKit
import Testing

@Suite struct MapGeometryTests {
    @Test func theWorldIsASquareOfTwoToTheTwentyEighth() {
        #expect(MKMapSize.world.width == 268_435_456 && MKMapSizeWorld.height == 268_435_456)
        let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
        #expect(middle.x == 134_217_728 && abs(middle.y - 134_217_728) < 1e-6)
        let corner = MKMapPoint(CLLocationCoordinate2D(latitude: 85.05112877980659, longitude: -180))
        #expect(corner.x == 0 && abs(corner.y) < 1e-3)
        #expect(MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: 180)).y == 0)
        #expect(MKMapPoint(CLLocationCoordinate2D(latitude: -90, longitude: 180)).x == 268_435_456)
        #expect(MKMapPoint(kCLLocationCoordinate2DInvalid).x == -1)
    }

    @Test func pointsAndPlacesAreTheSame() {
        for latitude in stride(from: -85.0, through: 85, by: 17) {
            for longitude in stride(from: -180.0, through: 180, by: 45) {
                let back = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude)).coordinate
                #expect(abs(back.latitude - latitude) < 1e-9 && abs(back.longitude - longitude) < 1e-9)
            }
        }
        // As the projection's formula has it: ln tan(π/4 + φ/2).
        let apple = MKMapPoint(CLLocationCoordinate2D(latitude: 37.3349, longitude: -122.00902))
        #expect(abs(apple.x - (180 - 122.00902) / 360 * 268_435_456) < 1e-6)
        let expected = (0.5 - log(tan(.pi / 4 + 37.3349 * .pi / 360)) / (2 * .pi)) * 268_435_456
        #expect(abs(apple.y - expected) < 1e-3)
    }

    @Test func metresDependOnTheLatitude() {
        #expect(abs(MKMetersPerMapPointAtLatitude(0) - 0.149291) < 1e-6)
        #expect(abs(MKMetersPerMapPointAtLatitude(60) - 0.149291 / 2) < 1e-6)
        #expect(abs(MKMapPointsPerMeterAtLatitude(0) * MKMetersPerMapPointAtLatitude(0) - 1) < 1e-12)
        let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 0, longitude: 0), latitudinalMeters: 1000, longitudinalMeters: 1000)
        #expect(abs(region.span.latitudeDelta - 1000 / 110_574.2758) < 1e-8 && abs(region.span.longitudeDelta - 1000 / 111_319.4908) < 1e-8)
    }

    @Test func partsOfTheMapAreJoinedCutAndMoved() {
        let rect = MKMapRect(x: 10, y: 20, width: 30, height: 40)
        let other = MKMapRect(x: 30, y: 50, width: 30, height: 40)
        #expect(MKMapRectEqualToRect(rect.union(other), MKMapRect(x: 10, y: 20, width: 50, height: 70)))
        #expect(MKMapRectEqualToRect(rect.intersection(other), MKMapRect(x: 30, y: 50, width: 10, height: 10)))
        #expect(rect.intersection(MKMapRect(x: 100, y: 0, width: 1, height: 1)).isNull && MKMapRect.null.isEmpty)
        #expect(rect.contains(MKMapPoint(x: 10, y: 20)) && !rect.contains(MKMapPoint(x: 40, y: 20)) && rect.intersects(other))
        #expect(MKMapRectEqualToRect(MKMapRect.null.union(rect), rect) && rect.insetBy(dx: 20, dy: 0).isNull)
        let (slice, rest) = rect.divided(atDistance: 10, from: .maxXEdge)
        #expect(slice.minX == 30 && slice.width == 10 && rest.width == 20)
        let over = MKMapRect(x: -10, y: 0, width: 30, height: 5)
        #expect(over.spans180thMeridian && over.remainder().minX == 268_435_446 && over.remainder().width == 10)
        #expect(MKStringFromMapRect(rect) == "{{10.0, 20.0}, {30.0, 40.0}}")
    }

    @Test func shapesKnowWhatTheyCover() {
        let places = [CLLocationCoordinate2D(latitude: 0, longitude: 0), CLLocationCoordinate2D(latitude: 10, longitude: 20)]
        let line = MKPolyline(coordinates: places, count: 2)
        #expect(
            line.pointCount == 2 && line.boundingMapRect.contains(MKMapPoint(x: line.boundingMapRect.midX, y: line.boundingMapRect.midY)))
        var back = [CLLocationCoordinate2D(), CLLocationCoordinate2D()]
        line.getCoordinates(&back, range: NSRange(location: 0, length: 2))
        #expect(abs(back[1].latitude - 10) < 1e-9)
        let circle = MKCircle(center: places[0], radius: 1000)
        #expect(abs(circle.boundingMapRect.width - 2000 / 0.14929107) < 1)
        let far = [CLLocationCoordinate2D(latitude: 50, longitude: 10), CLLocationCoordinate2D(latitude: 40, longitude: -100)]
        let way = MKGeodesicPolyline(coordinates: far, count: 2)
        // The shortest way to America goes farther north than its ends.
        #expect(way.pointCount > 100 && way.boundingMapRect.origin.coordinate.latitude > 55)
    }

    @Test func distancesAreWrittenAsSignsHaveThem() {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(fromDistance: 43) == "45 m" && formatter.string(fromDistance: 1234) == "1,2 km")
        #expect(formatter.string(fromDistance: 45_678) == "46 km" && formatter.distance(from: "1,2 km") == 1200)
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(fromDistance: 100) == "350 ft" && formatter.string(fromDistance: 1609.344) == "1 mi")
        formatter.unitStyle = .full
        #expect(formatter.string(fromDistance: 3218.688) == "2 miles" && formatter.distance(from: "far") == -1)
    }
}
