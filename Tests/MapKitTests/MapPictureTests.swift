import Foundation
import Golden
import Sessions
import Testing

@testable import MapKit
@testable import UIKit

/// What maps look like, where the packages with their data are installed.
@Suite(.session) @MainActor
struct MapPictureTests {
    nonisolated private static let isThere = MapData.shared.isThere && !MapData.shared.labels.isEmpty

    @Test(.enabled(if: isThere, "scripts/install MapKit installs the map's data"))
    func aMapWithAnnotationsAndOverlaysLooksAsKept() throws {
        let stage = MapStage(
            size: CGSize(width: 390, height: 520),
            region: MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: 47, longitude: 7), span: MKCoordinateSpan(latitudeDelta: 16, longitudeDelta: 16)))
        stage.log.makeView = { annotation in
            switch annotation.title ?? nil {
            case "Paris"?:
                let pin = MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
                pin.canShowCallout = true
                pin.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
                return pin
            case "Rome"?:
                let marker = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
                (marker.glyphText, marker.markerTintColor) = ("R", .systemPurple)
                return marker
            default: return nil
            }
        }
        stage.log.makeRenderer = { overlay in
            if let line = overlay as? MKPolyline {
                let renderer = MKPolylineRenderer(polyline: line)
                (renderer.strokeColor, renderer.lineWidth) = (.systemBlue, 4)
                return renderer
            }
            let renderer = MKCircleRenderer(overlay: overlay)
            (renderer.fillColor, renderer.strokeColor, renderer.lineWidth) = (UIColor.systemRed.withAlphaComponent(0.3), .systemRed, 2)
            return renderer
        }
        let places = [("Paris", 48.8567, 2.3508), ("Rome", 41.9, 12.5), ("Berlin", 52.52, 13.405)].map {
            MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: $0.1, longitude: $0.2), title: $0.0, subtitle: "A capital")
        }
        stage.map.addAnnotations(places)
        stage.map.addOverlay(MKPolyline(coordinates: places.map(\.coordinate), count: 3))
        stage.map.addOverlay(MKCircle(center: CLLocationCoordinate2D(latitude: 46.5, longitude: 2), radius: 150_000))
        stage.map.showsScale = true
        stage.advance(0.2)
        stage.map.selectAnnotation(places[0], animated: false)
        stage.advance(0.5)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: stage.window.bounds.size, format: format).image { _ in
            stage.window.drawHierarchy(in: stage.window.bounds, afterScreenUpdates: true)
        }
        #expect(Golden.difference(of: [try #require(image.cgImage)], from: "europe") == nil)
    }

    @Test func withoutDataAMapShowsAGrid() throws {
        let data = MapData(folder: "/nonexistent")
        #expect(!data.isThere)
        var projection = MapProjection()
        projection.size = CGSize(width: 100, height: 100)
        projection.limit()
        let painter = MapPainter(projection: projection, type: .standard, isDark: false, data: data)
        let image = UIGraphicsImageRenderer(size: projection.size).image { painter.draw(in: $0.cgContext) }
        #expect(image.size.width == 100)
    }

    @Test func aSnapshotKnowsWherePlacesAre() async throws {
        let options = MKMapSnapshotter.Options()
        options.size = CGSize(width: 120, height: 80)
        options.scale = 2
        let middle = CLLocationCoordinate2D(latitude: 10, longitude: 20)
        options.region = MKCoordinateRegion(center: middle, latitudinalMeters: 10_000, longitudinalMeters: 10_000)
        let snapshot = try await MKMapSnapshotter(options: options).start()
        #expect(snapshot.image.size == CGSize(width: 120, height: 80) && snapshot.image.cgImage?.width == 240)
        let point = snapshot.point(for: middle)
        #expect(abs(point.x - 60) < 0.01 && abs(point.y - 40) < 0.1)
    }
}
