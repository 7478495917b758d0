import Foundation

/// What a timing curve is made of.
public enum UITimingCurveType: Int, Sendable {
    /// One of UIKit's own curves.
    case builtin = 0
    /// A cubic Bézier curve.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// A cubic curve and a spring.
    case composed = 3
}

/// Gives the timing of a property animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    /// Which of the parameters hold.
    var timingCurveType: UITimingCurveType { get }
    /// The curve's parameters, if it is cubic.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring's parameters, if there is one.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// The pacing, and how long it takes where `duration` seconds were asked for: springs given by their physics take their own time.
    func pacing(_ duration: TimeInterval) -> (pacing: ViewPacing, duration: TimeInterval) {
        switch timingCurveType {
        case .spring, .composed:
            if let spring = springTimingParameters { return spring.pacing(duration) }
        case .builtin, .cubic: break
        }
        return (.curve((cubicTimingParameters ?? UICubicTimingParameters()).function), duration)
    }
}

/// A timing curve given by a cubic Bézier. See https://developer.apple.com/documentation/uikit/uicubictimingparameters.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
    /// UIKit's curve that this is, `.easeInOut` if it is none.
    open var animationCurve: UIView.AnimationCurve { builtin ?? .easeInOut }
    /// The first control point.
    public let controlPoint1: CGPoint
    /// The second control point.
    public let controlPoint2: CGPoint
    private let builtin: UIView.AnimationCurve?

    /// Creates the system's default curve.
    public override init() {
        (controlPoint1, controlPoint2, builtin) = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1), nil)
        super.init()
    }

    /// Creates one of UIKit's curves.
    public init(animationCurve curve: UIView.AnimationCurve) {
        (controlPoint1, controlPoint2) =
            switch curve {
            case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
            case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
            case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
            case .linear: (CGPoint.zero, CGPoint(x: 1, y: 1))
            }
        builtin = curve
        super.init()
    }

    /// Creates a curve from (0, 0) to (1, 1) with two control points.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        (controlPoint1, controlPoint2, builtin) = (point1, point2, nil)
        super.init()
    }

    /// Creates a curve from an archive.
    public required init?(coder: NSCoder) {
        func point(_ key: String) -> CGPoint {
            CGPoint(x: coder.decodeDouble(forKey: key + "X"), y: coder.decodeDouble(forKey: key + "Y"))
        }
        (controlPoint1, controlPoint2) = (point("point1"), point("point2"))
        builtin = coder.containsValue(forKey: "curve") ? UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: "curve")) : nil
        super.init()
    }

    /// Writes the curve to an archive.
    open func encode(with coder: NSCoder) {
        for (key, point) in [("point1", controlPoint1), ("point2", controlPoint2)] {
            coder.encode(Double(point.x), forKey: key + "X")
            coder.encode(Double(point.y), forKey: key + "Y")
        }
        if let builtin { coder.encode(builtin.rawValue, forKey: "curve") }
    }

    /// Returns the curve itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether this is one of UIKit's curves.
    open var timingCurveType: UITimingCurveType { builtin == nil ? .cubic : .builtin }
    /// The curve itself.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// None.
    open var springTimingParameters: UISpringTimingParameters? { nil }

    var function: CAMediaTimingFunction {
        CAMediaTimingFunction(
            controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x), Float(controlPoint2.y))
    }
}
