/// Tabs. See https://developer.apple.com/documentation/swiftui/tabcontent.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The kind of value by which tabs are chosen.
    associatedtype TabValue: Hashable
    /// The kind of tabs.
    associatedtype Body: TabContent
    /// The tabs.
    @TabContentBuilder<TabValue> var body: Body { get }
    /// The tabs with their pages.
    func _entries() -> _TabEntries
}

/// Tabs with their pages.
public struct _TabEntries {
    struct Entry {
        let value: AnyHashable?
        let content: AnyView
        let label: AnyView
        var badge: Text?
    }
    var all: [Entry] = []
}

extension TabContent {
    /// The body's tabs.
    public func _entries() -> _TabEntries { body._entries() }
}

extension Never: TabContent {
    /// There are no such tabs.
    public typealias TabValue = Never
}

/// What a tab is for. See https://developer.apple.com/documentation/swiftui/tabrole.
public struct TabRole: Hashable, Sendable {
    private let name: String
    /// Something is looked for in it.
    public static let search = TabRole(name: "search")
}

/// A page with what a bar shows of it. See https://developer.apple.com/documentation/swiftui/tab.
public struct Tab<Value, Content, Label> {
    let value: AnyHashable?
    let content: Content
    let label: Label
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    /// The kind of value by which the tab is chosen.
    public typealias TabValue = Value
    /// Tabs without a body.
    public var body: Never { return fatalError("Tab has no body.") }
    /// The tab.
    public func _entries() -> _TabEntries {
        _TabEntries(all: [_TabEntries.Entry(value: value, content: AnyView(content), label: AnyView(label))])
    }
}

/// A tab's title and image. See https://developer.apple.com/documentation/swiftui/defaulttablabel.
public struct DefaultTabLabel: View {
    let title: Text
    let image: Image
    /// The title and the image.
    public var body: some View {
        SwiftUI.Label {
            title
        } icon: {
            image
        }
    }

    static func label(_ title: Text?, _ image: Image?, _ role: TabRole?) -> DefaultTabLabel {
        DefaultTabLabel(
            title: title ?? Text(role == .search ? "Search" : ""),
            image: image ?? Image(systemName: role == .search ? "magnifyingglass" : ""))
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// Creates a tab with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        (self.value, self.content) = (AnyHashable(value), content())
        label = .label(Text(titleKey), Image(systemName: systemImage), role)
    }
    /// Creates a tab with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content)
    {
        (self.value, self.content) = (AnyHashable(value), content())
        label = .label(Text(title), Image(systemName: systemImage), role)
    }
    /// Creates a tab with a title and an image.
    public init(_ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        (self.value, self.content) = (AnyHashable(value), content())
        label = .label(Text(titleKey), Image(image), role)
    }
    /// Creates a tab with a title and an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        (self.value, self.content) = (AnyHashable(value), content())
        label = .label(Text(title), Image(image), role)
    }
    /// Creates a tab that looks as its role says.
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        (self.value, self.content, label) = (AnyHashable(value), content(), .label(nil, nil, role))
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// Creates a tab with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        (value, self.content, label) = (nil, content(), .label(Text(titleKey), Image(systemName: systemImage), role))
    }
    /// Creates a tab with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        (value, self.content, label) = (nil, content(), .label(Text(title), Image(systemName: systemImage), role))
    }
    /// Creates a tab with a title and an image.
    public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        (value, self.content, label) = (nil, content(), .label(Text(titleKey), Image(image), role))
    }
    /// Creates a tab that looks as its role says.
    public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        (value, self.content, label) = (nil, content(), .label(nil, nil, role))
    }
}

extension Tab where Value: Hashable, Content: View, Label: View {
    /// Creates a tab.
    public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.value, self.content, self.label) = (AnyHashable(value), content(), label())
    }
}
extension Tab where Value == Never, Content: View, Label: View {
    /// Creates a tab.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (value, self.content, self.label) = (nil, content(), label())
    }
}

/// Tabs that belong together. See https://developer.apple.com/documentation/swiftui/tabsection.
public struct TabSection<Header, Content, Footer, SelectionValue> {
    let header: Header
    let content: Content
}
extension TabSection: TabContent where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
    /// The kind of value by which tabs are chosen.
    public typealias TabValue = SelectionValue
    /// Tabs without a body.
    public var body: Never { return fatalError("TabSection has no body.") }
    /// The section's tabs: a bar does not show which belong together.
    public func _entries() -> _TabEntries { content._entries() }
}
extension TabSection where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    /// Creates a section with a title.
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
        (header, self.content) = (Text(titleKey), content())
    }
    /// Creates a section with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
        (header, self.content) = (Text(title), content())
    }
}

/// Several tabs.
public struct _TabGroup<Value: Hashable>: TabContent {
    /// The kind of value by which tabs are chosen.
    public typealias TabValue = Value
    let entries: _TabEntries
    /// Tabs without a body.
    public var body: Never { return fatalError("Tabs have no body.") }
    /// The tabs.
    public func _entries() -> _TabEntries { entries }
}

extension Optional: TabContent where Wrapped: TabContent {
    /// The kind of value by which tabs are chosen.
    public typealias TabValue = Wrapped.TabValue
    /// Tabs without a body.
    public var body: Never { return fatalError("Optional has no body.") }
    /// The tabs, if they are there.
    public func _entries() -> _TabEntries { self?._entries() ?? _TabEntries() }
}

/// Makes tabs of the statements of a closure. See https://developer.apple.com/documentation/swiftui/tabcontentbuilder.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// Tabs as a view. See https://developer.apple.com/documentation/swiftui/tabcontentbuilder/content.
    public struct Content<C: TabContent>: View {
        let content: C
        /// The tabs' pages.
        public var body: some View {
            let entries = content._entries().all
            ForEach(0..<entries.count, id: \.self) { index in
                let entry = entries[index]
                VStack(spacing: 0) { entry.content }
                    .tabItem { entry.label }
                    .modifier(
                        TraitModifier(
                            change: {
                                $0.tag = entry.value ?? AnyHashable(index)
                                $0.badge = entry.badge
                            }, affectsLayout: false))
            }
        }
    }

    /// A statement of its own.
    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    /// One tab.
    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    /// Several tabs.
    @MainActor
    public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> _TabGroup<TabValue> {
        var entries = _TabEntries()
        repeat entries.all += (each content)._entries().all
        return _TabGroup(entries: entries)
    }
    /// Tabs that are there or not.
    public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }
    /// One of two branches.
    @MainActor
    public static func buildEither<C: TabContent>(first: C) -> _TabGroup<TabValue> { _TabGroup(entries: first._entries()) }
    /// One of two branches.
    @MainActor
    public static func buildEither<C: TabContent>(second: C) -> _TabGroup<TabValue> { _TabGroup(entries: second._entries()) }
}

extension TabContent {
    /// Puts a number onto the tab, if it is not zero.
    public func badge(_ count: Int) -> _TabGroup<TabValue> { badge(Text(badge: count)) }
    /// Puts a text onto the tab.
    public func badge(_ label: Text?) -> _TabGroup<TabValue> {
        var entries = _entries()
        for index in entries.all.indices { entries.all[index].badge = label }
        return _TabGroup(entries: entries)
    }
    /// Puts a word onto the tab.
    public func badge(_ key: LocalizedStringKey?) -> _TabGroup<TabValue> { badge(key.map { Text($0) }) }
    /// Puts a word onto the tab.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> _TabGroup<TabValue> { badge(label.map { Text($0) }) }
}

extension TabView {
    /// Creates pages of tabs of which a value says the one that is shown.
    public init<C: TabContent>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C)
    where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.init(selection: selection, pages: TabContentBuilder<SelectionValue>.Content(content: content()))
    }
}
extension TabView where SelectionValue == Never {
    /// Creates pages of tabs.
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        self.init(selection: nil, pages: TabContentBuilder<Never>.Content(content: content()))
    }
}
