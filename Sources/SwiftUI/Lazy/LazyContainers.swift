/// Views that stay in sight while what they belong to is scrolled.
///
/// See https://developer.apple.com/documentation/swiftui/pinnedscrollableviews.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt32
    /// Creates a set from raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

/// How a lazy container lays out its lines.
struct LazyForm {
    let axis: Axis
    /// The columns of lines, or the rows; a stack has none.
    var tracks: GridTracks?
    let alignment: AlignmentKey
    let spacing: CGFloat?
    let pinned: PinnedScrollableViews
}

/// Views one above the other, as wide as their room, made as they come into sight.
///
/// See https://developer.apple.com/documentation/swiftui/lazyvstack.
public struct LazyVStack<Content: View>: View {
    let form: LazyForm
    let content: Content
    /// Creates a stack.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        form = LazyForm(axis: .vertical, alignment: alignment.key, spacing: spacing, pinned: pinnedViews)
        self.content = content()
    }
    /// The views, laid out.
    public var body: some View { LazyView(form: form, content: content) }
}

/// Views side by side, as high as their room, made as they come into sight.
///
/// See https://developer.apple.com/documentation/swiftui/lazyhstack.
public struct LazyHStack<Content: View>: View {
    let form: LazyForm
    let content: Content
    /// Creates a stack.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        form = LazyForm(axis: .horizontal, alignment: alignment.key, spacing: spacing, pinned: pinnedViews)
        self.content = content()
    }
    /// The views, laid out.
    public var body: some View { LazyView(form: form, content: content) }
}

/// A grid that grows downwards, made as it comes into sight. See https://developer.apple.com/documentation/swiftui/lazyvgrid.
public struct LazyVGrid<Content: View>: View {
    let form: LazyForm
    let content: Content
    /// Creates a grid.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        form = LazyForm(
            axis: .vertical, tracks: GridTracks(items: columns), alignment: alignment.key, spacing: spacing, pinned: pinnedViews)
        self.content = content()
    }
    /// The views, laid out.
    public var body: some View { LazyView(form: form, content: content) }
}

/// A grid that grows sideways, made as it comes into sight. See https://developer.apple.com/documentation/swiftui/lazyhgrid.
public struct LazyHGrid<Content: View>: View {
    let form: LazyForm
    let content: Content
    /// Creates a grid.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        form = LazyForm(
            axis: .horizontal, tracks: GridTracks(items: rows), alignment: alignment.key, spacing: spacing, pinned: pinnedViews)
        self.content = content()
    }
    /// The views, laid out.
    public var body: some View { LazyView(form: form, content: content) }
}

/// A view that makes what is in it as it comes into sight.
struct LazyView<Content: View>: PrimitiveView {
    let form: LazyForm
    let content: Content
    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { LazyNode(view, inputs) }
}

final class LazyNode<Content: View>: NodeOf<LazyView<Content>> {
    private var child: NodeOf<Content>!
    private lazy var item = LazyItem(self, view.form) { [weak self] in
        var collector = RowCollector()
        self?.child.collectRows(&collector)
        return collector.nonEmptySections
    }

    override init(_ view: LazyView<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, self.inputs)
    }

    override var children: [_ViewNode] { [child] }
    override var items: [LayoutItem] { [item] }
    override func collectRows(_ collector: inout RowCollector) { collector.append(item) }
    override func structureChanged() { item.structureChanged() }

    override func update(_ view: LazyView<Content>) {
        let isSame = ValueComparison.areEqual(self.view.form, view.form)
        super.update(view)
        child.update(view.content)
        if !isSame { item.form = view.form }
    }
}

extension LazyNode: RowScrolling {
    func scroll(toRow id: AnyHashable, _ anchor: UnitPoint?, _ animation: Animation?) -> Bool {
        item.scroll(toRow: id, anchor, animation)
    }
}
