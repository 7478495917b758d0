import Foundation

/// A spring by its physics. See https://developer.apple.com/documentation/swiftui/spring.
public struct Spring: Hashable, Sendable {
    /// The mass of what hangs on the spring.
    public private(set) var mass: Double
    /// How hard the spring pulls.
    public private(set) var stiffness: Double
    /// How much the movement is slowed.
    public private(set) var damping: Double

    /// Creates a spring by the time it seems to take and how much it bounces, from -1 to 1.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    }
    /// Creates a spring by the time of one swing and how much of it is damped, from 0 to 1 and above.
    public init(response: Double, dampingRatio: Double) {
        let frequency = 2 * .pi / max(response, 0.0001)
        self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency, allowOverDamping: true)
    }
    /// Creates a spring by its physics. One that would be damped so much that it never swings is damped only just that much, unless it is
    /// allowed.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        (self.mass, self.stiffness) = (mass, stiffness)
        let critical = 2 * (max(stiffness, 0) * max(mass, 0)).squareRoot()
        self.damping = allowOverDamping ? damping : min(damping, critical)
    }

    /// A spring that does not bounce.
    public static var smooth: Spring { smooth() }
    /// A spring that does not bounce, and then some.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    /// A spring that bounces a little.
    public static var snappy: Spring { snappy() }
    /// A spring that bounces a little, and then some.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// A spring that bounces.
    public static var bouncy: Spring { bouncy() }
    /// A spring that bounces, and then some.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// The time of one swing, in seconds.
    public var response: Double { 2 * .pi * (mass / max(stiffness, 0.0001)).squareRoot() }
    /// How much of a swing is damped.
    public var dampingRatio: Double { damping / (2 * (max(stiffness, 0.0001) * max(mass, 0.0001)).squareRoot()) }
    /// The time that the spring seems to take, in seconds.
    public var duration: TimeInterval { response }
    /// How much the spring bounces, from -1 to 1.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
    /// The seconds after which the spring stands still, as good as.
    public var settlingDuration: TimeInterval { course().settling }

    private func course(_ velocity: Double = 0) -> SpringCourse {
        SpringCourse(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
    }

    /// Where something is after some seconds that the spring pulls to a value from zero.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let still = course().progress(at: time).value
        // A speed adds what a spring at rest would make of it.
        let pushed = course(1).progress(at: time).value - still
        return target.scaled(by: still) + initialVelocity.scaled(by: pushed)
    }
}

extension Animation {
    /// As a spring moves.
    public static var spring: Animation { spring(duration: 0.5, bounce: 0) }
    /// As a spring moves. Where it takes over from another spring, its response becomes its own within `blendDuration` seconds.
    @_disfavoredOverload
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation {
        blended(blendDuration, .spring(response: response, dampingRatio: dampingFraction))
    }
    /// As a spring moves, by the time it seems to take. Where it takes over from another spring, its response becomes its own within
    /// `blendDuration` seconds.
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation {
        blended(blendDuration, .spring(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)))
    }
    /// As a spring moves.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        blended(blendDuration, .spring(response: spring.response, dampingRatio: spring.dampingRatio))
    }
    /// As a spring moves that keeps up with a finger.
    public static var interactiveSpring: Animation { interactiveSpring() }
    /// As a spring moves that keeps up with a finger.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration) }
    /// As a spring moves that keeps up with a finger, by the time it seems to take.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation { spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration) }

    /// As a spring moves, by its physics.
    public static var interpolatingSpring: Animation { interpolatingSpring() }
    /// As a spring moves, by its physics.
    @_disfavoredOverload
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation { Animation(course: .physical(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity)) }
    /// As a spring moves, by the time it seems to take.
    public static func interpolatingSpring(duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }
    /// As a spring moves.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        Animation(
            course: .physical(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, velocity: initialVelocity))
    }

    private static func blended(_ duration: Double, _ course: Course) -> Animation {
        Animation(course: duration > 0 ? .blended(duration, course) : course)
    }
}

extension Animation.Course {
    /// The time of one swing, of a spring that can hand it on.
    var response: Double? {
        switch self {
        case .spring(let response, _): response
        case .blended(_, let course), .delayed(_, let course), .sped(_, let course): course.response
        case .curve, .physical, .repeated: nil
        }
    }

    /// The time at which a spring would be whose response were its own from the start: while the response changes evenly from a former
    /// one, time goes by at another pace.
    func blended(_ time: Double, _ former: Double?, _ duration: Double) -> Double {
        guard case .blended(_, .spring(let own, _)) = self, let former, former > 0, own > 0, duration > 0, former != own else {
            return time
        }
        let within = min(time, duration)
        let present = former + (own - former) * within / duration
        return own * duration / (own - former) * log(present / former) + (time - within)
    }
}
