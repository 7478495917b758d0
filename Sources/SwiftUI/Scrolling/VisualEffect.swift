import UIKit

/// What changes how a view looks, and never its layout. See https://developer.apple.com/documentation/swiftui/visualeffect.
public protocol VisualEffect {
    /// What is done, one after another.
    func _steps() -> _VisualSteps
}

/// What effects do, one after another.
public struct _VisualSteps {
    enum Step {
        case opacity(Double)
        case scale(CGSize, UnitPoint)
        case rotation(Angle, UnitPoint)
        case turn(Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), UnitPoint, z: CGFloat, perspective: CGFloat)
        case offset(CGSize)
        case blur(CGFloat, isOpaque: Bool)
        case color(ColorFilterModifier.Kind, Double)

        /// A part of the step, from nothing at 0 to all of it at 1.
        func part(_ amount: Double) -> Step {
            func between(_ neutral: Double, _ value: Double) -> Double { neutral + (value - neutral) * amount }
            switch self {
            case .opacity(let opacity): return .opacity(between(1, opacity))
            case .scale(let size, let anchor):
                return .scale(CGSize(width: between(1, size.width), height: between(1, size.height)), anchor)
            case .rotation(let angle, let anchor): return .rotation(angle * amount, anchor)
            case .turn(let angle, let axis, let anchor, let z, let perspective):
                return .turn(angle * amount, axis: axis, anchor, z: z, perspective: perspective)
            case .offset(let offset): return .offset(CGSize(width: offset.width * amount, height: offset.height * amount))
            case .blur(let radius, let isOpaque): return .blur(radius * amount, isOpaque: isOpaque)
            case .color(let kind, let value): return .color(kind, between(kind == .contrast || kind == .saturation ? 1 : 0, value))
            }
        }
    }

    var steps: [Step] = []

    func part(_ amount: Double) -> _VisualSteps { _VisualSteps(steps: steps.map { $0.part(amount) }) }

    /// Shows a view of a size as the steps say.
    @MainActor
    func apply(to view: EffectView, _ size: CGSize, _ environment: EnvironmentValues) {
        var (transform, alpha, filters) = (CATransform3DIdentity, 1.0, [LayerFilter]())
        for step in steps {
            switch step {
            case .opacity(let opacity): alpha *= min(max(opacity, 0), 1)
            case .scale(let scale, let anchor):
                func usable(_ scale: CGFloat) -> CGFloat { abs(scale) < 0.0001 ? 0.0001 : scale }
                let change = CGAffineTransform(scaleX: usable(scale.width), y: usable(scale.height)).around(anchor, size)
                transform = CATransform3DConcat(transform, CATransform3DMakeAffineTransform(change))
            case .rotation(let angle, let anchor):
                let change = CGAffineTransform(rotationAngle: angle.radians).around(anchor, size)
                transform = CATransform3DConcat(transform, CATransform3DMakeAffineTransform(change))
            case .turn(let angle, let axis, let anchor, let z, let perspective):
                let turn = Rotation3DModifier(angle: angle, axis: axis, anchor: anchor, anchorZ: z, perspective: perspective)
                transform = CATransform3DConcat(transform, turn.transform(size))
            case .offset(let offset):
                transform = CATransform3DConcat(transform, CATransform3DMakeTranslation(offset.width, offset.height, 0))
            case .blur(let radius, let isOpaque):
                filters += BlurModifier(radius: radius, isOpaque: isOpaque).effects?.filters ?? []
            case .color(let kind, let amount): filters += ColorFilterModifier(kind: kind, amount: amount).effects?.filters ?? []
            }
        }
        view.alpha = alpha
        view.transform3D = transform
        view.backingLayer.rasterizationScale = environment.displayScale
        let effects = filters.isEmpty ? nil : LayerEffects(filters: filters)
        if view.backingLayer.effects != effects { view.backingLayer.effects = effects }
    }
}

/// No effect, to which others are added. See https://developer.apple.com/documentation/swiftui/emptyvisualeffect.
public struct EmptyVisualEffect: VisualEffect {
    /// Creates no effect.
    public init() {}
    /// Nothing is done.
    public func _steps() -> _VisualSteps { _VisualSteps() }
}

/// An effect and another one after it.
public struct _AddedVisualEffect: VisualEffect {
    let steps: _VisualSteps
    /// What is done.
    public func _steps() -> _VisualSteps { steps }
}

extension VisualEffect {
    private func adding(_ step: _VisualSteps.Step) -> _AddedVisualEffect {
        _AddedVisualEffect(steps: _VisualSteps(steps: _steps().steps + [step]))
    }
    /// Makes the view less opaque.
    public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }
    /// Shows the view larger or smaller.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { adding(.scale(scale, anchor)) }
    /// Shows the view larger or smaller.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale(CGSize(width: scale, height: scale), anchor))
    }
    /// Shows the view larger or smaller.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale(CGSize(width: x, height: y), anchor))
    }
    /// Turns the view.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { adding(.rotation(angle, anchor)) }
    /// Turns the view in space.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect { adding(.turn(angle, axis: axis, anchor, z: anchorZ, perspective: perspective)) }
    /// Shows the view elsewhere than it is.
    public func offset(_ offset: CGSize) -> some VisualEffect { adding(.offset(offset)) }
    /// Shows the view elsewhere than it is.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { adding(.offset(CGSize(width: x, height: y))) }
    /// Blurs the view; one that is opaque ends sharply at its edges.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { adding(.blur(radius, isOpaque: opaque)) }
    /// Makes colours lighter, or darker below zero.
    public func brightness(_ amount: Double) -> some VisualEffect { adding(.color(.brightness, amount)) }
    /// Makes light and dark differ more, or less below one.
    public func contrast(_ amount: Double) -> some VisualEffect { adding(.color(.contrast, amount)) }
    /// Makes colours stronger, or weaker below one.
    public func saturation(_ amount: Double) -> some VisualEffect { adding(.color(.saturation, amount)) }
    /// Takes colours away, up to all of them at one.
    public func grayscale(_ amount: Double) -> some VisualEffect { adding(.color(.grayscale, amount)) }
    /// Turns hues.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.color(.hueRotation, angle.radians)) }
}

/// Shows a view as its geometry says.
struct VisualEffectModifier: ItemModifier {
    let look: (GeometryProxy, VisualEffectItem) -> _VisualSteps
    func makeItem(_ content: LayoutItem, _ node: _ViewNode) -> VisualEffectItem { VisualEffectItem(content, node) }
    func update(_ item: VisualEffectItem) {
        item.look = look
        item.show()
    }
}

/// A view whose look follows from its geometry. What is changed is within the view that is measured, which stays where it is.
final class VisualEffectItem: EffectItem, FrameTelling, ScrollFollowing {
    var look: (GeometryProxy, VisualEffectItem) -> _VisualSteps = { _, _ in _VisualSteps() }
    private let changedView = EffectView()
    private var safeArea = EdgeInsets()
    /// How far a scroll transition has come, where it goes by itself.
    var animation: AnimatedData<CGFloat>?

    override init(_ content: LayoutItem, _ node: _ViewNode) {
        super.init(content, node)
        effectView.addSubview(changedView)
        effectView.windowChanged = { [weak self] in
            guard let self, effectView.window != nil else { return }
            effectView.addScrollFollower(self)
            show()
            graph.afterNextFrame { [weak self] in self?.show() }
        }
    }

    var measuredView: UIView { effectView }

    override func placeContent(_ sink: ViewSink, _ proposal: ProposedViewSize) {
        let frame = CGRect(origin: .zero, size: placedSize)
        safeArea = sink.insets(of: frame)
        changedView.bounds = frame
        changedView.center = CGPoint(x: frame.midX, y: frame.midY)
        changedView.sink.begin(within: sink, frame: frame)
        content.place(changedView.sink, at: .zero, proposal)
        changedView.sink.finish()
    }

    override func didPlace() { show() }
    func scrollMoved() { show() }

    func show() {
        guard effectView.window != nil else { return }
        look(GeometryProxy(size: placedSize, safeAreaInsets: safeArea, item: self), self).apply(to: changedView, placedSize, environment)
    }
}

extension View {
    /// Changes how the view looks by where it is and how large.
    public func visualEffect(_ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect) -> some View {
        modifier(VisualEffectModifier { proxy, _ in effect(EmptyVisualEffect(), proxy)._steps() })
    }
}
