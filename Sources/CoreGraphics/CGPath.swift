import Foundation

/// The kinds of a path's elements.
public enum CGPathElementType: Int32, Sendable {
    /// Begins a subpath at a point.
    case moveToPoint = 0
    /// A straight line to a point.
    case addLineToPoint = 1
    /// A quadratic Bézier curve: a control point, then the end.
    case addQuadCurveToPoint = 2
    /// A cubic Bézier curve: two control points, then the end.
    case addCurveToPoint = 3
    /// A line back to where the subpath began.
    case closeSubpath = 4
}

/// One element of a path.
public struct CGPathElement {
    /// What the element is.
    public var type: CGPathElementType
    /// The element's points: one, two, three or none, by its type.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element that refers to the given points.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// A function called with each element of a path.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
/// A closure called with each element of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

/// Which points are inside a path that winds around them.
public enum CGPathFillRule: Int, Sendable {
    /// Points that the path winds around any number of times but zero.
    case winding = 0
    /// Points that the path winds around an odd number of times.
    case evenOdd = 1
}

/// How a line ends.
public enum CGLineCap: Int32, Sendable {
    /// At the end point.
    case butt = 0
    /// With a half circle around the end point.
    case round = 1
    /// Half a line width beyond the end point.
    case square = 2
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
    /// Their outer edges are extended until they meet.
    case miter = 0
    /// With a part of a circle around the point.
    case round = 1
    /// With a straight edge.
    case bevel = 2
}

/// Lines and curves that can be filled and stroked; does not change.
public class CGPath: Hashable, @unchecked Sendable {
    package final var storage: PathStorage

    package init(storage: PathStorage) { self.storage = storage }

    /// Creates a path of one rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var storage = PathStorage()
        storage.rect(rect)
        self.init(storage: storage.applying(transform?.pointee ?? .identity))
    }

    /// Creates a path of the ellipse inside a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var storage = PathStorage()
        storage.ellipse(in: rect)
        self.init(storage: storage.applying(transform?.pointee ?? .identity))
    }

    /// Creates a path of a rectangle with elliptical corners.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
    ) {
        var storage = PathStorage()
        storage.roundedRect(rect, cornerWidth, cornerHeight)
        self.init(storage: storage.applying(transform?.pointee ?? .identity))
    }

    /// Whether two paths have the same elements.
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs === rhs || lhs.storage == rhs.storage }

    /// Hashes the elements.
    public func hash(into hasher: inout Hasher) { hasher.combine(storage) }

    /// A path with the same elements that does not change.
    public func copy() -> CGPath? { CGPath(storage: storage) }

    /// A transformed path that does not change.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(storage: storage.applying(transform?.pointee ?? .identity))
    }

    /// A path with the same elements that can be added to.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(storage: storage) }

    /// A transformed path that can be added to.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(storage: storage.applying(transform?.pointee ?? .identity))
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { storage.isEmpty }

    /// Where the path ends; zero if it is empty.
    public var currentPoint: CGPoint { storage.current ?? .zero }

    /// The smallest rectangle that holds all points, control points included; null if the path is empty.
    public var boundingBox: CGRect { storage.controlBox }

    /// The smallest rectangle that holds the path itself; null if it is empty.
    public var boundingBoxOfPath: CGRect { storage.tightBox }

    /// Whether the path is one rectangle with edges along the axes, which is then stored to `rect`.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = storage.rectangle else { return false }
        rect?.pointee = found
        return true
    }

    /// Calls a function with each element.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// Calls a closure with each element.
    public func applyWithBlock(_ block: CGPathApplyBlock) {
        let verbs = storage.verbs
        var points = storage.points
        // A close has no points, but its pointer must be good to form even at the very end.
        points.append(.zero)
        points.withUnsafeMutableBufferPointer { buffer in
            var index = 0
            for verb in verbs {
                var element = CGPathElement(type: verb, points: buffer.baseAddress! + index)
                withUnsafePointer(to: &element, block)
                index += verb.pointCount
            }
        }
    }

    /// Whether a point is inside the filled path.
    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
        storage.applying(transform).contains(point, rule)
    }
}

extension PathStorage {
    /// The rectangle that this path is, if it is one.
    var rectangle: CGRect? {
        guard verbs.first == .moveToPoint, verbs.dropFirst().prefix(3).allSatisfy({ $0 == .addLineToPoint }) else { return nil }
        let rest = Array(verbs.dropFirst(4))
        guard points.count >= 4, rest == [.closeSubpath] || rest == [] || (rest.first == .addLineToPoint && points[4] == points[0]),
            rest.count <= 2, rest.count < 2 || rest[1] == .closeSubpath
        else { return nil }
        let p = points
        let along = p[0].y == p[1].y && p[1].x == p[2].x && p[2].y == p[3].y && p[3].x == p[0].x
        let across = p[0].x == p[1].x && p[1].y == p[2].y && p[2].x == p[3].x && p[3].y == p[0].y
        guard along || across else { return nil }
        return CGRect(x: min(p[0].x, p[2].x), y: min(p[0].y, p[2].y), width: abs(p[2].x - p[0].x), height: abs(p[2].y - p[0].y))
    }
}
