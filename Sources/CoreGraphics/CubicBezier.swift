import Foundation

/// One cubic Bézier curve.
package struct CubicBezier: Hashable, Sendable {
    package var p0: CGPoint
    package var p1: CGPoint
    package var p2: CGPoint
    package var p3: CGPoint

    package init(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
        (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
    }

    package func point(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        let (b0, b1, b2, b3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(x: b0 * p0.x + b1 * p1.x + b2 * p2.x + b3 * p3.x, y: b0 * p0.y + b1 * p1.y + b2 * p2.y + b3 * p3.y)
    }

    /// The first derivative.
    package func derivative(at t: CGFloat) -> CGVector {
        let u = 1 - t
        let (b0, b1, b2) = (3 * u * u, 6 * u * t, 3 * t * t)
        return CGVector(
            dx: b0 * (p1.x - p0.x) + b1 * (p2.x - p1.x) + b2 * (p3.x - p2.x),
            dy: b0 * (p1.y - p0.y) + b1 * (p2.y - p1.y) + b2 * (p3.y - p2.y))
    }

    /// The curve before and the curve after `t`.
    package func split(at t: CGFloat) -> (CubicBezier, CubicBezier) {
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
        let (a, b, c) = (mix(p0, p1), mix(p1, p2), mix(p2, p3))
        let (d, e) = (mix(a, b), mix(b, c))
        let f = mix(d, e)
        return (CubicBezier(p0, a, d, f), CubicBezier(f, e, c, p3))
    }

    /// The part between two parameters.
    package func part(from t0: CGFloat, to t1: CGFloat) -> CubicBezier {
        if t0 <= 0 { return t1 >= 1 ? self : split(at: t1).0 }
        let rest = split(at: t0).1
        return t1 >= 1 ? rest : rest.split(at: (t1 - t0) / (1 - t0)).0
    }

    /// The parameters inside (0, 1) where x or y turns around.
    package var extremes: [CGFloat] {
        var result: [CGFloat] = []
        for (a, b, c, d) in [(p0.x, p1.x, p2.x, p3.x), (p0.y, p1.y, p2.y, p3.y)] {
            // The derivative's coefficients, divided by three.
            let qa = d - 3 * c + 3 * b - a
            let qb = 2 * (c - 2 * b + a)
            let qc = b - a
            result += Self.roots(qa, qb, qc).filter { $0 > 0 && $0 < 1 }
        }
        return result
    }

    private static func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
        if abs(a) < 1e-12 { return b == 0 ? [] : [-c / b] }
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
        return q == 0 ? [0] : [q / a, c / q]
    }

    /// Points along the curve, the first one left out, so that no chord is farther than `tolerance` from it.
    package func flatten(tolerance: CGFloat, _ body: (CGPoint) -> Void) {
        let count = segmentCount(tolerance: tolerance)
        for index in 1..<max(count, 1) { body(point(at: CGFloat(index) / CGFloat(count))) }
        body(p3)
    }

    /// How many equal steps of the parameter keep chords within `tolerance`: the bound from the second differences.
    package func segmentCount(tolerance: CGFloat) -> Int {
        let dx = max(abs(p0.x - 2 * p1.x + p2.x), abs(p1.x - 2 * p2.x + p3.x))
        let dy = max(abs(p0.y - 2 * p1.y + p2.y), abs(p1.y - 2 * p2.y + p3.y))
        let steps = (0.75 * (dx * dx + dy * dy).squareRoot() / max(tolerance, 1e-9)).squareRoot().rounded(.up)
        return steps.isFinite ? min(max(Int(steps), 1), 1000) : 1
    }

    private static let nodes: [(x: CGFloat, w: CGFloat)] = [
        (0.1252334085114689, 0.2491470458134028), (0.3678314989981802, 0.2334925365383548),
        (0.5873179542866175, 0.2031674267230659), (0.7699026741943047, 0.1600783285433462),
        (0.9041172563704749, 0.1069393259953184), (0.9815606342467192, 0.0471753363865118),
    ]

    private func speed(at t: CGFloat) -> CGFloat {
        let v = derivative(at: t)
        return (v.dx * v.dx + v.dy * v.dy).squareRoot()
    }

    /// The length between two parameters, by Gauss–Legendre quadrature of twelve nodes on each of four spans.
    package func length(from t0: CGFloat = 0, to t1: CGFloat = 1) -> CGFloat {
        var sum: CGFloat = 0
        let span = (t1 - t0) / 4
        for index in 0..<4 {
            let middle = t0 + span * (CGFloat(index) + 0.5)
            for node in Self.nodes {
                sum += node.w * (speed(at: middle - node.x * span / 2) + speed(at: middle + node.x * span / 2))
            }
        }
        return sum * span / 2
    }

    /// The parameter at which the curve has run for `distance`, `total` being its whole length.
    package func parameter(atLength distance: CGFloat, total: CGFloat) -> CGFloat {
        if distance <= 0 { return 0 }
        if distance >= total { return 1 }
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        var t = distance / total
        for _ in 0..<32 {
            let error = length(to: t) - distance
            if abs(error) < 1e-9 * total { break }
            if error > 0 { high = t } else { low = t }
            let speed = speed(at: t)
            let next = speed > 0 ? t - error / speed : low
            t = next > low && next < high ? next : (low + high) / 2
        }
        return t
    }
}
