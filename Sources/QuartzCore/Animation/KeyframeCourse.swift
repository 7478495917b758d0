import CoreGraphics
import Foundation

/// A way through keyframes: which value at which fraction of the time.
struct KeyframeCourse {
    /// The ways from each keyframe to the next.
    private enum Ways {
        /// Straight from value to value.
        case straight
        /// Cubic Hermite curves with these tangents: out of each keyframe, and into it.
        case hermite(out: [AnimatableValue], into: [AnimatableValue])
        /// The segments of a path.
        case path([CubicSegment])
    }

    private let values: [AnimatableValue]
    /// The time at which each way begins, and the end: one more than there are ways.
    private let times: [Double]
    private let curves: [UnitBezier]
    private let isDiscrete: Bool
    private let ways: Ways
    /// For even speed: how far along the whole way each of equal steps of each way ends, as fractions; empty otherwise.
    private let lengths: [Double]
    private let turn: Double?

    private static let steps = 64

    /// `nil` if there are no keyframes.
    init?(_ animation: CAKeyframeAnimation) {
        let mode = animation.calculationMode
        isDiscrete = mode == .discrete
        curves = (animation.timingFunctions ?? []).map(\.curve)
        turn = animation.rotationMode.map { $0 == .rotateAutoReverse ? Double.pi : 0 }
        if let path = animation.path {
            let (points, segments) = CubicSegment.segments(of: path)
            values = points.map { .point($0) }
            ways = .path(segments)
        } else {
            values = (animation.values ?? []).map { AnimatableValue($0) }
            if mode == .cubic || mode == .cubicPaced {
                let tangents = KeyframeCourse.tangents(values, animation)
                ways = .hermite(out: tangents.out, into: tangents.into)
            } else {
                ways = .straight
            }
        }
        guard !values.isEmpty else { return nil }
        let count = isDiscrete ? values.count : max(values.count - 1, 1)
        let isPaced = mode == .paced || mode == .cubicPaced
        if let given = animation.keyTimes?.map(\.doubleValue), !isPaced, given.count >= count {
            // A discrete animation has a time for its end too, which may be left out.
            times = given.count > count ? Array(given[...count]) : given + [1]
        } else {
            times = (0...count).map { Double($0) / Double(count) }
        }
        lengths = isPaced && values.count > 1 ? KeyframeCourse.measure(values, ways) : []
    }

    /// The value at a fraction of the time.
    func value(at fraction: Double) -> AnimatableValue {
        let (index, t) = place(fraction)
        return KeyframeCourse.value(values, ways, index, t)
    }

    /// The direction at a fraction of the time, in radians, if the layer turns along a path.
    func angle(at fraction: Double) -> Double? {
        guard let turn, case .path(let segments) = ways, !segments.isEmpty else { return nil }
        let (index, t) = place(fraction)
        return segments[min(index, segments.count - 1)].angle(at: t) + turn
    }

    /// The way that is under way, and how far along it is.
    private func place(_ fraction: Double) -> (index: Int, t: Double) {
        if values.count == 1 { return (0, 0) }
        if !lengths.isEmpty { return pacedPlace(fraction) }
        let ways = times.count - 1
        var index = 0
        while index < ways - 1, fraction >= times[index + 1] { index += 1 }
        if isDiscrete { return (index, 0) }
        let span = times[index + 1] - times[index]
        // Beyond the last key time the last value stays; before the first one, the first.
        var t = span > 0 ? min(1, max(0, (fraction - times[index]) / span)) : (fraction < times[index] ? 0 : 1)
        if index < curves.count { t = curves[index].y(atX: t) }
        return (index, t)
    }

    private func pacedPlace(_ fraction: Double) -> (index: Int, t: Double) {
        let steps = KeyframeCourse.steps
        let target = min(1, max(0, fraction))
        var (low, high) = (0, lengths.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if lengths[middle] < target { low = middle + 1 } else { high = middle }
        }
        let before = low == 0 ? 0 : lengths[low - 1]
        let span = lengths[low] - before
        let inside = span > 0 ? (target - before) / span : 0
        return (low / steps, (Double(low % steps) + inside) / Double(steps))
    }

    private static func measure(_ values: [AnimatableValue], _ ways: Ways) -> [Double] {
        var lengths: [Double] = []
        var total = 0.0
        for index in 0..<(values.count - 1) {
            var last = value(values, ways, index, 0)
            for step in 1...steps {
                let next = value(values, ways, index, Double(step) / Double(steps))
                total += AnimatableValue.distance(last, next)
                lengths.append(total)
                last = next
            }
        }
        guard total > 0 else { return [] }
        return lengths.map { $0 / total }
    }

    private static func value(_ values: [AnimatableValue], _ ways: Ways, _ index: Int, _ t: Double) -> AnimatableValue {
        guard index + 1 < values.count, t > 0 || isSegment(ways) else { return values[min(index, values.count - 1)] }
        switch ways {
        case .straight: return t >= 1 ? values[index + 1] : .interpolate(values[index], values[index + 1], t)
        case .path(let segments): return .point(segments[index].point(at: t))
        case .hermite(let out, let into):
            if t >= 1 { return values[index + 1] }
            let (t2, t3) = (t * t, t * t * t)
            return combine(
                (values[index], 2 * t3 - 3 * t2 + 1), (values[index + 1], 3 * t2 - 2 * t3), (out[index], t3 - 2 * t2 + t),
                (into[index + 1], t3 - t2))
        }
    }

    private static func isSegment(_ ways: Ways) -> Bool { if case .path = ways { true } else { false } }

    /// The tangents of Kochanek and Bartels: one-sided differences, weighed by tension, continuity and bias.
    private static func tangents(
        _ values: [AnimatableValue], _ animation: CAKeyframeAnimation
    ) -> (out: [AnimatableValue], into: [AnimatableValue]) {
        func parameter(_ list: [NSNumber]?, _ i: Int) -> Double { list.flatMap { i < $0.count ? $0[i].doubleValue : nil } ?? 0 }
        var out: [AnimatableValue] = [], into: [AnimatableValue] = []
        for i in values.indices {
            let t = parameter(animation.tensionValues, i), c = parameter(animation.continuityValues, i)
            let b = parameter(animation.biasValues, i)
            let before = i > 0 ? AnimatableValue.difference(values[i], values[i - 1]) : nil
            let after = i + 1 < values.count ? AnimatableValue.difference(values[i + 1], values[i]) : nil
            let d0 = before ?? after ?? values[i].zero, d1 = after ?? before ?? values[i].zero
            out.append(combine((d0, (1 - t) * (1 + b) * (1 + c) / 2), (d1, (1 - t) * (1 - b) * (1 - c) / 2)))
            into.append(combine((d0, (1 - t) * (1 + b) * (1 - c) / 2), (d1, (1 - t) * (1 - b) * (1 + c) / 2)))
        }
        return (out, into)
    }

    /// A weighted sum, component by component; transforms and what has no components go to the heaviest.
    private static func combine(_ terms: (AnimatableValue, Double)...) -> AnimatableValue {
        let parts = terms.map { ($0.0.components, $0.1) }
        guard let first = parts.first?.0, parts.allSatisfy({ $0.0?.count == first.count }) else {
            return terms.max { $0.1 < $1.1 }!.0
        }
        var sum = [Double](repeating: 0, count: first.count)
        for (components, weight) in parts {
            for (i, component) in components!.enumerated() { sum[i] += component * weight }
        }
        return terms[0].0.replacingComponents(sum)
    }
}

extension AnimatableValue {
    /// The numbers that make up the value, if it is made of numbers.
    var components: [Double]? {
        switch self {
        case .number(let n): return [n]
        case .point(let p): return [Double(p.x), Double(p.y)]
        case .size(let s): return [Double(s.width), Double(s.height)]
        case .rect(let r): return [Double(r.origin.x), Double(r.origin.y), Double(r.size.width), Double(r.size.height)]
        case .color(let c): return c.sRGB.map { [$0.x, $0.y, $0.z, $0.w] }
        case .transform(let m):
            return [
                m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43, m.m44,
            ].map { Double($0) }
        case .array(let values):
            let all = values.map(\.components)
            return all.contains { $0 == nil } ? nil : all.flatMap { $0! }
        case .none, .path, .object: return nil
        }
    }

    /// A value of the same kind made of other numbers.
    func replacingComponents(_ n: [Double]) -> AnimatableValue {
        let v = n.map { CGFloat($0) }
        switch self {
        case .number: return .number(n[0])
        case .point: return .point(CGPoint(x: v[0], y: v[1]))
        case .size: return .size(CGSize(width: v[0], height: v[1]))
        case .rect: return .rect(CGRect(x: v[0], y: v[1], width: v[2], height: v[3]))
        case .color: return .color(CGColor(srgbRed: v[0], green: v[1], blue: v[2], alpha: v[3]))
        case .transform:
            return .transform(
                CATransform3D(
                    m11: v[0], m12: v[1], m13: v[2], m14: v[3], m21: v[4], m22: v[5], m23: v[6], m24: v[7], m31: v[8], m32: v[9],
                    m33: v[10], m34: v[11], m41: v[12], m42: v[13], m43: v[14], m44: v[15]))
        case .array(let values):
            var rest = n[...]
            return .array(
                values.map { value in
                    let count = value.components?.count ?? 0
                    defer { rest = rest.dropFirst(count) }
                    return value.replacingComponents(Array(rest.prefix(count)))
                })
        case .none, .path, .object: return self
        }
    }
}

/// One piece of a path as a cubic curve.
struct CubicSegment {
    let p0, p1, p2, p3: CGPoint

    func point(at t: Double) -> CGPoint {
        let t = CGFloat(t), u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
    }

    func angle(at t: Double) -> Double {
        let t = CGFloat(t), u = 1 - t
        let (a, b, c) = (u * u, 2 * u * t, t * t)
        var dx = a * (p1.x - p0.x) + b * (p2.x - p1.x) + c * (p3.x - p2.x)
        var dy = a * (p1.y - p0.y) + b * (p2.y - p1.y) + c * (p3.y - p2.y)
        // A control point on an end has no direction of its own: take the chord's.
        if dx == 0, dy == 0 { (dx, dy) = (p3.x - p0.x, p3.y - p0.y) }
        return Double(atan2(dy, dx))
    }

    /// The points of a path's elements and the curves between them. A new subpath is reached by a jump of no length.
    static func segments(of path: CGPath) -> (points: [CGPoint], segments: [CubicSegment]) {
        var points: [CGPoint] = [], segments: [CubicSegment] = []
        var start = CGPoint.zero, current = CGPoint.zero
        func line(to end: CGPoint) -> CubicSegment {
            let d = CGPoint(x: (end.x - current.x) / 3, y: (end.y - current.y) / 3)
            return CubicSegment(
                p0: current, p1: CGPoint(x: current.x + d.x, y: current.y + d.y), p2: CGPoint(x: end.x - d.x, y: end.y - d.y), p3: end)
        }
        func add(_ segment: CubicSegment) {
            if points.isEmpty { points.append(segment.p0) }
            segments.append(segment)
            points.append(segment.p3)
            current = segment.p3
        }
        path.storage.forEach { element in
            switch element {
            case .move(let p): (start, current) = (p, p)
            case .line(let p): add(line(to: p))
            case .quad(let c, let p):
                let c1 = CGPoint(x: current.x + (c.x - current.x) * 2 / 3, y: current.y + (c.y - current.y) * 2 / 3)
                let c2 = CGPoint(x: p.x + (c.x - p.x) * 2 / 3, y: p.y + (c.y - p.y) * 2 / 3)
                add(CubicSegment(p0: current, p1: c1, p2: c2, p3: p))
            case .curve(let c1, let c2, let p): add(CubicSegment(p0: current, p1: c1, p2: c2, p3: p))
            case .close: if current != start { add(line(to: start)) }
            }
        }
        if points.isEmpty, !path.storage.isEmpty { points.append(current) }
        return (points, segments)
    }
}
