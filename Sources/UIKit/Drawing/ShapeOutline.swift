import Foundation

/// How the corners of a shape are rounded.
struct ShapeCorners: Equatable, CustomStringConvertible {
    var radius: CGFloat
    var curve = UICornerCurve.automatic
    var corners = UIRectCorner.allCorners

    var description: String { radius > 0 ? ", corners of \(radius)" : "" }
}

/// A provider of shapes, whatever its type.
struct ShapeProviderBox: Equatable, CustomStringConvertible {
    private let provider: any UIShapeProvider

    init(_ provider: any UIShapeProvider) { self.provider = provider }

    func resolve(_ context: UIShape.ResolutionContext) -> UIShape.Resolved { provider.resolve(in: context) }

    static func == (a: Self, b: Self) -> Bool {
        func equals<T: UIShapeProvider>(_ provider: T) -> Bool { b.provider as? T == provider }
        return equals(a.provider)
    }

    var description: String { "\(type(of: provider))" }
}

/// The outline of a shape that has its place.
enum ShapeOutline: Equatable {
    case rounded(CGRect, ShapeCorners)
    /// A rectangle whose ends are half circles.
    case capsule(CGRect)
    case path(UIBezierPath)

    var rect: CGRect {
        switch self {
        case .rounded(let rect, _), .capsule(let rect): rect
        case .path(let path): path.bounds
        }
    }

    func inset(by insets: UIEdgeInsets) -> ShapeOutline {
        switch self {
        case .path: return self
        case .capsule(let rect): return .capsule(Self.inset(rect, insets))
        case .rounded(let rect, var corners):
            if corners.radius > 0 {
                // Corners that keep their middles; where edges differ, the nearest one decides.
                corners.radius = max(0, corners.radius - min(insets.top, insets.left, insets.bottom, insets.right))
            }
            return .rounded(Self.inset(rect, insets), corners)
        }
    }

    /// A rectangle does not turn inside out.
    private static func inset(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
        let (width, height) = (rect.width - insets.left - insets.right, rect.height - insets.top - insets.bottom)
        return CGRect(
            x: width < 0 ? rect.midX : rect.minX + insets.left, y: height < 0 ? rect.midY : rect.minY + insets.top,
            width: max(0, width), height: max(0, height))
    }

    var path: UIBezierPath {
        switch self {
        case .path(let path): return path.copy() as? UIBezierPath ?? path
        case .capsule(let rect):
            return Self.circular(rect, radius: min(rect.width, rect.height) / 2, corners: .allCorners)
        case .rounded(let rect, let corners):
            let radius = min(corners.radius, rect.width / 2, rect.height / 2)
            guard radius > 0, !corners.corners.isEmpty else { return UIBezierPath(rect: rect) }
            if corners.curve == .circular { return Self.circular(rect, radius: radius, corners: corners.corners) }
            let radii = CGSize(width: radius, height: radius)
            return UIBezierPath(roundedRect: rect, byRoundingCorners: corners.corners, cornerRadii: radii)
        }
    }

    /// A rectangle whose rounded corners are quarters of circles.
    private static func circular(_ rect: CGRect, radius: CGFloat, corners: UIRectCorner) -> UIBezierPath {
        let path = UIBezierPath()
        func corner(_ corner: UIRectCorner, _ point: CGPoint, _ center: CGPoint, from angle: CGFloat) {
            let start = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            let isRound = corners.contains(corner) && radius > 0
            let first = isRound ? start : point
            if path.isEmpty { path.move(to: first) } else { path.addLine(to: first) }
            if isRound { path.addArc(withCenter: center, radius: radius, startAngle: angle, endAngle: angle + .pi / 2, clockwise: true) }
        }
        let inner = rect.insetBy(dx: radius, dy: radius)
        corner(.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: inner.minX, y: inner.minY), from: .pi)
        corner(.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: inner.maxX, y: inner.minY), from: 1.5 * .pi)
        corner(.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: inner.maxX, y: inner.maxY), from: 0)
        corner(.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: inner.minX, y: inner.maxY), from: .pi / 2)
        path.close()
        return path
    }
}
