import Foundation

/// Where the middle of a map may be, and from how far it may be seen.
struct MapLimits: Equatable {
    /// Map points from the 180th meridian; an area over it goes on beyond the map's edge.
    var across: ClosedRange<Double>?
    /// Map points from the top.
    var down: ClosedRange<Double>?
    /// The least and the greatest distance of the eye, in metres; `nil` for the map's own.
    var nearest: Double?
    var farthest: Double?

    /// The number next to another in a range.
    private static func limited(_ value: Double, _ range: ClosedRange<Double>?) -> Double {
        range.map { min(max(value, $0.lowerBound), $0.upperBound) } ?? value
    }

    /// A middle that may be.
    func limited(x: Double, y: Double) -> (x: Double, y: Double) {
        guard let across else { return (x, Self.limited(y, down)) }
        // Of the places round the world, the one next to the area.
        let (world, middle) = (MKMapSize.world.width, (across.lowerBound + across.upperBound) / 2)
        let near = x + ((middle - x) / world).rounded() * world
        return (Self.limited(near, across), Self.limited(y, down))
    }
}

extension MapProjection {
    /// A scale at which the map may be seen where it is.
    func limited(scale wanted: Double) -> Double {
        var scale = min(max(wanted, smallestScale), Self.greatestScale)
        guard limits.nearest != nil || limits.farthest != nil else { return scale }
        let latitude = MKMapPoint(x: x, y: y).coordinate.latitude
        if let farthest = limits.farthest { scale = max(scale, self.scale(altitude: farthest, latitude: latitude)) }
        if let nearest = limits.nearest { scale = min(scale, self.scale(altitude: nearest, latitude: latitude)) }
        return min(max(scale, smallestScale), Self.greatestScale)
    }
}
