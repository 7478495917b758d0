import CoreGraphics
import Foundation

/// What a body is made of, in points of its node.
enum BodyShape {
    case circle(center: CGPoint, radius: CGFloat)
    /// Convex polygons.
    case polygons([[CGPoint]])
    /// Lines without thickness.
    case chain([CGPoint], isLoop: Bool)
    case several([BodyShape])

    /// Whether there is nothing in it that has an area: it cannot be moved by forces.
    var isEdge: Bool {
        switch self {
        case .chain: true
        case .several(let parts): !parts.isEmpty && parts.allSatisfy(\.isEdge)
        default: false
        }
    }

    /// The area in square points.
    var area: CGFloat {
        switch self {
        case .circle(_, let radius): .pi * radius * radius
        case .polygons(let polygons): polygons.reduce(0) { $0 + abs(Polygon.area($1)) }
        case .chain: 0
        case .several(let parts): parts.reduce(0) { $0 + $1.area }
        }
    }

    func addOutline(to path: CGMutablePath, _ transform: CGAffineTransform) {
        switch self {
        case .circle(let center, let radius):
            path.addEllipse(
                in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius), transform: transform)
        case .polygons(let polygons):
            for polygon in polygons {
                path.addLines(between: polygon, transform: transform)
                path.closeSubpath()
            }
        case .chain(let points, let isLoop):
            path.addLines(between: points, transform: transform)
            if isLoop { path.closeSubpath() }
        case .several(let parts): for part in parts { part.addOutline(to: path, transform) }
        }
    }
}

/// Polygons, and how they are divided into convex ones of few corners.
enum Polygon {
    /// The most corners that a polygon of a body may have.
    static let mostCorners = 8

    /// Twice the signed area would be the sum; this is the area, positive if the corners go counterclockwise.
    static func area(_ points: [CGPoint]) -> CGFloat {
        var sum: CGFloat = 0
        for index in points.indices {
            let (a, b) = (points[index], points[(index + 1) % points.count])
            sum += a.x * b.y - b.x * a.y
        }
        return sum / 2
    }

    static func cross(_ o: CGPoint, _ a: CGPoint, _ b: CGPoint) -> CGFloat { (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x) }

    /// Divides a simple polygon into convex ones.
    static func convexParts(_ polygon: [CGPoint]) -> [[CGPoint]] {
        var points: [CGPoint] = []
        for point in polygon where points.last.map({ hypot($0.x - point.x, $0.y - point.y) > 0.01 }) ?? true { points.append(point) }
        while points.count > 1, let first = points.first, let last = points.last, hypot(first.x - last.x, first.y - last.y) <= 0.01 {
            points.removeLast()
        }
        guard points.count >= 3 else { return [] }
        if area(points) < 0 { points.reverse() }
        if points.count <= mostCorners, isConvex(points) { return [points] }
        return merged(triangles(points))
    }

    static func isConvex(_ points: [CGPoint]) -> Bool {
        points.indices.allSatisfy {
            cross(points[$0], points[($0 + 1) % points.count], points[($0 + 2) % points.count]) >= -1e-6
        }
    }

    /// Cuts ears off, until nothing is left.
    private static func triangles(_ polygon: [CGPoint]) -> [[CGPoint]] {
        var rest = polygon
        var result: [[CGPoint]] = []
        while rest.count > 3 {
            let count = rest.count
            let ear = rest.indices.first { index in
                let (a, b, c) = (rest[(index + count - 1) % count], rest[index], rest[(index + 1) % count])
                guard cross(a, b, c) > 1e-9 else { return false }
                return !rest.contains { p in
                    p != a && p != b && p != c && cross(a, b, p) >= 0 && cross(b, c, p) >= 0 && cross(c, a, p) >= 0
                }
            }
            // A polygon that crosses itself may have none: its flattest corner goes.
            let index = ear ?? flattest(rest)
            let corner = [rest[(index + count - 1) % count], rest[index], rest[(index + 1) % count]]
            if ear != nil { result.append(corner) }
            rest.remove(at: index)
        }
        if abs(area(rest)) > 1e-6 { result.append(area(rest) > 0 ? rest : rest.reversed()) }
        return result
    }

    private static func flattest(_ points: [CGPoint]) -> Int {
        let count = points.count
        return points.indices.min { a, b in
            abs(cross(points[(a + count - 1) % count], points[a], points[(a + 1) % count]))
                < abs(cross(points[(b + count - 1) % count], points[b], points[(b + 1) % count]))
        } ?? 0
    }

    /// Puts neighbours together as long as they stay convex.
    private static func merged(_ parts: [[CGPoint]]) -> [[CGPoint]] {
        var parts = parts
        var index = 0
        while index < parts.count {
            var other = index + 1
            while other < parts.count {
                if let both = joined(parts[index], parts[other]) {
                    parts[index] = both
                    parts.remove(at: other)
                    other = index + 1
                } else {
                    other += 1
                }
            }
            index += 1
        }
        return parts
    }

    /// Two polygons that have an edge in common as one, if it is convex.
    private static func joined(_ a: [CGPoint], _ b: [CGPoint]) -> [CGPoint]? {
        guard a.count + b.count - 2 <= mostCorners else { return nil }
        for i in a.indices {
            let (from, to) = (a[i], a[(i + 1) % a.count])
            guard let j = b.firstIndex(of: to), b[(j + 1) % b.count] == from else { continue }
            // All of a from the edge's end round to its beginning, then b's corners between.
            var result = (0..<a.count).map { a[(i + 1 + $0) % a.count] }
            result += (2..<b.count).map { b[(j + $0) % b.count] }
            return isConvex(result) ? result : nil
        }
        return nil
    }
}
