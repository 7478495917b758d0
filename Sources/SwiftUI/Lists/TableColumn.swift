/// A column of a table. See https://developer.apple.com/documentation/swiftui/tablecolumn.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View> {
    let column: _TableColumn<RowValue>
}

/// A column, whatever is in it.
public struct _TableColumn<RowValue> {
    let title: Text
    let content: (RowValue) -> AnyView
    var comparator: Any?
    var width: (least: CGFloat?, ideal: CGFloat?, most: CGFloat?) = (nil, nil, nil)

    @MainActor
    func sized(_ view: AnyView) -> some View {
        view.frame(minWidth: width.least, idealWidth: width.ideal, maxWidth: width.most ?? .infinity, alignment: .leading)
    }
}

extension TableColumn where Sort == Never, Label == Text {
    /// Creates a column.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        column = _TableColumn(title: Text(titleKey), content: { AnyView(content($0)) })
    }
    /// Creates a column.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        column = _TableColumn(title: Text(title), content: { AnyView(content($0)) })
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a column of a property, by which elements are put in order.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(titleKey, value: value) { Text($0[keyPath: value]) }
    }
    /// Creates a column by a property of which elements are put in order.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        column = _TableColumn(
            title: Text(titleKey), content: { AnyView(content($0)) }, comparator: KeyPathComparator(value, order: .forward))
    }
}

extension TableColumn {
    /// Gives the column a width.
    public func width(_ width: CGFloat? = nil) -> TableColumn { self.width(min: width, ideal: width, max: width) }
    /// Limits the column's width.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var column = column
        column.width = (min, ideal, max)
        return TableColumn(column: column)
    }
}

/// The columns of a table.
public struct _TableColumns<RowValue> {
    let all: [_TableColumn<RowValue>]
}

/// Makes columns of the statements of a closure. See https://developer.apple.com/documentation/swiftui/tablecolumnbuilder.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable> {
    /// A column.
    public static func buildExpression<Sort, Content, Label>(
        _ column: TableColumn<RowValue, Sort, Content, Label>
    ) -> _TableColumns<RowValue> { _TableColumns(all: [column.column]) }
    /// Several columns.
    public static func buildBlock(_ columns: _TableColumns<RowValue>...) -> _TableColumns<RowValue> {
        _TableColumns(all: columns.flatMap(\.all))
    }
    /// Columns that are there or not.
    public static func buildOptional(_ columns: _TableColumns<RowValue>?) -> _TableColumns<RowValue> { columns ?? _TableColumns(all: []) }
    /// One of two branches.
    public static func buildEither(first: _TableColumns<RowValue>) -> _TableColumns<RowValue> { first }
    /// One of two branches.
    public static func buildEither(second: _TableColumns<RowValue>) -> _TableColumns<RowValue> { second }
}
