import Foundation

/// How an animation's fraction of change follows its fraction of time.
enum ViewPacing {
    case curve(CAMediaTimingFunction)
    /// A spring that comes to rest at about the end of the duration.
    case spring(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGVector)

    /// The curve with a number as options and notifications have it; 7 is the keyboard's.
    static func named(_ number: Int) -> ViewPacing {
        switch number {
        case 0: .curve(CAMediaTimingFunction(name: .easeInEaseOut))
        case 1: .curve(CAMediaTimingFunction(name: .easeIn))
        case 2: .curve(CAMediaTimingFunction(name: .easeOut))
        case 3: .linear
        default: .keyboard
        }
    }

    /// Even.
    static var linear: ViewPacing { .curve(CAMediaTimingFunction(name: .linear)) }

    /// The pacing of the keyboard and of pushed controllers.
    static var keyboard: ViewPacing { .spring(mass: 3, stiffness: 1000, damping: 500, velocity: .zero) }

    /// The spring that has a damping ratio and settles in a time.
    static func spring(dampingRatio: CGFloat, velocity: CGVector, settlingIn duration: TimeInterval) -> ViewPacing {
        let ratio = max(0.01, Double(dampingRatio))
        func settling(_ omega: Double) -> Double {
            SpringOscillator(
                mass: 1, stiffness: omega * omega, damping: 2 * ratio * omega, initialVelocity: Double(velocity.strongest)
            ).settlingDuration
        }
        // Stiffer springs settle sooner: halve the interval until it fits.
        var (low, high) = (1e-3, 1.0)
        while settling(high) > duration, high < 1e7 { high *= 2 }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if settling(middle) > duration { low = middle } else { high = middle }
        }
        return .spring(mass: 1, stiffness: CGFloat(high * high), damping: CGFloat(2 * ratio * high), velocity: velocity)
    }

    /// The spring's motion, if it is one.
    var oscillator: SpringOscillator? {
        guard case .spring(let mass, let stiffness, let damping, let velocity) = self else { return nil }
        return SpringOscillator(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), initialVelocity: Double(velocity.strongest))
    }

    /// The fraction of change at a fraction of the time, which is `duration` seconds in all.
    func progress(at x: Double, duration: TimeInterval) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        if case .curve(let function) = self { return function.curve.y(atX: x) }
        return oscillator?.value(at: x * duration) ?? x
    }

    /// The first fraction of the time at which a fraction of change is reached.
    func time(of progress: Double, duration: TimeInterval) -> Double {
        if progress <= 0 { return 0 }
        if progress >= 1, oscillator == nil { return 1 }
        let steps = 256
        guard let after = (1...steps).first(where: { self.progress(at: Double($0) / Double(steps), duration: duration) >= progress })
        else { return 1 }
        var (low, high) = (Double(after - 1) / Double(steps), Double(after) / Double(steps))
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if self.progress(at: middle, duration: duration) < progress { low = middle } else { high = middle }
        }
        return high
    }

    /// An animation with this pacing, without values.
    func makeAnimation(_ keyPath: String) -> CABasicAnimation {
        switch self {
        case .curve(let curve):
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.timingFunction = curve
            return animation
        case .spring(let mass, let stiffness, let damping, let velocity):
            let spring = CASpringAnimation(keyPath: keyPath)
            (spring.mass, spring.stiffness, spring.damping) = (mass, stiffness, damping)
            spring.initialVelocity = velocity.strongest
            return spring
        }
    }
}

extension CGVector {
    /// The component that is further from 0: a spring has one velocity for all that it moves.
    fileprivate var strongest: CGFloat { abs(dx) >= abs(dy) ? dx : dy }
}
