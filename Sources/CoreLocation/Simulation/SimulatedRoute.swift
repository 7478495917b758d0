import Foundation

/// A way by its places, and when the device comes to each.
package struct SimulatedRoute {
    /// A place on the way.
    package struct Stop {
        package let coordinate: CLLocationCoordinate2D
        package let altitude: Double
        /// Seconds from the beginning.
        package let time: Double
    }

    /// Where the device is at a time, and how it moves there.
    package struct Point {
        package let coordinate: CLLocationCoordinate2D
        package let altitude: Double
        package let course: Double
        package let speed: Double
    }

    package let stops: [Stop]

    /// A way whose times do not fall; there is a place at least.
    package init(stops: [Stop]) { self.stops = stops }

    /// A way at one speed, in metres a second.
    package init(_ places: [CLLocationCoordinate2D], altitudes: [Double] = [], speed: Double) {
        var time = 0.0
        var stops: [Stop] = []
        for (index, place) in places.enumerated() {
            if index > 0 { time += Geodesic.distance(places[index - 1], place) / speed }
            stops.append(Stop(coordinate: place, altitude: index < altitudes.count ? altitudes[index] : 0, time: time))
        }
        self.init(stops: stops)
    }

    /// How long it takes, in seconds.
    package var duration: Double { stops.last?.time ?? 0 }

    /// Where the device is at a time: on the shortest way between two of the places.
    package func point(at time: Double) -> Point {
        var (low, high) = (0, stops.count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if stops[middle].time <= time { low = middle } else { high = middle }
        }
        let (from, to) = (stops[low], stops[max(high, 0)])
        let span = to.time - from.time
        let part = span > 0 ? min(max((time - from.time) / span, 0), 1) : 1
        let length = Geodesic.distance(from.coordinate, to.coordinate)
        return Point(
            coordinate: Geodesic.between(from.coordinate, to.coordinate, part),
            altitude: from.altitude + (to.altitude - from.altitude) * part,
            course: Geodesic.course(from.coordinate, to.coordinate) ?? -1, speed: span > 0 ? length / span : 0)
    }
}
