import CoreLocation
import Foundation

/// Several lines that are one overlay. See https://developer.apple.com/documentation/mapkit/mkmultipolyline.
open class MKMultiPolyline: MKShape, MKOverlay {
    /// The lines.
    public let polylines: [MKPolyline]
    private let bounds: MKMapRect

    // @objc(initWithPolylines:)
    /// Lines that are drawn alike.
    public init(_ polylines: [MKPolyline]) {
        self.polylines = polylines
        bounds = polylines.reduce(.null) { $0.union($1.boundingMapRect) }
        super.init()
    }

    /// The middle of what they cover.
    open override var coordinate: CLLocationCoordinate2D { bounds.middle }
    /// What they cover.
    open var boundingMapRect: MKMapRect { bounds }
    /// Whether one of them may cover any of a part of the map.
    open func intersects(_ mapRect: MKMapRect) -> Bool { polylines.contains { $0.intersects(mapRect) } }
}
