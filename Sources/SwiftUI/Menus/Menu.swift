import UIKit

/// A button that shows further ones. See https://developer.apple.com/documentation/swiftui/menu.
public struct Menu<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
    @Environment(\.menuContext) private var outer
    @Environment(\.menuStyle) private var style

    /// Creates a menu.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label, primaryAction) = (content(), label(), nil)
    }
    /// Creates a menu whose button does something when it is tapped, and shows the menu when a finger stays on it.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void) {
        (self.content, self.label, self.primaryAction) = (content(), label(), primaryAction)
    }

    /// The button, as the style shows it.
    public var body: some View {
        if let given = label as? MenuStyleConfiguration.Label {
            given
        } else if outer != nil {
            MenuHost(isWithin: true, content: content, label: AnyView(label), primaryAction: primaryAction)
        } else {
            style.make(AnyView(MenuHost(isWithin: false, content: content, label: AnyView(label), primaryAction: primaryAction)))
        }
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        (self.content, label, primaryAction) = (content(), Text(titleKey), nil)
    }
    /// Creates a menu with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        (self.content, label, primaryAction) = (content(), Text(title), nil)
    }
    /// Creates a menu with a title whose button does something when it is tapped.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) {
        (self.content, label, self.primaryAction) = (content(), Text(titleKey), primaryAction)
    }
    /// Creates a menu with a title whose button does something when it is tapped.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) {
        (self.content, label, self.primaryAction) = (content(), Text(title), primaryAction)
    }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    /// Creates a menu with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        (self.content, label, primaryAction) = (content(), SwiftUI.Label(titleKey, systemImage: systemImage), nil)
    }
    /// Creates a menu with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        (self.content, label, primaryAction) = (content(), SwiftUI.Label(title, systemImage: systemImage), nil)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates the menu that a style is given.
    public init(_ configuration: MenuStyleConfiguration) {
        (content, label, primaryAction) = (MenuStyleConfiguration.Content(), MenuStyleConfiguration.Label(view: configuration.menu), nil)
    }
}

/// A menu as it is given to a style. See https://developer.apple.com/documentation/swiftui/menustyleconfiguration.
public struct MenuStyleConfiguration {
    let menu: AnyView
    /// The button's label.
    public struct Label: View {
        let view: AnyView
        /// The label.
        public var body: some View { view }
    }
    /// What the menu shows.
    public struct Content: View {
        /// The content: it is the menu's own matter.
        public var body: some View { EmptyView() }
    }
}

/// Shows menus' buttons. See https://developer.apple.com/documentation/swiftui/menustyle.
@MainActor @preconcurrency
public protocol MenuStyle {
    /// The kind of view.
    associatedtype Body: View
    /// A menu as it is given to a style.
    typealias Configuration = MenuStyleConfiguration
    /// The view of a menu.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The style that fits. See https://developer.apple.com/documentation/swiftui/defaultmenustyle.
public struct DefaultMenuStyle: MenuStyle {
    /// Creates the style.
    public init() {}
    /// The view of a menu.
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
/// A button as buttons around it. See https://developer.apple.com/documentation/swiftui/buttonmenustyle.
public struct ButtonMenuStyle: MenuStyle {
    /// Creates the style.
    public init() {}
    /// The view of a menu.
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
/// A button without a border. See https://developer.apple.com/documentation/swiftui/borderlessbuttonmenustyle.
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// Creates the style.
    public init() {}
    /// The view of a menu.
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration).buttonStyle(.borderless) }
}
extension MenuStyle where Self == DefaultMenuStyle {
    /// The style that fits.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
    /// A button as buttons around it.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A button without a border.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// Whether a menu stays when something in it is chosen. See https://developer.apple.com/documentation/swiftui/menuactiondismissbehavior.
public struct MenuActionDismissBehavior: Equatable, Sendable {
    private let name: String
    /// As usual: it goes.
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    /// It goes.
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    /// It stays.
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// In which order a menu shows what is in it. See https://developer.apple.com/documentation/swiftui/menuorder.
public struct MenuOrder: Equatable, Hashable, Sendable {
    private let name: String
    /// As usual: what is first is nearest to the button.
    public static let automatic = MenuOrder(name: "automatic")
    /// What is first is nearest to the button.
    public static let priority = MenuOrder(name: "priority")
    /// What is first is on top.
    public static let fixed = MenuOrder(name: "fixed")
}

struct AnyMenuStyle {
    let make: @MainActor (AnyView) -> AnyView
    @MainActor
    init<S: MenuStyle>(_ style: S) {
        make = { menu in AnyView(style.makeBody(configuration: MenuStyleConfiguration(menu: menu))) }
    }
}

private struct MenuStyleKey: EnvironmentKey {
    static var defaultValue: AnyMenuStyle { MainActor.assumeIsolated { UncheckedBox(AnyMenuStyle(DefaultMenuStyle())) }.value }
}
private struct MenuContextKey: EnvironmentKey { static var defaultValue: MenuContext? { nil } }
private struct MenuDismissKey: EnvironmentKey { static var defaultValue: MenuActionDismissBehavior { .automatic } }
private struct MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }

extension EnvironmentValues {
    var menuStyle: AnyMenuStyle {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }
    /// The menu that the view is in.
    var menuContext: MenuContext? {
        get { self[MenuContextKey.self] }
        set { self[MenuContextKey.self] = newValue }
    }
    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[MenuDismissKey.self] }
        set { self[MenuDismissKey.self] = newValue }
    }
    /// In which order menus show what is in them.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of menus within.
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View { environment(\.menuStyle, AnyMenuStyle(style)) }
    /// Says whether menus within stay when something in them is chosen.
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuActionDismissBehavior, behavior)
    }
    /// Says in which order menus within show what is in them.
    public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}

/// A menu's button.
struct MenuHost<Content: View>: View {
    let isWithin: Bool
    let content: Content
    let label: AnyView
    let primaryAction: (() -> Void)?
    @Environment(\.buttonStyle) private var style
    @State private var opener = MenuOpener()

    var body: some View {
        opener.content = content
        return Group {
            if isWithin {
                SubmenuRow(label: label) { opener.openWithin() }
            } else if let primaryAction {
                style.make(nil, primaryAction, label).onLongPressGesture { opener.open() }
            } else {
                style.make(nil, { opener.open() }, label)
            }
        }
        .modifier(MenuAnchorModifier(opener: opener))
    }
}

/// Opens a menu beside its button.
@MainActor
final class MenuOpener {
    var content: any View = EmptyView()
    weak var item: LayoutItem?
    private weak var overlay: MenuOverlay?

    nonisolated init() {}

    func open() {
        guard let item, item.environment.isEnabled, overlay == nil, let anchor = item.placedView, let window = anchor.window else { return }
        let overlay = MenuOverlay(window, anchor: anchor.convert(anchor.bounds, to: window), lifted: nil)
        overlay.show(content, item.node.inputs)
        self.overlay = overlay
    }

    func openWithin() {
        guard let item, item.environment.isEnabled, let context = item.environment.menuContext else { return }
        context.overlay?.show(content, item.node.inputs)
    }
}

extension LayoutItem {
    /// The first UIKit view that shows the item.
    var placedView: UIView? { view ?? contents.lazy.compactMap(\.placedView).first }
}

struct MenuAnchorModifier: ItemModifier {
    let opener: MenuOpener
    func makeItem(_ content: LayoutItem, _ node: _ViewNode) -> WrapperItem { WrapperItem(content, node) }
    func update(_ item: WrapperItem) { opener.item = item }
}
