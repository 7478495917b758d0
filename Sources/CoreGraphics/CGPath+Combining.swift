import Foundation

extension CGPath {
    private func combined(_ other: CGPath, _ rule: CGPathFillRule, _ isInside: (Bool, Bool) -> Bool) -> CGPath {
        CGPath(storage: PathCombination(storage, other.storage, rule: rule).area(isInside))
    }

    /// The area inside this path or the other one.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { combined(other, rule) { $0 || $1 } }

    /// The area inside both this path and the other one.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { combined(other, rule) { $0 && $1 } }

    /// The area inside this path and outside the other one.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { combined(other, rule) { $0 && !$1 } }

    /// The area inside one of both paths only.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { combined(other, rule) { $0 != $1 } }

    /// The area inside this path, outlined by subpaths that do not cross: the same by either rule.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath { combined(CGMutablePath(), rule) { inside, _ in inside } }

    /// The parts of this path's own lines that lie inside the other one.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(storage: PathCombination(storage, other.storage, rule: rule, closesFirst: false).lines(inside: true))
    }

    /// The parts of this path's own lines that lie outside the other one.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(storage: PathCombination(storage, other.storage, rule: rule, closesFirst: false).lines(inside: false))
    }

    /// Whether some area is inside both paths.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        storage.controlBox.intersects(other.storage.controlBox) && !intersection(other, using: rule).isEmpty
    }

    /// The path with its curves replaced by lines, none farther than `threshold` from its curve.
    public func flattened(threshold: CGFloat) -> CGPath {
        var result = PathStorage()
        for (points, isClosed) in storage.polygons(tolerance: max(threshold, 1e-4)) {
            result.move(to: points[0])
            // Closing draws the last line by itself.
            let body = isClosed && points.count > 2 && points.last == points.first ? points.dropLast() : points[...]
            for point in body.dropFirst() { result.line(to: point) }
            if isClosed { result.close() }
        }
        return CGPath(storage: result)
    }

    /// The separate areas inside the path, each with its holes.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        let contours = normalized(using: rule).storage.subpaths
        // The inside lies to the left of every contour: outer ones enclose a positive area, holes a negative one.
        let outer = contours.filter { $0.signedArea > 0 }
        var components = outer
        for hole in contours where hole.signedArea <= 0 {
            guard let point = hole.points.first else { continue }
            let around = outer.indices.filter { outer[$0].contains(point, .winding) }
            if let nearest = around.min(by: { outer[$0].signedArea < outer[$1].signedArea }) { components[nearest].append(hole) }
        }
        return components.map { CGPath(storage: $0) }
    }
}

extension PathStorage {
    /// The area that the path encloses, positive if it runs from the positive x axis towards the positive y axis around it.
    fileprivate var signedArea: CGFloat {
        var sum: CGFloat = 0
        for (points, _) in polygons(tolerance: max(controlBox.width, controlBox.height) * 1e-4) {
            var last = points[points.count - 1]
            for point in points {
                sum += last.x * point.y - last.y * point.x
                last = point
            }
        }
        return sum / 2
    }
}
