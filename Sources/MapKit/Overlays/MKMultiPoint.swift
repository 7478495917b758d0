import CoreLocation
import Foundation
import ObjCRuntime

/// A shape of several points. See https://developer.apple.com/documentation/mapkit/mkmultipoint.
open class MKMultiPoint: MKShape {
    private let storage: UnsafeMutablePointer<MKMapPoint>
    /// How many points there are.
    public let pointCount: Int
    /// What they cover.
    let bounds: MKMapRect

    init(_ points: [MKMapPoint]) {
        pointCount = points.count
        storage = .allocate(capacity: max(points.count, 1))
        storage.initialize(from: points, count: points.count)
        bounds = points.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
        super.init()
    }

    deinit { storage.deallocate() }

    /// The points; they live as long as the shape.
    open func points() -> UnsafeMutablePointer<MKMapPoint> { storage }

    /// Copies places to `coords`.
    ///
    /// - Parameter range: which of them; out of bounds, an exception is raised, as on iOS.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        guard range.location >= 0, range.length >= 0, range.location + range.length <= pointCount else {
            ObjCException.raise("NSRangeException", "range \(range) is out of bounds: there are \(pointCount) points")
        }
        for index in 0..<range.length { coords[index] = storage[range.location + index].coordinate }
    }

    var list: UnsafeBufferPointer<MKMapPoint> { UnsafeBufferPointer(start: storage, count: pointCount) }

    /// How far along the shape a point is, in points of the screen that a drawing strokes; for parts of lines.
    open func location(atPointIndex index: Int) -> CGFloat {
        guard index > 0, index < pointCount else { return index <= 0 ? 0 : 1 }
        var length = 0.0
        var part = 0.0
        for place in 1..<pointCount {
            length += hypot(storage[place].x - storage[place - 1].x, storage[place].y - storage[place - 1].y)
            if place == index { part = length }
        }
        return length > 0 ? CGFloat(part / length) : 0
    }
}

/// A line. See https://developer.apple.com/documentation/mapkit/mkpolyline.
open class MKPolyline: MKMultiPoint, MKOverlay {
    // @objc(polylineWithPoints:count:)
    /// A line through points of the map.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(Array(UnsafeBufferPointer(start: points, count: count)))
    }
    // @objc(polylineWithCoordinates:count:)
    /// A line through places.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(UnsafeBufferPointer(start: coords, count: count).map(MKMapPoint.init))
    }
    /// Its middle.
    open override var coordinate: CLLocationCoordinate2D { bounds.middle }
    /// What it covers.
    open var boundingMapRect: MKMapRect { bounds }
    /// Whether it may cover any of a part of the map.
    open func intersects(_ mapRect: MKMapRect) -> Bool { bounds.insetBy(dx: -1, dy: -1).intersects(mapRect) }
}

/// A line of shortest ways on the earth. See https://developer.apple.com/documentation/mapkit/mkgeodesicpolyline.
open class MKGeodesicPolyline: MKPolyline {
    // @objc(polylineWithPoints:count:)
    /// A line through points of the map.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(Self.dense(UnsafeBufferPointer(start: points, count: count).map(\.coordinate)))
    }
    // @objc(polylineWithCoordinates:count:)
    /// A line through places.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(Self.dense(Array(UnsafeBufferPointer(start: coords, count: count))))
    }

    /// A point each fifty kilometres. Over the 180th meridian the line goes on beyond the edge of the map.
    private static func dense(_ places: [CLLocationCoordinate2D]) -> [MKMapPoint] {
        var points: [MKMapPoint] = []
        func add(_ place: CLLocationCoordinate2D) {
            var point = MKMapPoint(place)
            if let last = points.last {
                point.x += ((last.x - point.x) / MKMapSize.world.width).rounded() * MKMapSize.world.width
            }
            points.append(point)
        }
        for (index, place) in places.enumerated() {
            if index > 0 {
                let before = places[index - 1]
                let count = min(max(Int(Geodesic.distance(before, place) / 50_000), 1), 1000)
                for step in 1..<max(count, 1) where count > 1 { add(Geodesic.between(before, place, Double(step) / Double(count))) }
            }
            add(place)
        }
        return points
    }
}

/// An area. See https://developer.apple.com/documentation/mapkit/mkpolygon.
open class MKPolygon: MKMultiPoint, MKOverlay {
    /// The holes in it.
    public private(set) var interiorPolygons: [MKPolygon]?

    // @objc(polygonWithPoints:count:)
    /// An area within points of the map.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(points: points, count: count, interiorPolygons: nil)
    }
    // @objc(polygonWithPoints:count:interiorPolygons:)
    /// An area within points of the map, with holes.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?) {
        self.init(Array(UnsafeBufferPointer(start: points, count: count)))
        self.interiorPolygons = interiorPolygons
    }
    // @objc(polygonWithCoordinates:count:)
    /// An area within places.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(coordinates: coords, count: count, interiorPolygons: nil)
    }
    // @objc(polygonWithCoordinates:count:interiorPolygons:)
    /// An area within places, with holes.
    public convenience init(
        coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
    ) {
        self.init(UnsafeBufferPointer(start: coords, count: count).map(MKMapPoint.init))
        self.interiorPolygons = interiorPolygons
    }
    /// The middle of what it covers.
    open override var coordinate: CLLocationCoordinate2D { bounds.middle }
    /// What it covers.
    open var boundingMapRect: MKMapRect { bounds }
    /// Whether it may cover any of a part of the map.
    open func intersects(_ mapRect: MKMapRect) -> Bool { bounds.intersects(mapRect) }
}

/// A circle. See https://developer.apple.com/documentation/mapkit/mkcircle.
open class MKCircle: MKShape, MKOverlay {
    /// How far it reaches, in metres.
    public let radius: CLLocationDistance
    private let rect: MKMapRect

    private init(_ center: CLLocationCoordinate2D, _ radius: CLLocationDistance, _ rect: MKMapRect) {
        (self.radius, self.rect) = (radius, rect)
        super.init()
        place = center
    }

    // @objc(circleWithCenterCoordinate:radius:)
    /// A circle about a place, in metres.
    public convenience init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        let reach = radius * MKMapPointsPerMeterAtLatitude(coord.latitude)
        let middle = MKMapPoint(coord)
        self.init(coord, radius, MKMapRect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach))
    }

    // @objc(circleWithMapRect:)
    /// The greatest circle in a part of the map.
    public convenience init(mapRect: MKMapRect) {
        let reach = min(mapRect.width, mapRect.height) / 2
        let middle = MKMapPoint(x: mapRect.midX, y: mapRect.midY)
        self.init(
            middle.coordinate, reach * MKMetersPerMapPointAtLatitude(middle.coordinate.latitude),
            MKMapRect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach))
    }

    /// What it covers.
    open var boundingMapRect: MKMapRect { rect }
    /// Whether it may cover any of a part of the map.
    open func intersects(_ mapRect: MKMapRect) -> Bool { rect.intersects(mapRect) }
}
