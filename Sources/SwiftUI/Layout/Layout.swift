import CoreGraphics

/// How a container places its views.
///
/// See https://developer.apple.com/documentation/swiftui/layout.
public protocol Layout: Animatable {
    /// What is kept from one call to the next.
    associatedtype Cache = Void
    /// The views.
    typealias Subviews = LayoutSubviews

    /// How the container behaves within others.
    static var layoutProperties: LayoutProperties { get }
    /// Makes what is kept.
    func makeCache(subviews: Subviews) -> Cache
    /// Brings what is kept up to date.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// The space around the container.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// The container's size.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places the views.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// Where a guide of the container is, if it says so.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
    /// Where a guide of the container is, if it says so.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// No direction is the container's own.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    /// Makes the cache anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
    /// The usual space.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
    /// The views' own guides.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { nil }
    /// The views' own guides.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { nil }

    /// A view that lays out others.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { LayoutView(layout: self, content: content()) }
}

extension Layout where Cache == Void {
    /// Nothing is kept.
    public func makeCache(subviews: Subviews) {}
}

/// How a container behaves within others. See https://developer.apple.com/documentation/swiftui/layoutproperties.
public struct LayoutProperties: Sendable {
    /// The direction in which views stand beside each other.
    public var stackOrientation: Axis?
    /// Creates the usual properties.
    public init() {}
}

/// The space that a view likes to have around it. See https://developer.apple.com/documentation/swiftui/viewspacing.
public struct ViewSpacing: Sendable {
    /// The sides at which it likes none.
    var bare: Edge.Set = []
    /// No space at all.
    public static let zero = ViewSpacing(isNone: true)
    /// The usual space.
    public init() {}
    init(isNone: Bool) { bare = isNone ? .all : [] }
    /// The distance to the next view.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (end, start): (Edge.Set, Edge.Set) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
        return bare.contains(end) || next.bare.contains(start) ? 0 : 8
    }
    /// The space of both, at some sides.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        bare.subtract(edges.subtracting(other.bare))
    }
    /// The space of both, at some sides.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var both = self
        both.formUnion(other, edges: edges)
        return both
    }
}

/// A value that views tell their container. See https://developer.apple.com/documentation/swiftui/layoutvaluekey.
public protocol LayoutValueKey {
    /// The kind of value.
    associatedtype Value
    /// The value of views that tell none.
    static var defaultValue: Value { get }
}

/// The views of a container. See https://developer.apple.com/documentation/swiftui/layoutsubviews.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    let items: [LayoutSubview]
    /// The direction in which lines run.
    public var layoutDirection = LayoutDirection.leftToRight
    /// Where the first view stands.
    public var startIndex: Int { 0 }
    /// Where one after the last would stand.
    public var endIndex: Int { items.count }
    /// A view.
    public subscript(index: Int) -> LayoutSubview { items[index] }
    /// Some of the views.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(items: Array(items[bounds]), layoutDirection: layoutDirection) }
}

/// A view of a container. See https://developer.apple.com/documentation/swiftui/layoutsubview.
public struct LayoutSubview: Equatable {
    let item: LayoutItem
    let placement: Placement

    final class Placement {
        var origin = CGPoint.zero
        var proposal = ProposedViewSize.unspecified
        var isPlaced = false
    }

    /// The view's priority.
    public var priority: Double { MainActor.assumeIsolated { item.traits.layoutPriority } }
    /// The space around the view.
    public var spacing: ViewSpacing { ViewSpacing(isNone: MainActor.assumeIsolated { item.isSpacer }) }

    /// A value that the view tells.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        MainActor.assumeIsolated { UncheckedBox(item.traits.layoutValues[ObjectIdentifier(key)]) }.value.map { $0 as! K.Value }
            ?? K.defaultValue
    }

    /// The size that the view takes of a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { MainActor.assumeIsolated { item.size(proposal) } }
    /// The view's size and guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        MainActor.assumeIsolated { UncheckedBox(item.dimensions(proposal)) }.value
    }
    /// Places the view.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        placement.origin = CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
        placement.proposal = proposal
        placement.isPlaced = true
    }

    /// Whether both are the same view.
    public static func == (first: Self, second: Self) -> Bool { first.item === second.item }
}

struct UncheckedBox<T>: @unchecked Sendable {
    let value: T
    init(_ value: T) { self.value = value }
}

/// A layout of any kind, with what it keeps.
@MainActor
class LayoutBox {
    var properties: LayoutProperties { LayoutProperties() }
    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize { .zero }
    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {}
    func guide(_ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGFloat? { nil }
    func forget() {}
}

final class AnyLayoutBox<L: Layout>: LayoutBox {
    var layout: L
    private var cache: L.Cache?

    init(_ layout: L) { self.layout = layout }

    override var properties: LayoutProperties { L.layoutProperties }

    private func withCache<T>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> T) -> T {
        var cache = self.cache ?? layout.makeCache(subviews: subviews)
        defer { self.cache = cache }
        return body(&cache)
    }

    override func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        withCache(subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        withCache(subviews) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func guide(_ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGFloat? {
        withCache(subviews) {
            key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
                : layout.explicitAlignment(of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func forget() { cache = nil }
}

/// An item that lays out others.
final class ContainerItem: LayoutItem {
    var box: LayoutBox {
        didSet { known = nil }
    }
    private let content: () -> [LayoutItem]
    private var subviews: LayoutSubviews?
    private var known: (size: CGSize, proposal: ProposedViewSize)?

    init(_ node: _ViewNode, _ box: LayoutBox, content: @escaping () -> [LayoutItem]) {
        self.box = box
        self.content = content
        super.init(node)
    }

    private var parts: LayoutSubviews {
        if let subviews { return subviews }
        let items = content()
        for item in items {
            item.container = self
            item.host = nil
            item.setStackAxis(box.properties.stackOrientation)
        }
        let made = LayoutSubviews(
            items: items.map { LayoutSubview(item: $0, placement: LayoutSubview.Placement()) }, layoutDirection: environment.layoutDirection
        )
        subviews = made
        return made
    }

    override var contents: [LayoutItem] { parts.map(\.item) }

    func structureChanged() {
        subviews = nil
        invalidateLayout()
    }

    override func layoutDidChange() {
        box.forget()
        known = nil
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { box.size(proposal, parts) }

    private func arrange(_ size: CGSize, _ proposal: ProposedViewSize) {
        if let known, known.size == size, known.proposal == proposal { return }
        for part in parts { part.placement.isPlaced = false }
        let bounds = CGRect(origin: .zero, size: size)
        box.place(bounds, proposal, parts)
        for part in parts where !part.placement.isPlaced {
            part.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(size))
        }
        known = (size, proposal)
    }

    override func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: dimensions.size)
        if let own = box.guide(key, bounds, dimensions.proposal, parts) { return own }
        arrange(dimensions.size, dimensions.proposal)
        return key.combined(
            parts.compactMap { part in
                let origin = key.axis == .horizontal ? part.placement.origin.x : part.placement.origin.y
                return part.item.guide(key, in: part.item.dimensions(part.placement.proposal)).map { $0 + origin }
            })
    }

    override func place(_ sink: ViewSink, at origin: CGPoint, _ proposal: ProposedViewSize) {
        let size = size(proposal)
        placement = ItemPlacement(view: sink.view, frame: CGRect(origin: origin, size: size))
        arrange(size, proposal)
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        let outerZIndex = sink.zIndex
        for part in parts {
            var x = part.placement.origin.x
            if isRightToLeft { x = size.width - x - part.item.size(part.placement.proposal).width }
            // Views of a stack stand in front of each other; what is in a stack within stands with it.
            let zIndex = part.item.traits.zIndex
            if zIndex != 0 { sink.zIndex = outerZIndex + zIndex }
            let place = CGPoint(x: origin.x + onPixel(x), y: origin.y + onPixel(part.placement.origin.y))
            part.item.place(sink, at: place, part.placement.proposal)
            sink.zIndex = outerZIndex
        }
    }
}

/// A view that lays out others.
struct LayoutView<L: Layout, Content: View>: PrimitiveView {
    let layout: L
    let content: Content

    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { LayoutNode(view, inputs) }
}

final class LayoutNode<L: Layout, Content: View>: NodeOf<LayoutView<L, Content>> {
    private var child: NodeOf<Content>!
    private let box: AnyLayoutBox<L>
    private let animation: AnimatedValue<L>?
    private lazy var item = ContainerItem(self, box) { [weak self] in self?.child.items ?? [] }

    override init(_ view: LayoutView<L, Content>, _ inputs: _NodeInputs) {
        box = AnyLayoutBox(view.layout)
        animation = AnimatedValue.forValue(view.layout)
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, self.inputs)
        animation?.changed = { [weak self] in
            guard let self, let animation else { return }
            box.layout = animation.presented
            item.invalidateLayout()
        }
    }

    override var children: [_ViewNode] { [child] }
    override var items: [LayoutItem] { [item] }
    override func structureChanged() { item.structureChanged() }
    override func collectRows(_ collector: inout RowCollector) { collector.append(item) }

    override func update(_ view: LayoutView<L, Content>) {
        let isSame = ValueComparison.areEqual(self.view.layout, view.layout)
        super.update(view)
        child.update(view.content)
        guard !isSame else { return }
        animation?.set(view.layout, graph)
        box.layout = animation?.presented ?? view.layout
        item.invalidateLayout()
    }
}

/// A layout whose type is hidden. See https://developer.apple.com/documentation/swiftui/anylayout.
public struct AnyLayout: Layout {
    /// What the layout keeps.
    public final class Cache {
        let value: AnyObject?
        init(_ value: AnyObject?) { self.value = value }
    }

    private let sizing: (ProposedViewSize, Subviews) -> CGSize
    private let placing: (CGRect, ProposedViewSize, Subviews) -> Void
    private let guides: (AlignmentKey, CGRect, ProposedViewSize, Subviews) -> CGFloat?

    /// Hides the type of a layout.
    public init<L: Layout>(_ layout: L) {
        sizing = { proposal, subviews in
            var cache = layout.makeCache(subviews: subviews)
            return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        }
        placing = { bounds, proposal, subviews in
            var cache = layout.makeCache(subviews: subviews)
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        guides = { key, bounds, proposal, subviews in
            var cache = layout.makeCache(subviews: subviews)
            return key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                : layout.explicitAlignment(of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    /// Nothing is kept.
    public func makeCache(subviews: Subviews) -> Cache { Cache(nil) }
    /// The container's size.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize { sizing(proposal, subviews) }
    /// Places the views.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        placing(bounds, proposal, subviews)
    }
    /// Where a guide is.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { guides(guide.key, bounds, proposal, subviews) }
    /// Where a guide is.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { guides(guide.key, bounds, proposal, subviews) }
}
