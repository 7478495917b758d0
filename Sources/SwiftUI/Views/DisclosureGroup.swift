/// Views that are shown when their title is tapped. See https://developer.apple.com/documentation/swiftui/disclosuregroup.
public struct DisclosureGroup<Label: View, Content: View>: View {
    let given: Binding<Bool>?
    let content: () -> Content
    let label: Label
    @State private var own = false
    @Environment(\.disclosureStyle) private var style

    /// Creates a group.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        (given, self.content, self.label) = (nil, content, label())
    }
    /// Creates a group that a value opens as well.
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        (given, self.content, self.label) = (isExpanded, content, label())
    }

    /// The group, as the style shows it.
    public var body: some View {
        style.make(
            DisclosureGroupStyleConfiguration(
                label: DisclosureGroupStyleConfiguration.Label(view: AnyView(label)),
                content: DisclosureGroupStyleConfiguration.Content(make: { AnyView(content()) }), isExpanded: given ?? $own))
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        (given, self.content, label) = (nil, content, Text(titleKey))
    }
    /// Creates a group with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        (given, self.content, self.label) = (nil, content, Text(label))
    }
    /// Creates a group with a title that a value opens as well.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        (given, self.content, label) = (isExpanded, content, Text(titleKey))
    }
    /// Creates a group with a title that a value opens as well.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        (given, self.content, self.label) = (isExpanded, content, Text(label))
    }
}

/// A group as it is given to a style. See https://developer.apple.com/documentation/swiftui/disclosuregroupstyleconfiguration.
public struct DisclosureGroupStyleConfiguration {
    /// The title.
    public struct Label: View {
        let view: AnyView
        /// The title.
        public var body: some View { view }
    }
    /// What is shown when the title is tapped.
    public struct Content: View {
        let make: () -> AnyView
        /// The views.
        public var body: some View { make() }
    }
    /// The title.
    public let label: Label
    /// What is shown when the title is tapped.
    public let content: Content
    /// Whether it is shown.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        (self.label, self.content, _isExpanded) = (label, content, isExpanded)
    }
    var binding: Binding<Bool> { $isExpanded }
}

/// Shows groups. See https://developer.apple.com/documentation/swiftui/disclosuregroupstyle.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    /// The kind of view.
    associatedtype Body: View
    /// A group as it is given to a style.
    typealias Configuration = DisclosureGroupStyleConfiguration
    /// The view of a group.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A title with an arrow that turns. See https://developer.apple.com/documentation/swiftui/automaticdisclosuregroupstyle.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Creates the style.
    public init() {}
    /// The view of a group.
    public func makeBody(configuration: Configuration) -> some View { StandardDisclosure(configuration: configuration) }
}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// A title with an arrow that turns.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private struct StandardDisclosure: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.isListRow) private var isListRow

    private var title: some View {
        Button {
            withAnimation { configuration.binding.wrappedValue.toggle() }
        } label: {
            HStack {
                configuration.label.foregroundStyle(isListRow ? AnyShapeStyle(Color.primary) : AnyShapeStyle(TintShapeStyle()))
                Spacer()
                Image(systemName: "chevron.right").imageScale(.small).fontWeight(.semibold)
                    .foregroundStyle(TintShapeStyle())
                    .rotationEffect(.degrees(configuration.binding.wrappedValue ? 90 : 0)).accessibilityHidden(true)
            }
            .contentShape(Rectangle())
        }
        .accessibilityValue(configuration.binding.wrappedValue ? "Expanded" : "Collapsed")
    }

    var body: some View {
        if isListRow {
            // In a list the title and the views are rows of their own.
            title
            if configuration.binding.wrappedValue { configuration.content.padding(.leading, 16) }
        } else {
            VStack(alignment: .leading, spacing: 8) {
                title
                if configuration.binding.wrappedValue { configuration.content }
            }
            .clipped()
        }
    }
}

struct AnyDisclosureStyle {
    let make: @MainActor (DisclosureGroupStyleConfiguration) -> AnyView
    @MainActor
    init<S: DisclosureGroupStyle>(_ style: S) { make = { AnyView(style.makeBody(configuration: $0)) } }
}
private struct DisclosureStyleKey: EnvironmentKey {
    static var defaultValue: AnyDisclosureStyle {
        MainActor.assumeIsolated { UncheckedBox(AnyDisclosureStyle(AutomaticDisclosureGroupStyle())) }.value
    }
}
extension EnvironmentValues {
    var disclosureStyle: AnyDisclosureStyle {
        get { self[DisclosureStyleKey.self] }
        set { self[DisclosureStyleKey.self] = newValue }
    }
}
extension View {
    /// Sets the style of groups within that open and close.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        environment(\.disclosureStyle, AnyDisclosureStyle(style))
    }
}

/// Elements with others below them, which are shown when they are tapped. See https://developer.apple.com/documentation/swiftui/outlinegroup.
public struct OutlineGroup<Data, ID: Hashable, Parent, Leaf, Subgroup> {
    let elements: [Any]
    let make: @MainActor (Any) -> AnyView
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    /// The elements.
    public var body: some View { ForEach(0..<elements.count, id: \.self) { make(elements[$0]) } }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data: RandomAccessCollection {
    /// Creates elements that know their identity.
    public init<DataElement>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
        self.init(data, id: \.id, children: children, content: content)
    }
    /// Creates elements whose identity is one of their properties.
    public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        func row(_ element: DataElement) -> AnyView {
            guard let below = element[keyPath: children] else { return AnyView(content(element)) }
            return AnyView(
                DisclosureGroup {
                    ForEach(Array(below), id: id) { row($0) }
                } label: {
                    content(element)
                })
        }
        elements = Array(data)
        make = { row($0 as! DataElement) }
    }
}

/// The views below an element. See https://developer.apple.com/documentation/swiftui/outlinesubgroupchildren.
public struct OutlineSubgroupChildren: View {
    let view: AnyView
    /// The views.
    public var body: some View { view }
}
