import Foundation

/// Finds where edges meet.
struct EdgeIntersector {
    /// Points nearer than this are the same.
    let tolerance: CGFloat

    /// The parameters on `a` and on `b` at which they meet. Of a stretch that both share, its ends are given.
    func meetings(_ a: MonotoneEdge, _ b: MonotoneEdge) -> [(a: CGFloat, b: CGFloat)] {
        guard boxesTouch(a.curve, b.curve) else { return [] }
        if a.isLine, b.isLine { return lines(a.curve, b.curve) }
        // Curves that share a stretch meet nowhere else, being monotone; ends that lie on the other are its ends.
        let shared = endsOnOther(a.curve, b.curve)
        if shared.count >= 2, areSame(a.curve, b.curve, shared) { return shared }
        var search = Search(a: a.curve, b: b.curve, tolerance: tolerance, found: shared)
        search.run(0, 1, 0, 1)
        return search.found
    }

    private func boxesTouch(_ a: CubicBezier, _ b: CubicBezier) -> Bool { Self.touch(a.p0, a.p3, b.p0, b.p3, tolerance) }

    /// Whether the boxes of two monotone curves touch: they are those of the curves' ends.
    private static func touch(_ p: CGPoint, _ q: CGPoint, _ r: CGPoint, _ s: CGPoint, _ tolerance: CGFloat) -> Bool {
        min(p.x, q.x) <= max(r.x, s.x) + tolerance && min(r.x, s.x) <= max(p.x, q.x) + tolerance
            && min(p.y, q.y) <= max(r.y, s.y) + tolerance && min(r.y, s.y) <= max(p.y, q.y) + tolerance
    }

    private func near(_ p: CGPoint, _ q: CGPoint) -> Bool { abs(p.x - q.x) <= tolerance && abs(p.y - q.y) <= tolerance }

    private func lines(_ a: CubicBezier, _ b: CubicBezier) -> [(a: CGFloat, b: CGFloat)] {
        let (d, e) = (CGVector(dx: a.p3.x - a.p0.x, dy: a.p3.y - a.p0.y), CGVector(dx: b.p3.x - b.p0.x, dy: b.p3.y - b.p0.y))
        let cross = d.dx * e.dy - d.dy * e.dx
        let (la, lb) = (hypot(d.dx, d.dy), hypot(e.dx, e.dy))
        let shared = endsOnOther(a, b)
        guard abs(cross) > 1e-12 * la * lb else { return shared }
        let (x, y) = (b.p0.x - a.p0.x, b.p0.y - a.p0.y)
        let (t, u) = ((x * e.dy - y * e.dx) / cross, (x * d.dy - y * d.dx) / cross)
        guard t > 0, t < 1, u > 0, u < 1 else { return shared }
        return shared + [(t, u)]
    }

    /// The ends of each that lie on the other.
    private func endsOnOther(_ a: CubicBezier, _ b: CubicBezier) -> [(a: CGFloat, b: CGFloat)] {
        var result: [(a: CGFloat, b: CGFloat)] = []
        for (t, p) in [(CGFloat(0), a.p0), (1, a.p3)] { if let u = parameter(of: p, on: b) { result.append((t, u)) } }
        for (u, p) in [(CGFloat(0), b.p0), (1, b.p3)] { if let t = parameter(of: p, on: a) { result.append((t, u)) } }
        return result
    }

    /// Where on a monotone curve a point lies, if it does.
    private func parameter(of p: CGPoint, on curve: CubicBezier) -> CGFloat? {
        if near(p, curve.p0) { return 0 }
        if near(p, curve.p3) { return 1 }
        let (dx, dy) = (curve.p3.x - curve.p0.x, curve.p3.y - curve.p0.y)
        let alongX = abs(dx) > abs(dy)
        let target = alongX ? p.x : p.y
        let rises = alongX ? dx > 0 : dy > 0
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            let q = curve.point(at: middle)
            if ((alongX ? q.x : q.y) > target) == rises { high = middle } else { low = middle }
        }
        let t = (low + high) / 2
        return t > 0 && t < 1 && near(curve.point(at: t), p) ? t : nil
    }

    /// Whether two curves are one between the places where ends of either lie on the other.
    private func areSame(_ a: CubicBezier, _ b: CubicBezier, _ ends: [(a: CGFloat, b: CGFloat)]) -> Bool {
        let parameters = ends.map(\.a)
        guard let low = parameters.min(), let high = parameters.max(), high - low > 1e-6 else { return false }
        return [0.25, 0.5, 0.75].allSatisfy { parameter(of: a.point(at: low + (high - low) * CGFloat($0)), on: b) != nil }
    }

    /// Halves two curves until what is left of them is a point.
    private struct Search {
        let a: CubicBezier
        let b: CubicBezier
        let tolerance: CGFloat
        var found: [(a: CGFloat, b: CGFloat)]
        /// Curves nearly on each other have no end of parts that touch: after so many, those found must do.
        private var budget = 20_000

        init(a: CubicBezier, b: CubicBezier, tolerance: CGFloat, found: [(a: CGFloat, b: CGFloat)]) {
            (self.a, self.b, self.tolerance, self.found) = (a, b, tolerance, found)
        }

        mutating func run(_ a0: CGFloat, _ a1: CGFloat, _ b0: CGFloat, _ b1: CGFloat) {
            let (p, q, r, s) = (a.point(at: a0), a.point(at: a1), b.point(at: b0), b.point(at: b1))
            budget -= 1
            guard budget > 0, EdgeIntersector.touch(p, q, r, s, tolerance) else { return }
            let (sizeA, sizeB) = (max(abs(q.x - p.x), abs(q.y - p.y)), max(abs(s.x - r.x), abs(s.y - r.y)))
            if sizeA <= tolerance, sizeB <= tolerance {
                let isKnown = found.contains {
                    let known = a.point(at: $0.a)
                    return max(abs(known.x - p.x), abs(known.y - p.y)) < tolerance * 16
                }
                if !isKnown { found.append(((a0 + a1) / 2, (b0 + b1) / 2)) }
            } else if sizeA >= sizeB {
                let middle = (a0 + a1) / 2
                run(a0, middle, b0, b1)
                run(middle, a1, b0, b1)
            } else {
                let middle = (b0 + b1) / 2
                run(a0, a1, b0, middle)
                run(a0, a1, middle, b1)
            }
        }
    }
}
