import CCairo
import CoreGraphics

extension Painter {
    func paintShape(_ item: DisplayItem, on canvas: Canvas) {
        guard let shape = item.resource as? ShapePaint else { return }
        let projection = item.projection
        if let fill = shape.fill {
            cover(item, PixelColor(shape.fillColor, opacity: Double(item.opacity)), on: canvas) { cairo in
                if !shape.isAntialiased { cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE) }
                cairo_set_fill_rule(cairo, shape.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
                fill.mapped(projection).append(to: cairo)
                cairo_fill(cairo)
            }
        }
        if let stroke = shape.stroke {
            cover(item, PixelColor(shape.strokeColor, opacity: Double(item.opacity)), on: canvas) { cairo in
                if !shape.isAntialiased { cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE) }
                if projection.isAffine {
                    let m = projection.affine
                    var matrix = cairo_matrix_t(
                        xx: Double(m.a), yx: Double(m.b), xy: Double(m.c), yy: Double(m.d), x0: Double(m.tx), y0: Double(m.ty))
                    cairo_transform(cairo, &matrix)
                    shape.style.set(on: cairo)
                    stroke.append(to: cairo)
                    cairo_stroke(cairo)
                } else {
                    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
                    shape.strokeOutline(stroke).mapped(projection).append(to: cairo)
                    cairo_fill(cairo)
                }
            }
        }
    }
}

extension ShapePaint {
    /// The outline of the shape's line, dashes included.
    fileprivate func strokeOutline(_ stroke: PathStorage) -> PathStorage {
        var style = style
        style.dashLengths = []
        let dashed = self.style.dashLengths.isEmpty ? stroke : stroke.dashed(phase: style.dashPhase, lengths: self.style.dashLengths)
        return dashed.stroked(style)
    }
}

extension StrokeStyle {
    fileprivate func set(on cairo: OpaquePointer) {
        cairo_set_line_width(cairo, Double(width))
        cairo_set_line_cap(cairo, cap == .round ? CAIRO_LINE_CAP_ROUND : cap == .square ? CAIRO_LINE_CAP_SQUARE : CAIRO_LINE_CAP_BUTT)
        cairo_set_line_join(cairo, join == .round ? CAIRO_LINE_JOIN_ROUND : join == .bevel ? CAIRO_LINE_JOIN_BEVEL : CAIRO_LINE_JOIN_MITER)
        cairo_set_miter_limit(cairo, Double(miterLimit))
        // An odd number of lengths is gone through twice, as Cairo does by itself; without any length there is no pattern.
        let lengths = dashLengths.map { Double($0) }
        if lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), lengths.reduce(0, +) > 0 {
            cairo_set_dash(cairo, lengths, Int32(lengths.count), Double(dashPhase))
        } else {
            cairo_set_dash(cairo, nil, 0, 0)
        }
    }
}

extension PathStorage {
    /// The path seen through a projection. With perspective, curves become lines short enough not to be told from them.
    func mapped(_ projection: Projection) -> PathStorage {
        if projection.isAffine { return applying(projection.affine) }
        var result = PathStorage()
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        func line(to p: CGPoint) {
            result.line(to: projection.apply(p))
            current = p
        }
        func curve(_ c1: CGPoint, _ c2: CGPoint, _ p: CGPoint) {
            let segment = CubicSegment(p0: current, p1: c1, p2: c2, p3: p)
            for step in 1...24 { line(to: segment.point(at: Double(step) / 24)) }
        }
        forEach { element in
            switch element {
            case .move(let p):
                result.move(to: projection.apply(p))
                (start, current) = (p, p)
            case .line(let p): line(to: p)
            case .quad(let c, let p):
                curve(
                    CGPoint(x: current.x + (c.x - current.x) * 2 / 3, y: current.y + (c.y - current.y) * 2 / 3),
                    CGPoint(x: p.x + (c.x - p.x) * 2 / 3, y: p.y + (c.y - p.y) * 2 / 3), p)
            case .curve(let c1, let c2, let p): curve(c1, c2, p)
            case .close:
                result.close()
                current = start
            }
        }
        return result
    }
}
