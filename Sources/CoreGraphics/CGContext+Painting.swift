internal import CCairo
import Foundation

/// What a painting operation covers, in device space.
enum PaintShape {
    case everything
    case fill(PathStorage, CGPathFillRule)
    /// A line along a path.
    case stroke(PathStorage, StrokeStyle)
}

/// What a painting operation paints with.
enum PaintSource {
    case color(SIMD4<Double>)
    /// A `cairo_pattern_t` whose matrix maps device space to its own.
    case pattern(OpaquePointer)
}

extension CGContext {
    // MARK: Paths

    /// Fills the path, and begins a new one.
    public final func fillPath(using rule: CGPathFillRule = .winding) {
        let path = devicePath
        beginPath()
        paint(.fill(path, rule), state.fillColor)
    }

    /// Strokes the path, and begins a new one.
    public final func strokePath() {
        let path = devicePath
        beginPath()
        paint(.stroke(path, state.stroke), state.strokeColor)
    }

    /// Paints the path, and begins a new one.
    public final func drawPath(using mode: CGPathDrawingMode) {
        let path = devicePath
        beginPath()
        switch mode {
        case .fill, .fillStroke: paint(.fill(path, .winding), state.fillColor)
        case .eoFill, .eoFillStroke: paint(.fill(path, .evenOdd), state.fillColor)
        case .stroke: break
        }
        switch mode {
        case .stroke, .fillStroke, .eoFillStroke: paint(.stroke(path, state.stroke), state.strokeColor)
        case .fill, .eoFill: break
        }
    }

    /// Fills a rectangle, and begins a new path.
    public final func fill(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        fillPath()
    }

    /// Fills rectangles, and begins a new path.
    public final func fill(_ rects: [CGRect]) {
        beginPath()
        addRects(rects)
        fillPath()
    }

    /// Strokes a rectangle, and begins a new path.
    public final func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    /// Strokes a rectangle with lines of the given width, and begins a new path.
    public final func stroke(_ rect: CGRect, width: CGFloat) {
        let kept = state.stroke.width
        state.stroke.width = width
        stroke(rect)
        state.stroke.width = kept
    }

    /// Fills the ellipse inside a rectangle, and begins a new path.
    public final func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    /// Strokes the ellipse inside a rectangle, and begins a new path.
    public final func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Strokes lines between each two points, and begins a new path.
    public final func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes a rectangle transparent.
    public final func clear(_ rect: CGRect) {
        var shape = PathStorage()
        shape.rect(rect)
        let kept = state
        state.shadow = nil
        state.blendMode = .clear
        state.alpha = 1
        paint(.fill(shape.applying(deviceTransform), .winding), .color(SIMD4(0, 0, 0, 1)))
        state = kept
    }

    // MARK: The one way to paint

    private final func paint(_ shape: PaintShape, _ color: CGColor) {
        if color.pattern != nil {
            withPattern(color) { paint(shape, .pattern($0)) }
        } else {
            paint(shape, .color(color.paintComponents))
        }
    }

    /// Paints a shape with the state's alpha, blend mode, shadow and masks.
    final func paint(_ shape: PaintShape, _ source: PaintSource) {
        guard canDraw else { return }
        if case .stroke(_, let style) = shape, !(style.width > 0 && style.width.isFinite) { return }
        let (alpha, mode) = (Double(state.alpha), state.blendMode)
        paint(extents: extents(of: shape)) { cairo, direct in
            self.emit(shape, source, alpha, to: cairo, direct ? mode : .normal)
        }
    }

    /// Runs one painting operation. If nothing of the state demands more, `body` paints to the context itself, in device space, its operator
    /// set (`direct`); otherwise to a layer of its own that is then drawn as one.
    ///
    /// `extents` are the device pixels that `body` touches.
    final func paint(extents: CGRect, _ body: (_ cairo: OpaquePointer, _ direct: Bool) -> Void) {
        guard !extents.isNull, !extents.isEmpty else { return }
        let needsLayer = state.shadow != nil || !state.masks.isEmpty || state.blendMode == .plusDarker
        guard needsLayer else {
            bitmap?.willDraw(extents)
            inDeviceSpace { cairo in
                cairo_set_operator(cairo, state.blendMode.compositing ?? CAIRO_OPERATOR_OVER)
                cairo_set_antialias(cairo, antialias)
                body(cairo, true)
            }
            bitmap?.didDraw(extents)
            return
        }
        let reach = shadowReach
        let visible = clipExtents.insetBy(dx: -reach, dy: -reach).intersection(extents).integral
        guard !visible.isNull, !visible.isEmpty, let layer = Surface(covering: visible) else { return }
        layer.draw { cairo in
            cairo_set_antialias(cairo, antialias)
            body(cairo, false)
        }
        composite(layer, bounds: visible, alpha: 1)
    }

    /// The device pixels that a shape can touch.
    private final func extents(of shape: PaintShape) -> CGRect {
        let box: CGRect
        switch shape {
        case .everything: return clipExtents
        case .fill(let path, _): box = path.controlBox
        case .stroke(let path, let style):
            let t = deviceTransform
            let scale = max(abs(t.a) + abs(t.c), abs(t.b) + abs(t.d))
            box = path.controlBox.insetBy(dx: -style.reach * scale, dy: -style.reach * scale)
        }
        return box.isNull ? box : box.insetBy(dx: -1, dy: -1).integral
    }

    private final func emit(_ shape: PaintShape, _ source: PaintSource, _ alpha: Double, to cairo: OpaquePointer, _ mode: CGBlendMode) {
        var alpha = alpha
        switch source {
        case .color(let c):
            cairo_set_source_rgba(cairo, c.x, c.y, c.z, c.w * alpha)
            alpha = 1
        case .pattern(let pattern): cairo_set_source(cairo, pattern)
        }
        cairo_new_path(cairo)
        switch shape {
        case .everything:
            cairo_paint_with_alpha(cairo, alpha)
        case .fill(let path, let rule):
            cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
            path.append(to: cairo)
            if alpha == 1, !mode.reachesBeyondShape {
                cairo_fill(cairo)
            } else {
                paintClipped(cairo, alpha)
            }
        case .stroke(let path, let style):
            if alpha == 1, !mode.reachesBeyondShape {
                path.append(to: cairo)
                var matrix = deviceTransform.cairo
                cairo_set_matrix(cairo, &matrix)
                style.apply(to: cairo)
                cairo_stroke(cairo)
                cairo_identity_matrix(cairo)
            } else {
                // Only a filled outline can be clipped to.
                let user = path.applying(deviceTransform.inverted())
                let outline = user.stroked(style, tolerance: 0.1 / max(deviceTransform.meanScale, 1e-6)).applying(deviceTransform)
                cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
                outline.append(to: cairo)
                paintClipped(cairo, alpha)
            }
        }
        cairo_new_path(cairo)
    }

    /// Paints what is inside Cairo's path, and nothing outside it, whatever the operator.
    private final func paintClipped(_ cairo: OpaquePointer, _ alpha: Double) {
        cairo_save(cairo)
        cairo_clip(cairo)
        cairo_paint_with_alpha(cairo, alpha)
        cairo_restore(cairo)
    }

    /// Lets `body` draw with Cairo itself: in user space, with the state's clip, alpha, blend mode, shadow and masks.
    ///
    /// `bounds` is what it touches, in user space; `nil` stands for anything inside the clip. `body` must leave the `cairo_t` as it finds it.
    package final func draw(bounds: CGRect?, _ body: (OpaquePointer) -> Void) {
        guard canDraw else { return }
        let transform = deviceTransform
        let extents = bounds.map { $0.applying(transform).insetBy(dx: -1, dy: -1).integral } ?? clipExtents
        let (alpha, mode) = (Double(state.alpha), state.blendMode)
        paint(extents: extents) { cairo, direct in
            cairo_save(cairo)
            var matrix = transform.cairo
            cairo_set_matrix(cairo, &matrix)
            if alpha < 1 { cairo_push_group(cairo) }
            body(cairo)
            if alpha < 1 {
                cairo_pop_group_to_source(cairo)
                cairo_set_operator(cairo, direct ? mode.compositing ?? CAIRO_OPERATOR_OVER : CAIRO_OPERATOR_OVER)
                cairo_paint_with_alpha(cairo, alpha)
            }
            cairo_restore(cairo)
        }
    }

    /// The fill colour as painted: red, green, blue and alpha of sRGB, the state's alpha left out.
    package final var fillComponents: SIMD4<Double> { state.fillColor.paintComponents }
}
