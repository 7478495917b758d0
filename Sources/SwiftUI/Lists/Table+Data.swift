import Foundation

extension Table {
    /// Creates a table of elements.
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value {
        self.init(data.map { _TableRow(.value($0)) }, columns(), nil)
    }
    /// Creates a table of elements whose order the titles of columns change.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value, Sort.Compared == Value {
        self.init(data.map { _TableRow(.value($0)) }, columns(), nil, TableOrder(sortOrder))
    }
    /// Creates a table of elements of which one can be chosen.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value {
        self.init(data.map { _TableRow(.value($0)) }, columns(), .one(selection))
    }
    /// Creates a table of elements of which one can be chosen, whose order the titles of columns change.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value, Sort.Compared == Value {
        self.init(data.map { _TableRow(.value($0)) }, columns(), .one(selection), TableOrder(sortOrder))
    }
    /// Creates a table of elements of which several can be chosen.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value {
        self.init(data.map { _TableRow(.value($0)) }, columns(), .several(selection))
    }
    /// Creates a table of elements of which several can be chosen, whose order the titles of columns change.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value, Sort.Compared == Value {
        self.init(data.map { _TableRow(.value($0)) }, columns(), .several(selection), TableOrder(sortOrder))
    }
}

// Elements with others below them.
extension Table {
    /// Creates a table of elements with others below them.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value {
        self.init(_TableRow.outline(data, children), columns(), nil)
    }
    /// Creates a table of elements with others below them whose order the titles of columns change.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value, Sort.Compared == Value {
        self.init(_TableRow.outline(data, children), columns(), nil, TableOrder(sortOrder))
    }
    /// Creates a table of elements with others below them of which one can be chosen.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value {
        self.init(_TableRow.outline(data, children), columns(), .one(selection))
    }
    /// Creates a table of elements with others below them of which one can be chosen, whose order the titles of columns change.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value, Sort.Compared == Value {
        self.init(_TableRow.outline(data, children), columns(), .one(selection), TableOrder(sortOrder))
    }
    /// Creates a table of elements with others below them of which several can be chosen.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value {
        self.init(_TableRow.outline(data, children), columns(), .several(selection))
    }
    /// Creates a table of elements with others below them of which several can be chosen, whose order the titles of columns change.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
    ) where Data.Element == Value, Sort.Compared == Value {
        self.init(_TableRow.outline(data, children), columns(), .several(selection), TableOrder(sortOrder))
    }
}
