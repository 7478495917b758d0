import CoreGraphics
import Foundation

/// An animation paced by a damped spring.
open class CASpringAnimation: CABasicAnimation {
    /// Creates a spring by how long it seems to take, in seconds, and how much it bounces: 0 not at all, towards 1 more; below 0 it is
    /// overdamped.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let omega = 2 * Double.pi / perceptualDuration
        let ratio = bounce >= 0 ? 1 - Double(bounce) : 1 / (1 + Double(bounce))
        mass = 1
        stiffness = CGFloat(omega * omega)
        damping = CGFloat(2 * ratio * omega)
        (givenDuration, givenBounce) = (perceptualDuration, bounce)
        duration = settlingDuration
    }

    private final var givenDuration: CFTimeInterval?
    private final var givenBounce: CGFloat?

    /// The mass at the spring's end; more than 0.
    open var mass: CGFloat = 1 { didSet { if mass <= 0 { mass = oldValue } } }
    /// The stiffness; more than 0.
    open var stiffness: CGFloat = 100 { didSet { if stiffness <= 0 { stiffness = oldValue } } }
    /// The damping; 0 or more.
    open var damping: CGFloat = 10 { didSet { if damping < 0 { damping = oldValue } } }
    /// The velocity to begin with, in whole ways a second; positive towards the end.
    open var initialVelocity: CGFloat = 0
    /// Whether the spring may be overdamped; if not, its damping is limited to the critical one.
    open var allowsOverdamping = true
    /// How long the spring seems to take, in seconds.
    open var perceptualDuration: CFTimeInterval { givenDuration ?? 2 * .pi / oscillator.naturalFrequency }
    /// How much the spring bounces.
    open var bounce: CGFloat {
        if let givenBounce { return givenBounce }
        let ratio = oscillator.dampingRatio
        return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
    }
    /// About how long the spring takes to come to rest, in seconds.
    open var settlingDuration: CFTimeInterval { oscillator.settlingDuration }

    private var oscillator: SpringOscillator {
        let critical = 2 * (stiffness * mass).squareRoot()
        return SpringOscillator(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(allowsOverdamping ? damping : min(damping, critical)),
            initialVelocity: Double(initialVelocity))
    }

    override var spring: SpringOscillator? { oscillator }

    override func makeFrameworkInstance() -> CAAnimation { CASpringAnimation() }

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CASpringAnimation else { return }
        (mass, stiffness, damping, initialVelocity) = (other.mass, other.stiffness, other.damping, other.initialVelocity)
        (allowsOverdamping, givenDuration, givenBounce) = (other.allowsOverdamping, other.givenDuration, other.givenBounce)
    }

    override var ownKeys: [String] { super.ownKeys + ["mass", "stiffness", "damping", "initialVelocity", "allowsOverdamping"] }

    override func ownValue(_ key: String) -> Any? {
        switch key {
        case "mass": mass
        case "stiffness": stiffness
        case "damping": damping
        case "initialVelocity": initialVelocity
        case "allowsOverdamping": allowsOverdamping
        default: super.ownValue(key)
        }
    }

    override func setOwnValue(_ value: Any?, _ key: String) {
        let number = CGFloat(AnimatableValue.number(in: value) ?? 0)
        switch key {
        case "mass": mass = number
        case "stiffness": stiffness = number
        case "damping": damping = number
        case "initialVelocity": initialVelocity = number
        case "allowsOverdamping": allowsOverdamping = number != 0
        default: super.setOwnValue(value, key)
        }
    }
}
