import Foundation

/// A timing curve given by a spring. See https://developer.apple.com/documentation/uikit/uispringtimingparameters.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
    /// The velocity to begin with, in whole ways a second.
    public let initialVelocity: CGVector

    private enum Kind {
        /// As damped as the ratio says; stiff enough to settle in the animator's time.
        case ratio(CGFloat)
        /// Takes the time that its physics take.
        case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    }
    private let kind: Kind

    /// Creates the system's default spring, which is critically damped and takes half a second.
    public override init() {
        (kind, initialVelocity) = (.physical(mass: 3, stiffness: 1000, damping: 500), .zero)
        super.init()
    }

    /// Creates a spring with a damping ratio: 1 does not swing over, less swings the more.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    /// Creates a spring with a damping ratio and a velocity.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        (kind, initialVelocity) = (.ratio(ratio), velocity)
        super.init()
    }

    /// Creates a spring by its physics, which decide how long it takes: the animator's duration does not count.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        (kind, initialVelocity) = (.physical(mass: mass, stiffness: stiffness, damping: damping), velocity)
        super.init()
    }

    /// Creates a spring by how long it seems to take, in seconds, and how much it bounces, from -1 to 1.
    public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity velocity: CGVector = .zero) {
        let spring = CASpringAnimation(perceptualDuration: max(duration, 1e-3), bounce: bounce)
        kind = .physical(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
        initialVelocity = velocity
        super.init()
    }

    /// Creates a spring from an archive.
    public required init?(coder: NSCoder) {
        func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
        kind =
            coder.containsValue(forKey: "ratio")
            ? .ratio(number("ratio"))
            : .physical(mass: number("mass"), stiffness: number("stiffness"), damping: number("damping"))
        initialVelocity = CGVector(dx: number("velocityX"), dy: number("velocityY"))
        super.init()
    }

    /// Writes the spring to an archive.
    open func encode(with coder: NSCoder) {
        var values: [(String, CGFloat)] = [("velocityX", initialVelocity.dx), ("velocityY", initialVelocity.dy)]
        switch kind {
        case .ratio(let ratio): values.append(("ratio", ratio))
        case .physical(let mass, let stiffness, let damping):
            values += [("mass", mass), ("stiffness", stiffness), ("damping", damping)]
        }
        for (key, value) in values { coder.encode(Double(value), forKey: key) }
    }

    /// Returns the spring itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// A spring.
    open var timingCurveType: UITimingCurveType { .spring }
    /// None.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The spring itself.
    open var springTimingParameters: UISpringTimingParameters? { self }

    func pacing(_ duration: TimeInterval) -> (pacing: ViewPacing, duration: TimeInterval) {
        switch kind {
        case .ratio(let ratio): return (.spring(dampingRatio: ratio, velocity: initialVelocity, settlingIn: max(duration, 1e-3)), duration)
        case .physical(let mass, let stiffness, let damping):
            let pacing = ViewPacing.spring(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity)
            return (pacing, pacing.oscillator?.settlingDuration ?? duration)
        }
    }
}
