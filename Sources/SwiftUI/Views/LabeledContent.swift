/// A value with what it is. See https://developer.apple.com/documentation/swiftui/labeledcontent.
public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
    /// Creates a value with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content) = (label(), content())
    }
    /// The label and the value, as the style shows them.
    public var body: some View { StyledLabeledContent(label: AnyView(label), content: AnyView(content)) }
}

private struct StyledLabeledContent: View {
    let label, content: AnyView
    @Environment(\.labeledContentStyle) private var style
    var body: some View {
        style.make(
            LabeledContentStyleConfiguration(
                label: LabeledContentStyleConfiguration.Label(view: label), content: LabeledContentStyleConfiguration.Content(view: content)
            ))
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// Creates a value with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        (label, self.content) = (Text(titleKey), content())
    }
    /// Creates a value with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { (label, self.content) = (Text(title), content()) }
}
extension LabeledContent where Label == Text, Content == Text {
    /// Creates a text with a title.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) { (label, content) = (Text(titleKey), Text(value)) }
    /// Creates a text with a title.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) { (label, content) = (Text(title), Text(value)) }
    /// Creates a value as a style writes it, with a title.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        (label, content) = (Text(titleKey), Text(value, format: format))
    }
    /// Creates a value as a style writes it, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        (label, content) = (Text(title), Text(value, format: format))
    }
}
extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Creates the value that a style is given.
    public init(_ configuration: LabeledContentStyleConfiguration) { (label, content) = (configuration.label, configuration.content) }
}

/// A value as it is given to a style. See https://developer.apple.com/documentation/swiftui/labeledcontentstyleconfiguration.
public struct LabeledContentStyleConfiguration {
    /// What it is.
    public struct Label: View {
        let view: AnyView
        /// What it is.
        public var body: some View { view }
    }
    /// The value.
    public struct Content: View {
        let view: AnyView
        /// The value.
        public var body: some View { view }
    }
    /// What it is.
    public let label: Label
    /// The value.
    public let content: Content
}

/// Shows values with what they are. See https://developer.apple.com/documentation/swiftui/labeledcontentstyle.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// The kind of view.
    associatedtype Body: View
    /// A value as it is given to a style.
    typealias Configuration = LabeledContentStyleConfiguration
    /// The view of a value.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label at one side, the value at the other, less prominent.
/// See https://developer.apple.com/documentation/swiftui/automaticlabeledcontentstyle.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// Creates the style.
    public init() {}
    /// The view of a value.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(label: configuration.label) {
            configuration.content.foregroundStyle(HierarchicalShapeStyle.secondary).multilineTextAlignment(.trailing)
        }
    }
}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The label at one side, the value at the other.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

struct AnyLabeledContentStyle {
    let make: @MainActor (LabeledContentStyleConfiguration) -> AnyView
    @MainActor
    init<S: LabeledContentStyle>(_ style: S) { make = { AnyView(style.makeBody(configuration: $0)) } }
}
private struct LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: AnyLabeledContentStyle {
        MainActor.assumeIsolated { UncheckedBox(AnyLabeledContentStyle(AutomaticLabeledContentStyle())) }.value
    }
}
extension EnvironmentValues {
    var labeledContentStyle: AnyLabeledContentStyle {
        get { self[LabeledContentStyleKey.self] }
        set { self[LabeledContentStyleKey.self] = newValue }
    }
}
extension View {
    /// Sets the style of values within that say what they are.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        environment(\.labeledContentStyle, AnyLabeledContentStyle(style))
    }
}
