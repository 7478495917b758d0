import Foundation
import QuartzCore

/// How a value becomes another one over time.
///
/// See https://developer.apple.com/documentation/swiftui/animation.
public struct Animation: Hashable, Sendable {
    indirect enum Course: Hashable, Sendable {
        case curve(duration: Double, UnitCurve)
        case spring(response: Double, dampingRatio: Double)
        /// A spring whose response becomes its own only after some time, where it takes over from another spring.
        case blended(Double, Course)
        case physical(mass: Double, stiffness: Double, damping: Double, velocity: Double)
        case delayed(Double, Course)
        case sped(Double, Course)
        case repeated(Int?, autoreverses: Bool, Course)
    }

    let course: Course

    /// The animation where none is named.
    public static let `default` = Animation(course: .spring(response: 0.55, dampingRatio: 1))
    /// At the same speed all the time.
    public static var linear: Animation { linear(duration: 0.35) }
    /// Slow at the start.
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    /// Slow at the end.
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    /// Slow at the start and the end.
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }

    /// At the same speed all the time.
    public static func linear(duration: TimeInterval) -> Animation { Animation(course: .curve(duration: duration, .linear)) }
    /// Slow at the start.
    public static func easeIn(duration: TimeInterval) -> Animation { Animation(course: .curve(duration: duration, .easeIn)) }
    /// Slow at the end.
    public static func easeOut(duration: TimeInterval) -> Animation { Animation(course: .curve(duration: duration, .easeOut)) }
    /// Slow at the start and the end.
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation(course: .curve(duration: duration, .easeInOut)) }
    /// Along a curve of two control points.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation { Animation(course: .curve(duration: duration, UnitCurve(p1x, p1y, p2x, p2y))) }

    /// A spring that does not bounce.
    public static var smooth: Animation { smooth() }
    /// A spring that does not bounce.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }
    /// A spring that bounces a little.
    public static var snappy: Animation { snappy() }
    /// A spring that bounces a little.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// A spring that bounces.
    public static var bouncy: Animation { bouncy() }
    /// A spring that bounces.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// The animation, some seconds later.
    public func delay(_ delay: TimeInterval) -> Animation { Animation(course: .delayed(delay, course)) }
    /// The animation, so many times as fast.
    public func speed(_ speed: Double) -> Animation { Animation(course: .sped(speed, course)) }
    /// The animation several times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(course: .repeated(repeatCount, autoreverses: autoreverses, course))
    }
    /// The animation again and again.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(course: .repeated(nil, autoreverses: autoreverses, course))
    }

    /// How far the animation has come after some seconds, and whether it is over; `former` is the response of a spring that it has
    /// taken over from.
    func progress(at time: Double, takingOverFrom former: Double? = nil) -> (value: Double, isOver: Bool) {
        course.progress(at: time, former)
    }
}

extension Animation.Course {
    /// The seconds that it takes; `nil` if it never ends.
    var duration: Double? {
        switch self {
        case .curve(let duration, _): max(duration, 0)
        case .spring(let response, let ratio):
            SpringCourse(response: response, dampingRatio: ratio).settling
        case .physical(let mass, let stiffness, let damping, let velocity):
            SpringCourse(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity).settling
        case .blended(_, let course): course.duration
        case .delayed(let delay, let course): course.duration.map { $0 + delay }
        case .sped(let speed, let course): speed > 0 ? course.duration.map { $0 / speed } : nil
        case .repeated(let count, _, let course): count.flatMap { count in course.duration.map { $0 * Double(max(count, 1)) } }
        }
    }

    /// The seconds after which it seems to be over, though a spring may still settle; `nil` if it never ends.
    var logicalDuration: Double? {
        switch self {
        case .curve(let duration, _): max(duration, 0)
        case .spring(let response, _): max(response, 0)
        case .physical(let mass, let stiffness, let damping, let velocity):
            2 * .pi / SpringCourse(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity).frequency
        case .blended(_, let course): course.logicalDuration
        case .delayed(let delay, let course): course.logicalDuration.map { $0 + delay }
        case .sped(let speed, let course): speed > 0 ? course.logicalDuration.map { $0 / speed } : nil
        case .repeated: duration
        }
    }

    func progress(at time: Double, _ former: Double? = nil) -> (value: Double, isOver: Bool) {
        guard time >= 0 else { return (0, false) }
        switch self {
        case .curve(let duration, let curve):
            return duration <= 0 || time >= duration ? (1, true) : (curve.value(at: time / duration), false)
        case .spring(let response, let ratio):
            return SpringCourse(response: response, dampingRatio: ratio).progress(at: time)
        case .physical(let mass, let stiffness, let damping, let velocity):
            return SpringCourse(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity).progress(at: time)
        case .blended(let duration, let course): return course.progress(at: blended(time, former, duration))
        case .delayed(let delay, let course): return course.progress(at: time - delay, former)
        case .sped(let speed, let course): return course.progress(at: time * speed, former)
        case .repeated(let count, let autoreverses, let course):
            guard let length = course.duration, length > 0 else { return (1, true) }
            let round = Int(time / length)
            if let count, round >= max(count, 1) {
                // What goes back and forth an even number of times jumps to where it was to go.
                return (1, true)
            }
            let value = course.progress(at: time - Double(round) * length, former).value
            return (autoreverses && round % 2 == 1 ? 1 - value : value, false)
        }
    }
}

/// A damped spring from 0 to 1.
struct SpringCourse {
    let frequency: Double
    let dampingRatio: Double
    let velocity: Double

    init(response: Double, dampingRatio: Double) {
        frequency = response > 0 ? 2 * .pi / response : .infinity
        self.dampingRatio = max(dampingRatio, 0)
        velocity = 0
    }

    init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
        frequency = (max(stiffness, 0.0001) / max(mass, 0.0001)).squareRoot()
        dampingRatio = damping / (2 * (max(stiffness, 0.0001) * max(mass, 0.0001)).squareRoot())
        self.velocity = velocity
    }

    /// The seconds after which it stays within a thousandth of its end.
    var settling: Double {
        guard frequency.isFinite else { return 0 }
        let decay =
            dampingRatio <= 1 ? dampingRatio * frequency : frequency * (dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot())
        guard decay > 0 else { return 60 }
        // A critically damped spring needs longer than its decay alone says.
        return min((log(1000) + (abs(dampingRatio - 1) < 0.2 ? 2.3 : 0)) / decay, 60)
    }

    func progress(at time: Double) -> (value: Double, isOver: Bool) {
        guard time < settling else { return (1, true) }
        let w = frequency
        if dampingRatio < 1 {
            let damped = w * (1 - dampingRatio * dampingRatio).squareRoot()
            let a = (dampingRatio * w - velocity) / damped
            return (1 - exp(-dampingRatio * w * time) * (cos(damped * time) + a * sin(damped * time)), false)
        }
        if dampingRatio == 1 { return (1 - exp(-w * time) * (1 + (w - velocity) * time), false) }
        let root = w * (dampingRatio * dampingRatio - 1).squareRoot()
        let (fast, slow) = (-dampingRatio * w - root, -dampingRatio * w + root)
        let b = (fast + velocity) / (fast - slow)
        return (1 - (b * exp(slow * time) + (1 - b) * exp(fast * time)), false)
    }
}
