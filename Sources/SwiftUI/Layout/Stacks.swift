import CoreGraphics

/// How a stack shares room among its views.
///
/// The space between views is taken away first. Of the views with the highest priority the least flexible one is asked first, with an equal
/// share of what is left when each view of a lower priority has had its least size; what it leaves is the others'. Spacers come last.
struct StackSharing {
    let axis: Axis
    let spacing: CGFloat?

    func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
        guard subviews.count > 1 else { return [] }
        return (1..<subviews.count).map { index in
            spacing ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
        }
    }

    /// What each view is proposed.
    func proposals(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> [ProposedViewSize] {
        guard let length = proposal[axis] else { return subviews.map { _ in part(nil, of: proposal) } }
        let room = length - gaps(subviews).reduce(0, +)
        var result = subviews.map { _ in proposal }
        let least = subviews.map { $0.sizeThatFits(part(0, of: proposal))[axis] }
        if length == .infinity { return subviews.map { _ in part(.infinity, of: proposal) } }
        let flexibility = subviews.indices.map { subviews[$0].sizeThatFits(part(.infinity, of: proposal))[axis] - least[$0] }
        let groups = Dictionary(grouping: subviews.indices) { subviews[$0].priority }.sorted { $0.key > $1.key }
        var left = room
        var reserved = least.reduce(0, +)
        for (_, members) in groups {
            reserved -= members.reduce(0) { $0 + least[$1] }
            var share = max(0, left - reserved)
            let order = members.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
            for (position, index) in order.enumerated() {
                let offered = max(0, share / CGFloat(order.count - position))
                result[index] = part(offered, of: proposal)
                let taken = subviews[index].sizeThatFits(result[index])[axis]
                share -= taken
                left -= taken
            }
        }
        return result
    }

    private func part(_ length: CGFloat?, of proposal: ProposedViewSize) -> ProposedViewSize {
        var part = proposal
        part[axis] = length
        return part
    }

    /// The size of the stack, and where its guide across is.
    func size(_ dimensions: [ViewDimensions], _ guide: AlignmentKey, _ subviews: LayoutSubviews) -> (CGSize, CGFloat) {
        var size = CGSize.zero
        size[axis] = dimensions.reduce(0) { $0 + $1.size[axis] } + gaps(subviews).reduce(0, +)
        let across = AlignedExtent(dimensions.map { ($0.size[axis.other], $0[guide]) })
        size[axis.other] = across.length
        return (size, across.before)
    }

    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ guide: AlignmentKey, _ subviews: LayoutSubviews) {
        let proposals = proposals(proposal, subviews)
        let dimensions = subviews.indices.map { subviews[$0].dimensions(in: proposals[$0]) }
        let before = size(dimensions, guide, subviews).1
        let gaps = gaps(subviews)
        var position: CGFloat = 0
        for index in subviews.indices {
            let across = before - dimensions[index][guide]
            let point =
                axis == .horizontal
                ? CGPoint(x: bounds.minX + position, y: bounds.minY + across) : CGPoint(x: bounds.minX + across, y: bounds.minY + position)
            subviews[index].place(at: point, proposal: proposals[index])
            position += dimensions[index].size[axis] + (index < gaps.count ? gaps[index] : 0)
        }
    }

    func size(_ proposal: ProposedViewSize, _ guide: AlignmentKey, _ subviews: LayoutSubviews) -> CGSize {
        let proposals = proposals(proposal, subviews)
        return size(subviews.indices.map { subviews[$0].dimensions(in: proposals[$0]) }, guide, subviews).0
    }
}

/// How far views reach that are aligned by a guide each.
struct AlignedExtent {
    /// How long they are together.
    let length: CGFloat
    /// How far the guide is from where they begin.
    let before: CGFloat

    init(_ parts: [(length: CGFloat, guide: CGFloat)]) {
        // A view that takes all that it is asked with has no middle or end that others could be aligned with.
        guard !parts.isEmpty, !parts.contains(where: { $0.length == .infinity }) else {
            (length, before) = (parts.isEmpty ? 0 : .infinity, 0)
            return
        }
        before = parts.reduce(-.infinity) { max($0, $1.guide) }
        length = before + parts.reduce(-.infinity) { max($0, $1.length - $1.guide) }
    }
}

/// Views side by side. See https://developer.apple.com/documentation/swiftui/hstacklayout.
public struct HStackLayout: Layout {
    /// How the views are aligned.
    public var alignment: VerticalAlignment
    /// The space between them; the usual one if `nil`.
    public var spacing: CGFloat?
    /// Creates the layout.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) { (self.alignment, self.spacing) = (alignment, spacing) }

    /// Nothing is animated.
    public typealias AnimatableData = EmptyAnimatableData
    /// Views stand side by side.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }
    /// The container's size.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        StackSharing(axis: .horizontal, spacing: spacing).size(proposal, alignment.key, subviews)
    }
    /// Places the views.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        StackSharing(axis: .horizontal, spacing: spacing).place(bounds, proposal, alignment.key, subviews)
    }
}

/// Views one above the other. See https://developer.apple.com/documentation/swiftui/vstacklayout.
public struct VStackLayout: Layout {
    /// How the views are aligned.
    public var alignment: HorizontalAlignment
    /// The space between them; the usual one if `nil`.
    public var spacing: CGFloat?
    /// Creates the layout.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) { (self.alignment, self.spacing) = (alignment, spacing) }

    /// Nothing is animated.
    public typealias AnimatableData = EmptyAnimatableData
    /// Views stand one above the other.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }
    /// The container's size.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        StackSharing(axis: .vertical, spacing: spacing).size(proposal, alignment.key, subviews)
    }
    /// Places the views.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        StackSharing(axis: .vertical, spacing: spacing).place(bounds, proposal, alignment.key, subviews)
    }
}

/// Views in front of each other. See https://developer.apple.com/documentation/swiftui/zstacklayout.
public struct ZStackLayout: Layout {
    /// How the views are aligned.
    public var alignment: Alignment
    /// Creates the layout.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// Nothing is animated.
    public typealias AnimatableData = EmptyAnimatableData

    private func guides(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (size: CGSize, before: CGPoint, all: [ViewDimensions]) {
        let all = subviews.map { $0.dimensions(in: proposal) }
        let (x, y) = (alignment.horizontal, alignment.vertical)
        let (across, along) = (AlignedExtent(all.map { ($0.width, $0[x]) }), AlignedExtent(all.map { ($0.height, $0[y]) }))
        return (CGSize(width: across.length, height: along.length), CGPoint(x: across.before, y: along.before), all)
    }

    /// The container's size.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guides(proposal, subviews).size
    }
    /// Places the views.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let (_, before, all) = guides(proposal, subviews)
        for (subview, dimensions) in zip(subviews, all) {
            let point = CGPoint(
                x: bounds.minX + before.x - dimensions[alignment.horizontal], y: bounds.minY + before.y - dimensions[alignment.vertical])
            subview.place(at: point, proposal: proposal)
        }
    }
}

/// Views side by side. See https://developer.apple.com/documentation/swiftui/hstack.
public struct HStack<Content: View>: View {
    let layout: HStackLayout
    let content: Content
    /// Creates a stack.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
    /// The views, laid out.
    public var body: some View { LayoutView(layout: layout, content: content) }
    /// Makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        PassNode(view, inputs) { LayoutView(layout: $0.layout, content: $0.content) }
    }
}

/// Views one above the other. See https://developer.apple.com/documentation/swiftui/vstack.
public struct VStack<Content: View>: View {
    let layout: VStackLayout
    let content: Content
    /// Creates a stack.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
    /// The views, laid out.
    public var body: some View { LayoutView(layout: layout, content: content) }
    /// Makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        PassNode(view, inputs) { LayoutView(layout: $0.layout, content: $0.content) }
    }
}

/// Views in front of each other. See https://developer.apple.com/documentation/swiftui/zstack.
public struct ZStack<Content: View>: View {
    let layout: ZStackLayout
    let content: Content
    /// Creates a stack.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }
    /// The views, laid out.
    public var body: some View { LayoutView(layout: layout, content: content) }
    /// Makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        PassNode(view, inputs) { LayoutView(layout: $0.layout, content: $0.content) }
    }
}

/// Room that takes what is left in a stack. See https://developer.apple.com/documentation/swiftui/spacer.
public struct Spacer: PrimitiveView {
    /// The least length; the usual one if `nil`.
    public var minLength: CGFloat?
    /// Creates room.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }
    /// Makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        LeafNode(view, inputs, SpacerItem.init) { $0.minLength = $1.minLength }
    }
}

final class SpacerItem: LayoutItem {
    var minLength: CGFloat?
    private var axis: Axis?

    override var isSpacer: Bool { true }
    /// Room is what the views leave.
    override var traits: ItemTraits {
        var traits = ItemTraits()
        traits.layoutPriority = -.infinity
        return traits
    }
    override func setStackAxis(_ axis: Axis?) { self.axis = axis }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let least = minLength ?? 8
        guard let axis else { return CGSize(width: max(proposal.width ?? least, least), height: max(proposal.height ?? least, least)) }
        var size = CGSize.zero
        size[axis] = max(proposal[axis] ?? least, least)
        return size
    }
}

/// The node of a view that is an item by itself.
final class LeafNode<V: View, Item: LayoutItem>: NodeOf<V> {
    private var leaf: Item!
    private let take: (Item, V) -> Void

    init(_ view: V, _ inputs: _NodeInputs, _ make: (_ViewNode) -> Item, take: @escaping (Item, V) -> Void) {
        self.take = take
        super.init(view, inputs)
        leaf = make(self)
        takeView()
    }

    private func takeView() { graph.reading(self) { take(leaf, view) } }

    override var items: [LayoutItem] { [leaf] }
    override func collectRows(_ collector: inout RowCollector) { collector.append(leaf) }

    override func update(_ view: V) {
        let isSame = !isDirty && ValueComparison.areEqual(self.view, view)
        super.update(view)
        isDirty = false
        guard !isSame else { return }
        takeView()
        leaf.invalidateLayout()
    }

    override func reevaluate() {
        takeView()
        leaf.invalidateLayout()
    }

    override func environmentChanged(from old: EnvironmentValues) {
        takeView()
        leaf.invalidateLayout()
    }
}
