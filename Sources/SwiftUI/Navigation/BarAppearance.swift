import UIKit

/// A bar. See https://developer.apple.com/documentation/swiftui/toolbarplacement.
public struct ToolbarPlacement: Hashable, Sendable {
    enum Bar: Hashable { case navigation, tab, bottom, automatic }
    let bar: Bar
    /// The bar that fits: the one above.
    public static let automatic = ToolbarPlacement(bar: .automatic)
    /// The bar above.
    public static let navigationBar = ToolbarPlacement(bar: .navigation)
    /// The bar with tabs.
    public static let tabBar = ToolbarPlacement(bar: .tab)
    /// The bar below.
    public static let bottomBar = ToolbarPlacement(bar: .bottom)
}

/// How a title is shown. See https://developer.apple.com/documentation/swiftui/toolbartitledisplaymode.
public struct ToolbarTitleDisplayMode: Sendable {
    let mode: NavigationBarItem.TitleDisplayMode
    /// As usual.
    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    /// Large, and small when the content is scrolled.
    public static let large = ToolbarTitleDisplayMode(mode: .large)
    /// Small, in the bar.
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
    /// Large, where buttons stand.
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}

/// What a view says of a bar's look.
struct BarLook {
    var isHidden: Bool?
    var paint: Paint?
    var background: Visibility?
    var scheme: ColorScheme?

    func over(_ other: BarLook) -> BarLook {
        BarLook(
            isHidden: isHidden ?? other.isHidden, paint: paint ?? other.paint, background: background ?? other.background,
            scheme: scheme ?? other.scheme)
    }
}

/// What views say of bars' looks.
struct BarLookKey: PreferenceKey {
    static var defaultValue: [ToolbarPlacement.Bar: BarLook] { [:] }
    static func reduce(value: inout [ToolbarPlacement.Bar: BarLook], nextValue: () -> [ToolbarPlacement.Bar: BarLook]) {
        value.merge(nextValue()) { $0.over($1) }
    }
}

struct BarLookModifier: PrimitiveModifier {
    let bars: Set<ToolbarPlacement.Bar>
    let change: (inout BarLook, EnvironmentValues) -> Void
    static func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs) -> _ViewNode {
        BarLookNode(view, inputs)
    }
}

final class BarLookNode<Content: View>: NodeOf<ModifiedContent<Content, BarLookModifier>> {
    private var child: NodeOf<Content>!

    override init(_ view: ModifiedContent<Content, BarLookModifier>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, self.inputs)
        graph.preferencesChanged()
    }

    override var children: [_ViewNode] { [child] }
    override func update(_ view: ModifiedContent<Content, BarLookModifier>) {
        super.update(view)
        child.update(view.content)
        graph.preferencesChanged()
    }
    override func environmentChanged(from old: EnvironmentValues) {
        super.environmentChanged(from: old)
        graph.preferencesChanged()
    }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard key == BarLookKey.self else { return super.preference(key) }
        var looks = super.preference(BarLookKey.self) ?? [:]
        for bar in view.modifier.bars {
            view.modifier.change(&looks[bar == .automatic ? .navigation : bar, default: BarLook()], environment)
        }
        return (looks as! K.Value)
    }
}

/// Gives bars the looks that a page's views ask for.
@MainActor
enum BarLooks {
    static func apply(_ looks: [ToolbarPlacement.Bar: BarLook], to controller: UIViewController, _ tabs: TabController?) {
        applyToNavigationItem(looks[.navigation], controller)
        // Bars of an app's own navigation are the app's matter until a view says something of them.
        if let navigation = controller.navigationController, navigation.topViewController === controller,
            !looks.isEmpty || navigation.delegate is NavigationContext
        {
            let scheme = looks[.navigation]?.scheme?.style ?? .unspecified
            if navigation.navigationBar.overrideUserInterfaceStyle != scheme {
                navigation.navigationBar.overrideUserInterfaceStyle = scheme
            }
            apply(looks[.bottom], to: navigation.toolbar)
        }
        let isShown = controller.navigationController.map { $0.topViewController === controller } ?? true
        if isShown, let tabs { apply(looks[.tab], to: tabs) }
    }

    static func apply(_ look: BarLook?, to tabs: TabController) {
        let bar = tabs.tabBar
        tabs.hidesTabs = look?.isHidden ?? false
        let scheme = look?.scheme?.style ?? .unspecified
        if bar.overrideUserInterfaceStyle != scheme { bar.overrideUserInterfaceStyle = scheme }
        guard look?.paint != nil || look?.background != nil else {
            if bar.scrollEdgeAppearance is OwnTabBarAppearance {
                (bar.standardAppearance, bar.scrollEdgeAppearance) = (UITabBarAppearance(), nil)
            }
            return
        }
        let appearance = OwnTabBarAppearance()
        configure(appearance, look!)
        (bar.standardAppearance, bar.scrollEdgeAppearance) = (appearance, appearance)
    }

    private final class OwnTabBarAppearance: UITabBarAppearance {}
    private final class OwnNavigationBarAppearance: UINavigationBarAppearance {}
    private final class OwnToolbarAppearance: UIToolbarAppearance {}

    private static func applyToNavigationItem(_ look: BarLook?, _ controller: UIViewController) {
        let item = controller.navigationItem
        guard let look, look.paint != nil || look.background != nil else {
            if item.standardAppearance is OwnNavigationBarAppearance {
                (item.standardAppearance, item.scrollEdgeAppearance, item.compactAppearance) = (nil, nil, nil)
            }
            return
        }
        let appearance = OwnNavigationBarAppearance()
        configure(appearance, look)
        item.standardAppearance = appearance
        item.compactAppearance = appearance
        // Without a word the background is seen only when there is something behind the bar.
        item.scrollEdgeAppearance = look.background == .visible || look.background == .hidden ? appearance : nil
    }

    private static func apply(_ look: BarLook?, to bar: UIToolbar) {
        guard let look, look.paint != nil || look.background != nil else {
            if bar.standardAppearance is OwnToolbarAppearance {
                (bar.standardAppearance, bar.scrollEdgeAppearance) = (UIToolbarAppearance(), nil)
            }
            return
        }
        let appearance = OwnToolbarAppearance()
        configure(appearance, look)
        (bar.standardAppearance, bar.scrollEdgeAppearance) = (appearance, appearance)
    }

    private static func configure(_ appearance: UIBarAppearance, _ look: BarLook) {
        guard look.background != .hidden else { return appearance.configureWithTransparentBackground() }
        switch look.paint {
        case .color(let color):
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = color
        case .gradient, .mesh:
            appearance.configureWithOpaqueBackground()
            appearance.backgroundImage = look.paint.map(picture)
        // A bar's usual background is the material of bars.
        case .material, nil: appearance.configureWithDefaultBackground()
        }
    }

    private static func picture(of paint: Paint) -> UIImage {
        let view = ShapeView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
        view.show({ CGPath(rect: $0, transform: nil) }, paint, FillStyle())
        return UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
    }
}

extension View {
    private func bars(_ bars: [ToolbarPlacement], _ change: @escaping (inout BarLook, EnvironmentValues) -> Void) -> some View {
        modifier(BarLookModifier(bars: Set(bars.isEmpty ? [.automatic] : bars.map(\.bar)), change: change))
    }

    /// Fills the background of bars.
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        self.bars(bars) { $0.paint = style.paint(in: $1) }
    }
    /// Says whether bars have a background.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self.bars(bars) { look, _ in look.background = visibility }
    }
    /// Says whether bars have a background.
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self.bars(bars) { look, _ in look.background = visibility }
    }
    /// Says whether bars are light or dark.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        self.bars(bars) { look, _ in look.scheme = colorScheme }
    }
    /// Says whether bars are shown.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { barVisibility(visibility, bars) }
    /// Says whether bars are shown.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { barVisibility(visibility, bars) }
    /// Says how the page's title is shown.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { navigationBarTitleDisplayMode(mode.mode) }

    private func barVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
        let isHidden: Bool? = visibility == .automatic ? nil : visibility == .hidden
        let isAbove = bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
        return self.bars(bars) { look, _ in look.isHidden = isHidden }
            .transformPreference(BarKey.self) { if isAbove, let isHidden { $0.isHidden = isHidden } }
    }
}
