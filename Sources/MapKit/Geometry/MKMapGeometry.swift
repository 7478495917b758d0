import CoreLocation
import Foundation

/// A place on the flat map: Mercator's projection of the world on a square of 2²⁸ map points.
///
/// See https://developer.apple.com/documentation/mapkit/mkmappoint.
public struct MKMapPoint: Sendable, BitwiseCopyable {
    /// Map points from the 180th meridian to the east.
    public var x: Double
    /// Map points from the top, at 85.05° north, to the south.
    public var y: Double

    /// The corner at the top left.
    public init() { (x, y) = (0, 0) }
    /// A place on the map.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// Where a place on the earth lies. Latitudes beyond 85.05° lie on the edge; where the place is not valid, so is the point.
    public init(_ coordinate: CLLocationCoordinate2D) {
        guard CLLocationCoordinate2DIsValid(coordinate) else {
            self.init(x: -1, y: -1)
            return
        }
        let world = MKMapSize.world.width
        let sine = sin(coordinate.latitude * .pi / 180)
        let y =
            coordinate.latitude <= -90 ? world : coordinate.latitude >= 90 ? 0 : (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * world
        self.init(x: (coordinate.longitude + 180) / 360 * world, y: min(max(y, 0), world))
    }

    /// The place on the earth.
    public var coordinate: CLLocationCoordinate2D {
        let world = MKMapSize.world.width
        return CLLocationCoordinate2D(latitude: atan(sinh(.pi * (1 - 2 * y / world))) * 180 / .pi, longitude: x / world * 360 - 180)
    }

    // @objc(MKMetersBetweenMapPoints)
    /// The length of the shortest way on the earth, in metres.
    public func distance(to point: MKMapPoint) -> CLLocationDistance {
        CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
            .distance(from: CLLocation(latitude: point.coordinate.latitude, longitude: point.coordinate.longitude))
    }
}

/// A size on the map, in map points. See https://developer.apple.com/documentation/mapkit/mkmapsize.
public struct MKMapSize: Sendable, BitwiseCopyable {
    /// From the left to the right.
    public var width: Double
    /// From the top to the bottom.
    public var height: Double

    /// No size.
    public init() { (width, height) = (0, 0) }
    /// A size.
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

    /// The whole map: 2²⁸ map points each way.
    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A part of the map. See https://developer.apple.com/documentation/mapkit/mkmaprect.
public struct MKMapRect: Sendable, BitwiseCopyable {
    /// The corner at the top left.
    public var origin: MKMapPoint
    /// The size.
    public var size: MKMapSize

    /// A point at the corner of the map.
    public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
    /// A part of the map.
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    /// A part of the map.
    public init(x: Double, y: Double, width: Double, height: Double) {
        (origin, size) = (MKMapPoint(x: x, y: y), MKMapSize(width: width, height: height))
    }

    /// The whole map.
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    /// No part of it.
    public static let null = MKMapRect(origin: MKMapPoint(x: .infinity, y: .infinity), size: MKMapSize())

    /// The left edge.
    public var minX: Double { origin.x }
    /// The top edge.
    public var minY: Double { origin.y }
    /// The middle.
    public var midX: Double { origin.x + size.width / 2 }
    /// The middle.
    public var midY: Double { origin.y + size.height / 2 }
    /// The right edge.
    public var maxX: Double { origin.x + size.width }
    /// The bottom edge.
    public var maxY: Double { origin.y + size.height }
    /// From the left to the right.
    public var width: Double { size.width }
    /// From the top to the bottom.
    public var height: Double { size.height }
    /// Whether it is no part of the map.
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    /// Whether there is nothing in it.
    public var isEmpty: Bool { isNull || size.width == 0 && size.height == 0 }
    /// The place in the middle; an invalid one for no part of the map.
    var middle: CLLocationCoordinate2D { isNull ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: midX, y: midY).coordinate }
    /// Whether it reaches over the edge at the 180th meridian.
    public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > MKMapSize.world.width) }

    /// What lies beyond the 180th meridian, as it lies on the other side of the map; `null` if nothing does.
    public func remainder() -> MKMapRect {
        let world = MKMapSize.world.width
        if minX < 0 { return MKMapRect(x: world + minX, y: minY, width: min(-minX, width), height: height) }
        if maxX > world { return MKMapRect(x: max(minX - world, 0), y: minY, width: min(maxX - world, width), height: height) }
        return .null
    }

    /// The smallest part that has both.
    public func union(_ rect: MKMapRect) -> MKMapRect {
        if isNull { return rect }
        if rect.isNull { return self }
        let (x, y) = (min(minX, rect.minX), min(minY, rect.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, rect.maxX) - x, height: max(maxY, rect.maxY) - y)
    }

    /// What both have; `null` if that is nothing.
    public func intersection(_ rect: MKMapRect) -> MKMapRect {
        guard !isNull, !rect.isNull else { return .null }
        let (x, y) = (max(minX, rect.minX), max(minY, rect.minY))
        let (right, bottom) = (min(maxX, rect.maxX), min(maxY, rect.maxY))
        guard right >= x, bottom >= y else { return .null }
        return MKMapRect(x: x, y: y, width: right - x, height: bottom - y)
    }

    /// The part with edges moved in by so much.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        guard !isNull, width >= 2 * dx, height >= 2 * dy else { return .null }
        return MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    /// The part moved by so much.
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    // @objc(MKMapRectContainsPoint)
    /// Whether a point is in it.
    public func contains(_ point: MKMapPoint) -> Bool {
        !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    // @objc(MKMapRectContainsRect)
    /// Whether another part is in it.
    public func contains(_ rect: MKMapRect) -> Bool {
        !isNull && !rect.isNull && rect.minX >= minX && rect.maxX <= maxX && rect.minY >= minY && rect.maxY <= maxY
    }

    /// Whether both have something.
    public func intersects(_ rect: MKMapRect) -> Bool {
        !isNull && !rect.isNull && rect.minX < maxX && minX < rect.maxX && rect.minY < maxY && minY < rect.maxY
    }

    /// Cuts a strip off at an edge. Returns the strip and the rest.
    public func divided(atDistance amount: Double, from edge: CGRectEdge) -> (slice: MKMapRect, remainder: MKMapRect) {
        let across = min(max(amount, 0), edge == .minXEdge || edge == .maxXEdge ? width : height)
        switch edge {
        case .minXEdge:
            return (
                MKMapRect(x: minX, y: minY, width: across, height: height),
                MKMapRect(x: minX + across, y: minY, width: width - across, height: height)
            )
        case .maxXEdge:
            return (
                MKMapRect(x: maxX - across, y: minY, width: across, height: height),
                MKMapRect(x: minX, y: minY, width: width - across, height: height)
            )
        case .minYEdge:
            return (
                MKMapRect(x: minX, y: minY, width: width, height: across),
                MKMapRect(x: minX, y: minY + across, width: width, height: height - across)
            )
        case .maxYEdge:
            return (
                MKMapRect(x: minX, y: maxY - across, width: width, height: across),
                MKMapRect(x: minX, y: minY, width: width, height: height - across)
            )
        }
    }
}

/// Points of the screen a map point.
public typealias MKZoomScale = CGFloat

/// Metres that a map point is at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    cos(latitude * .pi / 180) * 2 * .pi * 6_378_137 / MKMapSize.world.width
}

/// Map points that a metre is at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double { 1 / MKMetersPerMapPointAtLatitude(latitude) }
