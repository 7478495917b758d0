import UIKit

/// What layouts and containers want to know of a view.
struct ItemTraits {
    var layoutPriority = 0.0
    var zIndex = 0.0
    var tag: AnyHashable?
    /// Whether the tag stands for an optional value as well.
    var isOptionalTag = true
    var layoutValues: [ObjectIdentifier: Any] = [:]
    var list = ListTraits()
    var grid = GridTraits()
    var containerValues = ContainerValues()
    /// What a tab bar shows of the view.
    var tabItem: (any View)?
    var badge: Text?
    var transition: AnyTransition?
}

/// A place in a container's coordinates.
struct ItemPlacement {
    weak var view: UIView?
    let frame: CGRect
}

/// A view as it is laid out and shown.
@MainActor
class LayoutItem {
    unowned let node: _ViewNode
    /// What lays the item out.
    weak var container: LayoutItem?
    /// The view that shows the item, if nothing else lays it out.
    weak var host: ItemHostView?
    /// Where the item's own UIKit view is.
    var geometry: AnimatedData<CGRect>?
    /// Where the item was placed last.
    var placement: ItemPlacement?
    private var sizes: [ProposedViewSize: CGSize] = [:]

    let graph: ViewGraph

    init(_ node: _ViewNode) {
        self.node = node
        graph = node.graph
    }

    var environment: EnvironmentValues { node.environment }

    /// A place within the item, on the pixel that is nearest: what is in the middle does not lie between two.
    func onPixel(_ place: CGFloat) -> CGFloat {
        let scale = max(environment.displayScale, 1)
        return (place * scale).rounded() / scale
    }
    /// What is laid out within the item.
    var contents: [LayoutItem] { [] }
    var traits: ItemTraits { ItemTraits() }
    /// Whether a stack leaves no space of its own beside the item.
    var isSpacer: Bool { false }

    /// The size that the item takes of a proposal.
    final func size(_ proposal: ProposedViewSize) -> CGSize {
        if let known = sizes[proposal] { return known }
        let size = measure(proposal)
        if sizes.count > 64 { sizes.removeAll(keepingCapacity: true) }
        sizes[proposal] = size
        return size
    }

    final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions(size(proposal), proposal, self) }

    func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// Where a guide is, if the item says so.
    func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

    /// Puts the item's views into a container's.
    func place(_ sink: ViewSink, at origin: CGPoint, _ proposal: ProposedViewSize) {}

    /// Called when the stack around the item is known.
    func setStackAxis(_ axis: Axis?) {}

    /// Called when the item has another size, or other views.
    final func invalidateLayout() {
        sizes.removeAll(keepingCapacity: true)
        layoutDidChange()
        if let container { container.invalidateLayout() } else { host?.itemsChanged() }
    }

    /// Called when what is kept of the layout is no longer true.
    func layoutDidChange() {}

    /// Where the item, or what it consists of, was placed last.
    final var placed: ItemPlacement? { placement ?? (contents.count == 1 ? contents[0].placed : nil) }

    /// The UIKit view that stands for the item, if there is one.
    var view: UIView? { nil }

    /// The first item of a kind, from the outside in.
    func first<T>(_ type: T.Type) -> T? {
        if let found = self as? T { return found }
        for item in contents {
            if let found = item.first(type) { return found }
        }
        return nil
    }
}

/// An item around another one.
class WrapperItem: LayoutItem {
    let content: LayoutItem

    init(_ content: LayoutItem, _ node: _ViewNode) {
        self.content = content
        super.init(node)
        content.container = self
    }

    override var contents: [LayoutItem] { [content] }
    override var traits: ItemTraits { content.traits }
    override var isSpacer: Bool { content.isSpacer }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }
    override func setStackAxis(_ axis: Axis?) { content.setStackAxis(axis) }

    override func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        content.guide(key, in: content.dimensions(dimensions.proposal))
    }

    override func place(_ sink: ViewSink, at origin: CGPoint, _ proposal: ProposedViewSize) {
        content.place(sink, at: origin, proposal)
    }
}

/// A modifier that puts an item around each of a view's.
@MainActor @preconcurrency
protocol ItemModifier: PrimitiveModifier {
    associatedtype Item: WrapperItem
    func makeItem(_ content: LayoutItem, _ node: _ViewNode) -> Item
    /// Takes the modifier's values over into its item.
    func update(_ item: Item)
}

extension ItemModifier {
    static func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs) -> _ViewNode {
        ItemModifierNode(view, inputs)
    }
}

/// The node of a modifier that puts items around others.
final class ItemModifierNode<Content: View, Modifier: ItemModifier>: NodeOf<ModifiedContent<Content, Modifier>> {
    private var child: NodeOf<Content>!
    private var wrappers: [ObjectIdentifier: Modifier.Item] = [:]
    private let animation: AnimatedValue<Modifier>?

    override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
        animation = AnimatedValue.forValue(view.modifier)
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, self.inputs)
        animation?.changed = { [weak self] in self?.updateItems() }
    }

    override var children: [_ViewNode] { [child] }

    override var items: [LayoutItem] {
        var kept: [ObjectIdentifier: Modifier.Item] = [:]
        let items = child.items.map { content in
            let key = ObjectIdentifier(content)
            let item = wrappers[key] ?? makeItem(content)
            kept[key] = item
            return item
        }
        wrappers = kept
        return items
    }

    private func makeItem(_ content: LayoutItem) -> Modifier.Item {
        let modifier = animation?.presented ?? view.modifier
        let item = modifier.makeItem(content, self)
        modifier.update(item)
        return item
    }

    override func collectRows(_ collector: inout RowCollector) {
        var inner = RowCollector()
        child.collectRows(&inner)
        collector.append(inner) { [weak self] content in
            guard let self else { return content }
            let item = wrappers[ObjectIdentifier(content)] ?? makeItem(content)
            wrappers[ObjectIdentifier(content)] = item
            return item
        }
    }

    override func update(_ view: ModifiedContent<Content, Modifier>) {
        super.update(view)
        child.update(view.content)
        animation?.set(view.modifier, graph)
        updateItems()
    }

    override func environmentChanged(from old: EnvironmentValues) {
        super.environmentChanged(from: old)
        updateItems()
    }

    override func remove() {
        super.remove()
        if graph.transaction.animation == nil { animation?.stop() }
    }

    private func updateItems() {
        let modifier = animation?.presented ?? view.modifier
        for item in wrappers.values { modifier.update(item) }
    }
}
