import Foundation

extension PathStorage {
    /// How far a quarter circle's control points are from its ends, as a part of the radius.
    package static let kappa: CGFloat = 0.552_284_749_830_793_4

    package mutating func ellipse(in rect: CGRect) {
        let (cx, cy, rx, ry) = (rect.midX, rect.midY, rect.width / 2, rect.height / 2)
        let (kx, ky) = (rx * Self.kappa, ry * Self.kappa)
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: cx + x, y: cy + y) }
        move(to: at(rx, 0))
        curve(to: at(0, ry), at(rx, ky), at(kx, ry))
        curve(to: at(-rx, 0), at(-kx, ry), at(-rx, ky))
        curve(to: at(0, -ry), at(-rx, -ky), at(-kx, -ry))
        curve(to: at(rx, 0), at(kx, -ry), at(rx, -ky))
        close()
    }

    package mutating func roundedRect(_ rect: CGRect, _ cornerWidth: CGFloat, _ cornerHeight: CGFloat) {
        let rect = rect.standardized
        let rx = min(max(cornerWidth, 0), rect.width / 2)
        let ry = min(max(cornerHeight, 0), rect.height / 2)
        guard rx > 0, ry > 0 else {
            self.rect(rect)
            return
        }
        let (kx, ky) = (rx * (1 - Self.kappa), ry * (1 - Self.kappa))
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        move(to: at(right, rect.midY))
        line(to: at(right, bottom - ry))
        curve(to: at(right - rx, bottom), at(right, bottom - ky), at(right - kx, bottom))
        line(to: at(left + rx, bottom))
        curve(to: at(left, bottom - ry), at(left + kx, bottom), at(left, bottom - ky))
        line(to: at(left, top + ry))
        curve(to: at(left + rx, top), at(left, top + ky), at(left + kx, top))
        line(to: at(right - rx, top))
        curve(to: at(right, top + ry), at(right - kx, top), at(right, top + ky))
        close()
    }

    /// The signed angle from `start` to `end` in the given direction: a full turn at most.
    package static func sweep(_ start: CGFloat, _ end: CGFloat, clockwise: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        let delta = end - start
        guard delta.isFinite else { return 0 }
        // Angles written as 2π in single precision still mean a full turn.
        if abs(delta) >= turn - 1e-6 { return clockwise ? -turn : turn }
        if clockwise { return delta > 0 ? delta - turn : delta }
        return delta < 0 ? delta + turn : delta
    }

    package mutating func arc(
        _ center: CGPoint, _ radius: CGFloat, _ start: CGFloat, _ delta: CGFloat, _ transform: CGAffineTransform = .identity
    ) {
        guard start.isFinite, delta.isFinite, radius.isFinite else { return }
        func at(_ angle: CGFloat) -> CGPoint { CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)) }
        let first = at(start).applying(transform)
        if current == nil { move(to: first) } else { line(to: first) }
        let count = Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up))
        guard count > 0 else { return }
        let step = delta / CGFloat(count)
        let k = 4 / 3 * tan(step / 4) * radius
        for index in 0..<count {
            let (a0, a1) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
            let (p0, p3) = (at(a0), at(a1))
            curve(
                to: p3.applying(transform), CGPoint(x: p0.x - k * sin(a0), y: p0.y + k * cos(a0)).applying(transform),
                CGPoint(x: p3.x + k * sin(a1), y: p3.y - k * cos(a1)).applying(transform))
        }
    }

    package mutating func arc(_ corner: CGPoint, _ end: CGPoint, _ radius: CGFloat, _ transform: CGAffineTransform = .identity) {
        guard let current else { return }
        // The geometry is that of the untransformed plane, the current point lies in the transformed one.
        let start = transform.isIdentity ? current : current.applying(transform.inverted())
        let (ax, ay) = (start.x - corner.x, start.y - corner.y)
        let (bx, by) = (end.x - corner.x, end.y - corner.y)
        let (la, lb) = ((ax * ax + ay * ay).squareRoot(), (bx * bx + by * by).squareRoot())
        let cross = ax * by - ay * bx
        guard la > 0, lb > 0, radius > 0, abs(cross) > 1e-9 * la * lb else {
            line(to: corner.applying(transform))
            return
        }
        let half = acos(min(max((ax * bx + ay * by) / (la * lb), -1), 1)) / 2
        let distance = radius / tan(half)
        let t1 = CGPoint(x: corner.x + ax / la * distance, y: corner.y + ay / la * distance)
        let t2 = CGPoint(x: corner.x + bx / lb * distance, y: corner.y + by / lb * distance)
        let (mx, my) = (ax / la + bx / lb, ay / la + by / lb)
        let scale = radius / sin(half) / (mx * mx + my * my).squareRoot()
        let center = CGPoint(x: corner.x + mx * scale, y: corner.y + my * scale)
        let a1 = atan2(t1.y - center.y, t1.x - center.x)
        var delta = atan2(t2.y - center.y, t2.x - center.x) - a1
        if delta > .pi { delta -= 2 * .pi }
        if delta < -.pi { delta += 2 * .pi }
        arc(center, radius, a1, delta, transform)
    }
}
