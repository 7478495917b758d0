import CoreLocation
import Foundation
import UIKit

/// Which part of the map a view shows, and where points of it lie in the view.
struct MapProjection: Equatable {
    /// The middle of the view, in map points.
    var x = MKMapSize.world.width / 2
    var y = MKMapSize.world.height / 2
    /// Points of the screen a map point.
    var scale = 1.0
    /// Degrees from north by east that are at the top.
    var heading = 0.0
    /// The view, in points.
    var size = CGSize.zero
    /// Where the middle may be, and from how far the map may be seen.
    var limits = MapLimits()

    /// A map is no nearer than this: some twenty metres across the screen.
    static let greatestScale = 4.0

    /// The scale at which the world fills the view.
    var smallestScale: Double { max(Double(max(size.width, size.height)), 1) / MKMapSize.world.width }

    private var turn: (sin: Double, cos: Double) { (sin(heading * .pi / 180), cos(heading * .pi / 180)) }

    /// Where a point of the map lies in the view; of its places east and west round the world, the one next to the middle.
    func point(_ place: MKMapPoint) -> CGPoint {
        var across = place.x - x
        across -= (across / MKMapSize.world.width).rounded() * MKMapSize.world.width
        return spot(across, place.y - y)
    }

    /// Where a point of the map lies in the view, taken as it is.
    func point(asIs place: MKMapPoint) -> CGPoint { spot(place.x - x, place.y - y) }

    private func spot(_ across: Double, _ down: Double) -> CGPoint {
        let turn = turn
        let (dx, dy) = (across * scale, down * scale)
        return CGPoint(
            x: Double(size.width) / 2 + dx * turn.cos + dy * turn.sin, y: Double(size.height) / 2 - dx * turn.sin + dy * turn.cos)
    }

    /// The point of the map at a place in the view.
    func mapPoint(_ point: CGPoint) -> MKMapPoint {
        let turn = turn
        let (dx, dy) = (Double(point.x) - Double(size.width) / 2, Double(point.y) - Double(size.height) / 2)
        return MKMapPoint(
            x: x + (dx * turn.cos - dy * turn.sin) / scale, y: y + (dx * turn.sin + dy * turn.cos) / scale)
    }

    /// What of the map is in the view: the smallest part that has it all.
    var visibleRect: MKMapRect {
        let corners = [
            CGPoint.zero, CGPoint(x: size.width, y: 0), CGPoint(x: 0, y: size.height), CGPoint(x: size.width, y: size.height),
        ]
        return corners.reduce(.null) { $0.union(MKMapRect(origin: mapPoint($1), size: MKMapSize())) }
    }

    /// The same without its heading: what regions are told by.
    var upright: MapProjection {
        var upright = self
        upright.heading = 0
        return upright
    }

    /// What shows a part of the map whole, within insets.
    func fitting(_ rect: MKMapRect, insets: UIEdgeInsets = .zero) -> MapProjection {
        var fitting = self
        let (width, height) = (
            max(Double(size.width - insets.left - insets.right), 1), max(Double(size.height - insets.top - insets.bottom), 1)
        )
        fitting.scale = min(rect.width > 0 ? width / rect.width : .infinity, rect.height > 0 ? height / rect.height : .infinity)
        if fitting.scale.isInfinite { fitting.scale = Self.greatestScale }
        // How near the map may be depends on where it is.
        (fitting.x, fitting.y) = (rect.midX, rect.midY)
        fitting.limit()
        fitting.x = rect.midX - Double(insets.left - insets.right) / 2 / fitting.scale
        fitting.y = rect.midY - Double(insets.top - insets.bottom) / 2 / fitting.scale
        fitting.limit()
        return fitting
    }

    /// Holds the view to the map: it is not left to the north and south, and goes round to the east and west.
    mutating func limit() {
        (x, y) = limits.limited(x: x, y: y)
        scale = limited(scale: scale)
        let world = MKMapSize.world.width
        x -= (x / world).rounded(.down) * world
        let half = Double(size.height) / 2 / scale
        y = half * 2 >= world ? world / 2 : min(max(y, half), world - half)
        heading -= (heading / 360).rounded(.down) * 360
    }

    /// A part of the way to another, for animations: the scale goes by the same factor in the same time.
    func between(_ other: MapProjection, _ part: Double) -> MapProjection {
        var middle = self
        let world = MKMapSize.world.width
        var across = other.x - x
        across -= (across / world).rounded() * world
        let growth = other.scale / scale
        middle.scale = scale * pow(growth, part)
        // The middle moves so that points stay on straight ways while the scale changes.
        let way = abs(growth - 1) < 1e-6 ? part : (1 - pow(growth, -part)) / (1 - 1 / growth)
        middle.x = x + across * way
        middle.y = y + (other.y - y) * way
        var turn = other.heading - heading
        turn -= (turn / 360).rounded() * 360
        middle.heading = heading + turn * part
        return middle
    }

    // MARK: Regions and cameras

    var region: MKCoordinateRegion { MKCoordinateRegion(upright.visibleRect) }

    /// How high an eye is, in metres, that sees the view's height under 30 degrees.
    var altitude: Double {
        let metres = Double(size.height) / scale * MKMetersPerMapPointAtLatitude(MKMapPoint(x: x, y: y).coordinate.latitude)
        return metres / 2 / tan(15 * .pi / 180)
    }

    /// The scale for an eye at a height, in metres, over a latitude.
    func scale(altitude: Double, latitude: Double) -> Double {
        let metres = altitude * 2 * tan(15 * .pi / 180)
        return metres > 0 ? Double(size.height) / (metres * MKMapPointsPerMeterAtLatitude(latitude)) : Self.greatestScale
    }
}
