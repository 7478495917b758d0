import CoreGraphics

/// The first of some views that fits the room. See https://developer.apple.com/documentation/swiftui/viewthatfits.
public struct ViewThatFits<Content: View>: PrimitiveView {
    let axes: Axis.Set
    let content: Content
    /// Creates a view of several of which one is shown.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        (self.axes, self.content) = (axes, content())
    }
    /// Makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { FittingNode(view, inputs) }
}

final class FittingNode<Content: View>: NodeOf<ViewThatFits<Content>> {
    private var child: NodeOf<Content>!
    private lazy var item = FittingItem(self) { [weak self] in self?.child.items ?? [] }

    override init(_ view: ViewThatFits<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, self.inputs)
        item.axes = view.axes
    }

    override var children: [_ViewNode] { [child] }
    override var items: [LayoutItem] { [item] }
    override func collectRows(_ collector: inout RowCollector) { collector.append(item) }
    override func structureChanged() { item.structureChanged() }
    override func update(_ view: ViewThatFits<Content>) {
        super.update(view)
        child.update(view.content)
        if item.axes != view.axes {
            item.axes = view.axes
            item.invalidateLayout()
        }
    }
}

/// An item that shows the first of several that fits.
final class FittingItem: LayoutItem {
    var axes: Axis.Set = []
    private let choices: () -> [LayoutItem]
    private var known: [LayoutItem]?

    init(_ node: _ViewNode, choices: @escaping () -> [LayoutItem]) {
        self.choices = choices
        super.init(node)
    }

    func structureChanged() {
        known = nil
        invalidateLayout()
    }

    private var all: [LayoutItem] {
        if let known { return known }
        let items = choices()
        for item in items {
            item.container = self
            item.host = nil
        }
        known = items
        return items
    }

    override var contents: [LayoutItem] { all }

    /// The first one whose own size fits; the last one if none does.
    private func chosen(_ proposal: ProposedViewSize) -> LayoutItem? {
        all.first { item in
            let own = item.size(.unspecified)
            return axes.all.allSatisfy { axis in own[axis] <= (proposal[axis] ?? .infinity) + 0.01 }
        } ?? all.last
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { chosen(proposal)?.size(proposal) ?? .zero }
    override func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        chosen(dimensions.proposal).flatMap { $0.guide(key, in: $0.dimensions(dimensions.proposal)) }
    }
    override func place(_ sink: ViewSink, at origin: CGPoint, _ proposal: ProposedViewSize) {
        placement = ItemPlacement(view: sink.view, frame: CGRect(origin: origin, size: size(proposal)))
        chosen(proposal)?.place(sink, at: origin, proposal)
    }
}
