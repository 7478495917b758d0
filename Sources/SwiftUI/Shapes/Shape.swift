import CoreGraphics

/// An outline that fits any rectangle. See https://developer.apple.com/documentation/swiftui/shape.
public protocol Shape: Animatable, View, Sendable {
    /// The outline in a rectangle.
    nonisolated func path(in rect: CGRect) -> Path
    /// The size that the shape takes of a proposal.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    /// All of the room.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    /// The shape, filled with the foreground's style.
    @MainActor
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
    /// Makes the node.
    @MainActor
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        PassNode(view, inputs) { _ShapeView(shape: $0, style: ForegroundStyle()) }
    }
}

/// A shape that can be made smaller all around. See https://developer.apple.com/documentation/swiftui/insettableshape.
public protocol InsettableShape: Shape {
    /// The kind of the smaller shape.
    associatedtype InsetShape: InsettableShape
    /// The shape, smaller by an amount on each side.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A rectangle. See https://developer.apple.com/documentation/swiftui/rectangle.
public struct Rectangle: Shape {
    /// Creates the shape.
    public nonisolated init() {}
    /// The rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with round corners. See https://developer.apple.com/documentation/swiftui/roundedrectangle.
public struct RoundedRectangle: Shape {
    /// The size of the corners.
    public var cornerSize: CGSize
    /// How they are rounded.
    public var style: RoundedCornerStyle
    /// Creates the shape.
    public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        (self.cornerSize, self.style) = (cornerSize, style)
    }
    /// Creates the shape.
    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    /// The outline.
    public nonisolated func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
    /// The size of the corners.
    public nonisolated var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
}

/// The radii of a rectangle's corners. See https://developer.apple.com/documentation/swiftui/rectanglecornerradii.
public struct RectangleCornerRadii: Equatable, Sendable {
    /// A corner's radius.
    public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat
    /// Creates radii.
    public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
        (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
        (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
    }
}

/// A rectangle with half circles at its ends. See https://developer.apple.com/documentation/swiftui/capsule.
public struct Capsule: Shape {
    /// How the ends are rounded.
    public var style: RoundedCornerStyle
    /// Creates the shape.
    public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }
    /// The outline.
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }
}

/// An ellipse. See https://developer.apple.com/documentation/swiftui/ellipse.
public struct Ellipse: Shape {
    /// Creates the shape.
    public nonisolated init() {}
    /// The outline.
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A circle. See https://developer.apple.com/documentation/swiftui/circle.
public struct Circle: Shape {
    /// Creates the shape.
    public nonisolated init() {}
    /// The outline, in the middle.
    public nonisolated func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
    /// As large as fits.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        switch (proposal.width, proposal.height) {
        case (nil, nil): CGSize(width: 10, height: 10)
        case (let side?, nil), (nil, let side?): CGSize(width: side, height: side)
        case (let width?, let height?): CGSize(width: min(width, height), height: min(width, height))
        }
    }
}

/// A shape, smaller all around.
public struct _InsetShape<Base: Shape>: InsettableShape {
    var base: Base
    var amount: CGFloat
    /// The outline in the smaller rectangle.
    public nonisolated func path(in rect: CGRect) -> Path {
        base.path(in: rect.insetBy(dx: min(amount, rect.width / 2), dy: min(amount, rect.height / 2)))
    }
    /// The shape, still smaller.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Base> { _InsetShape(base: base, amount: self.amount + amount) }
    /// The shape's data and the amount.
    public nonisolated var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set { (base.animatableData, amount) = (newValue.first, newValue.second) }
    }
}

extension Rectangle: InsettableShape {
    /// The rectangle, smaller.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Rectangle> { _InsetShape(base: self, amount: amount) }
}
extension RoundedRectangle: InsettableShape {
    /// The rectangle, smaller, its corners as well.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<RoundedRectangle> {
        let size = CGSize(width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
        return _InsetShape(base: RoundedRectangle(cornerSize: size, style: style), amount: amount)
    }
}
extension UnevenRoundedRectangle: InsettableShape {
    /// The rectangle, smaller.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<UnevenRoundedRectangle> { _InsetShape(base: self, amount: amount) }
}
extension Capsule: InsettableShape {
    /// The capsule, smaller.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Capsule> { _InsetShape(base: self, amount: amount) }
}
extension Ellipse: InsettableShape {
    /// The ellipse, smaller.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Ellipse> { _InsetShape(base: self, amount: amount) }
}
extension Circle: InsettableShape {
    /// The circle, smaller.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Circle> { _InsetShape(base: self, amount: amount) }
}

/// A shape of any kind. See https://developer.apple.com/documentation/swiftui/anyshape.
public struct AnyShape: Shape {
    private let outline: @Sendable (CGRect) -> Path
    private let fitting: @Sendable (ProposedViewSize) -> CGSize
    /// Hides a shape's type.
    public nonisolated init<S: Shape>(_ shape: S) {
        outline = { shape.path(in: $0) }
        fitting = { shape.sizeThatFits($0) }
    }
    /// The outline.
    public nonisolated func path(in rect: CGRect) -> Path { outline(rect) }
    /// The shape's size.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fitting(proposal) }
}

/// A shape whose outline is changed.
public struct _ChangedShape<Base: Shape, Change: Sendable>: Shape {
    var base: Base
    var amount: Change
    let change: @Sendable (Path, CGRect, Change) -> Path
    /// The changed outline.
    public nonisolated func path(in rect: CGRect) -> Path { change(base.path(in: rect), rect, amount) }
    /// The shape's size.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

/// A part of a shape's outline.
public struct _TrimmedShape<Base: Shape>: Shape {
    var base: Base
    var start, end: CGFloat
    /// The part of the outline.
    public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect).trimmedPath(from: start, to: end) }
    /// The shape's data, and where the part begins and ends.
    public nonisolated var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(base.animatableData, AnimatablePair(start, end)) }
        set { (base.animatableData, start, end) = (newValue.first, newValue.second.first, newValue.second.second) }
    }
    /// The shape's size.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

/// A shape's outline as a line.
public struct _StrokedShape<Base: Shape>: Shape {
    var base: Base
    var style: StrokeStyle
    /// The outline of the line.
    public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }
    /// The shape's data and the line's.
    public nonisolated var animatableData: AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(base.animatableData, style.animatableData) }
        set { (base.animatableData, style.animatableData) = (newValue.first, newValue.second) }
    }
    /// The shape's size.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

extension Shape {
    /// A part of the outline, from 0 to 1.
    public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(base: self, start: startFraction, end: endFraction)
    }
    /// The outline as a line.
    public nonisolated func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(base: self, style: style) }
    /// The outline as a line.
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
        _StrokedShape(base: self, style: StrokeStyle(lineWidth: lineWidth))
    }
    /// The shape, turned.
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        _ChangedShape(base: self, amount: angle) { path, rect, angle in
            let point = anchor.point(in: rect)
            return path.applying(
                CGAffineTransform(translationX: point.x, y: point.y).rotated(by: angle.radians).translatedBy(x: -point.x, y: -point.y))
        }
    }
    /// The shape, larger or smaller.
    public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
        _ChangedShape(base: self, amount: CGSize(width: x, height: y)) { path, rect, scale in
            let point = anchor.point(in: rect)
            return path.applying(
                CGAffineTransform(translationX: point.x, y: point.y).scaledBy(x: scale.width, y: scale.height)
                    .translatedBy(x: -point.x, y: -point.y))
        }
    }
    /// The shape, larger or smaller.
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
        self.scale(x: scale, y: scale, anchor: anchor)
    }
    /// The shape, moved.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
        _ChangedShape(base: self, amount: CGSize(width: x, height: y)) { path, _, offset in
            path.offsetBy(dx: offset.width, dy: offset.height)
        }
    }
    /// The shape, moved.
    public nonisolated func offset(_ offset: CGSize) -> some Shape { self.offset(x: offset.width, y: offset.height) }
    /// The shape, transformed.
    public nonisolated func transform(_ transform: CGAffineTransform) -> some Shape {
        _ChangedShape(base: self, amount: transform) { path, _, transform in path.applying(transform) }
    }
}

/// A view that fills a shape. See https://developer.apple.com/documentation/swiftui/shapeview.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
    /// The shape.
    public var shape: Content
    /// What it is filled with.
    public var style: Style
    /// How it is filled.
    public var fillStyle: FillStyle
    var isBackground = false

    /// Creates the view.
    public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        (self.shape, self.style, self.fillStyle) = (shape, style, fillStyle)
    }
    nonisolated init(shape: Content, style: Style, isBackground: Bool) {
        self.init(shape: shape, style: style)
        self.isBackground = isBackground
    }

    /// Makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { ShapeNode(view, inputs) }
}

final class ShapeNode<S: Shape, Style: ShapeStyle>: NodeOf<_ShapeView<S, Style>> {
    private let animation: AnimatedValue<S>?
    private let paint: AnimatedPaint
    private lazy var item = ShapeItem(self)

    override init(_ view: _ShapeView<S, Style>, _ inputs: _NodeInputs) {
        animation = AnimatedValue.forValue(view.shape)
        paint = AnimatedPaint(view.style.paint(in: inputs.environment))
        super.init(view, inputs)
        animation?.changed = { [weak self] in self?.show() }
        paint.changed = { [weak self] in self?.show() }
        show()
    }

    override var items: [LayoutItem] { [item] }
    override func collectRows(_ collector: inout RowCollector) { collector.append(item) }

    private func show() {
        let shape = animation?.presented ?? view.shape
        item.fitting = { shape.sizeThatFits($0) }
        item.expands = view.isBackground
        item.shapeView.show({ shape.path(in: $0).cgPath }, paint.presented, view.fillStyle)
    }

    override func update(_ view: _ShapeView<S, Style>) {
        let isSame = ValueComparison.areEqual(self.view.shape, view.shape)
        super.update(view)
        if !isSame { animation?.set(view.shape, graph) }
        paint.set(view.style.paint(in: environment), graph)
        show()
        if !isSame { item.invalidateLayout() }
    }

    override func environmentChanged(from old: EnvironmentValues) {
        paint.set(view.style.paint(in: environment), graph)
        show()
    }
}

extension Shape {
    /// The shape, filled.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }
    /// The shape, filled with the foreground's style.
    public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
    }
    /// The outline, drawn.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _ShapeView<_StrokedShape<Self>, S> {
        _ShapeView(shape: _StrokedShape(base: self, style: style), style: content)
    }
    /// The outline, drawn.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _ShapeView<_StrokedShape<Self>, S> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension InsettableShape {
    /// The outline, drawn within.
    public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        _ShapeView(shape: _StrokedShape(base: inset(by: style.lineWidth / 2), style: style), style: content)
    }
    /// The outline, drawn within.
    public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
    /// The outline, drawn within.
    public func strokeBorder(style: StrokeStyle) -> some View { strokeBorder(ForegroundStyle(), style: style) }
    /// The outline, drawn within.
    public func strokeBorder(lineWidth: CGFloat = 1) -> some View {
        strokeBorder(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension Shape where Self == Rectangle {
    /// The shape.
    public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
    /// The shape.
    public static var circle: Circle { Circle() }
}
extension Shape where Self == Capsule {
    /// The shape.
    public static var capsule: Capsule { Capsule() }
}
extension Shape where Self == Ellipse {
    /// The shape.
    public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == RoundedRectangle {
    /// A rectangle with round corners.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
