import SwiftUI

/// A part of a ring.
struct SectorOutline {
    let center: CGPoint
    let inner, outer: CGFloat
    let start, end: Angle
    /// How far the sides are moved inwards.
    let inset: CGFloat
    let cornerRadius: CGFloat

    /// The middle of the part.
    var middle: CGPoint { point((inner + outer) / 2, (start.radians + end.radians) / 2) }

    /// A point by its distance and its angle from the top, clockwise.
    private func point(_ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
        CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
    }

    var path: Path {
        let span = end.radians - start.radians
        guard outer > 0, span > 0 else { return Path() }
        let isWhole = span > 2 * .pi - 1e-6
        let outerShift = isWhole ? 0 : min(asin(min(inset / outer, 1)), span / 2)
        let innerShift = inner <= 0 || isWhole ? 0 : min(asin(min(inset / inner, 1)), span / 2)
        let (from, to) = (start.radians + outerShift, end.radians - outerShift)
        let (innerFrom, innerTo) = (start.radians + innerShift, end.radians - innerShift)
        let corner = isWhole ? 0 : max(0, min(cornerRadius, (outer - inner) / 2, outer * (to - from) / (2 + (to - from))))
        let innerCorner = inner > 0 ? min(corner, inner * (innerTo - innerFrom) / 2) : 0
        return Path { path in
            outerArc(&path, from, to, corner)
            if inner > 0 {
                isWhole ? wholeRing(&path) : innerArc(&path, innerFrom, innerTo, innerCorner)
            } else if !isWhole {
                path.addLine(to: tip(span))
            }
            path.closeSubpath()
        }
    }

    /// Where the sides of a sector without a hole meet: moved inwards with them.
    private func tip(_ span: CGFloat) -> CGPoint {
        let distance = span < .pi ? min(inset / max(sin(span / 2), 0.01), outer / 2) : 0
        return point(distance, (start.radians + end.radians) / 2)
    }

    private func outerArc(_ path: inout Path, _ from: CGFloat, _ to: CGFloat, _ corner: CGFloat) {
        guard corner > 0 else {
            return path.addRelativeArc(center: center, radius: outer, startAngle: turned(from), delta: .radians(to - from))
        }
        // Circles in the corners touch the arc and the sides.
        let shift = asin(corner / (outer - corner))
        path.addRelativeArc(
            center: point(outer - corner, from + shift), radius: corner, startAngle: turned(from - .pi / 2),
            delta: .radians(.pi / 2 + shift))
        path.addRelativeArc(center: center, radius: outer, startAngle: turned(from + shift), delta: .radians(to - from - 2 * shift))
        path.addRelativeArc(
            center: point(outer - corner, to - shift), radius: corner, startAngle: turned(to - shift), delta: .radians(.pi / 2 + shift))
    }

    private func innerArc(_ path: inout Path, _ from: CGFloat, _ to: CGFloat, _ corner: CGFloat) {
        guard corner > 0 else {
            return path.addRelativeArc(center: center, radius: inner, startAngle: turned(to), delta: .radians(from - to))
        }
        let shift = asin(corner / (inner + corner))
        path.addRelativeArc(
            center: point(inner + corner, to - shift), radius: corner, startAngle: turned(to + .pi / 2),
            delta: .radians(.pi / 2 - shift))
        path.addRelativeArc(center: center, radius: inner, startAngle: turned(to - shift), delta: .radians(from - to + 2 * shift))
        path.addRelativeArc(
            center: point(inner + corner, from + shift), radius: corner, startAngle: turned(from + shift + .pi),
            delta: .radians(.pi / 2 - shift))
    }

    private func wholeRing(_ path: inout Path) {
        path.closeSubpath()
        path.move(to: point(inner, start.radians))
        path.addRelativeArc(center: center, radius: inner, startAngle: turned(start.radians), delta: .radians(-2 * .pi))
    }

    /// An angle from the top as one from the right.
    private func turned(_ angle: CGFloat) -> Angle { .radians(angle - .pi / 2) }
}
