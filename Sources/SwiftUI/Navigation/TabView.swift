import UIKit

/// Pages of which one is shown. See https://developer.apple.com/documentation/swiftui/tabview.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>?
    let content: Content
    @Environment(\.tabLook) private var look

    init(selection: Binding<SelectionValue>?, pages: Content) { (self.selection, content) = (selection, pages) }

    /// Creates pages of which a value says the one that is shown.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        (self.selection, self.content) = (selection, content())
    }
    /// The pages.
    public var body: some View {
        let selection = selection.map { selection in
            Binding<AnyHashable>(source: selection.source, get: { AnyHashable(selection.wrappedValue) }) { value, _ in
                if let value = value.base as? SelectionValue { selection.wrappedValue = value }
            }
        }
        if look.isPaged { PagedHost(selection: selection, content: content) } else { TabHost(selection: selection, content: content) }
    }
}

extension TabView where SelectionValue == Int {
    /// Creates pages.
    public init(@ViewBuilder content: () -> Content) { (selection, self.content) = (nil, content()) }
}

struct TabHost<Content: View>: PrimitiveView {
    let selection: Binding<AnyHashable>?
    let content: Content
    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { TabNode(view, inputs) }
}

final class TabNode<Content: View>: NodeOf<TabHost<Content>> {
    private let tabs = TabController()
    private var content: NodeOf<Content>!
    private lazy var item = ControllerItem(self, tabs)
    private var pages: [(item: ObjectIdentifier, controller: TabPage, tag: AnyHashable)] = []
    private var observer: PreferenceObserver!

    override init(_ view: TabHost<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        var inner = self.inputs
        inner.environment.tabs = tabs
        content = SwiftUI.makeNode(view.content, inner)
        tabs.chosen = { [weak self] index in
            guard let self, pages.indices.contains(index), let selection = self.view.selection else { return }
            if selection.wrappedValue != pages[index].tag { selection.wrappedValue = pages[index].tag }
        }
        takePages()
        follow()
        observer = PreferenceObserver { [weak self] in self?.takeLook() }
        graph.add(observer)
    }

    /// Pages that are navigations of their own see to the bar themselves.
    private func takeLook() {
        let index = tabs.selectedIndex
        let items = content.items
        guard items.indices.contains(index), items[index].first(ControllerItem.self) == nil else { return }
        BarLooks.apply(items[index].node.preference(BarLookKey.self)?[.tab], to: tabs)
    }

    private func takePages() {
        let items = content.items
        pages = items.enumerated().map { index, item in
            let key = ObjectIdentifier(item)
            let tag = item.traits.tag ?? AnyHashable(index)
            let controller = pages.first { $0.item == key }?.controller ?? TabPage(item, graph)
            controller.showItem()
            return (key, controller, tag)
        }
        let controllers = pages.map(\.controller)
        if !(tabs.viewControllers ?? []).elementsEqual(controllers, by: ===) { tabs.viewControllers = controllers }
    }

    private func follow() {
        isDirty = false
        guard let selection = view.selection else { return }
        let value = graph.reading(self) { selection.wrappedValue }
        if let index = pages.firstIndex(where: { $0.tag == value }), tabs.selectedIndex != index { tabs.selectedIndex = index }
    }

    override var children: [_ViewNode] { [content] }
    override var items: [LayoutItem] { [item] }
    override func structureChanged() { takePages() }
    override func update(_ view: TabHost<Content>) {
        super.update(view)
        content.update(view.content)
        for page in pages { page.controller.showItem() }
        follow()
    }
    override func reevaluate() { follow() }
    override func environmentChanged(from old: EnvironmentValues) {
        var inner = environment
        inner.tabs = tabs
        content.setEnvironment(inner)
    }
    override func remove() {
        graph.remove(observer)
        super.remove()
        item.end()
    }
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { key == BarLookKey.self ? nil : super.preference(key) }
}

private struct TabsKey: EnvironmentKey { static var defaultValue: TabController? { nil } }
extension EnvironmentValues {
    /// The tab bar that the view is below.
    var tabs: TabController? {
        get { self[TabsKey.self] }
        set { self[TabsKey.self] = newValue }
    }
}

final class TabController: UITabBarController, UITabBarControllerDelegate {
    var chosen: (Int) -> Void = { _ in }
    /// Whether the page that is shown hides the bar.
    var hidesTabs: Bool {
        get { isTabBarHidden }
        set { isTabBarHidden = newValue }
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { chosen(selectedIndex) }
}

/// A page of a tab bar.
final class TabPage: UIViewController {
    private let item: LayoutItem
    private let hosted: ItemHostView
    private var label: HostNode?

    init(_ item: LayoutItem, _ graph: ViewGraph) {
        self.item = item
        hosted = ItemHostView(graph) { [item] }
        super.init(nibName: nil, bundle: nil)
        hosted.structureChanged()
    }

    required init?(coder: NSCoder) { fatalError("A controller of SwiftUI's own is in no document.") }

    override func loadView() {
        hosted.backgroundColor = .systemBackground
        view = hosted
    }

    func showItem() {
        let traits = item.traits
        tabBarItem.badgeValue = traits.badge?.plainString(in: item.environment)
        guard let view = traits.tabItem else { return }
        if let label { label.update(view) } else { label = HostNode(view, item.node.inputs) { $0.imageScale = .large } }
        let items = label?.items ?? []
        tabBarItem.title = items.map(\.plainText).filter { !$0.isEmpty }.joined(separator: " ")
        let image = items.lazy.compactMap { $0.first(ImageItem.self) }.first
        var environment = image?.environment ?? EnvironmentValues()
        environment.symbolVariants = .fill
        tabBarItem.image = image?.image?.uiImage(in: environment)
    }
}

extension View {
    /// Says what a tab bar shows of the view.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let label = label()
        return modifier(TraitModifier(change: { $0.tabItem = label }, affectsLayout: false))
    }
}
