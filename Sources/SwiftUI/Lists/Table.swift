/// Rows of columns. Where there is little room from side to side only the first column is shown, as rows of a list.
///
/// See https://developer.apple.com/documentation/swiftui/table.
public struct Table<Value: Identifiable>: View {
    private let data: [Value]
    private let columns: [_TableColumn<Value>]
    private let selection: TableSelection<Value.ID>?
    private let sortOrder: TableOrder?
    @Environment(\.horizontalSizeClass) private var sizeClass

    private enum TableSelection<ID: Hashable> {
        case one(Binding<ID?>)
        case several(Binding<Set<ID>>)
    }

    private init(_ data: [Value], _ columns: [_TableColumn<Value>], _ selection: TableSelection<Value.ID>?, _ order: TableOrder? = nil) {
        (self.data, self.columns, self.selection, sortOrder) = (data, columns, selection, order)
    }

    /// Creates a table of elements.
    public init<Data: RandomAccessCollection>(_ data: Data, @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>)
    where Data.Element == Value { self.init(Array(data), columns().all, nil) }
    /// Creates a table of elements of which one can be chosen.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value { self.init(Array(data), columns().all, .one(selection)) }
    /// Creates a table of elements of which several can be chosen.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value { self.init(Array(data), columns().all, .several(selection)) }
    /// Creates a table of elements whose order the titles of columns change.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value, Sort.Compared == Value { self.init(Array(data), columns().all, nil, TableOrder(sortOrder)) }
    /// Creates a table of elements of which one can be chosen, whose order the titles of columns change.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value, Sort.Compared == Value { self.init(Array(data), columns().all, .one(selection), TableOrder(sortOrder)) }
    /// Creates a table of elements of which several can be chosen, whose order the titles of columns change.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value, Sort.Compared == Value {
        self.init(Array(data), columns().all, .several(selection), TableOrder(sortOrder))
    }

    private var shown: [_TableColumn<Value>] { sizeClass == .compact ? Array(columns.prefix(1)) : columns }

    private var rows: some View {
        ForEach(data) { element in
            HStack(spacing: 12) {
                ForEach(0..<shown.count, id: \.self) { index in shown[index].sized(shown[index].content(element)) }
            }
        }
    }

    private var header: some View {
        HStack(spacing: 12) {
            ForEach(0..<shown.count, id: \.self) { index in
                shown[index].sized(
                    AnyView(
                        Button {
                            sortOrder?.sort(shown[index].comparator)
                        } label: {
                            shown[index].title.font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
                        }
                        .buttonStyle(.plain)))
            }
        }
    }

    /// The table.
    public var body: some View {
        let hasHeader = sizeClass != .compact
        Group {
            switch selection {
            case nil: List { section(hasHeader) }
            case .one(let binding)?: List(selection: binding) { section(hasHeader) }
            case .several(let binding)?: List(selection: binding) { section(hasHeader) }
            }
        }
        .listStyle(.plain)
    }

    @ViewBuilder
    private func section(_ hasHeader: Bool) -> some View {
        if hasHeader {
            Section {
                rows
            } header: {
                header.textCase(nil)
            }
        } else {
            rows
        }
    }
}

/// The order of a table's elements.
struct TableOrder {
    private let change: (Any) -> Void
    init<Sort: SortComparator>(_ order: Binding<[Sort]>) {
        change = { comparator in
            guard var new = comparator as? Sort else { return }
            // A title that is tapped again turns the order around.
            if let first = order.wrappedValue.first {
                var turned = first
                turned.order = new.order
                if turned == new { new.order = first.order == .forward ? .reverse : .forward }
            }
            order.wrappedValue =
                [new]
                + order.wrappedValue.filter { old in
                    var (a, b) = (old, new)
                    (a.order, b.order) = (.forward, .forward)
                    return a != b
                }
        }
    }
    func sort(_ comparator: Any?) { if let comparator { change(comparator) } }
}

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
