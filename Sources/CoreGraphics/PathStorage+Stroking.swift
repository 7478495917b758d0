import Foundation

extension PathStorage {
    /// The outline that a line along the path covers when filled by winding number.
    package func stroked(_ style: StrokeStyle, tolerance: CGFloat = 0.05) -> PathStorage {
        guard style.width > 0, style.width.isFinite else { return PathStorage() }
        let source = style.isDashed ? dashed(phase: style.dashPhase, lengths: style.dashLengths) : self
        var stroker = Stroker(style: style, tolerance: tolerance)
        // An outline that is offset from a curve bends more than the curve.
        for (points, isClosed) in source.polygons(tolerance: tolerance / 2) { stroker.add(points, isClosed) }
        return stroker.outline
    }
}

/// Walks around lines at half a line width.
private struct Stroker {
    let style: StrokeStyle
    let tolerance: CGFloat
    var outline = PathStorage()
    private var isFirst = true

    init(style: StrokeStyle, tolerance: CGFloat) {
        self.style = style
        self.tolerance = tolerance
    }

    private var half: CGFloat { style.width / 2 }

    mutating func add(_ points: [CGPoint], _ isClosed: Bool) {
        var line: [CGPoint] = []
        for point in points where line.last != point { line.append(point) }
        if isClosed, line.count > 1, line.first == line.last { line.removeLast() }
        guard line.count > 1 else {
            if let point = line.first, points.count > 1 || isClosed { dot(point) }
            return
        }
        let closes = isClosed && line.count > 2
        if isClosed, !closes { line.append(line[0]) }
        walk(line, closes)
        if closes {
            outline.close()
            walk(line.reversed(), true)
        } else {
            cap(at: line[line.count - 1], from: line[line.count - 2])
            let back = Array(line.reversed())
            walk(back, false, continues: true)
            cap(at: back[back.count - 1], from: back[back.count - 2])
        }
        outline.close()
    }

    /// A line without length: round and square caps show.
    private mutating func dot(_ point: CGPoint) {
        let box = CGRect(x: point.x - half, y: point.y - half, width: style.width, height: style.width)
        switch style.cap {
        case .butt: break
        case .round: outline.ellipse(in: box)
        case .square: outline.rect(box)
        }
    }

    private func normal(_ a: CGPoint, _ b: CGPoint) -> CGVector {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let length = (dx * dx + dy * dy).squareRoot()
        return CGVector(dx: dy / length * half, dy: -dx / length * half)
    }

    private mutating func to(_ point: CGPoint) {
        if isFirst { outline.move(to: point) } else { outline.line(to: point) }
        isFirst = false
    }

    private mutating func walk(_ line: [CGPoint], _ closes: Bool, continues: Bool = false) {
        isFirst = !continues
        let count = line.count
        let segments = closes ? count : count - 1
        for index in 0..<segments {
            let (a, b) = (line[index], line[(index + 1) % count])
            let n = normal(a, b)
            to(CGPoint(x: a.x + n.dx, y: a.y + n.dy))
            to(CGPoint(x: b.x + n.dx, y: b.y + n.dy))
            if index + 1 < segments || closes {
                join(at: b, n, normal(b, line[(index + 2) % count]))
            }
        }
    }

    private mutating func join(at p: CGPoint, _ n0: CGVector, _ n1: CGVector) {
        let cross = n0.dx * n1.dy - n0.dy * n1.dx
        let dot = n0.dx * n1.dx + n0.dy * n1.dy
        let square = half * half
        // On the inner side the outline passes through the point, so that short segments do not turn the filling around.
        if cross < 0 {
            to(p)
            return
        }
        if cross <= 1e-9 * square, dot > 0 { return }
        switch style.join {
        case .bevel: break
        case .miter:
            // 1 / sin(θ / 2), θ being the angle between the lines.
            let ratio = (2 / max(1 + dot / square, 1e-12)).squareRoot()
            if ratio <= style.miterLimit {
                let scale = 1 / (1 + dot / square)
                to(CGPoint(x: p.x + (n0.dx + n1.dx) * scale, y: p.y + (n0.dy + n1.dy) * scale))
            }
        case .round: arc(p, n0, atan2(cross, dot))
        }
    }

    /// An arc around `p` from `p + n`.
    private mutating func arc(_ p: CGPoint, _ n: CGVector, _ delta: CGFloat) {
        outline.arc(p, half, atan2(n.dy, n.dx), delta)
    }

    private mutating func cap(at p: CGPoint, from a: CGPoint) {
        let n = normal(a, p)
        switch style.cap {
        case .butt: break
        case .round: arc(p, n, .pi)
        case .square:
            // The line's direction is its normal turned back.
            let (dx, dy) = (-n.dy, n.dx)
            to(CGPoint(x: p.x + n.dx + dx, y: p.y + n.dy + dy))
            to(CGPoint(x: p.x - n.dx + dx, y: p.y - n.dy + dy))
        }
    }
}
