import UIKit

final class ScrollNode<Content: View>: NodeOf<ScrollView<Content>> {
    private var child: NodeOf<Content>!
    private lazy var item = ScrollItem(self) { [weak self] in self?.child.items ?? [] }

    override init(_ view: ScrollView<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, _NodeInputs(graph: graph, parent: self, environment: inner))
        take()
    }

    /// What is said to this scroll view is not said to those within.
    private var inner: EnvironmentValues {
        guard environment.scrollLink != nil else { return environment }
        var inner = environment
        inner.scrollLink = nil
        return inner
    }

    private func take() {
        item.axes = view.axes
        let indicators = environment.scrollIndicators
        item.scrollView.showsVerticalScrollIndicator = view.showsIndicators && indicators.vertical != .hidden
        item.scrollView.showsHorizontalScrollIndicator = view.showsIndicators && indicators.horizontal != .hidden
        item.scrollView.isScrollEnabled = environment.isScrollEnabled
        item.scrollView.refresh = environment.refresh
        if item.link !== environment.scrollLink { item.link = environment.scrollLink }
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
        child.setEnvironment(inner)
        if old.scrollMargins != environment.scrollMargins { item.invalidateLayout() }
        take()
    }
}

/// The UIKit view of a scroll view.
final class ScrollContentView: UIScrollView, FollowedScroller {
    lazy private(set) var sink = ViewSink(self)
    let followers = ScrollFollowers()
    /// The directions in which it scrolls.
    var axes: Axis.Set = .vertical
    /// Called when the view may be elsewhere.
    var moved: () -> Void = {}
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

    override func layoutSubviews() {
        super.layoutSubviews()
        followers.tell()
        moved()
    }

    private func runRefresh() {
        guard let refresh else { return }
        Task { @MainActor in
            await refresh()
            refreshControl?.endRefreshing()
        }
    }
}

final class ScrollItem: LayoutItem, LinkedScroller {
    let scrollView = ScrollContentView()
    var axes: Axis.Set = .vertical {
        didSet {
            scrollView.axes = axes
            if axes != oldValue { invalidateLayout() }
        }
    }
    var link: ScrollLink? { didSet { link?.attach(self) } }
    private let content: () -> [LayoutItem]
    private var stack: LayoutItem?
    private lazy var tracker = ScrollTracker(self)
    /// The size of the content when the anchor was looked at last, and whether the scroll view was at it.
    private var anchored: (size: CGSize, isAtAnchor: Bool)?

    init(_ node: _ViewNode, content: @escaping () -> [LayoutItem]) {
        self.content = content
        super.init(node)
        scrollView.clipsToBounds = true
        scrollView.delegate = tracker
        scrollView.moved = { [weak self] in self?.moved() }
    }

    override var view: UIView? { scrollView }
    var scroller: UIScrollView { scrollView }
    var scrolledNode: _ViewNode { node }

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

    /// The margins in directions in which it does not scroll.
    private var across: EdgeInsets {
        let margins = environment.scrollMargins.content
        let (vertical, horizontal) = (axes.contains(.vertical), axes.contains(.horizontal))
        return EdgeInsets(
            top: vertical ? 0 : margins.top, leading: horizontal ? 0 : margins.leading, bottom: vertical ? 0 : margins.bottom,
            trailing: horizontal ? 0 : margins.trailing)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height
        ).inset(across)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let own = inner.size(inner(proposal))
        // In the directions in which it scrolls it takes what it gets; across, what its content needs.
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? own.width : own.width + across.horizontal,
            height: axes.contains(.vertical) ? proposal.height ?? own.height : own.height + across.vertical)
    }

    override func place(_ sink: ViewSink, at origin: CGPoint, _ proposal: ProposedViewSize) {
        let own = CGRect(origin: origin, size: size(proposal))
        var edges: Edge.Set = []
        if axes.contains(.vertical) { edges.formUnion(.vertical) }
        if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
        let frame = sink.expanded(own, edges)
        sink.add(scrollView, frame, self)
        let contentSize = inner.size(inner(proposal))
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        // What reaches below bars by itself keeps its content clear of them; what was put there does not.
        scrollView.contentInsetAdjustmentBehavior = frame == own ? .never : .always
        scrollView.take(environment.scrollMargins, axes, isRightToLeft: isRightToLeft)
        let alignment = anchor(.alignment)
        let insets = environment.scrollMargins.content.uiKit(axes, isRightToLeft: isRightToLeft)
        let room = CGSize(width: own.width - insets.left - insets.right, height: own.height - insets.top - insets.bottom)
        func length(_ axis: Axis) -> CGFloat {
            guard axes.contains(axis == .vertical ? .vertical : .horizontal) else { return own.size[axis] }
            // Content that is smaller is aligned in its room, if that is said.
            return alignment == nil ? contentSize[axis] : max(contentSize[axis], room[axis])
        }
        let size = CGSize(width: length(.horizontal), height: length(.vertical))
        if scrollView.contentSize != size { scrollView.contentSize = size }
        environment.scrollTraits.apply(to: scrollView, axes)
        scrollView.isPagingEnabled = environment.scrollTargetBehavior is PagingScrollTargetBehavior
        scrollView.sink.begin(bounds: CGRect(origin: .zero, size: size), safeArea: CGRect(origin: .zero, size: size))
        // What is smaller than the view across stands in its middle.
        let left = isRightToLeft ? across.trailing : across.leading
        let free = CGSize(
            width: size.width - contentSize.width - across.horizontal, height: size.height - contentSize.height - across.vertical)
        let offset = CGPoint(
            x: axes.contains(.horizontal) ? free.width * (alignment?.x ?? 0) : left + free.width / 2,
            y: axes.contains(.vertical) ? free.height * (alignment?.y ?? 0) : across.top + free.height / 2)
        inner.place(scrollView.sink, at: offset, inner(proposal))
        scrollView.sink.finish()
        keepAnchor()
    }

    // MARK: Where it is

    var targets: [(item: LayoutItem, frame: CGRect)] {
        inner.targetViews.compactMap { item in
            guard let place = item.placed, let view = place.view, view.isDescendant(of: scrollView) else { return nil }
            return (item, view.convert(place.frame, to: scrollView))
        }
    }

    private func moved() {
        keepAnchor()
        tracker.moved()
    }

    private func anchor(_ role: ScrollAnchorRole) -> UnitPoint? { link?.all.lazy.compactMap { $0.anchors[role] }.first }

    /// Shows the anchor at first, and when the content has another size.
    private func keepAnchor() {
        let size = scrollView.contentSize
        guard let link, !link.all.allSatisfy(\.anchors.isEmpty), scrollView.window != nil, size != .zero, scrollView.bounds.width > 0 else {
            return
        }
        if let anchored {
            if anchored.size != size, anchored.isAtAnchor, let anchor = anchor(.sizeChanges) { show(anchor) }
        } else if let anchor = anchor(.initialOffset) {
            show(anchor)
        }
        let isAtAnchor = anchor(.sizeChanges).map { anchor in
            let (place, offset) = (place(of: anchor), scrollView.contentOffset)
            return abs(place.x - offset.x) < 1 && abs(place.y - offset.y) < 1
        }
        anchored = (size, isAtAnchor ?? false)
    }

    private func show(_ anchor: UnitPoint) {
        let place = place(of: anchor)
        if scrollView.contentOffset != place { scrollView.contentOffset = place }
    }

    /// Where the scroll view is when it shows a point of its content at the same point of itself.
    private func place(of anchor: UnitPoint) -> CGPoint {
        let (insets, bounds, size) = (scrollView.adjustedContentInset, scrollView.bounds.size, scrollView.contentSize)
        let free = CGSize(
            width: max(0, size.width + insets.left + insets.right - bounds.width),
            height: max(0, size.height + insets.top + insets.bottom - bounds.height))
        return CGPoint(
            x: axes.contains(.horizontal) ? -insets.left + free.width * anchor.x : scrollView.contentOffset.x,
            y: axes.contains(.vertical) ? -insets.top + free.height * anchor.y : scrollView.contentOffset.y)
    }
}
