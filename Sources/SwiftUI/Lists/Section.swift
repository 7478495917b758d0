/// A part of a list, with a header and a footer. See https://developer.apple.com/documentation/swiftui/section.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let footer: Footer
    let content: Content
}

extension Section: View where Parent: View, Content: View, Footer: View {
    /// Creates a part.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {
        self.init(header: header(), footer: footer(), content: content())
    }
    /// Creates a part, in the old way.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, footer: footer, content: content())
    }
    /// A view without a body.
    public var body: Never { fatalError("Section has no body.") }
    /// Makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { SectionNode(view, inputs) }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a part without a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), footer: footer(), content: content())
    }
    /// Creates a part without a header, in the old way.
    public init(footer: Footer, @ViewBuilder content: () -> Content) { self.init(header: EmptyView(), footer: footer, content: content()) }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a part without a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), footer: EmptyView(), content: content())
    }
    /// Creates a part without a footer, in the old way.
    public init(header: Parent, @ViewBuilder content: () -> Content) { self.init(header: header, footer: EmptyView(), content: content()) }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a part without header and footer.
    public init(@ViewBuilder content: () -> Content) { self.init(header: EmptyView(), footer: EmptyView(), content: content()) }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a part with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), footer: EmptyView(), content: content())
    }
    /// Creates a part with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), footer: EmptyView(), content: content())
    }
}

/// How much headers stand out. See https://developer.apple.com/documentation/swiftui/prominence.
public enum Prominence: Sendable {
    case standard, increased
}

private struct HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
extension EnvironmentValues {
    /// How much the headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}
extension View {
    /// Sets how much the headers of sections within stand out.
    public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
}

final class SectionNode<Parent: View, Content: View, Footer: View>: NodeOf<Section<Parent, Content, Footer>> {
    private var header: HostNode!
    private var content: NodeOf<Content>!
    private var footer: HostNode!

    override init(_ view: Section<Parent, Content, Footer>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        header = HostNode(view.header, self.inputs) { Self.style(&$0, isHeader: true) }
        content = SwiftUI.makeNode(view.content, self.inputs)
        footer = HostNode(view.footer, self.inputs) { Self.style(&$0, isHeader: false) }
        header.changed = { [weak self] in self?.structureChanged() }
        footer.changed = { [weak self] in self?.structureChanged() }
    }

    /// Headers and footers are small and grey; headers of groups are in capitals.
    private static func style(_ environment: inout EnvironmentValues, isHeader: Bool) {
        guard environment.isListRow else { return }
        if isHeader, environment.headerProminence == .increased {
            environment.font = .title3.weight(.semibold)
            environment.isListRow = false
            return
        }
        environment.font = .footnote
        environment.foregroundStyles = ForegroundStyles(levels: [AnyShapeStyle(Color.secondary)], isDefault: true)
        if isHeader, environment.listStyle != .plain { environment.textCase = .uppercase }
        environment.isListRow = false
    }

    override func environmentChanged(from old: EnvironmentValues) {
        content.setEnvironment(environment)
        for (node, isHeader) in [(header!, true), (footer!, false)] {
            var inner = environment
            Self.style(&inner, isHeader: isHeader)
            node.setEnvironment(inner)
        }
    }

    override var children: [_ViewNode] { [header, content, footer] }

    override func update(_ view: Section<Parent, Content, Footer>) {
        super.update(view)
        header.update(view.header)
        content.update(view.content)
        footer.update(view.footer)
    }

    override func collectRows(_ collector: inout RowCollector) {
        var inner = RowCollector()
        content.collectRows(&inner)
        let rows = inner.sections.flatMap(\.rows)
        collector.append(
            RowCollector.Section(
                id: AnyHashable(ObjectIdentifier(self)), header: header.items, footer: footer.items, rows: rows, isExplicit: true))
    }
}
