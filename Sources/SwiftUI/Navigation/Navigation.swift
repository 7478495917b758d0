import UIKit

/// The navigation that a view is in.
@MainActor
final class NavigationContext: NSObject, UINavigationControllerDelegate {
    let controller = UINavigationController()
    private var destinations: [ObjectIdentifier: (Any) -> (any View, _NodeInputs)?] = [:]
    private var shown: [(page: PageController, value: AnyHashable?)] = []
    /// Called when pages of values were left.
    var valuesChanged: ([AnyHashable]) -> Void = { _ in }

    override init() {
        super.init()
        controller.delegate = self
        controller.navigationBar.prefersLargeTitles = true
    }

    func register<D: Hashable>(_ type: D.Type, _ make: @escaping (D) -> (any View, _NodeInputs)?) {
        destinations[ObjectIdentifier(type)] = { ($0 as? D).flatMap(make) }
    }

    @discardableResult
    func push(_ view: any View, _ inputs: _NodeInputs, value: AnyHashable? = nil, animated: Bool = true, onPop: @escaping () -> Void = {})
        -> PageController
    {
        var pop: () -> Void = {}
        let action = PresentationAction(isPresented: { true }, dismiss: { pop() })
        let page = PageController(view, inputs) { $0.presentation = action }
        pop = { [weak self, weak page] in if let page { self?.pop(page) } }
        page.onDisappear = { [weak self, weak page] in
            guard let self, let page, let index = shown.firstIndex(where: { $0.page === page }) else { return }
            let hadValue = shown[index].value != nil
            shown.remove(at: index)
            onPop()
            page.end()
            if hadValue { valuesChanged(shown.compactMap(\.value)) }
        }
        shown.append((page, value))
        controller.pushViewController(page, animated: animated && controller.view.window != nil)
        return page
    }

    private var replaced: PageController?

    /// Shows a view instead of what is shown.
    func replace(_ view: any View, _ inputs: _NodeInputs) {
        let column = (controller.viewControllers.first as? PageController)?.node.environment.splitColumn
        let page = PageController(view, inputs) {
            $0.navigation = self
            $0.splitColumn = column
        }
        let former = replaced
        replaced = page
        controller.setViewControllers([page], animated: false)
        former?.end()
    }

    func push(value: AnyHashable) {
        guard let page = destinations[ObjectIdentifier(type(of: value.base))]?(value.base) else {
            NSLog(
                "A NavigationLink is presenting a value of type “%@” but there is no matching navigationDestination declaration visible from the location of the link. The link cannot be activated.",
                "\(type(of: value.base))")
            return
        }
        push(page.0, page.1, value: value)
        valuesChanged(shown.compactMap(\.value))
    }

    /// Called when the pages of values of a type may have become others.
    func update<D: Hashable>(_ type: D.Type) {
        for (page, value) in shown {
            guard let base = value?.base as? D, let content = destinations[ObjectIdentifier(type)]?(base) else { continue }
            page.update(content.0)
        }
    }

    func pop(_ page: PageController) {
        guard let index = controller.viewControllers.firstIndex(where: { $0 === page }), index > 0 else { return }
        controller.popToViewController(controller.viewControllers[index - 1], animated: true)
    }

    /// Shows the pages of a path.
    func show(_ path: [AnyHashable]) {
        let present = shown.compactMap(\.value)
        guard present != path else { return }
        let common = zip(present, path).prefix { $0 == $1 }.count
        let kept = shown.prefix { _ in true }.filter { $0.value == nil || present.prefix(common).contains($0.value!) }
        if common < present.count {
            let target = common == 0 ? controller.viewControllers.first : kept.last?.page
            if let target { controller.popToViewController(target, animated: path.count == common) }
        }
        for value in path.dropFirst(common) {
            guard let page = destinations[ObjectIdentifier(type(of: value.base))]?(value.base) else { continue }
            push(page.0, page.1, value: value, animated: value == path.last)
        }
    }

    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        switch operation {
        case .push: ZoomAnimator.animator(for: toVC, isPush: true)
        case .pop: ZoomAnimator.animator(for: fromVC, isPush: false)
        case .none: nil
        }
    }

    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        viewController.viewIfLoaded?.setNeedsLayout()
    }
}

private struct NavigationKey: EnvironmentKey { static var defaultValue: NavigationContext? { nil } }
extension EnvironmentValues {
    var navigation: NavigationContext? {
        get { self[NavigationKey.self] }
        set { self[NavigationKey.self] = newValue }
    }
}

/// Pages that are put on top of each other. See https://developer.apple.com/documentation/swiftui/navigationstack.
public struct NavigationStack<Data, Root: View>: View {
    let path: Binding<[AnyHashable]>?
    let root: Root
    /// Creates a navigation.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        self.root = root()
    }
    /// Creates a navigation whose pages stand in a path.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.path = Binding(source: path.source, get: { path.wrappedValue.values }) { values, _ in
            path.wrappedValue = NavigationPath(values: values)
        }
        self.root = root()
    }
    /// Creates a navigation whose pages stand in a collection.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.path = Binding(source: path.source, get: { path.wrappedValue.map { AnyHashable($0) } }) { values, _ in
            path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element })
        }
        self.root = root()
    }
    /// The navigation.
    public var body: some View { NavigationHost(path: path, content: root) }
}

/// The values of pages. See https://developer.apple.com/documentation/swiftui/navigationpath.
public struct NavigationPath: Equatable {
    var values: [AnyHashable] = []
    init(values: [AnyHashable]) { self.values = values }
    /// Creates an empty path.
    public init() {}
    /// Creates a path of values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }
    /// How many values there are.
    public var count: Int { values.count }
    /// Whether there are none.
    public var isEmpty: Bool { values.isEmpty }
    /// Adds a value.
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
    /// Takes the last values away.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

struct NavigationHost<Content: View>: PrimitiveView {
    let path: Binding<[AnyHashable]>?
    let content: Content
    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { NavigationNode(view, inputs) }
}

final class NavigationNode<Content: View>: NodeOf<NavigationHost<Content>> {
    private let context = NavigationContext()
    private var root: PageController!
    private lazy var item = ControllerItem(self, context.controller)

    override init(_ view: NavigationHost<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        root = PageController(view.content, self.inputs) { [context] in $0.navigation = context }
        context.controller.viewControllers = [root]
        context.valuesChanged = { [weak self] values in
            guard let path = self?.view.path, path.wrappedValue != values else { return }
            path.wrappedValue = values
        }
        showPath()
    }

    private func showPath() {
        guard let path = view.path else { return }
        let values = graph.reading(self) { path.wrappedValue }
        graph.afterNextUpdate { [weak self] in self?.context.show(values) }
    }

    override var children: [_ViewNode] { [root.node] }
    override var items: [LayoutItem] { [item] }
    override func structureChanged() {}
    override func update(_ view: NavigationHost<Content>) {
        super.update(view)
        root.update(view.content)
        showPath()
    }
    override func reevaluate() { showPath() }
    override func environmentChanged(from old: EnvironmentValues) {
        var inner = environment
        inner.navigation = context
        inner.page = root.page
        root.node.setEnvironment(inner)
    }
    override func remove() {
        super.remove()
        root.end()
        item.end()
    }
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        // Bars are the navigation's own matter.
        key == BarLookKey.self || key == NavigationTitleKey.self || key == ToolbarKey.self || key == BarKey.self || key == SearchKey.self
            ? nil : super.preference(key)
    }
}

/// A view that opens a page. See https://developer.apple.com/documentation/swiftui/navigationlink.
public struct NavigationLink<Label: View, Destination: View>: View {
    enum Target {
        case view(() -> Destination)
        case value(AnyHashable?)
    }
    let target: Target
    let isActive: Binding<Bool>?
    let label: Label

    /// The link.
    public var body: some View {
        StyledLink(target: erased, isActive: isActive, label: AnyView(label))
    }

    private var erased: LinkTarget {
        switch target {
        case .view(let make): .view { make() }
        case .value(let value): .value(value)
        }
    }

    /// Creates a link to a view.
    public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        (target, isActive, self.label) = (.view(destination), nil, label())
    }
    /// Creates a link to a view.
    public init(destination: @autoclosure @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        (target, isActive, self.label) = (.view(destination), nil, label())
    }
    /// Creates a link that a value opens as well.
    public init(destination: @autoclosure @escaping () -> Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        (target, self.isActive, self.label) = (.view(destination), isActive, label())
    }
    /// Creates a link that a value opens as well.
    public init(isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        (target, self.isActive, self.label) = (.view(destination), isActive, label())
    }
    /// Creates a link that one of several values opens as well.
    public init<V: Hashable>(
        destination: @autoclosure @escaping () -> Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        let isActive = Binding<Bool>(source: selection.source, get: { selection.wrappedValue == tag }) { isOn, _ in
            selection.wrappedValue = isOn ? tag : nil
        }
        (target, self.isActive, self.label) = (.view(destination), isActive, label())
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link to a view.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        (target, isActive, label) = (.view(destination), nil, Text(titleKey))
    }
    /// Creates a link to a view.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
        (target, isActive, label) = (.view(destination), nil, Text(title))
    }
    /// Creates a link to a view.
    public init(_ titleKey: LocalizedStringKey, destination: @autoclosure @escaping () -> Destination) {
        (target, isActive, label) = (.view(destination), nil, Text(titleKey))
    }
    /// Creates a link to a view.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: @autoclosure @escaping () -> Destination) {
        (target, isActive, label) = (.view(destination), nil, Text(title))
    }
}

extension NavigationLink where Destination == Never {
    /// Creates a link to a value's page.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        (target, isActive, self.label) = (.value(value.map { AnyHashable($0) }), nil, label())
    }
    /// Creates a link to a value's page.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        (target, isActive, label) = (.value(value.map { AnyHashable($0) }), nil, Text(titleKey))
    }
    /// Creates a link to a value's page.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        (target, isActive, label) = (.value(value.map { AnyHashable($0) }), nil, Text(title))
    }
}

/// What a page shows. It is made anew when what its making reads has changed, or whoever says how.
struct DestinationView: View {
    let make: () -> any View
    var body: some View { AnyView(erasing: make()) }
}

enum LinkTarget {
    case view(() -> any View)
    case value(AnyHashable?)
}

/// A link, as a button outside of lists and as a row in them.
struct StyledLink: View {
    let target: LinkTarget
    let isActive: Binding<Bool>?
    let label: AnyView
    @Environment(\.buttonStyle) private var style
    @Environment(\.isListRow) private var isListRow
    @State private var opener = LinkOpener()

    var body: some View {
        opener.target = target
        opener.isActive = isActive
        return Group {
            if isListRow {
                // Several views stand beside each other, and none is a link all the same.
                HStack { label }.modifier(RowLinkModifier(opener: opener))
            } else {
                style.make(nil, { opener.open() }, label).modifier(LinkModifier(opener: opener))
            }
        }
        .onChange(of: isActive?.wrappedValue ?? false, initial: true) { _, isOn in opener.follow(isOn) }
    }
}

/// Opens a link's page.
@MainActor
final class LinkOpener {
    var target = LinkTarget.value(nil) {
        didSet {
            guard page != nil, case .view(let make) = target else { return }
            node?.graph.afterNextUpdate { [weak self] in self?.page?.update(DestinationView(make: make)) }
        }
    }
    var isActive: Binding<Bool>?
    weak var node: _ViewNode?
    private weak var page: PageController?

    nonisolated init() {}

    /// The value that the link leads to, if it is no view.
    var value: AnyHashable? { if case .value(let value) = target { value } else { nil } }

    func open() {
        guard let node, node.environment.isEnabled, page == nil else { return }
        if openInNextColumn(node) { return }
        guard let navigation = node.environment.navigation else { return }
        switch target {
        case .view(let make):
            page = navigation.push(DestinationView(make: make), node.inputs) { [weak self] in
                if self?.isActive?.wrappedValue == true { self?.isActive?.wrappedValue = false }
            }
            if let isActive, !isActive.wrappedValue { isActive.wrappedValue = true }
        case .value(let value): if let value { navigation.push(value: value) }
        }
    }

    /// A link of a side bar's to a view replaces what the next column shows.
    private func openInNextColumn(_ node: _ViewNode) -> Bool {
        guard case .view(let make) = target, let column = node.environment.splitColumn, let navigation = column.nextNavigation else {
            return false
        }
        navigation.replace(DestinationView(make: make), node.inputs)
        column.chose()
        return true
    }

    func follow(_ isOn: Bool) {
        if isOn { open() } else if let page, isActive != nil { node?.environment.navigation?.pop(page) }
    }
}

struct LinkModifier: ItemModifier {
    let opener: LinkOpener
    func makeItem(_ content: LayoutItem, _ node: _ViewNode) -> WrapperItem {
        opener.node = node
        return WrapperItem(content, node)
    }
    func update(_ item: WrapperItem) { opener.node = item.node }
}

struct RowLinkModifier: ItemModifier {
    let opener: LinkOpener
    func makeItem(_ content: LayoutItem, _ node: _ViewNode) -> RowLinkItem { RowLinkItem(content, node, effectView: RowLinkView()) }
    func update(_ item: RowLinkItem) {
        opener.node = item.node
        item.opener = opener
        item.effectView.accessibilityTraits = item.environment.isEnabled ? .button : [.button, .notEnabled]
    }
}

/// A link that a row opens. It is one element, a button; what is touched is the row.
final class RowLinkItem: EffectItem, TappableItem {
    var opener: LinkOpener? {
        didSet { (effectView as? RowLinkView)?.opener = opener }
    }
    func tap() { opener?.open() }
}

final class RowLinkView: EffectView {
    weak var opener: LinkOpener?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { fatalError("A view of SwiftUI's own is in no document.") }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? spokenText }
        set { super.accessibilityLabel = newValue }
    }

    override var accessibilityIdentifier: String? {
        get { super.accessibilityIdentifier ?? identifierWithin }
        set { super.accessibilityIdentifier = newValue }
    }

    override func accessibilityActivate() -> Bool {
        guard let opener else { return false }
        opener.open()
        return true
    }
}

struct DestinationModifier<D: Hashable>: PrimitiveModifier {
    let make: (D) -> any View
    static func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs) -> _ViewNode {
        DestinationNode(view, inputs)
    }
}

final class DestinationNode<Content: View, D: Hashable>: NodeOf<ModifiedContent<Content, DestinationModifier<D>>> {
    private var child: NodeOf<Content>!
    override init(_ view: ModifiedContent<Content, DestinationModifier<D>>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, self.inputs)
        environment.navigation?.register(D.self) { [weak self] value in
            self.map { node in
                let make = node.view.modifier.make
                return (DestinationView { make(value) }, node.inputs)
            }
        }
    }
    override var children: [_ViewNode] { [child] }
    override func update(_ view: ModifiedContent<Content, DestinationModifier<D>>) {
        super.update(view)
        child.update(view.content)
        environment.navigation?.update(D.self)
    }
}

/// Opens a page as long as a value is true.
struct PresentedPage: View {
    let isPresented: Binding<Bool>
    let make: () -> any View
    @State private var opener = LinkOpener()
    var body: some View {
        opener.target = .view(make)
        opener.isActive = isPresented
        return EmptyItemView().modifier(LinkModifier(opener: opener))
            .onChange(of: isPresented.wrappedValue, initial: true) { _, isOn in opener.follow(isOn) }
    }
}

/// Nothing, but with an item.
struct EmptyItemView: PrimitiveView {
    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { LeafNode(view, inputs, LayoutItem.init) { _, _ in } }
}

extension View {
    /// Says what the pages of values of a type are.
    public func navigationDestination<D: Hashable, C: View>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View {
        modifier(DestinationModifier<D> { destination($0) })
    }
    /// Opens a page as long as a value is true.
    public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V) -> some View {
        background { PresentedPage(isPresented: isPresented) { destination() } }
    }
    /// Opens a page as long as there is a value.
    public func navigationDestination<D: Hashable, C: View>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C) -> some View {
        let isPresented = Binding<Bool>(source: item.source, get: { item.wrappedValue != nil }) { isOn, _ in
            if !isOn { item.wrappedValue = nil }
        }
        return background {
            PresentedPage(isPresented: isPresented) { item.wrappedValue.map { AnyView(destination($0)) } ?? AnyView(EmptyView()) }
        }
    }
}
