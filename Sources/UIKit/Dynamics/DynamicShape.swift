import CoreGraphics
import Foundation

/// A convex shape that collides: a polygon, a line with two ends, or a point; each with a rim of a radius, so that a circle is a point.
struct DynamicShape {
    /// The corners, so that the area is positive.
    var points: [CGPoint]
    var radius: CGFloat = 0

    static func rectangle(_ size: CGSize) -> DynamicShape {
        let (x, y) = (size.width / 2, size.height / 2)
        return DynamicShape(points: [CGPoint(x: -x, y: -y), CGPoint(x: x, y: -y), CGPoint(x: x, y: y), CGPoint(x: -x, y: y)])
    }

    static func ellipse(_ size: CGSize) -> DynamicShape {
        if size.width == size.height { return DynamicShape(points: [.zero], radius: size.width / 2) }
        let count = 32
        return DynamicShape(
            points: (0..<count).map { index in
                let angle = CGFloat(index) * 2 * .pi / CGFloat(count)
                return CGPoint(x: size.width / 2 * cos(angle), y: size.height / 2 * sin(angle))
            })
    }

    /// The convex hull of a path's points.
    static func path(_ path: CGPath) -> DynamicShape {
        let sorted = lines(of: path).flatMap { $0 }.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        func half(_ points: [CGPoint]) -> [CGPoint] {
            var hull: [CGPoint] = []
            for point in points {
                while hull.count > 1, (hull[hull.count - 1] - hull[hull.count - 2]).cross(point - hull[hull.count - 1]) <= 0 {
                    hull.removeLast()
                }
                hull.append(point)
            }
            return Array(hull.dropLast())
        }
        let hull = half(sorted) + half(sorted.reversed())
        return DynamicShape(points: hull.isEmpty ? Array(sorted.prefix(1)) : hull)
    }

    /// A path as its lines, curves taken apart; each has its points in order.
    static func lines(of path: CGPath) -> [[CGPoint]] {
        var lines: [[CGPoint]] = []
        path.flattened(threshold: 0.5).applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: lines.append([points[0]])
            case .addLineToPoint: lines[lines.count - 1].append(points[0])
            case .closeSubpath:
                let line = lines[lines.count - 1]
                if line.count > 1, line[0] != line[line.count - 1] { lines[lines.count - 1].append(line[0]) }
            default: break
            }
        }
        return lines
    }

    func moved(to position: CGPoint, by angle: CGFloat) -> DynamicShape {
        let (sine, cosine) = (sin(angle), cos(angle))
        return DynamicShape(
            points: points.map {
                CGPoint(x: position.x + $0.x * cosine - $0.y * sine, y: position.y + $0.x * sine + $0.y * cosine)
            }, radius: radius)
    }

    /// The rectangle around the shape.
    var box: CGRect {
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: x, y: y, width: (xs.max() ?? 0) - x, height: (ys.max() ?? 0) - y).insetBy(dx: -radius, dy: -radius)
    }

    var area: CGFloat {
        if points.count == 1 { return .pi * radius * radius }
        return points.indices.reduce(0) { $0 + points[$1].vector.cross(points[($1 + 1) % points.count].vector) } / 2
    }

    /// The moment of inertia about the origin of a mass of 1 that is spread evenly.
    var inertia: CGFloat {
        if points.count == 1 { return radius * radius / 2 }
        var (sum, area): (CGFloat, CGFloat) = (0, 0)
        for index in points.indices {
            let (a, b) = (points[index].vector, points[(index + 1) % points.count].vector)
            let cross = a.cross(b)
            sum += cross * (a.dot(a) + a.dot(b) + b.dot(b))
            area += cross
        }
        return area > 0 ? sum / (6 * area) : 1
    }

    /// The direction out of the side that begins at a corner.
    func normal(_ index: Int) -> CGVector {
        let side = points[(index + 1) % points.count] - points[index]
        let length = max(side.length, 1e-9)
        return CGVector(dx: side.dy / length, dy: -side.dx / length)
    }
}

/// Where two shapes touch: the way from the first to the second, and up to two points with how deep they lie in each other.
struct DynamicContact {
    var normal: CGVector
    var points: [(point: CGPoint, depth: CGFloat)]

    /// Where two shapes touch, if they do.
    init?(_ a: DynamicShape, _ b: DynamicShape) {
        switch (a.points.count, b.points.count) {
        case (1, 1):
            let way = b.points[0] - a.points[0]
            let depth = a.radius + b.radius - way.length
            guard depth >= 0 else { return nil }
            normal = way.length > 1e-9 ? way * (1 / way.length) : CGVector(dx: 0, dy: 1)
            points = [(a.points[0] + normal * (a.radius - depth / 2), depth)]
        case (_, 1):
            guard let contact = DynamicContact(polygon: a, circle: b) else { return nil }
            (normal, points) = (contact.normal, contact.points)
        case (1, _):
            guard let turned = DynamicContact(polygon: b, circle: a) else { return nil }
            (normal, points) = (turned.normal * -1, turned.points)
        default:
            guard let contact = DynamicContact(polygons: a, b) else { return nil }
            (normal, points) = (contact.normal, contact.points)
        }
    }

    private init?(polygon: DynamicShape, circle: DynamicShape) {
        let middle = circle.points[0]
        var best: (distance: CGFloat, point: CGPoint)?
        var deepest: (separation: CGFloat, side: Int) = (-.infinity, 0)
        for index in polygon.points.indices {
            let (start, end) = (polygon.points[index], polygon.points[(index + 1) % polygon.points.count])
            let separation = (middle - start).dot(polygon.normal(index))
            if separation > deepest.separation { deepest = (separation, index) }
            let side = end - start
            let part = min(max((middle - start).dot(side) / max(side.dot(side), 1e-12), 0), 1)
            let point = start + side * part
            let distance = (middle - point).length
            if distance < (best ?? (.infinity, .zero)).distance { best = (distance, point) }
        }
        guard let best else { return nil }
        let isInside = deepest.separation < 0 && polygon.points.count > 2
        let depth = isInside ? circle.radius + best.distance : circle.radius - best.distance
        guard depth >= 0 else { return nil }
        if isInside || best.distance < 1e-9 {
            normal = polygon.normal(deepest.side)
        } else {
            normal = (middle - best.point) * (1 / best.distance)
        }
        points = [(best.point, depth)]
    }

    /// By the side that separates most: the other shape's side that faces it is cut to its length.
    private init?(polygons a: DynamicShape, _ b: DynamicShape) {
        guard let first = Self.separation(a, b), let second = Self.separation(b, a) else { return nil }
        let isFlipped = second.distance > first.distance + 0.01
        let (reference, other, side) = isFlipped ? (b, a, second.side) : (a, b, first.side)
        let way = reference.normal(side)
        let (start, end) = (reference.points[side], reference.points[(side + 1) % reference.points.count])
        let facing = other.points.indices.min { other.normal($0).dot(way) < other.normal($1).dot(way) }!
        let along = (end - start) * (1 / max((end - start).length, 1e-9))
        var (p, q) = (other.points[facing], other.points[(facing + 1) % other.points.count])
        for (origin, direction) in [(start, along * -1), (end, along)] {
            let (dp, dq) = ((p - origin).dot(direction), (q - origin).dot(direction))
            if dp > 0, dq > 0 { return nil }
            if dp > 0 { p = p + (q - p) * (dp / (dp - dq)) }
            if dq > 0 { q = q + (p - q) * (dq / (dq - dp)) }
        }
        points = (p == q ? [p] : [p, q]).compactMap { point in
            let depth = -(point - start).dot(way)
            return depth >= 0 ? (point, depth) : nil
        }
        guard !points.isEmpty else { return nil }
        normal = isFlipped ? way * -1 : way
    }

    /// The side of one shape that the other lies least deep behind; `nil` if one separates them.
    private static func separation(_ a: DynamicShape, _ b: DynamicShape) -> (side: Int, distance: CGFloat)? {
        var best: (side: Int, distance: CGFloat) = (0, -.infinity)
        for index in a.points.indices {
            let normal = a.normal(index)
            let distance = b.points.map { ($0 - a.points[index]).dot(normal) }.min() ?? 0
            if distance > 0 { return nil }
            if distance > best.distance { best = (index, distance) }
        }
        return best
    }
}

// MARK: Vectors

extension CGVector {
    var length: CGFloat { hypot(dx, dy) }
    func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }
    func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }
    /// Turned by a quarter, from x to y.
    var turned: CGVector { CGVector(dx: -dy, dy: dx) }
    func rotated(_ angle: CGFloat) -> CGVector {
        CGVector(dx: dx * cos(angle) - dy * sin(angle), dy: dx * sin(angle) + dy * cos(angle))
    }
    static func + (a: CGVector, b: CGVector) -> CGVector { CGVector(dx: a.dx + b.dx, dy: a.dy + b.dy) }
    static func - (a: CGVector, b: CGVector) -> CGVector { CGVector(dx: a.dx - b.dx, dy: a.dy - b.dy) }
    static func * (a: CGVector, b: CGFloat) -> CGVector { CGVector(dx: a.dx * b, dy: a.dy * b) }
}

extension CGPoint {
    var vector: CGVector { CGVector(dx: x, dy: y) }
    static func + (a: CGPoint, b: CGVector) -> CGPoint { CGPoint(x: a.x + b.dx, y: a.y + b.dy) }
    static func - (a: CGPoint, b: CGPoint) -> CGVector { CGVector(dx: a.x - b.x, dy: a.y - b.y) }
}

extension UIOffset {
    var vector: CGVector { CGVector(dx: horizontal, dy: vertical) }
}
