import UIKit

/// A rectangle whose corners are rounded differently. See https://developer.apple.com/documentation/swiftui/unevenroundedrectangle.
public struct UnevenRoundedRectangle: Shape {
    /// The corners' radii.
    public var cornerRadii: RectangleCornerRadii
    /// How the corners are rounded.
    public var style: RoundedCornerStyle

    /// Creates the shape.
    public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        (self.cornerRadii, self.style) = (cornerRadii, style)
    }
    /// Creates the shape.
    public nonisolated init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius), style: style)
    }

    /// The radii, from 0 to half of the shorter side.
    public nonisolated var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }

    /// The outline.
    public nonisolated func path(in rect: CGRect) -> Path {
        let most = min(rect.width, rect.height) / 2
        let corners: [(CGFloat, CGPoint, CGVector, CGVector)] = [
            (cornerRadii.topTrailing, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
            (cornerRadii.bottomTrailing, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
            (cornerRadii.bottomLeading, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
            (cornerRadii.topLeading, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
        ]
        return Path { path in
            for (radius, corner, back, on) in corners {
                let radius = min(max(radius, 0), most)
                guard radius > 0 else {
                    path.addLine(to: corner)
                    continue
                }
                // A continuous corner reaches further along the edges, as far as there is room.
                let curve = Corner.curve(style == .continuous && radius * Corner.continuousReach <= most ? .continuous : .circular)
                func place(_ p: CGPoint) -> CGPoint {
                    CGPoint(
                        x: corner.x + (back.dx * p.x + on.dx * p.y) * radius, y: corner.y + (back.dy * p.x + on.dy * p.y) * radius)
                }
                path.addLine(to: place(curve.start))
                for part in curve.parts { path.addCurve(to: place(part.2), control1: place(part.0), control2: place(part.1)) }
            }
            path.closeSubpath()
        }
    }
}

/// A corner's curve, in radii: how far back along the edge that leads to the corner, and how far on along the next one.
private struct Corner {
    let start: CGPoint
    let parts: [(CGPoint, CGPoint, CGPoint)]

    static let continuousReach: CGFloat = 1.528665
    private static let circular = Corner(
        start: CGPoint(x: 1, y: 0), parts: [(CGPoint(x: 0.447715, y: 0), CGPoint(x: 0, y: 0.447715), CGPoint(x: 0, y: 1))])
    /// Taken from the outline of a square with such corners, which UIKit knows.
    private static let continuous: Corner = {
        var (last, start) = (CGPoint.zero, CGPoint?.none)
        var parts: [(CGPoint, CGPoint, CGPoint)] = []
        // The corner at the top right of a square that is large enough for the corners not to meet.
        func relative(_ p: CGPoint) -> CGPoint { CGPoint(x: 8 - p.x, y: p.y) }
        UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 8, height: 8), cornerRadius: 1).cgPath.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint, .addLineToPoint: last = points[0]
            case .addCurveToPoint:
                let end = points[2]
                if (last.x + end.x) / 2 > 4, (last.y + end.y) / 2 < 4 {
                    if start == nil { start = relative(last) }
                    parts.append((relative(points[0]), relative(points[1]), relative(end)))
                }
                last = end
            default: break
            }
        }
        return start.map { Corner(start: $0, parts: parts) } ?? circular
    }()

    static func curve(_ style: RoundedCornerStyle) -> Corner { style == .continuous ? continuous : circular }
}

extension RectangleCornerRadii: Animatable {
    /// All four radii.
    public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing)) }
        set {
            (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
            (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
        }
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle whose corners are rounded differently.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius, bottomTrailingRadius: bottomTrailingRadius,
            topTrailingRadius: topTrailingRadius, style: style)
    }
    /// A rectangle whose corners are rounded differently.
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }
}
