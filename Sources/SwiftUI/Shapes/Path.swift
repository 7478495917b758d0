import UIKit

/// An outline. See https://developer.apple.com/documentation/swiftui/path.
public struct Path: Equatable, @unchecked Sendable {
    private var storage: CGMutablePath

    /// Creates an empty path.
    public init() { storage = CGMutablePath() }
    /// Creates a path of Core Graphics'.
    public init(_ path: CGPath) { storage = path.mutableCopy() ?? CGMutablePath() }
    /// Creates a path of Core Graphics'.
    public init(_ path: CGMutablePath) { storage = path.mutableCopy() ?? CGMutablePath() }
    /// Creates a rectangle.
    public init(_ rect: CGRect) { self.init { $0.addRect(rect) } }
    /// Creates a rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
    }
    /// Creates a rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    /// Creates an ellipse.
    public init(ellipseIn rect: CGRect) { self.init { $0.addEllipse(in: rect) } }
    /// Creates a path by adding to it.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// Core Graphics' path.
    public var cgPath: CGPath { storage.copy() ?? storage }
    /// Whether nothing is in it.
    public var isEmpty: Bool { storage.isEmpty }
    /// The rectangle around the path.
    public var boundingRect: CGRect { storage.boundingBoxOfPath }
    /// Where a line would go on.
    public var currentPoint: CGPoint? { isEmpty ? nil : storage.currentPoint }
    /// Whether a point is within.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { storage.contains(p, using: eoFill ? .evenOdd : .winding) }

    private mutating func change(_ body: (CGMutablePath) -> Void) {
        if !isKnownUniquelyReferenced(&storage) { storage = storage.mutableCopy() ?? CGMutablePath() }
        body(storage)
    }

    /// Begins at a point.
    public mutating func move(to end: CGPoint) { change { $0.move(to: end) } }
    /// Adds a line.
    public mutating func addLine(to end: CGPoint) { change { $0.isEmpty ? $0.move(to: end) : $0.addLine(to: end) } }
    /// Adds a curve of one control point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { change { $0.addQuadCurve(to: end, control: control) } }
    /// Adds a curve of two control points.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        change { $0.addCurve(to: end, control1: control1, control2: control2) }
    }
    /// Goes back to the start.
    public mutating func closeSubpath() { change { $0.closeSubpath() } }
    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        change { $0.addRect(rect, transform: transform) }
    }
    /// Adds a rectangle with round corners.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
    ) {
        var (width, height) = (min(cornerSize.width, rect.width / 2), min(cornerSize.height, rect.height / 2))
        // Round corners stay round where the rectangle is too small for them.
        if cornerSize.width == cornerSize.height { (width, height) = (min(width, height), min(width, height)) }
        guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
        if style == .continuous, width == height {
            let path = UIBezierPath(roundedRect: rect, cornerRadius: width).cgPath
            return change { $0.addPath(path, transform: transform) }
        }
        change { $0.addRoundedRect(in: rect, cornerWidth: width, cornerHeight: height, transform: transform) }
    }
    /// Adds an ellipse.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        change { $0.addEllipse(in: rect, transform: transform) }
    }
    /// Adds rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }
    /// Adds lines between points.
    public mutating func addLines(_ lines: [CGPoint]) {
        for (index, point) in lines.enumerated() { index == 0 ? move(to: point) : addLine(to: point) }
    }
    /// Adds a part of a circle.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians, clockwise: clockwise,
                transform: transform)
        }
    }
    /// Adds a part of a circle.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addRelativeArc(center: center, radius: radius, startAngle: startAngle.radians, delta: delta.radians, transform: transform)
        }
    }
    /// Adds a part of a circle that touches two lines.
    public mutating func addArc(tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity)
    {
        change { $0.addArc(tangent1End: p1, tangent2End: p2, radius: radius, transform: transform) }
    }
    /// Adds another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        change { $0.addPath(path.cgPath, transform: transform) }
    }

    /// The path, moved.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
    /// The path, transformed.
    public func applying(_ transform: CGAffineTransform) -> Path {
        var path = Path()
        path.addPath(self, transform: transform)
        return path
    }
    /// The outline of the stroke along the path.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        var path = cgPath
        if !style.dash.isEmpty { path = path.copy(dashingWithPhase: style.dashPhase, lengths: style.dash) }
        return Path(
            path.copy(strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin, miterLimit: style.miterLimit))
    }
    /// A part of the path, from 0 to 1.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { Path(PathTrimming.trimmed(cgPath, from, to)) }
    /// Both paths' areas together.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { Path(cgPath.union(other.cgPath, using: eoFill ? .evenOdd : .winding)) }
    /// What is in both paths.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.intersection(other.cgPath, using: eoFill ? .evenOdd : .winding))
    }
    /// What is not in another path.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.subtracting(other.cgPath, using: eoFill ? .evenOdd : .winding))
    }
    /// What is in one of both paths.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.symmetricDifference(other.cgPath, using: eoFill ? .evenOdd : .winding))
    }

    /// Whether both have the same parts.
    public static func == (first: Path, second: Path) -> Bool { first.storage == second.storage }
}

extension Path: Shape {
    /// The path itself.
    public func path(in rect: CGRect) -> Path { self }
}

/// Cuts parts out of paths by their length.
enum PathTrimming {
    static func trimmed(_ path: CGPath, _ from: CGFloat, _ to: CGFloat) -> CGPath {
        let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
        if from <= 0, to >= 1 { return path }
        let lines = polylines(path)
        let total = lines.reduce(0) { sum, line in sum + zip(line, line.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) } }
        let result = CGMutablePath()
        guard to > from, total > 0 else { return result }
        let (first, last) = (from * total, to * total)
        var passed: CGFloat = 0
        for line in lines {
            var isDrawing = false
            for (a, b) in zip(line, line.dropFirst()) {
                let length = distance(a, b)
                defer { passed += length }
                guard length > 0, passed + length > first, passed < last else {
                    isDrawing = false
                    continue
                }
                let start = max(0, (first - passed) / length)
                let end = min(1, (last - passed) / length)
                func point(_ t: CGFloat) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
                if !isDrawing { result.move(to: point(start)) }
                result.addLine(to: point(end))
                isDrawing = true
            }
        }
        return result
    }

    private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(b.x - a.x, b.y - a.y) }

    private static func polylines(_ path: CGPath) -> [[CGPoint]] {
        var lines: [[CGPoint]] = []
        path.flattened(threshold: 0.05).applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: lines.append([points[0]])
            case .addLineToPoint: lines[lines.count - 1].append(points[0])
            case .closeSubpath: if let first = lines.last?.first { lines[lines.count - 1].append(first) }
            default: break
            }
        }
        return lines
    }
}

/// How a line is drawn. See https://developer.apple.com/documentation/swiftui/strokestyle.
public struct StrokeStyle: Equatable, Sendable {
    /// The width.
    public var lineWidth: CGFloat
    /// What ends look like.
    public var lineCap: CGLineCap
    /// What corners look like.
    public var lineJoin: CGLineJoin
    /// How far sharp corners reach.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps.
    public var dash: [CGFloat]
    /// Where in the dashes the line begins.
    public var dashPhase: CGFloat
    /// Creates a style.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
        (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
    }
}

extension StrokeStyle: Animatable {
    /// The widths and lengths.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set { (lineWidth, miterLimit, dashPhase) = (newValue.first, newValue.second.first, newValue.second.second) }
    }
}

/// How an area is filled. See https://developer.apple.com/documentation/swiftui/fillstyle.
public struct FillStyle: Equatable, Sendable {
    /// Whether what lies in an even number of outlines is left out.
    public var isEOFilled: Bool
    /// Whether pixels that the outline covers in part are painted in part.
    public var isAntialiased: Bool
    /// Creates a style.
    public init(eoFill: Bool = false, antialiased: Bool = true) { (isEOFilled, isAntialiased) = (eoFill, antialiased) }
}

/// How corners are rounded. See https://developer.apple.com/documentation/swiftui/roundedcornerstyle.
public enum RoundedCornerStyle: Hashable, Sendable {
    case circular, continuous
}
