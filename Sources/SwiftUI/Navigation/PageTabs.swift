import UIKit

/// How pages of which one is shown look. See https://developer.apple.com/documentation/swiftui/tabviewstyle.
@MainActor @preconcurrency
public protocol TabViewStyle {
    /// What the style is.
    var _look: _TabLook { get }
}

/// What a style of pages is.
public struct _TabLook: Sendable, Equatable {
    var isPaged = false
    var indexDisplay = PageTabViewStyle.IndexDisplayMode.automatic
}

/// The style that fits: a bar. See https://developer.apple.com/documentation/swiftui/defaulttabviewstyle.
public struct DefaultTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
    /// A bar.
    public var _look: _TabLook { _TabLook() }
}

/// Pages beside each other that are swiped. See https://developer.apple.com/documentation/swiftui/pagetabviewstyle.
public struct PageTabViewStyle: TabViewStyle {
    /// When dots are shown. See https://developer.apple.com/documentation/swiftui/pagetabviewstyle/indexdisplaymode.
    public struct IndexDisplayMode: Sendable, Equatable {
        private let name: String
        /// When there are several pages.
        public static let automatic = IndexDisplayMode(name: "automatic")
        /// Always.
        public static let always = IndexDisplayMode(name: "always")
        /// Never.
        public static let never = IndexDisplayMode(name: "never")
    }
    let indexDisplayMode: IndexDisplayMode
    /// Creates the style.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }
    /// Pages.
    public var _look: _TabLook { _TabLook(isPaged: true, indexDisplay: indexDisplayMode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The style that fits.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages beside each other that are swiped.
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    /// Pages beside each other that are swiped.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// How dots look that tell which page is shown. See https://developer.apple.com/documentation/swiftui/indexviewstyle.
@MainActor @preconcurrency
public protocol IndexViewStyle {
    /// UIKit's style.
    var _background: UIPageControl.BackgroundStyle { get }
}
/// Dots. See https://developer.apple.com/documentation/swiftui/pageindexviewstyle.
public struct PageIndexViewStyle: IndexViewStyle {
    /// When a background is shown. See https://developer.apple.com/documentation/swiftui/pageindexviewstyle/backgrounddisplaymode.
    public struct BackgroundDisplayMode: Sendable {
        let style: UIPageControl.BackgroundStyle
        /// While they are touched.
        public static let automatic = BackgroundDisplayMode(style: .automatic)
        /// While they are touched.
        public static let interactive = BackgroundDisplayMode(style: .automatic)
        /// Always.
        public static let always = BackgroundDisplayMode(style: .prominent)
        /// Never.
        public static let never = BackgroundDisplayMode(style: .minimal)
    }
    let backgroundDisplayMode: BackgroundDisplayMode
    /// Creates the style.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { self.backgroundDisplayMode = backgroundDisplayMode }
    /// UIKit's style.
    public var _background: UIPageControl.BackgroundStyle { backgroundDisplayMode.style }
}
extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    /// Dots.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private struct TabLookKey: EnvironmentKey { static var defaultValue: _TabLook { _TabLook() } }
private struct IndexStyleKey: EnvironmentKey { static var defaultValue: UIPageControl.BackgroundStyle { .automatic } }
extension EnvironmentValues {
    var tabLook: _TabLook {
        get { self[TabLookKey.self] }
        set { self[TabLookKey.self] = newValue }
    }
    var indexStyle: UIPageControl.BackgroundStyle {
        get { self[IndexStyleKey.self] }
        set { self[IndexStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of pages within.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { environment(\.tabLook, style._look) }
    /// Sets the look of dots that tell which page is shown.
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { environment(\.indexStyle, style._background) }
}

/// Pages beside each other.
struct PagedHost<Content: View>: PrimitiveView {
    let selection: Binding<AnyHashable>?
    let content: Content
    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { PagedNode(view, inputs) }
}

final class PagedNode<Content: View>: NodeOf<PagedHost<Content>> {
    private var content: NodeOf<Content>!
    private lazy var item = PagedItem(self)

    override init(_ view: PagedHost<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        var inner = self.inputs
        inner.environment.tabLook = _TabLook()
        content = SwiftUI.makeNode(view.content, inner)
        item.chosen = { [weak self] tag in
            guard let selection = self?.view.selection, selection.wrappedValue != tag else { return }
            selection.wrappedValue = tag
        }
        takePages()
        take()
    }

    private func takePages() {
        item.setPages(content.items)
        graph.afterNextUpdate { [weak self] in self?.follow(animated: false) }
    }

    private func take() {
        isDirty = false
        item.setLook(environment.tabLook, environment.indexStyle)
        follow(animated: true)
    }

    private func follow(animated: Bool) {
        guard let selection = view.selection else { return }
        let value = graph.reading(self) { selection.wrappedValue }
        item.show(tag: value, animated ? graph.transaction.animation : nil)
    }

    override var children: [_ViewNode] { [content] }
    override var items: [LayoutItem] { [item] }
    override func collectRows(_ collector: inout RowCollector) { collector.append(item) }
    override func structureChanged() { takePages() }
    override func update(_ view: PagedHost<Content>) {
        super.update(view)
        content.update(view.content)
        take()
    }
    override func reevaluate() { take() }
    override func environmentChanged(from old: EnvironmentValues) {
        var inner = environment
        inner.tabLook = _TabLook()
        content.setEnvironment(inner)
        take()
    }
}

/// Pages in a scroll view, with dots below.
final class PagedItem: LayoutItem {
    private let pager = PagerView()
    private var pages: [(item: LayoutItem, host: ItemHostView)] = []
    var chosen: (AnyHashable) -> Void = { _ in }

    override init(_ node: _ViewNode) {
        super.init(node)
        pager.turned = { [weak self] index in
            guard let self, pages.indices.contains(index) else { return }
            chosen(tag(index))
        }
    }

    override var view: UIView? { pager }
    override var contents: [LayoutItem] { pages.map(\.item) }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 320))
    }
    override func place(_ sink: ViewSink, at origin: CGPoint, _ proposal: ProposedViewSize) {
        sink.add(pager, CGRect(origin: origin, size: size(proposal)), self)
    }

    private func tag(_ index: Int) -> AnyHashable { pages[index].item.traits.tag ?? AnyHashable(index) }

    func setPages(_ items: [LayoutItem]) {
        let former = pages
        pages = items.map { item in
            if let known = former.first(where: { $0.item === item }) { return known }
            let host = ItemHostView(graph) { [weak item] in item.map { [$0] } ?? [] }
            host.respectsSafeArea = false
            host.structureChanged()
            return (item, host)
        }
        pager.setPages(pages.map(\.host))
    }

    func setLook(_ look: _TabLook, _ background: UIPageControl.BackgroundStyle) {
        pager.dots.backgroundStyle = background
        pager.showsDots = look.indexDisplay == .never ? false : look.indexDisplay == .always ? true : nil
    }

    func show(tag: AnyHashable, _ animation: Animation?) {
        guard let index = pages.indices.first(where: { self.tag($0) == tag }) else { return }
        pager.show(index, animated: animation != nil)
    }
}

/// A view whose pages are swiped.
final class PagerView: UIView, UIScrollViewDelegate {
    let dots = UIPageControl()
    private let scroller = UIScrollView()
    private var hosts: [UIView] = []
    /// Called when the user has come to another page.
    var turned: (Int) -> Void = { _ in }
    /// Whether dots are shown; `nil` if that depends on how many pages there are.
    var showsDots: Bool? { didSet { updateDots() } }
    private(set) var index = 0

    init() {
        super.init(frame: .zero)
        scroller.isPagingEnabled = true
        scroller.showsHorizontalScrollIndicator = false
        scroller.showsVerticalScrollIndicator = false
        scroller.contentInsetAdjustmentBehavior = .never
        scroller.delegate = self
        addSubview(scroller)
        addSubview(dots)
        dots.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                show(dots.currentPage, animated: true)
                turned(dots.currentPage)
            }, for: .valueChanged)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { fatalError("A view of SwiftUI's own is in no document.") }

    func setPages(_ views: [UIView]) {
        for host in hosts where !views.contains(host) { host.removeFromSuperview() }
        hosts = views
        for host in hosts where host.superview !== scroller { scroller.addSubview(host) }
        index = min(index, max(hosts.count - 1, 0))
        updateDots()
        setNeedsLayout()
    }

    private func updateDots() {
        dots.numberOfPages = hosts.count
        dots.currentPage = index
        dots.isHidden = !(showsDots ?? (hosts.count > 1))
    }

    func show(_ index: Int, animated: Bool) {
        guard hosts.indices.contains(index), index != self.index else { return }
        self.index = index
        updateDots()
        guard bounds.width > 0 else { return }
        scroller.setContentOffset(CGPoint(x: CGFloat(index) * bounds.width, y: 0), animated: animated && window != nil)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isResized = scroller.frame.size != bounds.size
        scroller.frame = bounds
        for (place, host) in hosts.enumerated() {
            let frame = CGRect(x: CGFloat(place) * bounds.width, y: 0, width: bounds.width, height: bounds.height)
            if host.frame != frame { host.frame = frame }
        }
        scroller.contentSize = CGSize(width: CGFloat(hosts.count) * bounds.width, height: bounds.height)
        if isResized { scroller.contentOffset = CGPoint(x: CGFloat(index) * bounds.width, y: 0) }
        let size = dots.size(forNumberOfPages: hosts.count)
        let bottom = max(safeAreaInsets.bottom, 0)
        dots.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: bounds.height - bottom - size.height - 8, width: size.width, height: size.height)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { if !decelerate { settle() } }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.isTracking || scrollView.isDecelerating, bounds.width > 0 else { return }
        let nearest = Int((scrollView.contentOffset.x / bounds.width).rounded())
        if hosts.indices.contains(nearest), dots.currentPage != nearest { dots.currentPage = nearest }
    }

    private func settle() {
        guard bounds.width > 0 else { return }
        let nearest = min(max(Int((scroller.contentOffset.x / bounds.width).rounded()), 0), max(hosts.count - 1, 0))
        guard nearest != index else { return }
        index = nearest
        updateDots()
        turned(nearest)
    }
}
