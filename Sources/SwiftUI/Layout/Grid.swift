import CoreGraphics

/// Views in rows and columns. See https://developer.apple.com/documentation/swiftui/grid.
public struct Grid<Content: View>: PrimitiveView {
    let form: GridForm
    let content: Content
    /// Creates a grid.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        form = GridForm(alignment: alignment, horizontalSpacing: horizontalSpacing ?? 8, verticalSpacing: verticalSpacing ?? 8)
        self.content = content()
    }
    /// Makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { GridNode(view, inputs) }
}

/// The cells of a grid's row. Without a grid they are views beside others.
/// See https://developer.apple.com/documentation/swiftui/gridrow.
public struct GridRow<Content: View>: PrimitiveView {
    let alignment: VerticalAlignment?
    let content: Content
    /// Creates a row.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }
    /// Makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { GridRowNode(view, inputs) }
}

/// What a grid wants to know of a view.
struct GridTraits {
    var row: ObjectIdentifier?
    var rowAlignment: VerticalAlignment?
    var columns = 1
    var anchor: UnitPoint?
    var columnAlignment: HorizontalAlignment?
    var unsizedAxes: Axis.Set = []
}

final class GridNode<Content: View>: NodeOf<Grid<Content>> {
    private var child: NodeOf<Content>!
    private let box: GridBox
    private lazy var item = ContainerItem(self, box) { [weak self] in self?.child.items ?? [] }

    override init(_ view: Grid<Content>, _ inputs: _NodeInputs) {
        box = GridBox(view.form)
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, self.inputs)
    }

    override var children: [_ViewNode] { [child] }
    override var items: [LayoutItem] { [item] }
    override func structureChanged() { item.structureChanged() }
    override func collectRows(_ collector: inout RowCollector) { collector.append(item) }
    override func update(_ view: Grid<Content>) {
        super.update(view)
        child.update(view.content)
        guard box.form != view.form else { return }
        box.form = view.form
        item.invalidateLayout()
    }
}

final class GridRowNode<Content: View>: NodeOf<GridRow<Content>> {
    private var child: NodeOf<Content>!
    private var wrappers: [ObjectIdentifier: TraitItem] = [:]

    override init(_ view: GridRow<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, self.inputs)
    }

    override var children: [_ViewNode] { [child] }

    override var items: [LayoutItem] {
        var kept: [ObjectIdentifier: TraitItem] = [:]
        let items = child.items.map { content in
            let item = wrappers[ObjectIdentifier(content)] ?? TraitItem(content, self)
            take(item)
            kept[ObjectIdentifier(content)] = item
            return item
        }
        wrappers = kept
        return items
    }

    private func take(_ item: TraitItem) {
        let (row, alignment) = (ObjectIdentifier(self), view.alignment)
        item.change = { ($0.grid.row, $0.grid.rowAlignment) = (row, alignment) }
    }

    override func update(_ view: GridRow<Content>) {
        let isSame = self.view.alignment == view.alignment
        super.update(view)
        child.update(view.content)
        guard !isSame else { return }
        for item in wrappers.values {
            take(item)
            item.invalidateLayout()
        }
    }
}

extension View {
    /// Says how many columns the view takes of its grid.
    public func gridCellColumns(_ count: Int) -> some View { modifier(TraitModifier { $0.grid.columns = max(count, 1) }) }
    /// Says where the view stands in its cell.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { modifier(TraitModifier { $0.grid.anchor = anchor }) }
    /// Says how views of the column stand in it.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(TraitModifier { $0.grid.columnAlignment = guide })
    }
    /// Lets the view take the room of its cell in some directions, without making it larger.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { modifier(TraitModifier { $0.grid.unsizedAxes = axes }) }
}
