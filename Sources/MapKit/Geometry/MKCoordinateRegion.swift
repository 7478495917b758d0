import CoreLocation
import Foundation

/// How far a part of the earth reaches, in degrees. See https://developer.apple.com/documentation/mapkit/mkcoordinatespan.
public struct MKCoordinateSpan: Sendable, BitwiseCopyable {
    /// From the south to the north.
    public var latitudeDelta: CLLocationDegrees
    /// From the west to the east.
    public var longitudeDelta: CLLocationDegrees

    /// Nowhere.
    public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
    /// Degrees.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// A part of the earth about a place. See https://developer.apple.com/documentation/mapkit/mkcoordinateregion.
public struct MKCoordinateRegion: Sendable, BitwiseCopyable {
    /// Its middle.
    public var center: CLLocationCoordinate2D
    /// How far it reaches.
    public var span: MKCoordinateSpan

    /// A point off Africa.
    public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
    /// A part of the earth.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }

    /// A part of the earth by its metres from the south to the north and from the west to the east.
    public init(center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance) {
        // The ellipsoid's radii of curvature along and across the meridian (WGS 84).
        let (radius, squared) = (6_378_137.0, 0.00669437999014)
        let sine = sin(center.latitude * .pi / 180)
        let bend = 1 - squared * sine * sine
        let along = radius * (1 - squared) / (bend * bend.squareRoot())
        let across = radius / bend.squareRoot() * cos(center.latitude * .pi / 180)
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: min(latitudinalMeters / along * 180 / .pi, 180),
                longitudeDelta: across > 0 ? min(longitudinalMeters / across * 180 / .pi, 360) : 360))
    }

    // @objc(MKCoordinateRegionForMapRect)
    /// The part of the earth that a part of the map shows.
    public init(_ rect: MKMapRect) {
        let (top, bottom) = (rect.origin.coordinate.latitude, MKMapPoint(x: rect.minX, y: rect.maxY).coordinate.latitude)
        var middle = MKMapPoint(x: rect.midX, y: rect.midY).coordinate
        middle.longitude = remainder(middle.longitude, 360)
        self.init(
            center: middle,
            span: MKCoordinateSpan(latitudeDelta: top - bottom, longitudeDelta: rect.width / MKMapSize.world.width * 360))
    }

    /// The part of the map that shows it all. The centre lies at its middle, so on a map of Mercator's more is shown towards the equator.
    var mapRect: MKMapRect {
        let middle = MKMapPoint(center)
        let limit = 85.05112877980659
        let top = MKMapPoint(CLLocationCoordinate2D(latitude: min(center.latitude + span.latitudeDelta / 2, limit), longitude: 0)).y
        let bottom = MKMapPoint(CLLocationCoordinate2D(latitude: max(center.latitude - span.latitudeDelta / 2, -limit), longitude: 0)).y
        let half = (bottom - top) / 2
        let width = span.longitudeDelta / 360 * MKMapSize.world.width
        return MKMapRect(x: middle.x - width / 2, y: middle.y - half, width: width, height: 2 * half)
    }

    /// Whether it is a part of the earth.
    var isValid: Bool {
        CLLocationCoordinate2DIsValid(center) && span.latitudeDelta >= 0 && span.latitudeDelta <= 180 && span.longitudeDelta >= 0
            && span.longitudeDelta <= 360
    }
}

extension NSValue {
    /// Wraps a place.
    public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
        let size = CGSize(width: coordinate.latitude, height: coordinate.longitude)
        self.init(cgSize: size)
    }
    /// Wraps degrees.
    public convenience init(mkCoordinateSpan span: MKCoordinateSpan) {
        self.init(cgSize: CGSize(width: span.latitudeDelta, height: span.longitudeDelta))
    }
    /// The place.
    public var mkCoordinateValue: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: Double(cgSizeValue.width), longitude: Double(cgSizeValue.height))
    }
    /// The degrees.
    public var mkCoordinateSpanValue: MKCoordinateSpan {
        MKCoordinateSpan(latitudeDelta: Double(cgSizeValue.width), longitudeDelta: Double(cgSizeValue.height))
    }
}
