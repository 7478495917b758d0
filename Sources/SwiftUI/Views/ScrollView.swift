import UIKit

/// A view that can be scrolled. See https://developer.apple.com/documentation/swiftui/scrollview.
public struct ScrollView<Content: View>: View {
    /// The content.
    public var content: Content
    /// The directions in which it scrolls.
    public var axes: Axis.Set
    /// Whether it shows where it is.
    public var showsIndicators: Bool

    /// Creates a view.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
    }

    /// A view without a body.
    public var body: Never { fatalError("ScrollView has no body.") }
    /// Makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { ScrollNode(view, inputs) }
}

final class ScrollNode<Content: View>: NodeOf<ScrollView<Content>> {
    private var child: NodeOf<Content>!
    private lazy var item = ScrollItem(self) { [weak self] in self?.child.items ?? [] }

    override init(_ view: ScrollView<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, self.inputs)
        take()
    }

    private func take() {
        item.axes = view.axes
        let indicators = environment.scrollIndicators
        item.scrollView.showsVerticalScrollIndicator = view.showsIndicators && indicators.vertical != .hidden
        item.scrollView.showsHorizontalScrollIndicator = view.showsIndicators && indicators.horizontal != .hidden
        item.scrollView.isScrollEnabled = environment.isScrollEnabled
        item.scrollView.refresh = environment.refresh
    }

    override var children: [_ViewNode] { [child] }
    override var items: [LayoutItem] { [item] }
    override func collectRows(_ collector: inout RowCollector) { collector.append(item) }
    override func structureChanged() { item.structureChanged() }
    override func update(_ view: ScrollView<Content>) {
        super.update(view)
        child.update(view.content)
        take()
    }
    override func environmentChanged(from old: EnvironmentValues) {
        super.environmentChanged(from: old)
        take()
    }
}

/// The UIKit view of a scroll view.
final class ScrollContentView: UIScrollView {
    lazy private(set) var sink = ViewSink(self)
    var refresh: RefreshAction? {
        didSet {
            if refresh != nil, refreshControl == nil {
                let control = UIRefreshControl()
                control.addAction(UIAction { [weak self] _ in self?.runRefresh() }, for: .valueChanged)
                refreshControl = control
            } else if refresh == nil {
                refreshControl = nil
            }
        }
    }

    private var watching: [WeakLazyView] = []

    /// Tells a lazy container when something else comes into sight.
    func watch(_ view: LazyContentView) {
        guard !watching.contains(where: { $0.view === view }) else { return }
        watching.removeAll { $0.view == nil }
        watching.append(WeakLazyView(view: view))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for watcher in watching { watcher.view?.sightChanged() }
    }

    private func runRefresh() {
        guard let refresh else { return }
        Task { @MainActor in
            await refresh()
            refreshControl?.endRefreshing()
        }
    }
}

private struct WeakLazyView {
    weak var view: LazyContentView?
}

final class ScrollItem: LayoutItem {
    let scrollView = ScrollContentView()
    var axes: Axis.Set = .vertical { didSet { if axes != oldValue { invalidateLayout() } } }
    private let content: () -> [LayoutItem]
    private var stack: LayoutItem?

    init(_ node: _ViewNode, content: @escaping () -> [LayoutItem]) {
        self.content = content
        super.init(node)
        scrollView.clipsToBounds = true
    }

    override var view: UIView? { scrollView }

    private var inner: LayoutItem {
        if let stack { return stack }
        let items = content()
        let made = items.count == 1 ? items[0] : ContainerItem(node, AnyLayoutBox(VStackLayout())) { items }
        made.container = self
        made.host = nil
        stack = made
        return made
    }

    override var contents: [LayoutItem] { [inner] }

    func structureChanged() {
        stack = nil
        invalidateLayout()
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let own = inner.size(inner(proposal))
        // In the directions in which it scrolls it takes what it gets; across, what its content needs.
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? own.width : own.width,
            height: axes.contains(.vertical) ? proposal.height ?? own.height : own.height)
    }

    override func place(_ sink: ViewSink, at origin: CGPoint, _ proposal: ProposedViewSize) {
        let own = CGRect(origin: origin, size: size(proposal))
        var edges: Edge.Set = []
        if axes.contains(.vertical) { edges.formUnion(.vertical) }
        if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
        let frame = sink.expanded(own, edges)
        sink.add(scrollView, frame, self)
        let contentSize = inner.size(inner(proposal))
        // What reaches below bars by itself keeps its content clear of them; what was put there does not.
        scrollView.contentInsetAdjustmentBehavior = frame == own ? .never : .always
        let size = CGSize(
            width: axes.contains(.horizontal) ? contentSize.width : own.width,
            height: axes.contains(.vertical) ? contentSize.height : own.height)
        if scrollView.contentSize != size { scrollView.contentSize = size }
        environment.scrollTraits.apply(to: scrollView, axes)
        scrollView.sink.begin(bounds: CGRect(origin: .zero, size: size), safeArea: CGRect(origin: .zero, size: size))
        // What is smaller than the view across stands in its middle.
        let offset = CGPoint(
            x: axes.contains(.horizontal) ? 0 : (own.width - contentSize.width) / 2,
            y: axes.contains(.vertical) ? 0 : (own.height - contentSize.height) / 2)
        inner.place(scrollView.sink, at: offset, inner(proposal))
        scrollView.sink.finish()
    }
}

/// Whether indicators of scroll views are shown. See https://developer.apple.com/documentation/swiftui/scrollindicatorvisibility.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    /// Shown.
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    /// Not shown.
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    /// Never shown.
    public static let never = ScrollIndicatorVisibility(name: "hidden")
}

/// Whether indicators are shown, by direction.
struct ScrollIndicators: Equatable {
    var vertical = ScrollIndicatorVisibility.automatic
    var horizontal = ScrollIndicatorVisibility.automatic
}

/// Loads something anew. See https://developer.apple.com/documentation/swiftui/refreshaction.
public struct RefreshAction {
    let action: @Sendable () async -> Void
    /// Does it.
    public func callAsFunction() async { await action() }
}

private struct IndicatorsKey: EnvironmentKey { static var defaultValue: ScrollIndicators { ScrollIndicators() } }
private struct ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
    var scrollIndicators: ScrollIndicators {
        get { self[IndicatorsKey.self] }
        set { self[IndicatorsKey.self] = newValue }
    }
    /// Whether scroll views can be scrolled.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }
    /// Loads something anew.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Says whether scroll views within show where they are.
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View {
        transformEnvironment(\.scrollIndicators) {
            if axes.contains(.vertical) { $0.vertical = visibility }
            if axes.contains(.horizontal) { $0.horizontal = visibility }
        }
    }
    /// Says whether scroll views within can be scrolled.
    public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.isScrollEnabled, !disabled) }
    /// Lets lists and scroll views within load anew when they are pulled down.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}

/// A line between views. See https://developer.apple.com/documentation/swiftui/divider.
public struct Divider: PrimitiveView {
    /// Creates a line.
    public init() {}
    /// Makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { LeafNode(view, inputs, DividerItem.init) { _, _ in } }
}

final class DividerItem: LayoutItem {
    private let line = UIView()
    private var axis: Axis?
    override var view: UIView? { line }
    override init(_ node: _ViewNode) {
        super.init(node)
        line.backgroundColor = .separator
    }
    override func setStackAxis(_ axis: Axis?) { self.axis = axis }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let thickness = environment.pixelLength
        return axis == .horizontal
            ? CGSize(width: thickness, height: proposal.height ?? 10) : CGSize(width: proposal.width ?? 10, height: thickness)
    }
    override func place(_ sink: ViewSink, at origin: CGPoint, _ proposal: ProposedViewSize) {
        sink.add(line, CGRect(origin: origin, size: size(proposal)), self)
    }
}
