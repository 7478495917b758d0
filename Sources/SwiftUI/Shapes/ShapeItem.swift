import UIKit

/// A paint on its way to another one.
@MainActor
final class AnimatedPaint {
    private struct Blend: Animatable {
        var color: Color.Components
        var animatableData: Color.Components {
            get { color }
            set { color = newValue }
        }
    }

    private var target: Paint
    private var blend: AnimatedData<Blend>?
    var changed: () -> Void = {}

    init(_ paint: Paint) { target = paint }

    var presented: Paint {
        if let blend, blend.isMoving { return .color(blend.presented.color.color) }
        return target
    }

    func set(_ paint: Paint, _ graph: ViewGraph) {
        guard paint != target else { return }
        if case .color(let old) = target, case .color(let new) = paint, graph.transaction.animation != nil || blend?.isMoving == true {
            let blend = blend ?? AnimatedData(Blend(color: Color.Components(old)))
            blend.changed = { [weak self] in self?.changed() }
            self.blend = blend
            blend.set(Blend(color: Color.Components(new)), graph)
        } else {
            blend?.stop()
            blend = nil
        }
        target = paint
    }
}

/// A shape as it is laid out and shown.
final class ShapeItem: LayoutItem {
    let shapeView = ShapeView()
    var fitting: (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() }
    /// Whether it reaches below bars that it touches, as a colour as background does.
    var expands = false

    override var view: UIView? { shapeView }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { fitting(proposal) }
    override func place(_ sink: ViewSink, at origin: CGPoint, _ proposal: ProposedViewSize) {
        sink.add(shapeView, CGRect(origin: origin, size: size(proposal)), self)
    }
}

/// Paints an outline.
final class ShapeView: UIView {
    private let shape = CAShapeLayer()
    private var gradient: CAGradientLayer?
    private var blur: UIVisualEffectView?
    private var picture: CALayer?
    private var outline: (CGRect) -> CGPath = { CGPath(rect: $0, transform: nil) }
    private var paint = Paint.color(.black)
    private var fillStyle = FillStyle()
    private var shownSize = CGSize(width: -1, height: -1)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = nil
        isOpaque = false
        backingLayer.addSublayer(shape)
        shape.actions = ["path": NSNull(), "fillColor": NSNull(), "bounds": NSNull(), "position": NSNull()]
    }

    required init?(coder: NSCoder) { fatalError("A view of SwiftUI's own is in no document.") }

    func show(_ outline: @escaping (CGRect) -> CGPath, _ paint: Paint, _ fillStyle: FillStyle) {
        self.outline = outline
        self.paint = paint
        self.fillStyle = fillStyle
        redraw()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if shownSize != bounds.size { redraw() }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        outline(CGRect(origin: .zero, size: bounds.size)).contains(point, using: fillStyle.isEOFilled ? .evenOdd : .winding)
    }

    private func redraw() {
        shownSize = bounds.size
        let rect = CGRect(origin: .zero, size: bounds.size)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        shape.frame = rect
        shape.path = outline(rect)
        shape.fillRule = fillStyle.isEOFilled ? .evenOdd : .nonZero
        shape.isAntialiased = fillStyle.isAntialiased
        switch paint {
        case .color(let color):
            attachShape()
            shape.fillColor = color.cgColor
        case .gradient(let paint):
            mask(with: madeGradient, rect)
            show(paint, madeGradient, rect)
        case .mesh(let mesh):
            let picture = picture ?? CALayer()
            picture.contents = mesh.image(64, 64)
            if picture.superlayer == nil { backingLayer.addSublayer(picture) }
            self.picture = picture
            mask(with: picture, rect)
        case .material(let style):
            let blur = blur ?? UIVisualEffectView()
            blur.effect = UIBlurEffect(style: style)
            blur.frame = rect
            blur.isUserInteractionEnabled = false
            if blur.superview == nil { addSubview(blur) }
            self.blur = blur
            mask(with: blur.backingLayer, rect)
        }
        CATransaction.commit()
    }

    private var madeGradient: CAGradientLayer {
        if let gradient { return gradient }
        let made = CAGradientLayer()
        gradient = made
        return made
    }

    private func attachShape() {
        gradient?.mask = nil
        gradient?.removeFromSuperlayer()
        gradient = nil
        blur?.removeFromSuperview()
        blur = nil
        picture?.removeFromSuperlayer()
        picture = nil
        if shape.superlayer !== backingLayer { backingLayer.addSublayer(shape) }
    }

    private func mask(with layer: CALayer, _ rect: CGRect) {
        if shape.superlayer === backingLayer { shape.removeFromSuperlayer() }
        shape.fillColor = UIColor.black.cgColor
        layer.frame = rect
        if layer === gradient, layer.superlayer == nil { backingLayer.addSublayer(layer) }
        if layer.mask !== shape { layer.mask = shape }
    }

    private func show(_ paint: GradientPaint, _ layer: CAGradientLayer, _ rect: CGRect) {
        var stops = paint.stops
        switch paint.form {
        case .linear(let start, let end):
            layer.type = .axial
            (layer.startPoint, layer.endPoint) = (CGPoint(x: start.x, y: start.y), CGPoint(x: end.x, y: end.y))
        case .radial(let center, let inner, let outer):
            layer.type = .radial
            layer.startPoint = CGPoint(x: center.x, y: center.y)
            let (width, height) = (max(rect.width, 0.001), max(rect.height, 0.001))
            layer.endPoint = CGPoint(x: center.x + outer / width, y: center.y + outer / height)
            if outer > 0 { stops = stops.map { ($0.0, (inner + $0.1 * (outer - inner)) / outer) } }
        case .elliptical(let center, let inner, let outer):
            layer.type = .radial
            layer.startPoint = CGPoint(x: center.x, y: center.y)
            layer.endPoint = CGPoint(x: center.x + outer, y: center.y + outer)
            if outer > 0 { stops = stops.map { ($0.0, (inner + $0.1 * (outer - inner)) / outer) } }
        case .angular(let center, let start, let end):
            layer.type = .conic
            layer.startPoint = CGPoint(x: center.x, y: center.y)
            layer.endPoint = CGPoint(x: center.x + cos(start.radians), y: center.y + sin(start.radians))
            let part = (end - start).radians / (2 * .pi)
            stops = stops.map { ($0.0, $0.1 * part) }
        }
        layer.colors = stops.map(\.0.cgColor)
        layer.locations = stops.map { NSNumber(value: Double($0.1)) }
    }
}
