/// Views on a background, with a title. See https://developer.apple.com/documentation/swiftui/groupbox.
public struct GroupBox<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    @Environment(\.groupBoxStyle) private var style

    /// Creates a box with a title.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label) = (content(), label())
    }
    /// Creates a box with a title, in the old way.
    public init(label: Label, @ViewBuilder content: () -> Content) { (self.label, self.content) = (label, content()) }

    /// The box, as the style shows it.
    public var body: some View {
        style.make(
            GroupBoxStyleConfiguration(
                label: GroupBoxStyleConfiguration.Label(view: AnyView(label), isEmpty: label is EmptyView),
                content: GroupBoxStyleConfiguration.Content(view: AnyView(content))))
    }
}

extension GroupBox where Label == EmptyView {
    /// Creates a box.
    public init(@ViewBuilder content: () -> Content) { (label, self.content) = (EmptyView(), content()) }
}
extension GroupBox where Label == Text {
    /// Creates a box with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        (label, self.content) = (Text(titleKey), content())
    }
    /// Creates a box with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { (label, self.content) = (Text(title), content()) }
}
extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Creates the box that a style is given.
    public init(_ configuration: GroupBoxStyleConfiguration) { (label, content) = (configuration.label, configuration.content) }
}

/// A box as it is given to a style. See https://developer.apple.com/documentation/swiftui/groupboxstyleconfiguration.
public struct GroupBoxStyleConfiguration {
    /// The title.
    public struct Label: View {
        let view: AnyView
        let isEmpty: Bool
        /// The title.
        public var body: some View { view }
    }
    /// The views.
    public struct Content: View {
        let view: AnyView
        /// The views.
        public var body: some View { view }
    }
    /// The title.
    public let label: Label
    /// The views.
    public let content: Content
}

/// Shows boxes. See https://developer.apple.com/documentation/swiftui/groupboxstyle.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The kind of view.
    associatedtype Body: View
    /// A box as it is given to a style.
    typealias Configuration = GroupBoxStyleConfiguration
    /// The view of a box.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A grey background with round corners. See https://developer.apple.com/documentation/swiftui/defaultgroupboxstyle.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// Creates the style.
    public init() {}
    /// The view of a box.
    public func makeBody(configuration: Configuration) -> some View { StandardBox(configuration: configuration) }
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// A grey background with round corners.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// Boxes within boxes have the one background and the other by turns.
private struct StandardBox: View {
    let configuration: GroupBoxStyleConfiguration
    @Environment(\.groupBoxDepth) private var depth

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            if !configuration.label.isEmpty { configuration.label.font(.headline) }
            configuration.content.frame(maxWidth: .infinity)
        }
        .environment(\.groupBoxDepth, depth + 1)
        .padding(16)
        .background(
            Color(uiColor: depth % 2 == 0 ? .secondarySystemBackground : .tertiarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
    }
}

struct AnyGroupBoxStyle {
    let make: @MainActor (GroupBoxStyleConfiguration) -> AnyView
    @MainActor
    init<S: GroupBoxStyle>(_ style: S) { make = { AnyView(style.makeBody(configuration: $0)) } }
}
private struct GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: AnyGroupBoxStyle {
        MainActor.assumeIsolated { UncheckedBox(AnyGroupBoxStyle(DefaultGroupBoxStyle())) }.value
    }
}
private struct GroupBoxDepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }
extension EnvironmentValues {
    var groupBoxStyle: AnyGroupBoxStyle {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
    var groupBoxDepth: Int {
        get { self[GroupBoxDepthKey.self] }
        set { self[GroupBoxDepthKey.self] = newValue }
    }
}
extension View {
    /// Sets the style of boxes within.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { environment(\.groupBoxStyle, AnyGroupBoxStyle(style)) }
}
