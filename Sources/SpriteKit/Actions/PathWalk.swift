import CoreGraphics
import Foundation

/// A path by the way along it.
struct PathWalk {
    private var points: [CGPoint] = []
    /// How far each point is from the first, along the path. Where the path begins anew, nothing is added.
    private var distances: [CGFloat] = []

    /// How long the path is, in points.
    var length: CGFloat { distances.last ?? 0 }

    init(_ path: CGPath) {
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        path.applyWithBlock { element in
            let (kind, places) = (element.pointee.type, element.pointee.points)
            switch kind {
            case .moveToPoint:
                (start, current) = (places[0], places[0])
                append(current, 0)
            case .addLineToPoint:
                line(from: current, to: places[0])
                current = places[0]
            case .addQuadCurveToPoint:
                let (from, control, to) = (current, places[0], places[1])
                curve { t in
                    let s = 1 - t
                    return CGPoint(
                        x: s * s * from.x + 2 * s * t * control.x + t * t * to.x,
                        y: s * s * from.y + 2 * s * t * control.y + t * t * to.y)
                }
                current = to
            case .addCurveToPoint:
                let (from, first, second, to) = (current, places[0], places[1], places[2])
                curve { t in
                    let s = 1 - t
                    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                    return CGPoint(
                        x: a * from.x + b * first.x + c * second.x + d * to.x, y: a * from.y + b * first.y + c * second.y + d * to.y)
                }
                current = to
            case .closeSubpath:
                line(from: current, to: start)
                current = start
            }
        }
    }

    private mutating func append(_ point: CGPoint, _ step: CGFloat) {
        points.append(point)
        distances.append(length + step)
    }

    private mutating func line(from: CGPoint, to: CGPoint) {
        if points.isEmpty { append(from, 0) }
        let step = hypot(to.x - from.x, to.y - from.y)
        if step > 0 { append(to, step) }
    }

    private mutating func curve(_ place: (CGFloat) -> CGPoint) {
        var last = place(0)
        for step in 1...32 {
            let next = place(CGFloat(step) / 32)
            line(from: last, to: next)
            last = next
        }
    }

    /// The place at a part of the way, from 0 to 1, and the direction there, in radians.
    func place(at share: CGFloat) -> (point: CGPoint, angle: CGFloat)? {
        guard let first = points.first else { return nil }
        guard points.count > 1, length > 0 else { return (first, 0) }
        let distance = min(max(share, 0), 1) * length
        // The first piece that reaches there; one without a length has no direction.
        var index = distances.partition(reaching: distance)
        index = max(1, min(index, points.count - 1))
        while index < points.count - 1, distances[index] == distances[index - 1] { index += 1 }
        let (from, to) = (points[index - 1], points[index])
        let piece = distances[index] - distances[index - 1]
        let t = piece > 0 ? (distance - distances[index - 1]) / piece : 1
        return (CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t), atan2(to.y - from.y, to.x - from.x))
    }
}

extension [CGFloat] {
    /// The index of the first number that is at least as great as another one; the numbers grow.
    fileprivate func partition(reaching value: CGFloat) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
