import CoreGraphics
import Foundation

/// The name of a predefined pacing curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The curve's name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Even pacing.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Begins slowly, then speeds up.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Begins quickly, then slows down.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Begins slowly, speeds up, and slows down again.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The system's default curve.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// Even pacing.
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
/// Begins slowly.
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
/// Ends slowly.
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
/// Begins and ends slowly.
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
/// The default curve.
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default

/// A pacing curve: a cubic Bézier from (0, 0) to (1, 1) that maps the fraction of time to the fraction of change.
open class CAMediaTimingFunction: NSObject, NSSecureCoding {
    /// The curve itself.
    package let curve: UnitBezier

    // @objc(functionWithName:)
    /// Creates one of the predefined curves.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        case .linear: self.init(controlPoints: 0, 0, 1, 1)
        default: fatalError("CAMediaTimingFunction: unknown timing function name '\(name.rawValue)'")
        }
    }

    /// Creates a curve with the control points (c1x, c1y) and (c2x, c2y).
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        controls = [(0, 0), (c1x, c1y), (c2x, c2y), (1, 1)]
        curve = UnitBezier(x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y))
    }

    private let controls: [(Float, Float)]

    /// Writes the control point with the given index, from 0 to 3, to `ptr`.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        ptr[0] = controls[idx].0
        ptr[1] = controls[idx].1
    }

    /// Creates a curve from an archive.
    public required convenience init?(coder: NSCoder) {
        self.init(
            controlPoints: coder.decodeFloat(forKey: "c1x"), coder.decodeFloat(forKey: "c1y"), coder.decodeFloat(forKey: "c2x"),
            coder.decodeFloat(forKey: "c2y"))
    }

    /// Writes the curve to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(controls[1].0, forKey: "c1x")
        coder.encode(controls[1].1, forKey: "c1y")
        coder.encode(controls[2].0, forKey: "c2x")
        coder.encode(controls[2].1, forKey: "c2y")
    }

    /// Archives are safe to decode.
    public class var supportsSecureCoding: Bool { true }

    /// Whether `object` is the same curve.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CAMediaTimingFunction)?.curve == curve }

    /// A hash of the control points.
    open override var hash: Int { curve.hashValue }
}

/// A cubic Bézier from (0, 0) to (1, 1) as a function of x.
package struct UnitBezier: Hashable, Sendable {
    private let ax, bx, cx, ay, by, cy: Double
    private let isLinear: Bool

    /// Creates the curve with the given control points.
    package init(x1: Double, y1: Double, x2: Double, y2: Double) {
        (cx, cy) = (3 * x1, 3 * y1)
        (bx, by) = (3 * (x2 - x1) - cx, 3 * (y2 - y1) - cy)
        (ax, ay) = (1 - cx - bx, 1 - cy - by)
        isLinear = x1 == y1 && x2 == y2
    }

    private func x(_ t: Double) -> Double { ((ax * t + bx) * t + cx) * t }
    private func dx(_ t: Double) -> Double { (3 * ax * t + 2 * bx) * t + cx }

    /// The curve's y at the given x, clamped to 0…1.
    package func y(atX x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        if isLinear { return x }
        let t = parameter(atX: x)
        return ((ay * t + by) * t + cy) * t
    }

    /// Newton's method, kept inside a bracket that bisection narrows wherever the slope is no help.
    private func parameter(atX target: Double) -> Double {
        var low = 0.0, high = 1.0, t = target
        for _ in 0..<64 {
            let error = x(t) - target
            if abs(error) < 1e-12 { return t }
            if error > 0 { high = t } else { low = t }
            let slope = dx(t)
            let next = slope == 0 ? .nan : t - error / slope
            t = next > low && next < high ? next : (low + high) / 2
            if high - low < 1e-15 { break }
        }
        return t
    }
}
