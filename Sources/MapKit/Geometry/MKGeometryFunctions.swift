import CoreLocation
import Foundation

// The functions by which Swift 3 and 4 knew what are members now.

/// The whole map.
public let MKMapSizeWorld = MKMapSize.world
/// The whole map.
public let MKMapRectWorld = MKMapRect.world
/// No part of the map.
public let MKMapRectNull = MKMapRect.null

/// Degrees.
public func MKCoordinateSpanMake(_ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees) -> MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}
/// A part of the earth.
public func MKCoordinateRegionMake(_ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan) -> MKCoordinateRegion {
    MKCoordinateRegion(center: centerCoordinate, span: span)
}
/// A part of the earth by its metres.
public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance, _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}
/// The part of the earth that a part of the map shows.
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }
/// A place on the map.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
/// A size on the map.
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize { MKMapSize(width: width, height: height) }
/// A part of the map.
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
    MKMapRect(x: x, y: y, width: width, height: height)
}
/// Where a place on the earth lies on the map.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
/// The place on the earth.
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }
/// The length of the shortest way, in metres.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance { a.distance(to: b) }
/// Whether two are the same.
public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool { point1.x == point2.x && point1.y == point2.y }
/// Whether two are the same.
public func MKMapSizeEqualToSize(_ size1: MKMapSize, _ size2: MKMapSize) -> Bool {
    size1.width == size2.width && size1.height == size2.height
}
/// Whether two are the same.
public func MKMapRectEqualToRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
    MKMapPointEqualToPoint(rect1.origin, rect2.origin) && MKMapSizeEqualToSize(rect1.size, rect2.size)
}
/// The smallest part that has both.
public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.union(rect2) }
/// What both have.
public func MKMapRectIntersection(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.intersection(rect2) }
/// The part with edges moved in.
public func MKMapRectInset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect { rect.insetBy(dx: dx, dy: dy) }
/// The part moved.
public func MKMapRectOffset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect { rect.offsetBy(dx: dx, dy: dy) }
/// Whether a point is in it.
public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool { rect.contains(point) }
/// Whether another part is in it.
public func MKMapRectContainsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool { rect1.contains(rect2) }
/// Whether both have something.
public func MKMapRectIntersectsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool { rect1.intersects(rect2) }
/// Whether it is no part of the map.
public func MKMapRectIsNull(_ rect: MKMapRect) -> Bool { rect.isNull }
/// Whether there is nothing in it.
public func MKMapRectIsEmpty(_ rect: MKMapRect) -> Bool { rect.isEmpty }
/// The left edge.
public func MKMapRectGetMinX(_ rect: MKMapRect) -> Double { rect.minX }
/// The middle between left and right.
public func MKMapRectGetMidX(_ rect: MKMapRect) -> Double { rect.midX }
/// The right edge.
public func MKMapRectGetMaxX(_ rect: MKMapRect) -> Double { rect.maxX }
/// The upper edge.
public func MKMapRectGetMinY(_ rect: MKMapRect) -> Double { rect.minY }
/// The middle between top and bottom.
public func MKMapRectGetMidY(_ rect: MKMapRect) -> Double { rect.midY }
/// The lower edge.
public func MKMapRectGetMaxY(_ rect: MKMapRect) -> Double { rect.maxY }
/// The width.
public func MKMapRectGetWidth(_ rect: MKMapRect) -> Double { rect.width }
/// The height.
public func MKMapRectGetHeight(_ rect: MKMapRect) -> Double { rect.height }
/// `{x, y}`
public func MKStringFromMapPoint(_ point: MKMapPoint) -> String { String(format: "{%.1f, %.1f}", point.x, point.y) }
/// `{width, height}`
public func MKStringFromMapSize(_ size: MKMapSize) -> String { String(format: "{%.1f, %.1f}", size.width, size.height) }
/// `{{x, y}, {width, height}}`
public func MKStringFromMapRect(_ rect: MKMapRect) -> String {
    "{\(MKStringFromMapPoint(rect.origin)), \(MKStringFromMapSize(rect.size))}"
}
