import Foundation

extension Table {
    /// Creates a table of rows.
    public init<Rows: TableRowContent>(
        of valueType: Value.Type, @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>, @TableRowBuilder<Value> rows: () -> Rows
    ) where Rows.TableRowValue == Value {
        self.init(rows()._rows(), columns(), nil)
    }
    /// Creates a table of rows whose order the titles of columns change.
    public init<Rows: TableRowContent, Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Rows.TableRowValue == Value, Sort.Compared == Value {
        self.init(rows()._rows(), columns(), nil, TableOrder(sortOrder))
    }
    /// Creates a table of rows of which one can be chosen.
    public init<Rows: TableRowContent>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Rows.TableRowValue == Value {
        self.init(rows()._rows(), columns(), .one(selection))
    }
    /// Creates a table of rows of which one can be chosen, whose order the titles of columns change.
    public init<Rows: TableRowContent, Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>, @TableRowBuilder<Value> rows: () -> Rows
    ) where Rows.TableRowValue == Value, Sort.Compared == Value {
        self.init(rows()._rows(), columns(), .one(selection), TableOrder(sortOrder))
    }
    /// Creates a table of rows of which several can be chosen.
    public init<Rows: TableRowContent>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Rows.TableRowValue == Value {
        self.init(rows()._rows(), columns(), .several(selection))
    }
    /// Creates a table of rows of which several can be chosen, whose order the titles of columns change.
    public init<Rows: TableRowContent, Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>, @TableRowBuilder<Value> rows: () -> Rows
    ) where Rows.TableRowValue == Value, Sort.Compared == Value {
        self.init(rows()._rows(), columns(), .several(selection), TableOrder(sortOrder))
    }
}
