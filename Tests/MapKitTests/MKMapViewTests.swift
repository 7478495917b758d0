import Foundation
import Sessions
import Testing

@testable import MapKit
@testable import UIKit

@Suite(.session) @MainActor
struct MKMapViewTests {
    private static let rhine = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 50, longitude: 8), span: MKCoordinateSpan(latitudeDelta: 4, longitudeDelta: 4))

    private static func point(_ title: String, _ latitude: Double, _ longitude: Double) -> MKPointAnnotation {
        MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), title: title, subtitle: nil)
    }

    @Test func aRegionIsShownWholeAndTheDelegateIsToldBeforeAndAfter() {
        let stage = MapStage(region: Self.rhine)
        #expect(stage.log.told() == ["will false", "did false"])
        let region = stage.map.region
        #expect(abs(region.center.latitude - 50) < 0.01 && abs(region.center.longitude - 8) < 1e-9)
        // The map is square, so it shows more to the sides.
        #expect(abs(region.span.latitudeDelta - 4) < 0.01 && region.span.longitudeDelta > 6)
        stage.map.setCenter(CLLocationCoordinate2D(latitude: 40, longitude: -3), animated: false)
        #expect(stage.log.told() == ["will false", "did false"] && abs(stage.map.centerCoordinate.latitude - 40) < 1e-9)
        stage.map.setRegion(Self.rhine, animated: true)
        #expect(stage.log.told() == ["will true"])
        stage.advance(0.25)
        #expect(stage.map.centerCoordinate.latitude > 41 && stage.map.centerCoordinate.latitude < 49.9)
        stage.advance(0.5)
        #expect(stage.log.told() == ["did true"] && abs(stage.map.centerCoordinate.latitude - 50) < 0.01)
    }

    @Test func placesAndPointsAreConverted() {
        let stage = MapStage(region: Self.rhine)
        let middle = stage.map.convert(stage.map.centerCoordinate, toPointTo: stage.map)
        #expect(abs(middle.x - 200) < 1e-6 && abs(middle.y - 200) < 1e-6)
        let place = stage.map.convert(CGPoint(x: 300, y: 100), toCoordinateFrom: stage.map)
        let back = stage.map.convert(place, toPointTo: stage.map)
        #expect(abs(back.x - 300) < 1e-6 && abs(back.y - 100) < 1e-6 && place.latitude > 50 && place.longitude > 8)
        let rect = stage.map.convert(stage.map.region, toRectTo: stage.map)
        #expect(abs(rect.width - 400) < 1 && abs(rect.height - 400) < 1)
    }

    @Test func aCameraSaysHowHighAndWhereNorthIs() {
        let stage = MapStage(region: Self.rhine)
        let camera = MKMapCamera(
            lookingAtCenter: CLLocationCoordinate2D(latitude: 10, longitude: 20), fromDistance: 50_000, pitch: 0, heading: 90)
        stage.map.camera = camera
        let seen = stage.map.camera
        #expect(abs(seen.altitude - 50_000) < 1 && seen.heading == 90 && abs(seen.centerCoordinate.latitude - 10) < 1e-9)
        #expect(!stage.map.compass.isHidden)
        // East is at the top.
        let top = stage.map.convert(CGPoint(x: 200, y: 0), toCoordinateFrom: stage.map)
        #expect(top.longitude > 20.01 && abs(top.latitude - 10) < 1e-6)
    }

    @Test func aFingerMovesTheMapAndTwoChangeHowNearItIsAndTurnIt() {
        let stage = MapStage(region: Self.rhine)
        let held = stage.map.convert(CGPoint(x: 300, y: 200), toCoordinateFrom: stage.map)
        _ = stage.log.told()
        stage.fingers([(CGPoint(x: 300, y: 200), CGPoint(x: 200, y: 200))])
        let now = stage.map.convert(held, toPointTo: stage.map)
        // The finger has moved some points before the map follows.
        #expect(abs(now.x - 200) < 12 && abs(now.y - 200) < 1, "\(now)")
        #expect(stage.log.told() == ["will false", "did false"])
        let before = stage.map.projection.scale
        stage.fingers([(CGPoint(x: 150, y: 200), CGPoint(x: 100, y: 200)), (CGPoint(x: 250, y: 200), CGPoint(x: 300, y: 200))])
        #expect(abs(stage.map.projection.scale / before - 2) < 0.3, "\(stage.map.projection.scale / before)")
        stage.map.isZoomEnabled = false
        let kept = stage.map.projection.scale
        stage.fingers([(CGPoint(x: 150, y: 200), CGPoint(x: 100, y: 200)), (CGPoint(x: 250, y: 200), CGPoint(x: 300, y: 200))])
        #expect(stage.map.projection.scale == kept)
        stage.fingers([(CGPoint(x: 100, y: 200), CGPoint(x: 200, y: 100)), (CGPoint(x: 300, y: 200), CGPoint(x: 200, y: 300))])
        #expect(abs(remainder(stage.map.camera.heading, 360)) > 20)
    }

    @Test func viewsAreUsedAgainForAnnotationsThatComeIntoSight() {
        let stage = MapStage(region: Self.rhine)
        var made = 0
        stage.log.makeView = { annotation in
            if let view = stage.map.dequeueReusableAnnotationView(withIdentifier: "pin") {
                view.annotation = annotation
                return view
            }
            made += 1
            return MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
        }
        let near = Self.point("near", 50, 8)
        let far = Self.point("far", -30, 140)
        stage.map.addAnnotations([near, far])
        _ = stage.log.told()
        stage.advance(0.1)
        #expect(stage.log.told() == ["adds near"] && stage.map.view(for: far) == nil && made == 1)
        let pin = stage.map.view(for: near)
        #expect(pin?.center == CGPoint(x: 208, y: 184), "\(pin?.center ?? .zero)")
        stage.map.setCenter(far.coordinate, animated: false)
        stage.advance(0.1)
        #expect(stage.map.view(for: far) === pin && stage.map.view(for: near) == nil && made == 1)
        far.coordinate.longitude += 0.5
        stage.advance(0.1)
        #expect((pin?.center.x ?? 0) > 230)
        stage.map.removeAnnotations(stage.map.annotations)
        stage.advance(0.1)
        #expect(stage.map.annotations.isEmpty && pin?.superview == nil)
    }

    @Test func aTapSelectsAndShowsACalloutWhoseControlsTellTheDelegate() {
        let stage = MapStage(region: Self.rhine)
        let button = UIButton(type: .detailDisclosure)
        stage.log.makeView = { annotation in
            let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
            view.canShowCallout = true
            view.rightCalloutAccessoryView = button
            return view
        }
        let town = Self.point("Frankfurt", 50, 8)
        stage.map.addAnnotation(town)
        stage.advance(0.1)
        _ = stage.log.told()
        stage.tap(CGPoint(x: 205, y: 180))
        #expect(stage.log.told() == ["selects Frankfurt"] && stage.map.selectedAnnotations.first === town && stage.map.callout != nil)
        let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: stage.window)
        stage.tap(place)
        #expect(stage.log.told() == ["touches Frankfurt"])
        stage.tap(CGPoint(x: 20, y: 380))
        #expect(stage.log.told() == ["deselects Frankfurt"] && stage.map.callout == nil)
    }

    @Test func aBalloonGrowsFromItsTipWhereThatIsWanted() throws {
        let stage = MapStage(region: Self.rhine)
        var animates = false
        stage.log.makeView = { annotation in
            let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "m")
            view.animatesWhenAdded = animates
            return view
        }
        let (first, second) = (Self.point("a", 50, 8), Self.point("b", 50.05, 8.05))
        stage.map.addAnnotation(first)
        stage.advance(0.1)
        #expect(try #require(stage.map.view(for: first)).layer.animationKeys() == nil)
        animates = true
        stage.map.addAnnotation(second)
        stage.advance(1.0 / 60)
        let view = try #require(stage.map.view(for: second))
        let tip = view.center.y + 14
        stage.advance(1.0 / 60)
        let shown = try #require(view.layer.presentation())
        #expect(shown.affineTransform().a < 0.9 && abs(shown.frame.maxY - tip) < 1)
        stage.advance(1)
        #expect(view.transform.isIdentity && view.layer.animationKeys() == nil)
    }

    @Test func annotationsThatWouldCoverEachOtherStandTogether() {
        let stage = MapStage(region: Self.rhine)
        stage.log.makeView = { annotation in
            guard annotation is MKPointAnnotation else { return nil }
            let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "m")
            view.clusteringIdentifier = "town"
            return view
        }
        let towns = [Self.point("a", 50, 8), Self.point("b", 50.01, 8.01), Self.point("c", 51, 9.5)]
        stage.map.addAnnotations(towns)
        stage.advance(0.1)
        #expect(stage.map.view(for: towns[0])?.isHidden == true && stage.map.view(for: towns[2])?.isHidden == false)
        let cluster = stage.map.store.clusters.first?.annotation as? MKClusterAnnotation
        #expect(cluster?.memberAnnotations.count == 2 && cluster?.title == "a and 1 more")
        stage.map.setRegion(
            MKCoordinateRegion(center: towns[0].coordinate, latitudinalMeters: 3000, longitudinalMeters: 3000), animated: false)
        stage.advance(0.1)
        #expect(stage.map.store.clusters.isEmpty && stage.map.view(for: towns[0])?.isHidden == false)
    }

    @Test func overlaysAreOrderedByLevelAndDrawnByTheirRenderers() {
        let stage = MapStage(region: Self.rhine)
        stage.log.makeRenderer = { overlay in
            let renderer = MKCircleRenderer(overlay: overlay)
            renderer.fillColor = .red
            return renderer
        }
        let center = Self.rhine.center
        let (low, high) = (MKCircle(center: center, radius: 1000), MKCircle(center: center, radius: 2000))
        _ = stage.log.told()
        stage.map.addOverlay(high)
        stage.map.addOverlay(low, level: .aboveRoads)
        #expect(stage.log.told() == ["draws 1", "draws 1"])
        #expect(stage.map.overlays.first === low && stage.map.overlays(in: .aboveLabels).first === high)
        let renderer = stage.map.renderer(for: low)
        let point = MKMapPoint(center)
        #expect(renderer.map { $0.mapPoint(for: $0.point(for: point)).x } == point.x)
        stage.map.exchangeOverlay(low, with: high)
        #expect(stage.map.overlays.first === high)
        stage.map.removeOverlays([low, high])
        #expect(stage.map.overlays.isEmpty)
    }

    @Test func aMapIsReleased() {
        weak var released: MKMapView?
        do {
            let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            map.layoutIfNeeded()
            map.addAnnotation(Self.point("a", 0, 0))
            released = map
        }
        #expect(released == nil)
    }

    @Test func whereNothingAnswersSearchesAndWaysFail() async {
        let request = MKDirections.Request()
        await #expect(throws: MKError(.serverFailure)) { try await MKDirections(request: request).calculate() }
        await #expect(throws: (any Error).self) {
            try await MKLocalSearch(request: .init(naturalLanguageQuery: "Xyzzyville Nowhere")).start()
        }
    }
}
