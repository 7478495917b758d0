import CoreGraphics
import Foundation

/// A path, ready to be filled and stroked.
final class ShapePaint {
    private let values: ShapeValues
    let fill: PathStorage?
    let stroke: PathStorage?
    let fillColor: SIMD4<Double>
    let strokeColor: SIMD4<Double>
    let isEvenOdd: Bool
    let isAntialiased: Bool
    let style: StrokeStyle
    /// What the shape may touch, in the layer's coordinates.
    let bounds: CGRect

    init(_ values: ShapeValues, _ measure: MeasuredPath, tint: SIMD4<Double>?) {
        self.values = values
        let tint = tint ?? SIMD4(repeating: 1)
        fillColor = (values.fillColor?.paintComponents ?? .zero) * tint
        strokeColor = (values.strokeColor?.paintComponents ?? .zero) * tint
        isEvenOdd = values.fillRule == .evenOdd
        isAntialiased = values.isAntialiased
        fill = fillColor.w > 0 ? measure.storage : nil
        var style = StrokeStyle()
        style.width = values.lineWidth
        style.miterLimit = values.miterLimit
        style.cap = values.lineCap == .round ? .round : values.lineCap == .square ? .square : .butt
        style.join = values.lineJoin == .round ? .round : values.lineJoin == .bevel ? .bevel : .miter
        style.dashPhase = values.lineDashPhase
        style.dashLengths = values.lineDashPattern?.map { CGFloat($0.doubleValue) } ?? []
        self.style = style
        var box = fill == nil ? CGRect.null : measure.box
        let (start, end) = (max(0, values.strokeStart), min(1, values.strokeEnd))
        if strokeColor.w > 0, style.width > 0, start < end {
            stroke = start <= 0 && end >= 1 ? measure.storage : measure.part(start, end)
            let reach =
                style.width / 2
                * max(style.join == .miter ? min(style.miterLimit, measure.sharpestMiter) : 1, style.cap == .square ? 1.4143 : 1)
            box = box.union(measure.box.insetBy(dx: -reach, dy: -reach))
        } else {
            stroke = nil
        }
        bounds = box
    }

    /// Whether the shape is that of the given values.
    func matches(_ o: ShapeValues) -> Bool {
        values.path === o.path && values.strokeStart == o.strokeStart && values.strokeEnd == o.strokeEnd
            && values.fillColor === o.fillColor && values.strokeColor === o.strokeColor && values.lineWidth == o.lineWidth
            && values.fillRule == o.fillRule && values.lineCap == o.lineCap && values.lineJoin == o.lineJoin
            && values.miterLimit == o.miterLimit && values.lineDashPhase == o.lineDashPhase
            && values.lineDashPattern == o.lineDashPattern && values.isAntialiased == o.isAntialiased
    }
}

/// A path with what is measured of it, kept as long as the path stays.
final class MeasuredPath {
    let path: CGPath
    let storage: PathStorage
    let box: CGRect
    private lazy var measure = PathMeasure(path)
    /// The longest miter at any corner, as a multiple of the line's width; 1 if there is no corner.
    private(set) lazy var sharpestMiter: CGFloat = MeasuredPath.sharpestMiter(storage)

    init(_ path: CGPath) {
        self.path = path
        storage = path.storage
        box = path.boundingBox
    }

    func part(_ start: CGFloat, _ end: CGFloat) -> PathStorage {
        measure.part(from: start * measure.length, to: end * measure.length)
    }

    private static func sharpestMiter(_ storage: PathStorage) -> CGFloat {
        var result: CGFloat = 1
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        var first: CGVector?, last: CGVector?
        func direction(_ points: CGPoint...) -> CGVector? {
            // A control point on its end has no direction: the next one tells.
            for p in points.dropFirst() {
                let v = CGVector(dx: p.x - points[0].x, dy: p.y - points[0].y)
                let length = (v.dx * v.dx + v.dy * v.dy).squareRoot()
                if length > 1e-9 { return CGVector(dx: v.dx / length, dy: v.dy / length) }
            }
            return nil
        }
        func join(_ a: CGVector?, _ b: CGVector?) {
            guard let a, let b else { return }
            // The angle between the lines is π − turn; the miter is 1 / sin of half of it.
            let cosine = a.dx * b.dx + a.dy * b.dy
            let half = max(0, (1 + cosine) / 2).squareRoot()
            result = max(result, half > 1e-4 ? 1 / half : 1e4)
        }
        func add(_ out: CGVector?, _ into: CGVector?, _ end: CGPoint) {
            join(last, out)
            if first == nil { first = out }
            last = into.map { CGVector(dx: -$0.dx, dy: -$0.dy) } ?? last
            current = end
        }
        storage.forEach { element in
            switch element {
            case .move(let p):
                (start, current, first, last) = (p, p, nil, nil)
            case .line(let p): add(direction(current, p), direction(p, current), p)
            case .quad(let c, let p): add(direction(current, c, p), direction(p, c, current), p)
            case .curve(let c1, let c2, let p): add(direction(current, c1, c2, p), direction(p, c2, c1, current), p)
            case .close:
                add(direction(current, start), direction(start, current), start)
                join(last, first)
                last = nil
            }
        }
        return result
    }
}

extension Recorder {
    /// What a layer of a special class shows besides its contents.
    func recordSpecial(_ pen: Pen, _ corners: Corners, _ context: Context) {
        switch pen.shown.specialty {
        case .none, .vibrancy: break
        case .shape: if let layer = pen.shown as? CAShapeLayer { recordShape(pen, layer.shape, context) }
        case .gradient: if let layer = pen.shown as? CAGradientLayer { recordGradient(pen, layer.gradient, corners, context) }
        case .particles: if let layer = pen.shown as? CAEmitterLayer { recordParticles(pen, layer, context) }
        case .sprites: recordSprites(pen, context)
        case .tiles: recordTiles(pen, context)
        case .backdrop: if let layer = pen.shown as? BackdropLayer { recordBackdrop(pen, layer, corners, context) }
        }
    }

    private func recordShape(_ pen: Pen, _ values: ShapeValues, _ context: Context) {
        guard let path = values.path, !path.storage.isEmpty else { return }
        let state = pen.state
        if state.measure?.path !== path {
            state.measure = MeasuredPath(path)
            state.shape = nil
        }
        if state.shape?.matches(values) != true || pen.tint != nil {
            state.shape = ShapePaint(values, state.measure!, tint: pen.tint)
        }
        guard let shape = state.shape, !shape.bounds.isNull else { return }
        var item = DisplayItem(.shape, slot: Slot.special, layer: pen.layer.identity, bounds: .empty)
        item.isAligned = false
        item.projection = pen.projection
        item.rect = shape.bounds
        item.bound(pen.projection.boundingBox(of: shape.bounds), context.clip)
        item.resource = shape
        item.opacity = context.opacity
        add(item, state)
    }

    private func recordGradient(_ pen: Pen, _ values: GradientValues, _ corners: Corners, _ context: Context) {
        guard let colors = values.colors, !colors.isEmpty, pen.shown.values.bounds.width > 0, pen.shown.values.bounds.height > 0 else {
            return
        }
        if pen.state.gradient?.matches(values) != true || pen.tint != nil {
            pen.state.gradient = GradientPaint(values, tint: pen.tint)
        }
        guard let gradient = pen.state.gradient else { return }
        var item = pen.item(.gradient, slot: Slot.special, rect: pen.shown.values.bounds, clip: context.clip)
        item.resource = gradient
        item.opacity = context.opacity
        item.corners = corners
        if gradient.isOpaque, item.opacity == 1 { item.opaque = coveredPart(item) }
        add(item, pen.state)
    }
}
