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
            case .close:
                flush(true)
            }
        }
        flush(false)
        return result
    }

    /// How often the path, its subpaths closed, winds around a point, and how many of its edges a ray to the right crosses.
    private func crossings(_ point: CGPoint) -> (winding: Int, count: Int) {
        var (winding, count) = (0, 0)
        let box = controlBox
        guard box.minX <= point.x, point.x <= box.maxX, box.minY <= point.y, point.y <= box.maxY else { return (0, 0) }
        for (points, _) in polygons(tolerance: max(box.width, box.height) * 1e-5) {
            var a = points[points.count - 1]
            for b in points {
                if (a.y <= point.y) != (b.y <= point.y) {
                    let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
                    if x > point.x {
                        winding += b.y > a.y ? 1 : -1
                        count += 1
                    }
                }
                a = b
            }
        }
        return (winding, count)
    }

    package func contains(_ point: CGPoint, _ rule: CGPathFillRule) -> Bool {
        let (winding, count) = crossings(point)
        return rule == .winding ? winding != 0 : count % 2 == 1
    }
}
