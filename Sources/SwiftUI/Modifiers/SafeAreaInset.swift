import UIKit

/// Puts a view at an edge of another one, which has the rest of the room.
struct SafeAreaInsetModifier<Inset: View>: PrimitiveModifier {
    let inset: Inset
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat?
    static func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs) -> _ViewNode {
        SafeAreaInsetNode(view, inputs)
    }
}

final class SafeAreaInsetNode<Content: View, Inset: View>: NodeOf<ModifiedContent<Content, SafeAreaInsetModifier<Inset>>> {
    private var child: NodeOf<Content>!
    private var inset: NodeOf<Inset>!
    private var item: SafeAreaInsetItem?

    override init(_ view: ModifiedContent<Content, SafeAreaInsetModifier<Inset>>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, self.inputs)
        inset = SwiftUI.makeNode(view.modifier.inset, self.inputs)
    }

    override var children: [_ViewNode] { [child, inset] }

    /// Several views are one above the other.
    private func one(_ items: [LayoutItem]) -> LayoutItem {
        items.count == 1 ? items[0] : ContainerItem(self, AnyLayoutBox(VStackLayout())) { items }
    }

    override var items: [LayoutItem] {
        if let item { return [item] }
        let made = SafeAreaInsetItem(one(child.items), self, one(inset.items))
        made.rule = (view.modifier.edge, view.modifier.alignment, view.modifier.spacing ?? 8)
        item = made
        return [made]
    }
    override func collectRows(_ collector: inout RowCollector) { for item in items { collector.append(item) } }
    override func structureChanged() {
        item = nil
        super.structureChanged()
    }
    override func update(_ view: ModifiedContent<Content, SafeAreaInsetModifier<Inset>>) {
        super.update(view)
        child.update(view.content)
        inset.update(view.modifier.inset)
        if let item {
            item.rule = (view.modifier.edge, view.modifier.alignment, view.modifier.spacing ?? 8)
            item.invalidateLayout()
        }
    }
}

final class SafeAreaInsetItem: WrapperItem {
    private let inset: LayoutItem
    var rule: (edge: Edge, alignment: Alignment, spacing: CGFloat) = (.bottom, .center, 8)

    init(_ content: LayoutItem, _ node: _ViewNode, _ inset: LayoutItem) {
        self.inset = inset
        super.init(content, node)
        inset.container = self
    }

    override var contents: [LayoutItem] { [content, inset] }
    private var isVertical: Bool { rule.edge == .top || rule.edge == .bottom }

    /// The room that the view at the edge takes, and the space beside it.
    private func taken(_ proposal: ProposedViewSize) -> (CGSize, CGFloat) {
        let size = inset.size(
            isVertical ? ProposedViewSize(width: proposal.width, height: nil) : ProposedViewSize(width: nil, height: proposal.height))
        return (size, (isVertical ? size.height : size.width) + rule.spacing)
    }

    private func rest(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let length = taken(proposal).1
        return isVertical
            ? ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - length) })
            : ProposedViewSize(width: proposal.width.map { max(0, $0 - length) }, height: proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let (size, length) = taken(proposal)
        let own = content.size(rest(proposal))
        return isVertical
            ? CGSize(width: max(own.width, size.width), height: own.height + length)
            : CGSize(width: own.width + length, height: max(own.height, size.height))
    }

    override func place(_ sink: ViewSink, at origin: CGPoint, _ proposal: ProposedViewSize) {
        let all = CGRect(origin: origin, size: size(proposal))
        let (size, length) = taken(proposal)
        var (room, bar) = (all, CGRect(origin: origin, size: size))
        switch rule.edge {
        case .top: (room.origin.y, room.size.height) = (all.minY + length, all.height - length)
        case .bottom: (room.size.height, bar.origin.y) = (all.height - length, all.maxY - size.height)
        case .leading: (room.origin.x, room.size.width) = (all.minX + length, all.width - length)
        case .trailing: (room.size.width, bar.origin.x) = (all.width - length, all.maxX - size.width)
        }
        let offset = rule.alignment.origin(
            of: inset.dimensions(ProposedViewSize(size)),
            in: ViewDimensions(
                isVertical ? CGSize(width: all.width, height: size.height) : CGSize(width: size.width, height: all.height), proposal, nil))
        if isVertical { bar.origin.x = all.minX + offset.x } else { bar.origin.y = all.minY + offset.y }
        let inner = content.size(rest(proposal))
        sink.ending(rule.edge, at: room) {
            content.place(
                sink, at: CGPoint(x: room.midX - inner.width / 2, y: room.midY - inner.height / 2), rest(proposal))
        }
        inset.place(sink, at: bar.origin, ProposedViewSize(size))
    }
}

extension View {
    /// Puts a view at the top or the bottom of this one, which has the rest of the room.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                inset: content(), edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
                spacing: spacing))
    }
    /// Puts a view at a side of this one, which has the rest of the room.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                inset: content(), edge: edge == .leading ? .leading : .trailing,
                alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing))
    }
    /// Keeps the view further away from edges.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { padding(edges, length) }
    /// Keeps the view further away from edges.
    public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
    /// Keeps the view further away from edges.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
}
