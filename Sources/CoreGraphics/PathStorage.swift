import Foundation

/// The elements of a path: one verb an element, the verbs' points one after another.
package struct PathStorage: Hashable, Sendable {
    package private(set) var verbs: [CGPathElementType] = []
    package private(set) var points: [CGPoint] = []
    /// Where the present subpath began; closing returns there.
    package private(set) var subpathStart: CGPoint = .zero
    /// Where the next element begins, `nil` before the first one.
    package private(set) var current: CGPoint?

    package init() {}

    package var isEmpty: Bool { verbs.isEmpty }

    package mutating func reserve(_ count: Int) {
        verbs.reserveCapacity(verbs.count + count)
        points.reserveCapacity(points.count + 3 * count)
    }

    package mutating func move(to point: CGPoint) {
        if verbs.last == .moveToPoint {
            points[points.count - 1] = point
        } else {
            verbs.append(.moveToPoint)
            points.append(point)
        }
        subpathStart = point
        current = point
    }

    /// Begins a subpath if the last one was closed, as every drawing element after a close does.
    private mutating func open() -> Bool {
        guard let current else { return false }
        if verbs.last == .closeSubpath { move(to: current) }
        return true
    }

    package mutating func line(to point: CGPoint) {
        guard open() else { return }
        verbs.append(.addLineToPoint)
        points.append(point)
        current = point
    }

    package mutating func quad(to end: CGPoint, _ control: CGPoint) {
        guard open() else { return }
        verbs.append(.addQuadCurveToPoint)
        points.append(control)
        points.append(end)
        current = end
    }

    package mutating func curve(to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
        guard open() else { return }
        verbs.append(.addCurveToPoint)
        points.append(control1)
        points.append(control2)
        points.append(end)
        current = end
    }

    package mutating func close() {
        guard current != nil, verbs.last != .closeSubpath else { return }
        verbs.append(.closeSubpath)
        current = subpathStart
    }

    package mutating func rect(_ rect: CGRect) {
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        line(to: CGPoint(x: rect.maxX, y: rect.minY))
        line(to: CGPoint(x: rect.maxX, y: rect.maxY))
        line(to: CGPoint(x: rect.minX, y: rect.maxY))
        close()
    }

    package mutating func append(_ other: PathStorage, _ transform: CGAffineTransform = .identity) {
        guard !other.isEmpty else { return }
        if transform.isIdentity, verbs.isEmpty {
            self = other
            return
        }
        reserve(other.verbs.count)
        other.forEach { element in
            switch element {
            case .move(let p): move(to: p.applying(transform))
            case .line(let p): line(to: p.applying(transform))
            case .quad(let c, let p): quad(to: p.applying(transform), c.applying(transform))
            case .curve(let c1, let c2, let p): curve(to: p.applying(transform), c1.applying(transform), c2.applying(transform))
            case .close: close()
            }
        }
    }

    package func applying(_ transform: CGAffineTransform) -> PathStorage {
        if transform.isIdentity { return self }
        var copy = self
        for index in copy.points.indices { copy.points[index] = copy.points[index].applying(transform) }
        copy.subpathStart = subpathStart.applying(transform)
        copy.current = current?.applying(transform)
        return copy
    }
}

/// One element of a path, with its points.
package enum PathElement: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
}

extension PathStorage {
    package func forEach(_ body: (PathElement) -> Void) {
        points.withUnsafeBufferPointer { points in
            var index = 0
            for verb in verbs {
                switch verb {
                case .moveToPoint: body(.move(points[index]))
                case .addLineToPoint: body(.line(points[index]))
                case .addQuadCurveToPoint: body(.quad(points[index], points[index + 1]))
                case .addCurveToPoint: body(.curve(points[index], points[index + 1], points[index + 2]))
                case .closeSubpath: body(.close)
                }
                index += verb.pointCount
            }
        }
    }

    /// The path's segments, each with the point where it begins. Closing an open subpath gives a line.
    package func forEachSegment(_ body: (PathSegment) -> Void) {
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        forEach { element in
            switch element {
            case .move(let p):
                (start, current) = (p, p)
                body(.move(p))
            case .line(let p):
                body(.line(current, p))
                current = p
            case .quad(let c, let p):
                let c1 = CGPoint(x: current.x + (c.x - current.x) * 2 / 3, y: current.y + (c.y - current.y) * 2 / 3)
                let c2 = CGPoint(x: p.x + (c.x - p.x) * 2 / 3, y: p.y + (c.y - p.y) * 2 / 3)
                body(.curve(CubicBezier(current, c1, c2, p)))
                current = p
            case .curve(let c1, let c2, let p):
                body(.curve(CubicBezier(current, c1, c2, p)))
                current = p
            case .close:
                body(.close(current, start))
                current = start
            }
        }
    }

    /// The smallest rectangle that holds all points, control points included.
    package var controlBox: CGRect {
        guard let first = points.first else { return .null }
        var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
        for p in points {
            left = min(left, p.x)
            right = max(right, p.x)
            top = min(top, p.y)
            bottom = max(bottom, p.y)
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The smallest rectangle that holds the path itself.
    package var tightBox: CGRect {
        guard let first = points.first else { return .null }
        var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
        func add(_ p: CGPoint) {
            left = min(left, p.x)
            right = max(right, p.x)
            top = min(top, p.y)
            bottom = max(bottom, p.y)
        }
        forEachSegment { segment in
            switch segment {
            case .move(let p), .line(_, let p): add(p)
            case .close: break
            case .curve(let curve):
                add(curve.p3)
                for t in curve.extremes { add(curve.point(at: t)) }
            }
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

/// A path's element with the point where it begins, quadratic curves raised to cubic ones.
package enum PathSegment {
    case move(CGPoint)
    case line(CGPoint, CGPoint)
    case curve(CubicBezier)
    case close(CGPoint, CGPoint)
}

extension CGPathElementType {
    /// How many points the element has.
    package var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
    }
}
