import Foundation

extension PathStorage {
    /// The path's subpaths as polygons, no chord farther than `tolerance` from its curve.
    package func polygons(tolerance: CGFloat) -> [(points: [CGPoint], isClosed: Bool)] {
        var result: [(points: [CGPoint], isClosed: Bool)] = []
        var points: [CGPoint] = []
        func flush(_ isClosed: Bool) {
            if !points.isEmpty { result.append((points, isClosed)) }
            points = []
        }
        forEachSegment { segment in
            switch segment {
            case .move(let p):
                flush(false)
                points = [p]
            case .line(_, let p): points.append(p)
            case .curve(let curve): curve.flatten(tolerance: tolerance) { points.append($0) }
            case .close: flush(true)
            }
        }
        flush(false)
        return result
    }

    package func contains(_ point: CGPoint, _ rule: CGPathFillRule) -> Bool {
        guard controlBox.insetBy(dx: -1, dy: -1).contains(point) else { return false }
        let winding = MonotoneEdge.edges(of: self).reduce(0) { $0 + $1.crossing(point) }
        return rule.isInside(winding)
    }
}

extension CGPathFillRule {
    /// Whether points that a path winds around so often are inside.
    package func isInside(_ winding: Int) -> Bool { self == .winding ? winding != 0 : winding % 2 != 0 }
}

/// A part of a path's outline along which neither x nor y turns around: it crosses no line along an axis twice, nor itself.
struct MonotoneEdge {
    /// A line is kept as a curve too: its control points lie on it.
    var curve: CubicBezier
    var isLine: Bool

    init(line a: CGPoint, _ b: CGPoint) {
        func mix(_ t: CGFloat) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
        curve = CubicBezier(a, mix(1 / 3), mix(2 / 3), b)
        isLine = true
    }

    init(curve: CubicBezier) {
        self.curve = curve
        isLine = false
    }

    /// The edges of a path; open subpaths are closed if `closing`.
    static func edges(of path: PathStorage, closing: Bool = true) -> [MonotoneEdge] {
        var result: [MonotoneEdge] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        func line(_ a: CGPoint, _ b: CGPoint) { if a != b { result.append(MonotoneEdge(line: a, b)) } }
        path.forEachSegment { segment in
            switch segment {
            case .move(let p):
                if closing { line(current, start) }
                (start, current) = (p, p)
            case .line(let a, let b):
                line(a, b)
                current = b
            case .close(let a, let b):
                line(a, b)
                current = b
            case .curve(let whole):
                current = whole.p3
                var last: CGFloat = 0
                for t in whole.extremes.sorted() + [1] where t > last + 1e-9 {
                    let part = whole.part(from: last, to: t)
                    if part.p0 != part.p3 { result.append(MonotoneEdge(curve: part)) }
                    last = t
                }
            }
        }
        if closing { line(current, start) }
        return result
    }

    /// How a ray from a point towards greater x crosses the edge: upwards 1, downwards -1, not at all 0.
    func crossing(_ p: CGPoint) -> Int {
        let (a, b) = (curve.p0, curve.p3)
        guard (a.y <= p.y) != (b.y <= p.y) else { return 0 }
        let direction = b.y > a.y ? 1 : -1
        if max(a.x, b.x) <= p.x { return 0 }
        if min(a.x, b.x) > p.x { return direction }
        return curve.point(at: parameter(atY: p.y)).x > p.x ? direction : 0
    }

    /// Where the edge has the given y.
    private func parameter(atY y: CGFloat) -> CGFloat {
        let (a, b) = (curve.p0.y, curve.p3.y)
        if isLine { return (y - a) / (b - a) }
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if (curve.point(at: middle).y > y) == (b > a) { high = middle } else { low = middle }
        }
        return (low + high) / 2
    }
}
