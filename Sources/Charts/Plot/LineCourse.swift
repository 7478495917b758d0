import SwiftUI

/// The way of a line through points.
struct LineCourse {
    /// A part of the way: a curve, or a straight line whose control points are its ends.
    struct Piece: Equatable {
        var start, first, second, end: CGPoint
        var isStraight = false

        var reversed: Piece { Piece(start: end, first: second, second: first, end: start, isStraight: isStraight) }
        static func straight(_ a: CGPoint, _ b: CGPoint) -> Piece { Piece(start: a, first: a, second: b, end: b, isStraight: true) }
    }
    let pieces: [Piece]

    init(_ points: [CGPoint], _ method: InterpolationMethod.Kind) {
        let steps = zip(points, points.dropFirst())
        switch method {
        case .linear: pieces = steps.map(Piece.straight)
        case .stepStart: pieces = steps.flatMap { Self.corners([$0, CGPoint(x: $0.x, y: $1.y), $1]) }
        case .stepEnd: pieces = steps.flatMap { Self.corners([$0, CGPoint(x: $1.x, y: $0.y), $1]) }
        case .stepCenter:
            pieces = steps.flatMap { a, b in
                let middle = (a.x + b.x) / 2
                return Self.corners([a, CGPoint(x: middle, y: a.y), CGPoint(x: middle, y: b.y), b])
            }
        case .monotone: pieces = Self.monotone(points)
        case .cardinal(let tension): pieces = Self.cardinal(points, tension)
        case .catmullRom(let alpha): pieces = Self.catmullRom(points, alpha)
        }
    }

    private static func corners(_ points: [CGPoint]) -> [Piece] { zip(points, points.dropFirst()).map(Piece.straight) }

    /// Goes the way, from where the path is if it is not empty.
    func add(to path: inout Path, isReversed: Bool = false) {
        let way = isReversed ? pieces.reversed().map(\.reversed) : pieces
        guard let first = way.first else { return }
        if path.isEmpty { path.move(to: first.start) } else { path.addLine(to: first.start) }
        for piece in way {
            if piece.isStraight {
                path.addLine(to: piece.end)
            } else {
                path.addCurve(to: piece.end, control1: piece.first, control2: piece.second)
            }
        }
    }

    /// Cubic Hermite pieces whose slopes are such that nothing rises above or falls below its ends (Fritsch and Carlson).
    private static func monotone(_ points: [CGPoint]) -> [Piece] {
        guard points.count > 2 else { return zip(points, points.dropFirst()).map(Piece.straight) }
        let widths = zip(points, points.dropFirst()).map { $1.x - $0.x }
        let slopes = zip(points, points.dropFirst()).map { a, b in b.x == a.x ? 0 : (b.y - a.y) / (b.x - a.x) }
        var tangents = [CGFloat](repeating: 0, count: points.count)
        for index in 1..<(points.count - 1) {
            let (before, after) = (slopes[index - 1], slopes[index])
            guard before * after > 0, widths[index - 1] + widths[index] != 0 else { continue }
            let mean = (before * widths[index] + after * widths[index - 1]) / (widths[index - 1] + widths[index])
            let least = min(abs(before), abs(after), abs(mean) / 2)
            tangents[index] = 2 * least * (before < 0 ? -1 : 1)
        }
        tangents[0] = (3 * slopes[0] - tangents[1]) / 2
        tangents[points.count - 1] = (3 * slopes[slopes.count - 1] - tangents[points.count - 2]) / 2
        return slopes.indices.map { index in
            let (a, b) = (points[index], points[index + 1]), third = widths[index] / 3
            return Piece(
                start: a, first: CGPoint(x: a.x + third, y: a.y + third * tangents[index]),
                second: CGPoint(x: b.x - third, y: b.y - third * tangents[index + 1]), end: b)
        }
    }

    /// Each piece with the points before and after it; at the ends the end itself.
    private static func neighbours(_ points: [CGPoint]) -> [(CGPoint, CGPoint, CGPoint, CGPoint)] {
        guard points.count > 1 else { return [] }
        return (0..<(points.count - 1)).map { index in
            (points[max(index - 1, 0)], points[index], points[index + 1], points[min(index + 2, points.count - 1)])
        }
    }

    private static func cardinal(_ points: [CGPoint], _ tension: CGFloat) -> [Piece] {
        let part = (1 - tension) / 6
        return neighbours(points).map { before, a, b, after in
            Piece(
                start: a, first: CGPoint(x: a.x + (b.x - before.x) * part, y: a.y + (b.y - before.y) * part),
                second: CGPoint(x: b.x - (after.x - a.x) * part, y: b.y - (after.y - a.y) * part), end: b)
        }
    }

    private static func catmullRom(_ points: [CGPoint], _ alpha: CGFloat) -> [Piece] {
        func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { pow(hypot(b.x - a.x, b.y - a.y), alpha) }
        func control(_ point: CGPoint, _ near: CGPoint, _ far: CGPoint, _ outer: CGFloat, _ inner: CGFloat) -> CGPoint {
            guard outer > 1e-9, inner > 1e-9 else { return point }
            let own = 2 * outer * outer + 3 * outer * inner + inner * inner, whole = 3 * outer * (outer + inner)
            func blend(_ p: CGFloat, _ n: CGFloat, _ f: CGFloat) -> CGFloat { (p * own - f * inner * inner + n * outer * outer) / whole }
            return CGPoint(x: blend(point.x, near.x, far.x), y: blend(point.y, near.y, far.y))
        }
        return neighbours(points).map { before, a, b, after in
            let (first, middle, last) = (distance(before, a), distance(a, b), distance(b, after))
            return Piece(
                start: a, first: control(a, b, before, first, middle), second: control(b, a, after, last, middle), end: b)
        }
    }
}
