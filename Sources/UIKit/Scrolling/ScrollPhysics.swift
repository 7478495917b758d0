import Foundation

/// The mathematics of scrolling along one axis. Everything is a pure function of time; distances are points, times are seconds.
package enum ScrollPhysics {
    /// How much of a drag beyond the edge is followed at first.
    package static let rubberBandCoefficient: CGFloat = 0.55

    /// How far content moves when a finger has dragged it `distance` beyond its edge, in a view `dimension` long.
    ///
    /// x·c·d / (x·c + d): the whole dimension is never reached.
    package static func rubberBand(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        let x = abs(distance) * rubberBandCoefficient
        return (distance < 0 ? -1 : 1) * x * dimension / (x + dimension)
    }

    /// The finger's distance for which content has moved by `offset` beyond its edge: the inverse of `rubberBand`.
    package static func inverseRubberBand(_ offset: CGFloat, dimension: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        let y = min(abs(offset), dimension * 0.999)
        return (offset < 0 ? -1 : 1) * y * dimension / (rubberBandCoefficient * (dimension - y))
    }

    /// A position held within a range, beyond which it follows as a rubber band does.
    package static func rubberBand(_ position: CGFloat, in range: ClosedRange<CGFloat>, dimension: CGFloat) -> CGFloat {
        if position < range.lowerBound {
            return range.lowerBound + rubberBand(position - range.lowerBound, dimension: dimension)
        }
        if position > range.upperBound {
            return range.upperBound + rubberBand(position - range.upperBound, dimension: dimension)
        }
        return position
    }

    /// The position for which `rubberBand(_:in:dimension:)` gives `position`.
    package static func inverseRubberBand(_ position: CGFloat, in range: ClosedRange<CGFloat>, dimension: CGFloat) -> CGFloat {
        if position < range.lowerBound {
            return range.lowerBound + inverseRubberBand(position - range.lowerBound, dimension: dimension)
        }
        if position > range.upperBound {
            return range.upperBound + inverseRubberBand(position - range.upperBound, dimension: dimension)
        }
        return position
    }
}

/// A movement that depends on time alone and comes to rest.
package protocol ScrollMotion {
    /// The position after so many seconds, in points.
    func position(at time: Double) -> CGFloat
    /// The velocity after so many seconds, in points a second.
    func velocity(at time: Double) -> CGFloat
    /// When the movement can no longer be seen, in seconds.
    var duration: Double { get }
    /// Where it comes to rest, in points.
    var end: CGFloat { get }
}

/// A movement that loses the same part of its velocity every millisecond.
package struct Deceleration: ScrollMotion, Equatable {
    package let start: CGFloat
    package let initialVelocity: CGFloat
    /// The part of the velocity that is left after a millisecond.
    package let rate: CGFloat
    /// The distance from the end below which the movement is over, in points.
    package let tolerance: CGFloat

    /// Creates a movement from a place and a velocity in points a second.
    package init(from start: CGFloat, velocity: CGFloat, rate: CGFloat, tolerance: CGFloat = 0.5) {
        self.start = start
        initialVelocity = velocity
        self.rate = min(max(rate, 0.01), 0.99999)
        self.tolerance = tolerance
    }

    /// Creates the movement that comes to rest at a given place.
    package init(from start: CGFloat, to end: CGFloat, rate: CGFloat, tolerance: CGFloat = 0.5) {
        let rate = min(max(rate, 0.01), 0.99999)
        self.init(from: start, velocity: -(end - start) * 1000 * log(rate), rate: rate, tolerance: tolerance)
    }

    /// ln(rate) per second.
    private var k: CGFloat { 1000 * log(rate) }

    package func position(at time: Double) -> CGFloat { start + initialVelocity * (exp(k * time) - 1) / k }
    package func velocity(at time: Double) -> CGFloat { initialVelocity * exp(k * time) }
    package var end: CGFloat { start - initialVelocity / k }

    package var duration: Double {
        let distance = abs(end - start)
        return distance <= tolerance ? 0 : log(tolerance / distance) / k
    }

    /// When a place is passed, or `nil` if it is not on the way.
    package func time(reaching place: CGFloat) -> Double? {
        let part = (end - place) / (end - start)
        guard end != start, part > 0, part <= 1 else { return nil }
        return log(part) / k
    }
}

/// A movement drawn back to a place by a critically damped spring.
package struct SpringReturn: ScrollMotion, Equatable {
    /// The angular frequency of the spring that draws overscrolled content back, in 1/s: stiffness 100, mass 1.
    package static let bounceFrequency: CGFloat = 10

    package let start: CGFloat
    package let end: CGFloat
    package let initialVelocity: CGFloat
    package let frequency: CGFloat
    private let tolerance: CGFloat

    /// Creates a movement from a place and a velocity (points a second) to another place.
    package init(
        from start: CGFloat, to end: CGFloat, velocity: CGFloat, frequency: CGFloat = bounceFrequency, tolerance: CGFloat = 0.5
    ) {
        self.start = start
        self.end = end
        initialVelocity = velocity
        self.frequency = frequency
        self.tolerance = tolerance
    }

    private var c1: CGFloat { start - end }
    private var c2: CGFloat { initialVelocity + frequency * c1 }

    package func position(at time: Double) -> CGFloat { end + exp(-frequency * time) * (c1 + c2 * time) }
    package func velocity(at time: Double) -> CGFloat {
        exp(-frequency * time) * (c2 - frequency * (c1 + c2 * time))
    }

    package var duration: Double {
        if c1 == 0, c2 == 0 { return 0 }
        // |c1|·e^(-ωt) and |c2|·t·e^(-ωt) both below half the tolerance; the latter from e^(-ωt/2)·2/(ωe) ≥ t·e^(-ωt).
        let first = 2 * abs(c1) / tolerance
        let second = 4 * abs(c2) / (CGFloat(M_E) * frequency * tolerance)
        return max(0, first > 1 ? log(first) / frequency : 0, second > 1 ? 2 * log(second) / frequency : 0)
    }
}

/// A deceleration that runs into an edge and is drawn back to it.
package struct BouncingDeceleration: ScrollMotion, Equatable {
    private let free: Deceleration
    private let edgeTime: Double
    private let bounce: SpringReturn

    /// Creates the movement, or `nil` if the edge is not on the way.
    package init?(_ deceleration: Deceleration, edge: CGFloat) {
        guard let time = deceleration.time(reaching: edge), time < deceleration.duration else { return nil }
        free = deceleration
        edgeTime = time
        bounce = SpringReturn(from: edge, to: edge, velocity: deceleration.velocity(at: time))
    }

    package func position(at time: Double) -> CGFloat {
        time < edgeTime ? free.position(at: time) : bounce.position(at: time - edgeTime)
    }
    package func velocity(at time: Double) -> CGFloat {
        time < edgeTime ? free.velocity(at: time) : bounce.velocity(at: time - edgeTime)
    }
    package var duration: Double { edgeTime + bounce.duration }
    package var end: CGFloat { bounce.end }
}

/// A deceleration that stops dead at an edge, where bouncing is not wanted.
package struct StoppedDeceleration: ScrollMotion, Equatable {
    private let free: Deceleration
    private let edgeTime: Double
    package let end: CGFloat

    /// Creates the movement, or `nil` if the edge is not on the way.
    package init?(_ deceleration: Deceleration, edge: CGFloat) {
        guard let time = deceleration.time(reaching: edge), time < deceleration.duration else { return nil }
        free = deceleration
        edgeTime = time
        end = edge
    }

    package func position(at time: Double) -> CGFloat { time < edgeTime ? free.position(at: time) : end }
    package func velocity(at time: Double) -> CGFloat { time < edgeTime ? free.velocity(at: time) : 0 }
    package var duration: Double { edgeTime }
}

/// A movement over a fixed time that starts and ends softly.
package struct EasedMotion: ScrollMotion, Equatable {
    package let start: CGFloat
    package let end: CGFloat
    package let duration: Double

    /// Creates a movement from one place to another.
    package init(from start: CGFloat, to end: CGFloat, duration: Double) {
        (self.start, self.end, self.duration) = (start, end, duration)
    }

    /// Smoothstep: 3s² − 2s³.
    package func position(at time: Double) -> CGFloat {
        let s = duration > 0 ? min(max(time / duration, 0), 1) : 1
        return start + (end - start) * s * s * (3 - 2 * s)
    }
    package func velocity(at time: Double) -> CGFloat {
        guard duration > 0, time >= 0, time <= duration else { return 0 }
        let s = time / duration
        return (end - start) * 6 * s * (1 - s) / duration
    }
}

/// No movement.
package struct Rest: ScrollMotion, Equatable {
    package let end: CGFloat
    /// Creates a rest at a place.
    package init(at end: CGFloat) { self.end = end }
    package func position(at time: Double) -> CGFloat { end }
    package func velocity(at time: Double) -> CGFloat { 0 }
    package var duration: Double { 0 }
}
