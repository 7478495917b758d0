import UIKit

/// What a page says of the bars around it.
struct BarSettings {
    var titleMode: NavigationBarItem.TitleDisplayMode?
    var isHidden: Bool?
    var hidesBack: Bool?
    var role: ToolbarRole?
}

struct BarKey: PreferenceKey {
    static var defaultValue: BarSettings { BarSettings() }
    static func reduce(value: inout BarSettings, nextValue: () -> BarSettings) {
        let next = nextValue()
        value.titleMode = value.titleMode ?? next.titleMode
        value.isHidden = value.isHidden ?? next.isHidden
        value.hidesBack = value.hidesBack ?? next.hidesBack
        value.role = value.role ?? next.role
    }
}

/// A navigation bar's form. See https://developer.apple.com/documentation/swiftui/navigationbaritem.
public struct NavigationBarItem: Sendable {
    /// How large the title is. See https://developer.apple.com/documentation/swiftui/navigationbaritem/titledisplaymode.
    public enum TitleDisplayMode: Sendable {
        case automatic, inline, large
    }
}

struct ToolbarKey: PreferenceKey {
    static var defaultValue: [ToolbarEntry] { [] }
    static func reduce(value: inout [ToolbarEntry], nextValue: () -> [ToolbarEntry]) { value += nextValue() }
}

/// A bar's item, as it is shown.
struct ToolbarEntry {
    let placement: ToolbarItemPlacement
    let item: UIBarButtonItem?
    let title: ItemHostView?
}

/// Takes what a page's views say over into its controller.
@MainActor
enum BarPreferences {
    static func apply(_ node: HostNode, to controller: UIViewController) {
        let entries = node.preference(ToolbarKey.self) ?? []
        node.environment.page?.keyboardItems = entries.filter { $0.placement.side == .keyboard }.compactMap(\.item)
        if let title = node.preference(NavigationTitleKey.self), let title {
            let string = title.plainString(in: node.environment)
            if controller.navigationItem.title != string { controller.navigationItem.title = string }
        }
        let settings = node.preference(BarKey.self) ?? BarSettings()
        let mode: UINavigationItem.LargeTitleDisplayMode =
            switch settings.titleMode {
            case .inline: .never
            case .large: .always
            case .automatic, nil: .automatic
            }
        if controller.navigationItem.largeTitleDisplayMode != mode { controller.navigationItem.largeTitleDisplayMode = mode }
        let hidesBack = settings.hidesBack ?? false
        if controller.navigationItem.hidesBackButton != hidesBack { controller.navigationItem.hidesBackButton = hidesBack }
        if let pages = controller.navigationController?.viewControllers, let index = pages.firstIndex(of: controller), index > 0 {
            // Who edits goes back by the arrow alone.
            let mode: UINavigationItem.BackButtonDisplayMode = settings.role == .editor ? .minimal : .default
            if pages[index - 1].navigationItem.backButtonDisplayMode != mode {
                pages[index - 1].navigationItem.backButtonDisplayMode = mode
            }
        }
        if let navigation = controller.navigationController, navigation.topViewController === controller {
            let isHidden = settings.isHidden ?? false
            if navigation.isNavigationBarHidden != isHidden { navigation.setNavigationBarHidden(isHidden, animated: false) }
        }
        show(node.preference(ToolbarKey.self) ?? [], controller)
        BarLooks.apply(node.preference(BarLookKey.self) ?? [:], to: controller, node.environment.tabs)
        let isRoot = controller.navigationController?.viewControllers.first === controller
        if let search = (node.preference(SearchKey.self) ?? nil) ?? (isRoot ? node.environment.search : nil) {
            search.attach(to: controller)
        } else if controller.navigationItem.searchController != nil {
            controller.navigationItem.searchController = nil
        }
    }

    private static func show(_ entries: [ToolbarEntry], _ controller: UIViewController) {
        func items(_ sides: Set<ToolbarItemPlacement.Side>) -> [UIBarButtonItem] {
            entries.filter { sides.contains($0.placement.side) }.compactMap(\.item)
        }
        func set(_ new: [UIBarButtonItem], _ old: [UIBarButtonItem]?, _ apply: ([UIBarButtonItem]) -> Void) {
            if !(old ?? []).elementsEqual(new, by: ===) { apply(new) }
        }
        let item = controller.navigationItem
        set(items([.leading]), item.leftBarButtonItems) { item.leftBarButtonItems = $0 }
        item.leftItemsSupplementBackButton = true
        set(items([.trailing]).reversed(), item.rightBarButtonItems) { item.rightBarButtonItems = $0 }
        if let title = entries.last(where: { $0.placement.side == .principal })?.title, item.titleView !== title {
            title.bounds.size = title.intrinsicContentSize
            item.titleView = title
        }
        let bottom = items([.bottom])
        set(bottom, controller.toolbarItems) { controller.setToolbarItems($0, animated: false) }
        if let navigation = controller.navigationController, navigation.topViewController === controller {
            let isHidden = bottom.isEmpty
            if navigation.isToolbarHidden != isHidden { navigation.setToolbarHidden(isHidden, animated: false) }
        }
    }
}

/// Where a bar's item stands. See https://developer.apple.com/documentation/swiftui/toolbaritemplacement.
public struct ToolbarItemPlacement: Sendable {
    enum Side { case leading, trailing, principal, bottom, keyboard }
    let side: Side
    /// Where it fits.
    public static let automatic = ToolbarItemPlacement(side: .trailing)
    /// In the middle.
    public static let principal = ToolbarItemPlacement(side: .principal)
    /// Where navigation goes.
    public static let navigation = ToolbarItemPlacement(side: .leading)
    /// Where the main action goes.
    public static let primaryAction = ToolbarItemPlacement(side: .trailing)
    /// Where what confirms goes.
    public static let confirmationAction = ToolbarItemPlacement(side: .trailing)
    /// Where what cancels goes.
    public static let cancellationAction = ToolbarItemPlacement(side: .leading)
    /// Where what destroys goes.
    public static let destructiveAction = ToolbarItemPlacement(side: .trailing)
    /// At the leading side of the top.
    public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
    /// At the trailing side of the top.
    public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
    /// At the leading side of the top.
    public static let topBarLeading = ToolbarItemPlacement(side: .leading)
    /// At the trailing side of the top.
    public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
    /// At the bottom.
    public static let bottomBar = ToolbarItemPlacement(side: .bottom)
    /// Above the keyboard, as long as it is there.
    public static let keyboard = ToolbarItemPlacement(side: .keyboard)
}

/// Items of bars. See https://developer.apple.com/documentation/swiftui/toolbarcontent.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The kind of items.
    associatedtype Body: ToolbarContent
    /// The items.
    @ToolbarContentBuilder var body: Body { get }
    /// The items with their places.
    func _entries() -> _ToolbarEntries
}

/// Items with their places.
public struct _ToolbarEntries {
    struct Entry {
        let placement: ToolbarItemPlacement
        let view: AnyView
        /// What the item is known by, however many others are there.
        var id: String?
    }
    var all: [Entry] = []

    init(_ entries: [Entry] = []) { all = entries }
    init(_ placement: ToolbarItemPlacement, _ view: AnyView) { all = [Entry(placement: placement, view: view)] }
}

extension ToolbarContent {
    /// The body's items.
    public func _entries() -> _ToolbarEntries { body._entries() }
}

extension Never: ToolbarContent {}

/// An item of a bar. See https://developer.apple.com/documentation/swiftui/toolbaritem.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    let name: String?
    let isShown: Bool
    let placement: ToolbarItemPlacement
    let content: Content
    /// Items without a body.
    public var body: Never { fatalError("ToolbarItem has no body.") }
    /// The item.
    public func _entries() -> _ToolbarEntries {
        isShown ? _ToolbarEntries([_ToolbarEntries.Entry(placement: placement, view: AnyView(content), id: name)]) : _ToolbarEntries()
    }
}

/// Items that are known by names. See https://developer.apple.com/documentation/swiftui/customizabletoolbarcontent.
public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
    /// Creates an item that is known by a name: it stays the same one wherever it stands. One that is not shown by default is there
    /// once the user adds it, which cannot be done on a phone.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true, @ViewBuilder content: () -> Content)
    {
        (name, self.placement, isShown, self.content) = (id, placement, showsByDefault, content())
    }
}

extension ToolbarItem where ID == () {
    /// Creates an item.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (name, isShown, self.placement, self.content) = (nil, true, placement, content())
    }
}

/// Items of a bar beside each other. See https://developer.apple.com/documentation/swiftui/toolbaritemgroup.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content
    /// Creates a group.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (self.placement, self.content) = (placement, content())
    }
    /// Items without a body.
    public var body: Never { fatalError("ToolbarItemGroup has no body.") }
    /// The items.
    public func _entries() -> _ToolbarEntries {
        guard let tuple = content as? any ViewTuple else { return _ToolbarEntries(placement, AnyView(content)) }
        return _ToolbarEntries(tuple.parts.map { _ToolbarEntries.Entry(placement: placement, view: AnyView(erasing: $0)) })
    }
}

protocol ViewTuple {
    var parts: [any View] { get }
}
extension TupleView: ViewTuple {
    nonisolated var parts: [any View] { MainActor.assumeIsolated { UncheckedBox(views) }.value }
}

extension AnyView {
    init(erasing view: any View) {
        func make<V: View>(_ view: V) -> AnyView { AnyView(view) }
        self = make(view)
    }
}

struct ToolbarItems: ToolbarContent {
    let entries: _ToolbarEntries
    var body: Never { fatalError("Items have no body.") }
    func _entries() -> _ToolbarEntries { entries }
}

/// Makes items of the statements of a closure. See https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder.
@resultBuilder
public struct ToolbarContentBuilder {
    /// A statement of its own.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// One item.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// Several items.
    @MainActor
    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> some ToolbarContent {
        var entries = _ToolbarEntries()
        repeat entries.all += (each content)._entries().all
        return ToolbarItems(entries: entries)
    }
    /// Items that are there or not.
    @MainActor
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
        ToolbarItems(entries: content?._entries() ?? _ToolbarEntries())
    }
    /// One of two branches.
    @MainActor
    public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarBranch { _ToolbarBranch(entries: first._entries()) }
    /// One of two branches.
    @MainActor
    public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarBranch {
        _ToolbarBranch(entries: second._entries())
    }
}

/// Items of one of two branches.
public struct _ToolbarBranch: ToolbarContent {
    let entries: _ToolbarEntries
    /// Items without a body.
    public var body: Never { fatalError("Items have no body.") }
    /// The items.
    public func _entries() -> _ToolbarEntries { entries }
}

struct ToolbarModifier: PrimitiveModifier {
    let entries: _ToolbarEntries
    static func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs) -> _ViewNode {
        ToolbarNode(view, inputs)
    }
}

final class ToolbarNode<Content: View>: NodeOf<ModifiedContent<Content, ToolbarModifier>> {
    private var child: NodeOf<Content>!
    private var shown: [(node: HostNode, entry: ToolbarEntry, id: String?)] = []

    override init(_ view: ModifiedContent<Content, ToolbarModifier>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, self.inputs)
        take()
    }

    private func take() {
        let entries = view.modifier.entries.all
        // Items that are known by names are found again wherever they stand now.
        for (index, entry) in entries.enumerated() {
            guard let id = entry.id, let place = shown.firstIndex(where: { $0.id == id }), place > index else { continue }
            shown.insert(shown.remove(at: place), at: index)
        }
        while shown.count > entries.count { shown.removeLast().node.remove() }
        for (index, entry) in entries.enumerated() {
            if index < shown.count, shown[index].entry.placement.side == entry.placement.side, shown[index].id == entry.id {
                shown[index].node.update(entry.view)
                continue
            }
            let node = HostNode(entry.view, inputs) { $0.isListRow = false }
            let host = node.makeView()
            host.respectsSafeArea = false
            host.frame.size = host.intrinsicContentSize
            host.sizeChanged = { [weak host] in
                guard let host else { return }
                host.invalidateIntrinsicContentSize()
                host.frame.size = host.intrinsicContentSize
                host.superview?.setNeedsLayout()
            }
            let isTitle = entry.placement.side == .principal
            let item = entry.view.view is Spacer ? UIBarButtonItem.flexibleSpace() : UIBarButtonItem(customView: host)
            let made = ToolbarEntry(placement: entry.placement, item: isTitle ? nil : item, title: isTitle ? host : nil)
            if index < shown.count {
                shown[index].node.remove()
                shown[index] = (node, made, entry.id)
            } else {
                shown.append((node, made, entry.id))
            }
        }
        graph.preferencesChanged()
    }

    override var children: [_ViewNode] { [child] }
    override func update(_ view: ModifiedContent<Content, ToolbarModifier>) {
        super.update(view)
        child.update(view.content)
        take()
    }
    override func environmentChanged(from old: EnvironmentValues) {
        super.environmentChanged(from: old)
        for item in shown { item.node.setEnvironment(environment) }
    }
    override func remove() {
        for item in shown { item.node.remove() }
        super.remove()
    }
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard key == ToolbarKey.self else { return super.preference(key) }
        return ((super.preference(ToolbarKey.self) ?? []) + shown.map(\.entry) as! K.Value)
    }
}

extension View {
    /// Names the page.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
    /// Names the page.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
    /// Names the page.
    public func navigationTitle(_ title: Text) -> some View { preference(key: NavigationTitleKey.self, value: title) }
    /// Names the page, in the old way.
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }
    /// Names the page, in the old way.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }
    /// Names the page, in the old way.
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
    /// Names the page, in the old way.
    public func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }
    /// Names the page, in the old way.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }
    /// Names the page, in the old way.
    public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }
    /// Says how large the page's title is.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        transformPreference(BarKey.self) { $0.titleMode = displayMode }
    }
    /// Hides the bar above the page.
    public func navigationBarHidden(_ hidden: Bool) -> some View { transformPreference(BarKey.self) { $0.isHidden = hidden } }
    /// Hides the button that leads back.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        transformPreference(BarKey.self) { $0.hidesBack = hidesBackButton }
    }
    /// Puts items into the bars.
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(entries: content()._entries()))
    }
    /// Puts items that are known by names into the bars.
    public func toolbar<Content: CustomizableToolbarContent>(id: String, @ToolbarContentBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(entries: content()._entries()))
    }
    /// Puts views into the bars.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(entries: ToolbarItemGroup(content: content)._entries()))
    }
    /// Puts views into the bar, in the old way.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        modifier(
            ToolbarModifier(
                entries: _ToolbarEntries([
                    _ToolbarEntries.Entry(placement: .navigationBarLeading, view: AnyView(leading)),
                    _ToolbarEntries.Entry(placement: .navigationBarTrailing, view: AnyView(trailing)),
                ])))
    }
    /// Puts a view into the bar, in the old way.
    public func navigationBarItems<L: View>(leading: L) -> some View {
        modifier(ToolbarModifier(entries: _ToolbarEntries(.navigationBarLeading, AnyView(leading))))
    }
    /// Puts a view into the bar, in the old way.
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        modifier(ToolbarModifier(entries: _ToolbarEntries(.navigationBarTrailing, AnyView(trailing))))
    }
}
