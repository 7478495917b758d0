internal import CCairo
import Foundation

extension CGContext {
    /// Begins a new path.
    public final func beginPath() { devicePath = PathStorage() }

    /// Begins a subpath.
    public final func move(to point: CGPoint) { devicePath.move(to: point.applying(deviceTransform)) }

    /// Adds a straight line.
    public final func addLine(to point: CGPoint) { devicePath.line(to: point.applying(deviceTransform)) }

    /// Begins a subpath at the first point and adds lines to the others.
    public final func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds a cubic Bézier curve.
    public final func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        let t = deviceTransform
        devicePath.curve(to: end.applying(t), control1.applying(t), control2.applying(t))
    }

    /// Adds a quadratic Bézier curve.
    public final func addQuadCurve(to end: CGPoint, control: CGPoint) {
        let t = deviceTransform
        devicePath.quad(to: end.applying(t), control.applying(t))
    }

    /// Closes the present subpath.
    public final func closePath() { devicePath.close() }

    /// Adds a rectangle as a closed subpath.
    public final func addRect(_ rect: CGRect) { add { $0.rect(rect) } }

    /// Adds rectangles as closed subpaths.
    public final func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

    /// Adds the ellipse inside a rectangle as a closed subpath.
    public final func addEllipse(in rect: CGRect) { add { $0.ellipse(in: rect) } }

    /// Adds an arc of a circle, with a line to its start if the path is not empty. Angles are in radians from the x axis; `clockwise` is
    /// meant with y growing upwards.
    public final func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        devicePath.arc(center, radius, startAngle, PathStorage.sweep(startAngle, endAngle, clockwise: clockwise), deviceTransform)
    }

    /// Adds an arc of the circle that touches the line from the current point to `tangent1End` and the line from there to `tangent2End`.
    public final func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        devicePath.arc(tangent1End, tangent2End, radius, deviceTransform)
    }

    /// Adds the elements of a path.
    public final func addPath(_ path: CGPath) { devicePath.append(path.storage, deviceTransform) }

    private final func add(_ build: (inout PathStorage) -> Void) {
        var shape = PathStorage()
        build(&shape)
        devicePath.append(shape, deviceTransform)
    }

    /// Whether the path has no elements.
    public final var isPathEmpty: Bool { devicePath.isEmpty }

    /// Where the path ends, in user space.
    public final var currentPointOfPath: CGPoint { devicePath.current?.applying(deviceTransform.inverted()) ?? .zero }

    /// The smallest rectangle that holds the path's points, control points included.
    public final var boundingBoxOfPath: CGRect { devicePath.applying(deviceTransform.inverted()).controlBox }

    /// The path in user space; `nil` if it is empty.
    public final var path: CGPath? {
        devicePath.isEmpty ? nil : CGPath(storage: devicePath.applying(deviceTransform.inverted()))
    }

    /// Whether painting the path would touch a point of user space.
    public final func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let path = devicePath.applying(deviceTransform.inverted())
        let isInside = path.contains(point, mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
        switch mode {
        case .fill, .eoFill: return isInside
        case .stroke: return path.stroked(state.stroke).contains(point, .winding)
        case .fillStroke, .eoFillStroke: return isInside || path.stroked(state.stroke).contains(point, .winding)
        }
    }

    /// Replaces the path by the outline that stroking it would fill.
    public final func replacePathWithStrokedPath() {
        let path = devicePath.applying(deviceTransform.inverted())
        devicePath = path.stroked(state.stroke, tolerance: 0.1 / max(deviceTransform.meanScale, 1e-6)).applying(deviceTransform)
    }

    // MARK: Clipping

    /// Narrows the clip to the path's inside and begins a new path.
    public final func clip(using rule: CGPathFillRule = .winding) {
        clip(to: devicePath, rule)
        beginPath()
    }

    /// Narrows the clip to a rectangle and begins a new path.
    public final func clip(to rect: CGRect) {
        beginPath()
        addRect(rect)
        clip()
    }

    /// Narrows the clip to rectangles and begins a new path.
    public final func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip()
    }

    /// Narrows the clip to a rectangle and, softly, to a mask stretched to it.
    public final func clip(to rect: CGRect, mask: CGImage) {
        guard canDraw, let surface = mask.maskSurface else { return }
        state.masks.append(GraphicsState.Mask(surface: surface, matrix: imageTransform(mask, rect)))
        clip(to: rect)
    }

    /// Undoes all clipping.
    public final func resetClip() {
        cairo_reset_clip(cairo)
        state.masks = []
    }

    /// The smallest rectangle in user space that holds the clip.
    public final var boundingBoxOfClipPath: CGRect {
        canDraw ? clipExtents.applying(deviceTransform.inverted()) : .null
    }

    private final func clip(to path: PathStorage, _ rule: CGPathFillRule) {
        inDeviceSpace { cairo in
            cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
            cairo_set_antialias(cairo, antialias)
            cairo_new_path(cairo)
            path.append(to: cairo)
            cairo_clip(cairo)
        }
    }

    /// Runs Cairo calls whose coordinates are device pixels.
    final func inDeviceSpace(_ body: (OpaquePointer) -> Void) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_identity_matrix(cairo)
        body(cairo)
        cairo_set_matrix(cairo, &matrix)
    }

    /// The smallest rectangle of device pixels that holds the clip.
    package final var clipExtents: CGRect {
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        inDeviceSpace { cairo_clip_extents($0, &x1, &y1, &x2, &y2) }
        return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
    }

    final var antialias: cairo_antialias_t {
        state.shouldAntialias && allowsAntialiasing ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE
    }
}
