import CoreLocation
import Foundation

/// Several areas that are one overlay. See https://developer.apple.com/documentation/mapkit/mkmultipolygon.
open class MKMultiPolygon: MKShape, MKOverlay {
    /// The areas.
    public let polygons: [MKPolygon]
    private let bounds: MKMapRect

    // @objc(initWithPolygons:)
    /// Areas that are drawn alike.
    public init(_ polygons: [MKPolygon]) {
        self.polygons = polygons
        bounds = polygons.reduce(.null) { $0.union($1.boundingMapRect) }
        super.init()
    }

    /// The middle of what they cover.
    open override var coordinate: CLLocationCoordinate2D { bounds.middle }
    /// What they cover.
    open var boundingMapRect: MKMapRect { bounds }
    /// Whether one of them may cover any of a part of the map.
    open func intersects(_ mapRect: MKMapRect) -> Bool { polygons.contains { $0.intersects(mapRect) } }
}
