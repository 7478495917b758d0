import CoreGraphics

/// An item whose layout is a modifier's.
final class ModifiedLayoutItem<M: LayoutRule>: WrapperItem {
    var modifier: M { didSet { if modifier != oldValue { invalidateLayout() } } }

    init(_ content: LayoutItem, _ node: _ViewNode, _ modifier: M) {
        self.modifier = modifier
        super.init(content, node)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { modifier.size(proposal, content) }

    private func inner(_ proposal: ProposedViewSize) -> (ViewDimensions, CGPoint) {
        let dimensions = content.dimensions(modifier.inner(proposal, content))
        return (dimensions, modifier.origin(of: dimensions, in: ViewDimensions(size(proposal), proposal, nil)))
    }

    override func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        let (inner, origin) = inner(dimensions.proposal)
        return content.guide(key, in: inner).map { $0 + (key.axis == .horizontal ? origin.x : origin.y) }
    }

    override func place(_ sink: ViewSink, at origin: CGPoint, _ proposal: ProposedViewSize) {
        placement = ItemPlacement(view: sink.view, frame: CGRect(origin: origin, size: size(proposal)))
        let (inner, offset) = inner(proposal)
        let x = environment.layoutDirection == LayoutDirection.rightToLeft ? size(proposal).width - inner.width - offset.x : offset.x
        content.place(sink, at: CGPoint(x: origin.x + onPixel(x), y: origin.y + onPixel(offset.y)), inner.proposal)
    }
}

/// A modifier that changes what a view is proposed, what size it has and where it is in it.
@MainActor @preconcurrency
protocol LayoutRule: Equatable {
    func size(_ proposal: ProposedViewSize, _ content: LayoutItem) -> CGSize
    func inner(_ proposal: ProposedViewSize, _ content: LayoutItem) -> ProposedViewSize
    func origin(of inner: ViewDimensions, in outer: ViewDimensions) -> CGPoint
}

/// Puts an item with a rule around each of a view's.
protocol LayoutModifier: ItemModifier, LayoutRule {}

extension LayoutModifier {
    @MainActor
    func makeItem(_ content: LayoutItem, _ node: _ViewNode) -> ModifiedLayoutItem<Self> { ModifiedLayoutItem(content, node, self) }
    @MainActor
    func update(_ item: ModifiedLayoutItem<Self>) { item.modifier = self }
}

struct PaddingModifier: LayoutModifier {
    let insets: EdgeInsets
    func inner(_ proposal: ProposedViewSize, _ content: LayoutItem) -> ProposedViewSize { proposal.inset(insets) }
    func size(_ proposal: ProposedViewSize, _ content: LayoutItem) -> CGSize {
        let size = content.size(proposal.inset(insets))
        return CGSize(width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
    }
    func origin(of inner: ViewDimensions, in outer: ViewDimensions) -> CGPoint { CGPoint(x: insets.leading, y: insets.top) }
}

struct FrameModifier: LayoutModifier {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    func inner(_ proposal: ProposedViewSize, _ content: LayoutItem) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }
    func size(_ proposal: ProposedViewSize, _ content: LayoutItem) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = content.size(inner(proposal, content))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }
    func origin(of inner: ViewDimensions, in outer: ViewDimensions) -> CGPoint { alignment.origin(of: inner, in: outer) }
}

struct FlexibleFrameModifier: LayoutModifier {
    let minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight: CGFloat?
    let alignment: Alignment

    private func clamp(_ length: CGFloat, _ least: CGFloat?, _ most: CGFloat?) -> CGFloat {
        max(least ?? -.infinity, min(length, most ?? .infinity))
    }

    func inner(_ proposal: ProposedViewSize, _ content: LayoutItem) -> ProposedViewSize {
        func length(_ proposed: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) -> CGFloat? {
            (proposed ?? ideal).map { clamp($0, least, most) }
        }
        return ProposedViewSize(
            width: length(proposal.width, minWidth, idealWidth, maxWidth),
            height: length(proposal.height, minHeight, idealHeight, maxHeight))
    }

    func size(_ proposal: ProposedViewSize, _ content: LayoutItem) -> CGSize {
        let size = content.size(inner(proposal, content))
        func length(_ own: CGFloat, _ proposed: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) -> CGFloat {
            guard let proposed else { return clamp(ideal ?? own, least, most) }
            // A limit on one side makes the frame follow the proposal on that side, the content on the other.
            let lower = least ?? min(own, most ?? .infinity)
            let upper = most ?? max(own, least ?? 0)
            return max(lower, min(proposed, upper))
        }
        return CGSize(
            width: length(size.width, proposal.width, minWidth, idealWidth, maxWidth),
            height: length(size.height, proposal.height, minHeight, idealHeight, maxHeight))
    }

    func origin(of inner: ViewDimensions, in outer: ViewDimensions) -> CGPoint { alignment.origin(of: inner, in: outer) }
}

struct FixedSizeModifier: LayoutModifier {
    let horizontal, vertical: Bool
    func inner(_ proposal: ProposedViewSize, _ content: LayoutItem) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }
    func size(_ proposal: ProposedViewSize, _ content: LayoutItem) -> CGSize { content.size(inner(proposal, content)) }
    func origin(of inner: ViewDimensions, in outer: ViewDimensions) -> CGPoint { .zero }
}

struct AspectRatioModifier: LayoutModifier {
    let ratio: CGFloat?
    let mode: ContentMode

    func inner(_ proposal: ProposedViewSize, _ content: LayoutItem) -> ProposedViewSize {
        let ideal = content.size(.unspecified)
        let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
        guard ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return ProposedViewSize(width: ideal.width, height: self.ratio == nil ? ideal.height : ideal.width / ratio)
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            let isWide = width / ratio > height
            if width == .infinity, height == .infinity { return proposal }
            return isWide == (mode == .fit)
                ? ProposedViewSize(width: height * ratio, height: height) : ProposedViewSize(width: width, height: width / ratio)
        }
    }
    func size(_ proposal: ProposedViewSize, _ content: LayoutItem) -> CGSize { content.size(inner(proposal, content)) }
    func origin(of inner: ViewDimensions, in outer: ViewDimensions) -> CGPoint { .zero }
}

struct PositionModifier: LayoutModifier, Animatable {
    var position: CGPoint
    var animatableData: CGPoint.AnimatableData {
        get { position.animatableData }
        set { position.animatableData = newValue }
    }
    func inner(_ proposal: ProposedViewSize, _ content: LayoutItem) -> ProposedViewSize { proposal }
    func size(_ proposal: ProposedViewSize, _ content: LayoutItem) -> CGSize {
        let size = content.size(proposal)
        return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }
    func origin(of inner: ViewDimensions, in outer: ViewDimensions) -> CGPoint {
        CGPoint(x: position.x - inner.width / 2, y: position.y - inner.height / 2)
    }
}

struct OffsetModifier: LayoutModifier, Animatable {
    var offset: CGSize
    var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }
    func inner(_ proposal: ProposedViewSize, _ content: LayoutItem) -> ProposedViewSize { proposal }
    func size(_ proposal: ProposedViewSize, _ content: LayoutItem) -> CGSize { content.size(proposal) }
    func origin(of inner: ViewDimensions, in outer: ViewDimensions) -> CGPoint { CGPoint(x: offset.width, y: offset.height) }
}

/// How something fills room of another ratio. See https://developer.apple.com/documentation/swiftui/contentmode.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// It is in it whole.
    case fit
    /// It covers all of it.
    case fill
}

extension View {
    /// Adds space around the view.
    public func padding(_ insets: EdgeInsets) -> some View { modifier(PaddingModifier(insets: insets)) }
    /// Adds space at some sides; the usual one if `length` is `nil`.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(PaddingModifier(insets: EdgeInsets(edges, length ?? 16)))
    }
    /// Adds the same space at all sides.
    public func padding(_ length: CGFloat) -> some View { modifier(PaddingModifier(insets: EdgeInsets(.all, length))) }

    /// Adds the space at some sides that a scene has at its own.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

    /// Puts the view into a frame of a size.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modifier(FrameModifier(width: width.map(usable), height: height.map(usable), alignment: alignment))
    }

    /// Puts the view into a frame whose size has limits.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrameModifier(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight,
                maxHeight: maxHeight, alignment: alignment))
    }

    /// Gives the view its own size, whatever it is proposed.
    public func fixedSize() -> some View { modifier(FixedSizeModifier(horizontal: true, vertical: true)) }
    /// Gives the view its own size in some directions.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
    }

    /// Keeps a ratio of width and height; the view's own if `nil`.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
    }
    /// Keeps the ratio of a size.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio.width / aspectRatio.height, mode: contentMode))
    }
    /// Keeps the view's ratio, within its room.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    /// Keeps the view's ratio, covering its room.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Puts the view's middle at a point.
    public func position(_ position: CGPoint) -> some View { modifier(PositionModifier(position: position)) }
    /// Puts the view's middle at a point.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
    /// Shows the view elsewhere than it is.
    public func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(offset: offset)) }
    /// Shows the view elsewhere than it is.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
}

/// Lengths that are none count as nothing, as with Apple's frames.
private func usable(_ length: CGFloat) -> CGFloat { length.isNaN || length < 0 ? 0 : length }
