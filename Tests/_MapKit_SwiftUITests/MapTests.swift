import CoreLocation
import MapKit
import QuartzCore
import Sessions
import SwiftUI
import Testing
import UIKit

@testable import _MapKit_SwiftUI

private struct City: Identifiable {
    let id: String
    let latitude, longitude: Double
    var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
    static let all = [City(id: "Rome", latitude: 41.9, longitude: 12.5), City(id: "Paris", latitude: 48.9, longitude: 2.35)]
}

/// A window with a map in it, and time that the test moves.
@MainActor
private final class MapStage<Content: View> {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let session = Session.current
    private var now = 100.0

    init(_ content: Content) {
        session.clock = { [weak self] in self?.now ?? 0 }
        session.renderLoop.addRoot(UIScreen.main.rootLayer)
        window.rootViewController = UIHostingController(rootView: content)
        window.makeKeyAndVisible()
        advance(0.2)
    }

    func advance(_ seconds: Double) {
        let end = now + seconds
        while now < end - 1e-9 {
            now = min(now + 1.0 / 60, end)
            session.renderLoop.tick(at: now)
        }
    }

    func views<V: UIView>(_ type: V.Type) -> [V] {
        func look(_ view: UIView) -> [V] { ((view as? V).map { [$0] } ?? []) + view.subviews.flatMap(look) }
        return look(window)
    }
    var map: MKMapView { views(MKMapView.self)[0] }
    var texts: [String] { views(UILabel.self).compactMap { $0.attributedText?.string ?? $0.text } }
}

private struct OldMap: View {
    @State private var region = MKCoordinateRegion(
        center: City.all[0].coordinate, span: MKCoordinateSpan(latitudeDelta: 4, longitudeDelta: 4))
    var body: some View {
        VStack {
            Map(coordinateRegion: $region, annotationItems: City.all) { city in
                MapAnnotation(coordinate: city.coordinate) { Text(city.id) }
            }
            Text("at \(Int(region.center.latitude.rounded()))")
        }
    }
}

private struct Pins: View {
    @State private var region = MKCoordinateRegion(center: City.all[0].coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000)
    var body: some View {
        VStack {
            Map(coordinateRegion: $region, showsUserLocation: true, annotationItems: City.all) {
                MapPin(coordinate: $0.coordinate, tint: .blue)
            }
            Map(coordinateRegion: .constant(region), interactionModes: .zoom, annotationItems: City.all) {
                MapMarker(coordinate: $0.coordinate, tint: .green)
            }
            Map(coordinateRegion: $region)
        }
    }
}

private struct NewMap: View {
    @State private var position = MapCameraPosition.automatic
    @State private var chosen: String?
    @State private var showsLine = true
    var body: some View {
        VStack {
            Map(position: $position, selection: $chosen) {
                ForEach(City.all) { city in Marker(city.id, systemImage: "star", coordinate: city.coordinate).tag(city.id) }
                Annotation("Home", coordinate: CLLocationCoordinate2D(latitude: 45, longitude: 7), anchor: .bottom) {
                    Circle().frame(width: 20, height: 20)
                }
                if showsLine {
                    MapPolyline(coordinates: City.all.map(\.coordinate)).stroke(.red, lineWidth: 5)
                }
                MapCircle(center: City.all[0].coordinate, radius: 1000).foregroundStyle(.blue.opacity(0.5))
                UserAnnotation()
            }
            .mapStyle(.hybrid(pointsOfInterest: .excluding(.cafe))).mapControls {
                MapScaleView()
                MapUserLocationButton()
            }
            Text(position.positionedByUser ? "moved" : chosen ?? "none")
            Button("Rome") { position = .camera(MapCamera(centerCoordinate: City.all[0].coordinate, distance: 5000)) }
            Button("line") { showsLine.toggle() }
        }
    }
}

@Suite(.session, .serialized) @MainActor
struct MapTests {
    @Test func aMapShowsItsRegionAndTellsWhenItIsMoved() {
        let stage = MapStage(OldMap())
        #expect(abs(stage.map.centerCoordinate.latitude - 41.9) < 0.1)
        #expect(stage.texts.contains("Rome") && stage.texts.contains("at 42"))
        // As fingers do it: the map itself is not told by the app.
        stage.map.setCenter(CLLocationCoordinate2D(latitude: 48, longitude: 3), animated: false)
        stage.advance(0.2)
        #expect(stage.texts.contains("at 48"))
    }

    @Test func pinsAndMarkersHaveTheirTints() throws {
        let stage = MapStage(Pins())
        let maps = stage.views(MKMapView.self)
        #expect(maps.count == 3 && maps.map(\.isScrollEnabled) == [true, false, true] && maps[0].showsUserLocation)
        let pin = try #require(maps[0].view(for: maps[0].annotations.first { $0 is MKPointAnnotation }!) as? MKPinAnnotationView)
        let marker = try #require(maps[1].view(for: maps[1].annotations[0]) as? MKMarkerAnnotationView)
        #expect(pin.pinTintColor != MKPinAnnotationView.redPinColor() && marker.markerTintColor != nil)
    }

    @Test func contentStandsOnTheMapAndAutomaticPositionsShowAllOfIt() throws {
        let stage = MapStage(NewMap())
        let map = stage.map
        #expect(City.all.allSatisfy { map.visibleMapRect.contains(MKMapPoint($0.coordinate)) })
        #expect(map.annotations.filter { $0 is MKPointAnnotation }.count == 3 && map.overlays.count == 2)
        #expect(map.pointOfInterestFilter?.includes(.cafe) == false && map.pointOfInterestFilter?.includes(.bank) == true)
        #expect(map.mapType == .hybrid && map.showsScale && !map.showsCompass && map.showsUserLocation)
        let line = try #require(map.overlays.first { $0 is MKPolyline })
        #expect((map.renderer(for: line) as? MKPolylineRenderer)?.lineWidth == 5)
        let home = try #require(map.annotations.first { $0.title == "Home" })
        let view = try #require(map.view(for: home))
        #expect(view.bounds.size == CGSize(width: 20, height: 20) && view.centerOffset.y == -10)
    }

    @Test func aPositionIsSetAndTold() throws {
        let stage = MapStage(NewMap())
        let button = try #require(stage.views(UIControl.self).first { $0.accessibilityLabel == "Rome" })
        button.sendActions(for: .touchUpInside)
        stage.advance(0.3)
        #expect(abs(stage.map.centerCoordinate.latitude - 41.9) < 0.01 && !stage.texts.contains("moved"))
        stage.map.setCenter(CLLocationCoordinate2D(latitude: 48, longitude: 3), animated: false)
        stage.advance(0.3)
        #expect(stage.texts.contains("moved"))
    }

    @Test func contentComesAndGoesAndIsChosen() throws {
        let stage = MapStage(NewMap())
        let button = try #require(stage.views(UIControl.self).first { $0.accessibilityLabel == "line" })
        let rome = try #require(stage.map.annotations.first { $0.title == "Rome" })
        button.sendActions(for: .touchUpInside)
        stage.advance(0.3)
        #expect(stage.map.overlays.count == 1 && stage.map.annotations.contains { $0 === rome })
        stage.map.selectAnnotation(rome, animated: false)
        stage.advance(0.3)
        #expect(stage.texts.contains("Rome") && !stage.texts.contains("none"))
    }

    @Test func aReaderKnowsWhereThingsAre() throws {
        var proxy: MapProxy?
        let stage = MapStage(
            MapReader { reader in
                let _ = proxy = reader
                Map(
                    initialPosition: .region(
                        MKCoordinateRegion(
                            center: City.all[0].coordinate, span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 2)))
                ) {}
            })
        let known = try #require(proxy)
        let point = try #require(known.convert(City.all[0].coordinate, to: .local))
        #expect(abs(point.x - stage.map.bounds.midX) < 1 && abs(point.y - stage.map.bounds.midY) < 1)
        let back = try #require(known.convert(point, from: .local))
        #expect(abs(back.latitude - 41.9) < 0.01)
    }
}
