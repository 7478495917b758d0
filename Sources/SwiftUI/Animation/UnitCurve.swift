/// A curve from 0 to 1. See https://developer.apple.com/documentation/swiftui/unitcurve.
public struct UnitCurve: Hashable, Sendable {
    private enum Form: Hashable { case bezier(Double, Double, Double, Double), circularIn, circularOut, circularInOut }
    private let form: Form

    private init(_ form: Form) { self.form = form }

    init(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double) { self.init(.bezier(p1x, p1y, p2x, p2y)) }

    /// Along a curve of two control points.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
    }
    /// At the same speed all the time.
    public static let linear = UnitCurve(0, 0, 1, 1)
    /// Slow at the start.
    public static let easeIn = UnitCurve(0.42, 0, 1, 1)
    /// Slow at the end.
    public static let easeOut = UnitCurve(0, 0, 0.58, 1)
    /// Slow at the start and the end.
    public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)
    /// Along a quarter of a circle, slow at the start.
    public static let circularEaseIn = UnitCurve(.circularIn)
    /// Along a quarter of a circle, slow at the end.
    public static let circularEaseOut = UnitCurve(.circularOut)
    /// Along two quarters of circles, slow at the start and the end.
    public static let circularEaseInOut = UnitCurve(.circularInOut)

    /// How far it has come at a part of the time.
    public func value(at progress: Double) -> Double {
        let x = min(max(progress, 0), 1)
        switch form {
        case .circularIn: return 1 - (1 - x * x).squareRoot()
        case .circularOut: return (1 - (x - 1) * (x - 1)).squareRoot()
        case .circularInOut:
            return x < 0.5
                ? (1 - (1 - 4 * x * x).squareRoot()) / 2 : ((1 - (2 * x - 2) * (2 * x - 2)).squareRoot() + 1) / 2
        case .bezier(let p1x, let p1y, let p2x, let p2y):
            if p1x == p1y, p2x == p2y { return x }
            return Self.coordinate(p1y, p2y, Self.parameter(p1x, p2x, x))
        }
    }

    /// How fast it is at a part of the time.
    public func velocity(at progress: Double) -> Double {
        let step = 1e-4
        let (before, after) = (max(progress - step, 0), min(progress + step, 1))
        return (value(at: after) - value(at: before)) / (after - before)
    }

    private static func parameter(_ p1x: Double, _ p2x: Double, _ x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if coordinate(p1x, p2x, middle) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func coordinate(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }
}
