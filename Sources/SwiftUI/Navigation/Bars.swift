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
    var item: UIBarButtonItem?
    var title: ItemHostView?
    /// What is a row of a menu, with the menu that shows it if it is the first one.
    var row: (view: AnyView, menu: ToolbarMenu)?
    /// The spaces around an item in the middle of a bar.
    var spaces: StatusSpaces?
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
        func menu(_ side: ToolbarItemPlacement.Side) -> ToolbarMenu? {
            let rows = entries.filter { $0.placement.side == side }.compactMap(\.row)
            let menu = rows.first?.menu
            menu?.content.rows = rows.map(\.view)
            return menu
        }
        func set(_ new: [UIBarButtonItem], _ old: [UIBarButtonItem]?, _ apply: ([UIBarButtonItem]) -> Void) {
            if !(old ?? []).elementsEqual(new, by: ===) { apply(new) }
        }
        let item = controller.navigationItem
        set(items([.leading]), item.leftBarButtonItems) { item.leftBarButtonItems = $0 }
        item.leftItemsSupplementBackButton = true
        // The first one stands at the end.
        let trailing = [menu(.secondary)?.item].compactMap { $0 } + items([.trailing]).reversed()
        set(trailing, item.rightBarButtonItems) { item.rightBarButtonItems = $0 }
        let titleMenu = menu(.titleMenu)
        titleMenu?.content.title.value = item.title ?? ""
        // A large title stands below the bar, where it opens no menu.
        let isLarge = controller.navigationController?.navigationBar.showsLargeTitle ?? false
        let title = entries.last { $0.placement.side == .principal }?.title ?? (isLarge ? nil : titleMenu?.host)
        if let title, item.titleView !== title {
            title.bounds.size = title.intrinsicContentSize
            item.titleView = title
        } else if title == nil, item.titleView is ItemHostView {
            item.titleView = nil
        }
        let bottom = bottomItems(entries)
        set(bottom, controller.toolbarItems) { controller.setToolbarItems($0, animated: false) }
        if let navigation = controller.navigationController, navigation.topViewController === controller {
            let isHidden = bottom.isEmpty
            if navigation.isToolbarHidden != isHidden { navigation.setToolbarHidden(isHidden, animated: false) }
        }
    }

    /// The items at the bottom: what is of the status stands in the middle, between what comes before and after it.
    private static func bottomItems(_ entries: [ToolbarEntry]) -> [UIBarButtonItem] {
        let all = entries.filter { $0.placement.side == .bottom || $0.placement.side == .status }
        guard let middle = all.firstIndex(where: { $0.placement.side == .status }), let spaces = all[middle].spaces else {
            return all.compactMap(\.item)
        }
        func items(_ part: some Sequence<ToolbarEntry>, _ side: ToolbarItemPlacement.Side) -> [UIBarButtonItem] {
            part.filter { $0.placement.side == side }.compactMap(\.item)
        }
        return spaces.around(items(all, .status), before: items(all[..<middle], .bottom), after: items(all[middle...], .bottom))
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
