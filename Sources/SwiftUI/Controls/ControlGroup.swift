/// Controls that belong together. See https://developer.apple.com/documentation/swiftui/controlgroup.
public struct ControlGroup<Content: View>: View {
    private let content: Content
    private let label: AnyView?
    @Environment(\.controlGroupStyle) private var style

    /// Creates a group.
    public init(@ViewBuilder content: () -> Content) { (self.content, label) = (content(), nil) }
    /// Creates a group with a label, which is seen where the group is a menu.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        let label = label()
        (self.content, self.label) = (LabeledControlGroupContent(content: content(), label: label), AnyView(label))
    }
    /// Creates a group with a title, which is seen where the group is a menu.
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> { self.init(content: content) { Text(titleKey) } }
    /// Creates a group with a title, which is seen where the group is a menu.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> { self.init(content: content) { Text(title) } }

    /// The group, as the style shows it.
    public var body: some View {
        style.make(
            ControlGroupStyleConfiguration(
                content: ControlGroupStyleConfiguration.Content(view: AnyView(content)),
                label: ControlGroupStyleConfiguration.Label(view: label ?? AnyView(Image(systemName: "ellipsis")))))
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// Creates the group that a style is given.
    public init(_ configuration: ControlGroupStyleConfiguration) { (content, label) = (configuration.content, configuration.label.view) }
}

/// The controls of a group with a label. See https://developer.apple.com/documentation/swiftui/labeledcontrolgroupcontent.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label
    /// The controls.
    public var body: some View { content }
}

/// A group as it is given to a style. See https://developer.apple.com/documentation/swiftui/controlgroupstyleconfiguration.
public struct ControlGroupStyleConfiguration {
    /// The controls.
    public struct Content: View {
        let view: AnyView
        /// The controls.
        public var body: some View { view }
    }
    /// The label.
    public struct Label: View {
        let view: AnyView
        /// The label.
        public var body: some View { view }
    }
    /// The controls.
    public let content: Content
    /// The label.
    public let label: Label
}

/// Shows groups of controls. See https://developer.apple.com/documentation/swiftui/controlgroupstyle.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    /// The kind of view.
    associatedtype Body: View
    /// A group as it is given to a style.
    typealias Configuration = ControlGroupStyleConfiguration
    /// The view of a group.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

struct AnyControlGroupStyle {
    let make: @MainActor (ControlGroupStyleConfiguration) -> AnyView
    @MainActor
    init<S: ControlGroupStyle>(_ style: S) { make = { AnyView(style.makeBody(configuration: $0)) } }
}

/// Side by side, on one background. See https://developer.apple.com/documentation/swiftui/automaticcontrolgroupstyle.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}
    /// The controls in a line.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 16) { configuration.content }.padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
            .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 7))
    }
}
/// Side by side, as in a bar. See https://developer.apple.com/documentation/swiftui/navigationcontrolgroupstyle.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}
    /// The controls in a line.
    public func makeBody(configuration: Configuration) -> some View { HStack(spacing: 16) { configuration.content } }
}
/// In a menu. See https://developer.apple.com/documentation/swiftui/menucontrolgroupstyle.
public struct MenuControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}
    /// A menu of the controls.
    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// Side by side, on one background.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// Side by side, as in a bar.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// In a menu.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

private struct ControlGroupStyleKey: EnvironmentKey {
    static var defaultValue: AnyControlGroupStyle {
        MainActor.assumeIsolated { UncheckedBox(AnyControlGroupStyle(AutomaticControlGroupStyle())) }.value
    }
}
extension EnvironmentValues {
    var controlGroupStyle: AnyControlGroupStyle {
        get { self[ControlGroupStyleKey.self] }
        set { self[ControlGroupStyleKey.self] = newValue }
    }
}
extension View {
    /// Sets the style of groups of controls within.
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        environment(\.controlGroupStyle, AnyControlGroupStyle(style))
    }
}
