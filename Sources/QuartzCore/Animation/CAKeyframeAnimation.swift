import CoreGraphics
import Foundation

/// How values between keyframes are computed.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Evenly from each keyframe to the next.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each keyframe shows until the next.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// At an even speed over the whole way; key times are not looked at.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Along a smooth curve through the keyframes.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Along that curve at an even speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Evenly from each keyframe to the next.
public let kCAAnimationLinear = CAAnimationCalculationMode.linear
/// Each keyframe shows until the next.
public let kCAAnimationDiscrete = CAAnimationCalculationMode.discrete
/// At an even speed over the whole way.
public let kCAAnimationPaced = CAAnimationCalculationMode.paced
/// Along a smooth curve.
public let kCAAnimationCubic = CAAnimationCalculationMode.cubic
/// Along a smooth curve at an even speed.
public let kCAAnimationCubicPaced = CAAnimationCalculationMode.cubicPaced

/// How a layer turns as it follows a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its x axis points along the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Its x axis points back along the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// The x axis points along the path.
public let kCAAnimationRotateAuto = CAAnimationRotationMode.rotateAuto
/// The x axis points back along the path.
public let kCAAnimationRotateAutoReverse = CAAnimationRotationMode.rotateAutoReverse

/// An animation through a list of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values to go through.
    open var values: [Any]?
    /// The path to follow with a property that is a point; takes precedence over `values`.
    open var path: CGPath?
    /// When each keyframe is reached, from 0 to 1.
    open var keyTimes: [NSNumber]?
    /// The pacing of each way between two keyframes.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How values between keyframes are computed.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// How tight the curve is at each keyframe, in cubic modes: 0 by default, positive is tighter.
    open var tensionValues: [NSNumber]?
    /// How sharp the curve's corner is at each keyframe, in cubic modes.
    open var continuityValues: [NSNumber]?
    /// Where the curve bends at each keyframe, in cubic modes: positive before it, negative after it.
    open var biasValues: [NSNumber]?
    /// How the layer turns along the path, if it does.
    open var rotationMode: CAAnimationRotationMode?

    override func makeFrameworkInstance() -> CAAnimation { CAKeyframeAnimation() }

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (values, path, keyTimes, timingFunctions) = (other.values, other.path, other.keyTimes, other.timingFunctions)
        (calculationMode, rotationMode) = (other.calculationMode, other.rotationMode)
        (tensionValues, continuityValues, biasValues) = (other.tensionValues, other.continuityValues, other.biasValues)
    }

    override func program(for layer: CALayer) -> AnimationProgram? {
        guard let target, let course = KeyframeCourse(self) else { return nil }
        return .property(
            PropertyProgram(
                timing: timing, curve: timingFunction?.curve, target: target, isAdditive: isAdditive, isCumulative: isCumulative,
                course: .keyframes(course), pace: pace))
    }

    override var ownKeys: [String] {
        super.ownKeys + [
            "values", "path", "keyTimes", "timingFunctions", "calculationMode", "tensionValues", "continuityValues", "biasValues",
            "rotationMode",
        ]
    }

    override func ownValue(_ key: String) -> Any? {
        switch key {
        case "values": values
        case "path": path
        case "keyTimes": keyTimes
        case "timingFunctions": timingFunctions
        case "calculationMode": calculationMode.rawValue
        case "tensionValues": tensionValues
        case "continuityValues": continuityValues
        case "biasValues": biasValues
        case "rotationMode": rotationMode?.rawValue
        default: super.ownValue(key)
        }
    }

    override func setOwnValue(_ value: Any?, _ key: String) {
        func numbers() -> [NSNumber]? { (value as? [Any])?.compactMap { AnimatableValue.number(in: $0).map { NSNumber(value: $0) } } }
        func name() -> String? { (value as? String) ?? (value as? CAAnimationCalculationMode)?.rawValue }
        switch key {
        case "values": values = value as? [Any]
        case "path": path = value as? CGPath
        case "keyTimes": keyTimes = numbers()
        case "timingFunctions": timingFunctions = value as? [CAMediaTimingFunction]
        case "calculationMode": calculationMode = name().map { CAAnimationCalculationMode(rawValue: $0) } ?? .linear
        case "tensionValues": tensionValues = numbers()
        case "continuityValues": continuityValues = numbers()
        case "biasValues": biasValues = numbers()
        case "rotationMode":
            rotationMode = (value as? CAAnimationRotationMode) ?? (value as? String).map { CAAnimationRotationMode(rawValue: $0) }
        default: super.setOwnValue(value, key)
        }
    }
}
