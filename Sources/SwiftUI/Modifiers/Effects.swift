import UIKit

/// An item with a UIKit view of its own, in which its content is.
class EffectItem: WrapperItem {
    let effectView: EffectView
    /// The size when it was placed last.
    private(set) var placedSize = CGSize.zero

    override init(_ content: LayoutItem, _ node: _ViewNode) {
        effectView = EffectView()
        super.init(content, node)
    }

    init(_ content: LayoutItem, _ node: _ViewNode, effectView: EffectView) {
        self.effectView = effectView
        super.init(content, node)
    }

    override var view: UIView? { effectView }

    override func place(_ sink: ViewSink, at origin: CGPoint, _ proposal: ProposedViewSize) {
        let size = size(proposal)
        placedSize = size
        let frame = CGRect(origin: origin, size: size)
        sink.add(effectView, frame, self)
        effectView.sink.begin(within: sink, frame: frame)
        placeContent(effectView.sink, proposal)
        effectView.sink.finish()
        didPlace()
    }

    func placeContent(_ sink: ViewSink, _ proposal: ProposedViewSize) { content.place(sink, at: .zero, proposal) }

    /// Called when the size is known.
    func didPlace() {}
}

/// An effect that is given by what it does to a view.
final class AppearanceItem: EffectItem {
    var apply: (EffectView, CGSize, EnvironmentValues) -> Void = { _, _, _ in }

    override func didPlace() { apply(effectView, placedSize, environment) }
}

/// A modifier that changes what a view looks like, not its layout.
@MainActor @preconcurrency
protocol AppearanceModifier: ItemModifier where Item == AppearanceItem {
    func apply(to view: EffectView, _ size: CGSize, _ environment: EnvironmentValues)
}

extension AppearanceModifier {
    func makeItem(_ content: LayoutItem, _ node: _ViewNode) -> AppearanceItem { AppearanceItem(content, node) }
    func update(_ item: AppearanceItem) {
        item.apply = apply(to:_:_:)
        apply(to: item.effectView, item.placedSize, item.environment)
    }
}

struct OpacityModifier: AppearanceModifier, Animatable {
    var opacity: Double
    var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }
    func apply(to view: EffectView, _ size: CGSize, _ environment: EnvironmentValues) { view.alpha = min(max(opacity, 0), 1) }
}

struct ScaleModifier: AppearanceModifier, Animatable {
    var scale: CGSize
    let anchor: UnitPoint
    var animatableData: CGSize.AnimatableData {
        get { scale.animatableData }
        set { scale.animatableData = newValue }
    }
    func apply(to view: EffectView, _ size: CGSize, _ environment: EnvironmentValues) {
        view.transform = CGAffineTransform(scaleX: usable(scale.width), y: usable(scale.height)).around(anchor, size)
    }
    /// A view of no size at all cannot be converted back.
    private func usable(_ scale: CGFloat) -> CGFloat { abs(scale) < 0.0001 ? 0.0001 : scale }
}

struct RotationModifier: AppearanceModifier, Animatable {
    var angle: Angle
    let anchor: UnitPoint
    var animatableData: Double {
        get { angle.animatableData }
        set { angle.animatableData = newValue }
    }
    func apply(to view: EffectView, _ size: CGSize, _ environment: EnvironmentValues) {
        view.transform = CGAffineTransform(rotationAngle: angle.radians).around(anchor, size)
    }
}

struct Rotation3DModifier: AppearanceModifier, Animatable {
    var angle: Angle
    let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    let anchor: UnitPoint
    let anchorZ, perspective: CGFloat
    var animatableData: Double {
        get { angle.animatableData }
        set { angle.animatableData = newValue }
    }
    func apply(to view: EffectView, _ size: CGSize, _ environment: EnvironmentValues) { view.transform3D = transform(size) }

    func transform(_ size: CGSize) -> CATransform3D {
        let (x, y) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
        var distance = CATransform3DIdentity
        let length = max(size.width, size.height)
        if length > 0 { distance.m34 = -perspective / length }
        let turn = CATransform3DRotate(distance, angle.radians, axis.x, axis.y, axis.z)
        let moved = CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, -anchorZ), turn)
        return CATransform3DConcat(moved, CATransform3DMakeTranslation(x, y, anchorZ))
    }
}

extension CGAffineTransform {
    func around(_ anchor: UnitPoint, _ size: CGSize) -> CGAffineTransform {
        let (x, y) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
        return CGAffineTransform(translationX: -x, y: -y).concatenating(self).concatenating(CGAffineTransform(translationX: x, y: y))
    }
}

struct ShadowModifier: AppearanceModifier, Animatable {
    let color: Color
    var radius: CGFloat
    var offset: CGSize
    var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
        get { AnimatablePair(radius, offset.animatableData) }
        set { (radius, offset.animatableData) = (newValue.first, newValue.second) }
    }
    func apply(to view: EffectView, _ size: CGSize, _ environment: EnvironmentValues) {
        let shadow = color.uiColor(in: environment)
        view.backingLayer.shadowColor = shadow.withAlphaComponent(1).cgColor
        view.backingLayer.shadowOpacity = Float(shadow.cgColor.alpha)
        view.backingLayer.shadowRadius = max(radius, 0) / 2
        view.backingLayer.shadowOffset = offset
    }
}

struct ClipModifier<S: Shape>: AppearanceModifier, Animatable {
    var shape: S
    let style: FillStyle
    var animatableData: S.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
    func apply(to view: EffectView, _ size: CGSize, _ environment: EnvironmentValues) {
        let path = shape.path(in: CGRect(origin: .zero, size: size)).cgPath
        let mask = view.backingLayer.mask as? CAShapeLayer ?? CAShapeLayer()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        mask.frame = CGRect(origin: .zero, size: size)
        mask.path = path
        mask.fillRule = style.isEOFilled ? .evenOdd : .nonZero
        mask.isAntialiased = style.isAntialiased
        view.backingLayer.mask = mask
        CATransaction.commit()
        view.hitPath = { shape.path(in: $0).cgPath }
    }
}

struct ClippedModifier: AppearanceModifier {
    let isAntialiased: Bool
    func apply(to view: EffectView, _ size: CGSize, _ environment: EnvironmentValues) {
        view.clipsToBounds = true
        view.backingLayer.allowsEdgeAntialiasing = isAntialiased
    }
}

struct HitTestingModifier: AppearanceModifier {
    let isEnabled: Bool
    func apply(to view: EffectView, _ size: CGSize, _ environment: EnvironmentValues) { view.isUserInteractionEnabled = isEnabled }
}

struct HiddenModifier: AppearanceModifier {
    func apply(to view: EffectView, _ size: CGSize, _ environment: EnvironmentValues) { view.isHidden = true }
}

struct ContentShapeModifier<S: Shape>: AppearanceModifier {
    let shape: S
    let eoFill: Bool
    func apply(to view: EffectView, _ size: CGSize, _ environment: EnvironmentValues) { view.hitPath = { shape.path(in: $0).cgPath } }
}

struct DisabledModifier: AppearanceModifier {
    func apply(to view: EffectView, _ size: CGSize, _ environment: EnvironmentValues) {
        view.isUserInteractionEnabled = environment.isEnabled
    }
}

extension View {
    /// Makes the view less opaque.
    public func opacity(_ opacity: Double) -> some View { modifier(OpacityModifier(opacity: opacity)) }
    /// Shows the view larger or smaller.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(ScaleModifier(scale: scale, anchor: anchor))
    }
    /// Shows the view larger or smaller.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        modifier(ScaleModifier(scale: CGSize(width: s, height: s), anchor: anchor))
    }
    /// Shows the view larger or smaller.
    public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
        modifier(ScaleModifier(scale: CGSize(width: x, height: y), anchor: anchor))
    }
    /// Turns the view.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(RotationModifier(angle: angle, anchor: anchor))
    }
    /// Turns the view in space.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View { modifier(Rotation3DModifier(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)) }
    /// Puts a shadow below the view.
    public func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
        -> some View
    {
        modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }
    /// Shows only what is within a shape.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipModifier(shape: shape, style: style))
    }
    /// Shows only what is within the view's rectangle, whose edges may be smooth where they lie between pixels.
    public func clipped(antialiased: Bool = false) -> some View { modifier(ClippedModifier(isAntialiased: antialiased)) }
    /// Rounds the view's corners.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }
    /// Lets touches pass, or not.
    public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(HitTestingModifier(isEnabled: enabled)) }
    /// Keeps the view's room, and shows nothing.
    public func hidden() -> some View { modifier(HiddenModifier()) }
    /// Says where the view takes touches.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
    }
    /// Keeps the user from using controls within.
    public func disabled(_ disabled: Bool) -> some View {
        modifier(DisabledModifier()).transformEnvironment(\.isEnabled) { if disabled { $0 = false } }
    }
    /// Draws a border within the view.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width).allowsHitTesting(false) }
    }
}
