import CoreLocation
import MapKit
import SwiftUI

/// A circle on a map. See https://developer.apple.com/documentation/mapkit/mapcircle.
public struct MapCircle: MapContent {
    /// Content without a body.
    public typealias Body = Never
    private let circle: MKCircle
    /// Creates a circle about a place, with a radius in metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) { circle = MKCircle(center: center, radius: radius) }
    /// Creates the circle in a part of the map.
    public init(mapRect: MKMapRect) { circle = MKCircle(mapRect: mapRect) }
    /// Creates a circle of MapKit's.
    public init(_ circle: MKCircle) { self.circle = circle }
    /// The circle.
    public func _elements() -> [_MapElement] {
        [_MapElement(kind: .overlay(circle), id: AnyHashable([circle.coordinate.latitude, circle.coordinate.longitude, circle.radius]))]
    }
}

/// A line on a map. See https://developer.apple.com/documentation/mapkit/mappolyline.
public struct MapPolyline: MapContent {
    /// Content without a body.
    public typealias Body = Never
    /// How a line runs from point to point. See https://developer.apple.com/documentation/mapkit/mappolyline/contourstyle.
    public enum ContourStyle: Hashable, Sendable {
        /// Straight on the map.
        case straight
        /// The shortest way on the earth.
        case geodesic
    }
    private let line: MKPolyline
    /// Creates a line through places.
    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
        line =
            contourStyle == .straight
            ? MKPolyline(coordinates: coordinates, count: coordinates.count)
            : MKGeodesicPolyline(coordinates: coordinates, count: coordinates.count)
    }
    /// Creates a line through points.
    public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
        line =
            contourStyle == .straight
            ? MKPolyline(points: points, count: points.count) : MKGeodesicPolyline(points: points, count: points.count)
    }
    /// Creates a line of MapKit's.
    public init(_ polyline: MKPolyline) { line = polyline }
    /// Creates the line of a way.
    public init(_ route: MKRoute) { line = route.polyline }
    /// The line.
    public func _elements() -> [_MapElement] { [_MapElement(kind: .overlay(line), id: line.identity)] }
}

/// An area on a map. See https://developer.apple.com/documentation/mapkit/mappolygon.
public struct MapPolygon: MapContent {
    /// Content without a body.
    public typealias Body = Never
    private let polygon: MKPolygon
    /// Creates the area between places.
    public init(coordinates: [CLLocationCoordinate2D]) { polygon = MKPolygon(coordinates: coordinates, count: coordinates.count) }
    /// Creates the area between points.
    public init(points: [MKMapPoint]) { polygon = MKPolygon(points: points, count: points.count) }
    /// Creates an area of MapKit's.
    public init(_ polygon: MKPolygon) { self.polygon = polygon }
    /// The area.
    public func _elements() -> [_MapElement] { [_MapElement(kind: .overlay(polygon), id: polygon.identity)] }
}

extension MKMultiPoint {
    /// What tells lines from each other: their points.
    var identity: AnyHashable {
        AnyHashable((0..<pointCount).flatMap { index in [points()[index].x, points()[index].y] })
    }
}

extension _MapElement {
    /// What draws an overlay.
    @MainActor
    func renderer(_ environment: EnvironmentValues) -> MKOverlayRenderer? {
        guard case .overlay(let overlay) = kind else { return nil }
        let renderer: MKOverlayPathRenderer
        switch overlay {
        case let line as MKPolyline: renderer = MKPolylineRenderer(polyline: line)
        case let polygon as MKPolygon: renderer = MKPolygonRenderer(polygon: polygon)
        case let circle as MKCircle: renderer = MKCircleRenderer(circle: circle)
        default: return MKOverlayRenderer(overlay: overlay)
        }
        let isLine = overlay is MKPolyline
        if let stroke {
            renderer.strokeColor = stroke.style._paint(in: environment).color
            renderer.lineWidth = stroke.line.lineWidth
            (renderer.lineCap, renderer.lineJoin) = (stroke.line.lineCap, stroke.line.lineJoin)
            renderer.miterLimit = stroke.line.miterLimit
            if !stroke.line.dash.isEmpty {
                renderer.lineDashPattern = stroke.line.dash.map { NSNumber(value: Double($0)) }
                renderer.lineDashPhase = stroke.line.dashPhase
            }
        } else if isLine {
            renderer.strokeColor = (fill ?? tint ?? AnyShapeStyle(TintShapeStyle()))._paint(in: environment).color
            renderer.lineWidth = 3
        }
        if !isLine { renderer.fillColor = (fill ?? tint ?? AnyShapeStyle(TintShapeStyle()))._paint(in: environment).color }
        return renderer
    }
}
