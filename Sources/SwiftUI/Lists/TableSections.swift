extension ForEach: TableRowContent where Content: TableRowContent {
    /// The kind of value that a row shows.
    public typealias TableRowValue = Content.TableRowValue
    /// Rows without a body.
    public typealias TableRowBody = Never
    /// The rows of all elements.
    public func _rows() -> [_TableRow<Content.TableRowValue>] { data.flatMap { content($0)._rows() } }

    /// Creates rows of elements that know their identity.
    public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
        self.init(elements: data, content: content) { $0.id }
    }
    /// Creates rows of elements whose identity is one of their properties.
    public init<V>(_ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
    where V == Content.TableRowValue { self.init(elements: data, content: content) { $0[keyPath: id] } }
    /// Creates a row of each element.
    public init(_ data: Data) where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable {
        self.init(elements: data, content: { TableRow($0) }) { $0.id }
    }
}

/// A view as the header of a table's part. See https://developer.apple.com/documentation/swiftui/tableheaderrowcontent.
public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
    /// The kind of value that a row shows.
    public typealias TableRowValue = Value
    /// Rows without a body.
    public typealias TableRowBody = Never
    let content: Content
    /// It is no row.
    public func _rows() -> [_TableRow<Value>] { [] }
}

/// What stands above a part of a table.
@MainActor
private protocol TableHeader {
    var view: AnyView { get }
}

extension TableHeaderRowContent: TableHeader {
    var view: AnyView { AnyView(content) }
}

extension Section: TableRowContent where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
    /// The kind of value that a row shows.
    public typealias TableRowValue = Content.TableRowValue
    /// Rows without a body.
    public typealias TableRowBody = Never

    /// The part with its rows.
    public func _rows() -> [_TableRow<Content.TableRowValue>] {
        func view(_ part: Any) -> AnyView { (part as? any TableHeader)?.view ?? AnyView(EmptyView()) }
        return [_TableRow(.section(header: view(header), footer: view(footer), content._rows()))]
    }

    /// Creates a part with a header.
    public init<V, H: View>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H)
    where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(header: TableHeaderRowContent(content: header()), footer: EmptyTableRowContent(), content: content())
    }
    /// Creates a part with a title.
    public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
    where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(header: TableHeaderRowContent(content: Text(titleKey)), footer: EmptyTableRowContent(), content: content())
    }
    /// Creates a part with a title.
    @_disfavoredOverload
    public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
    where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(header: TableHeaderRowContent(content: Text(title)), footer: EmptyTableRowContent(), content: content())
    }
    /// Creates a part without a header.
    public init<V>(@TableRowBuilder<V> content: () -> Content)
    where Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(header: EmptyTableRowContent(), footer: EmptyTableRowContent(), content: content())
    }
}
