import Foundation
import Sessions
import Testing

@testable import MapKit
@testable import UIKit

@Suite(.session) @MainActor
struct MapControlTests {
    private static let rhine = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 50, longitude: 8), span: MKCoordinateSpan(latitudeDelta: 4, longitudeDelta: 4))

    // MARK: Limits

    @Test func theMiddleStaysWithinTheBoundary() {
        let stage = MapStage(region: Self.rhine)
        let area = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 50, longitude: 20), span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 10))
        stage.map.cameraBoundary = MKMapView.CameraBoundary(coordinateRegion: area)
        // It moves there at once.
        #expect(abs(stage.map.centerCoordinate.longitude - 15) < 1e-6 && abs(stage.map.centerCoordinate.latitude - 50) < 1e-6)
        stage.map.setCenter(CLLocationCoordinate2D(latitude: 60, longitude: 40), animated: false)
        #expect(abs(stage.map.centerCoordinate.longitude - 25) < 1e-6 && stage.map.centerCoordinate.latitude < 51.1)
        stage.fingers([(CGPoint(x: 300, y: 200), CGPoint(x: 50, y: 200))])
        #expect(stage.map.centerCoordinate.longitude < 25 + 1e-6)
        stage.map.cameraBoundary = nil
        stage.map.setCenter(CLLocationCoordinate2D(latitude: 60, longitude: 40), animated: false)
        #expect(abs(stage.map.centerCoordinate.longitude - 40) < 1e-6)
        #expect(MKMapView.CameraBoundary(mapRect: .null) == nil)
    }

    @Test(arguments: [
        MKMapRect(x: .nan, y: 0, width: 1, height: 1), MKMapRect(x: 0, y: 0, width: .infinity, height: 1),
        MKMapRect(x: 0, y: 0, width: 1, height: .nan), MKMapRect(x: 0, y: 0, width: -1, height: 1),
    ])
    func whatIsNoPartOfTheMapIsNoBoundary(_ rect: MKMapRect) { #expect(MKMapView.CameraBoundary(mapRect: rect) == nil) }

    @Test func limitsAreCodedAndAnArchiveWithoutThemHoldsNone() throws {
        let boundary = try #require(MKMapView.CameraBoundary(mapRect: MKMapRect(x: 1, y: 2, width: 3, height: 4)))
        let range = try #require(MKMapView.CameraZoomRange(minCenterCoordinateDistance: 10, maxCenterCoordinateDistance: 20))
        func coder(_ object: any NSCoding) throws -> NSKeyedUnarchiver {
            let archiver = NSKeyedArchiver(requiringSecureCoding: true)
            object.encode(with: archiver)
            archiver.finishEncoding()
            return try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        }
        let copy = try #require(MKMapView.CameraBoundary(coder: try coder(boundary)))
        #expect(MKMapRectEqualToRect(copy.mapRect, boundary.mapRect))
        let back = try #require(MKMapView.CameraZoomRange(coder: try coder(range)))
        #expect(back.minCenterCoordinateDistance == 10 && back.maxCenterCoordinateDistance == 20)
        let empty = try NSKeyedUnarchiver(
            forReadingFrom: NSKeyedArchiver.archivedData(withRootObject: NSString(), requiringSecureCoding: true))
        #expect(MKMapView.CameraBoundary(coder: empty) == nil && MKMapView.CameraZoomRange(coder: empty) == nil)
    }

    @Test func howFarAwayAMapMayBeIsMeasuredWhereItGoes() {
        let stage = MapStage(region: MKCoordinateRegion(center: CLLocationCoordinate2D(), span: Self.rhine.span))
        stage.map.cameraZoomRange = MKMapView.CameraZoomRange(maxCenterCoordinateDistance: 50_000)
        // Map points are shorter in the north: the map's scale on the equator would be too near there.
        stage.map.region = MKCoordinateRegion(center: CLLocationCoordinate2D(latitude: 70, longitude: 20), span: Self.rhine.span)
        #expect(abs(stage.map.camera.centerCoordinateDistance - 50_000) < 50)
        stage.map.cameraBoundary = MKMapView.CameraBoundary(
            coordinateRegion: MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: 10, longitude: 20), span: MKCoordinateSpan(latitudeDelta: 0, longitudeDelta: 0)))
        #expect(abs(stage.map.camera.centerCoordinateDistance - 50_000) < 50)
    }

    @Test func aBoundaryOverThe180thMeridianHoldsOnBothSides() {
        let stage = MapStage(region: Self.rhine)
        let world = MKMapSize.world.width
        let area = MKMapRect(x: world * 0.95, y: world * 0.4, width: world * 0.1, height: world * 0.2)
        stage.map.cameraBoundary = MKMapView.CameraBoundary(mapRect: area)
        for (longitude, expected) in [(-170.0, -170.0), (175, 175), (-120, -162), (120, 162)] {
            stage.map.setCenter(CLLocationCoordinate2D(latitude: 0, longitude: longitude), animated: false)
            #expect(abs(remainder(stage.map.centerCoordinate.longitude - expected, 360)) < 1e-6)
        }
    }

    @Test func theMapIsSeenFromNoNearerAndNoFartherThanItMay() {
        let stage = MapStage(region: Self.rhine)
        stage.map.cameraZoomRange = MKMapView.CameraZoomRange(minCenterCoordinateDistance: 10_000, maxCenterCoordinateDistance: 50_000)
        #expect(abs(stage.map.camera.centerCoordinateDistance - 50_000) < 1)
        stage.map.camera = MKMapCamera(lookingAtCenter: Self.rhine.center, fromDistance: 100, pitch: 0, heading: 0)
        #expect(abs(stage.map.camera.centerCoordinateDistance - 10_000) < 1)
        stage.fingers([(CGPoint(x: 150, y: 200), CGPoint(x: 50, y: 200)), (CGPoint(x: 250, y: 200), CGPoint(x: 350, y: 200))])
        #expect(stage.map.camera.centerCoordinateDistance > 9_999)
        stage.map.cameraZoomRange = nil
        #expect(stage.map.cameraZoomRange.minCenterCoordinateDistance == MKMapCameraZoomDefault)
        stage.map.camera = MKMapCamera(lookingAtCenter: Self.rhine.center, fromDistance: 1_000, pitch: 0, heading: 0)
        #expect(abs(stage.map.camera.centerCoordinateDistance - 1_000) < 1)
        #expect(MKMapView.CameraZoomRange(minCenterCoordinateDistance: 2, maxCenterCoordinateDistance: 1) == nil)
    }

    // MARK: Looks

    @Test func theTypeAndTheConfigurationOfAMapSayTheSame() {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(map.preferredConfiguration is MKStandardMapConfiguration)
        let hybrid = MKHybridMapConfiguration(elevationStyle: .realistic)
        (hybrid.showsTraffic, hybrid.pointOfInterestFilter) = (true, MKPointOfInterestFilter(including: [.cafe]))
        map.preferredConfiguration = hybrid
        #expect(map.mapType == .hybridFlyover && map.showsTraffic && map.pointOfInterestFilter?.includes(.cafe) == true)
        // The map has a copy.
        hybrid.elevationStyle = .flat
        #expect(map.preferredConfiguration.elevationStyle == .realistic)
        map.mapType = .mutedStandard
        #expect((map.preferredConfiguration as? MKStandardMapConfiguration)?.emphasisStyle == .muted)
        map.preferredConfiguration = MKImageryMapConfiguration()
        #expect(map.mapType == .satellite && !map.showsTraffic && map.pointOfInterestFilter == nil)
        let options = MKMapSnapshotter.Options()
        options.preferredConfiguration = MKStandardMapConfiguration(emphasisStyle: .muted)
        #expect(options.mapType == .mutedStandard)
    }

    @Test func configurationsAndFiltersAreCopiedAndCoded() throws {
        let standard = MKStandardMapConfiguration(elevationStyle: .realistic, emphasisStyle: .muted)
        standard.pointOfInterestFilter = MKPointOfInterestFilter(excluding: [.zoo, .atm])
        let data = try NSKeyedArchiver.archivedData(withRootObject: standard, requiringSecureCoding: true)
        let decoded = try NSKeyedUnarchiver.unarchivedObject(ofClass: MKStandardMapConfiguration.self, from: data)
        let back = try #require(decoded)
        #expect(
            back.elevationStyle == .realistic && back.emphasisStyle == .muted
                && back.pointOfInterestFilter == standard.pointOfInterestFilter)
        #expect(back.pointOfInterestFilter?.excludes(.zoo) == true && back.pointOfInterestFilter?.includes(.museum) == true)
        // An app's own categories may be called anything.
        let own = MKPointOfInterestFilter(including: [MKPointOfInterestCategory(rawValue: "Tea house")])
        let ownData = try NSKeyedArchiver.archivedData(withRootObject: own, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: MKPointOfInterestFilter.self, from: ownData) == own)
        #expect(MKPointOfInterestFilter.includingAll.includes(.bank) && MKPointOfInterestFilter.excludingAll.excludes(.bank))
        #expect(MKPointOfInterestCategory.evCharger.rawValue == "MKPOICategoryEVCharger")
    }

    // MARK: Controls

    @Test func aCompassOutsideTheMapTurnsWithItAndBringsNorthToTheTop() {
        let stage = MapStage(region: Self.rhine)
        let compass = MKCompassButton(mapView: stage.map)
        compass.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
        stage.map.superview?.addSubview(compass)
        stage.advance(0.1)
        let face = compass.subviews[0]
        #expect(face.isHidden)
        stage.map.camera = MKMapCamera(lookingAtCenter: Self.rhine.center, fromDistance: 50_000, pitch: 0, heading: 90)
        stage.advance(0.1)
        #expect(!face.isHidden && (face as? CompassView)?.heading == 90)
        stage.tap(CGPoint(x: 40, y: 40))
        stage.advance(1)
        #expect(abs(remainder(stage.map.camera.heading, 360)) < 0.01 && face.isHidden)
        compass.compassVisibility = .visible
        #expect(!face.isHidden)
    }

    @Test func aScaleOutsideTheMapIsSeenWhileTheMapComesNearer() {
        let stage = MapStage(region: Self.rhine)
        let scale = MKScaleView(mapView: stage.map)
        let legend = scale.subviews[0]
        #expect(legend.isHidden)
        stage.map.setCenter(CLLocationCoordinate2D(latitude: 51, longitude: 8), animated: false)
        #expect(legend.isHidden)
        stage.map.camera = MKMapCamera(lookingAtCenter: Self.rhine.center, fromDistance: 50_000, pitch: 0, heading: 0)
        stage.advance(0.1)
        #expect(!legend.isHidden)
        stage.advance(3)
        #expect(legend.isHidden)
        scale.scaleVisibility = .visible
        #expect(!legend.isHidden)
        scale.mapView = nil
        #expect(stage.map.followers.count == 0)
    }

    @Test func aScaleIsNotShownBecauseItsMapIsLaidOutOrIsAnotherOne() {
        let map = MKMapView()
        let scale = MKScaleView(mapView: map)
        let legend = scale.subviews[0]
        map.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        map.layoutIfNeeded()
        #expect(legend.isHidden)
        let stage = MapStage(region: Self.rhine)
        scale.mapView = stage.map
        #expect(legend.isHidden)
    }

    @Test func controlsFollowTheMapThatTheyAreGivenLast() throws {
        let (first, second) = (MKMapView(), MKMapView())
        let coder = try NSKeyedUnarchiver(
            forReadingFrom: NSKeyedArchiver.archivedData(withRootObject: NSString(), requiringSecureCoding: true))
        let item = try #require(MKUserTrackingBarButtonItem(coder: coder))
        item.mapView = second
        let controls: [any MapFollower] = [
            MKCompassButton(mapView: first), MKScaleView(mapView: first), MKUserTrackingButton(mapView: first),
            MKUserTrackingBarButtonItem(mapView: first), item,
        ]
        #expect(first.followers.count == 4 && second.followers.count == 1)
        for control in controls {
            switch control {
            case let compass as MKCompassButton: compass.mapView = second
            case let scale as MKScaleView: scale.mapView = second
            case let button as MKUserTrackingButton: button.mapView = second
            case let item as MKUserTrackingBarButtonItem: item.mapView = second
            default: Issue.record("There is another control: \(control)")
            }
        }
        #expect(first.followers.count == 0 && second.followers.count == 5)
        second.userTrackingMode = .follow
        #expect(item.accessibilityValue == "Following" && item.primaryAction != nil)
    }

    @Test func aButtonMakesTheMapFollowThePersonAndShowsThatItDoes() {
        let stage = MapStage(region: Self.rhine)
        stage.map.showsUserTrackingButton = true
        let item = MKUserTrackingBarButtonItem(mapView: stage.map)
        stage.advance(0.1)
        let before = item.image
        stage.tap(CGPoint(x: 400 - 48 - stage.map.layoutMargins.right + 28, y: stage.map.safeAreaInsets.top + 78))
        #expect(stage.map.userTrackingMode == .follow && stage.map.showsUserLocation)
        #expect(item.image != before && item.accessibilityValue == "Following")
        stage.map.userTrackingMode = .none
        #expect(item.accessibilityValue == nil)
        stage.map.showsUserTrackingButton = false
        #expect(!stage.map.subviews.contains { $0 is MKUserTrackingButton })
    }

    @Test func aMapDoesNotKeepItsControls() {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        weak var released: MKCompassButton?
        do {
            let compass = MKCompassButton(mapView: map)
            released = compass
        }
        #expect(released == nil)
    }
}
