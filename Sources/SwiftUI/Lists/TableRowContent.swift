import CoreTransferable

/// Rows of a table. See https://developer.apple.com/documentation/swiftui/tablerowcontent.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    /// The kind of value that a row shows.
    associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
    /// The kind of rows that these consist of.
    associatedtype TableRowBody: TableRowContent
    /// The rows that these consist of.
    var tableRowBody: TableRowBody { get }
    /// The rows themselves.
    func _rows() -> [_TableRow<TableRowValue>]
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
    /// The body's rows.
    public func _rows() -> [_TableRow<TableRowValue>] { tableRowBody._rows() }
}

extension TableRowContent where TableRowBody == Never {
    /// Rows without a body.
    public var tableRowBody: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: TableRowContent {
    /// There are no such rows.
    public typealias TableRowValue = Never
    /// There are no such rows.
    public var tableRowBody: Never { fatalError("Never has no values.") }
}

/// A row that shows a value. See https://developer.apple.com/documentation/swiftui/tablerow.
public struct TableRow<Value: Identifiable>: TableRowContent {
    /// A row without a body.
    public typealias TableRowBody = Never
    let value: Value
    /// Creates a row.
    public init(_ value: Value) { self.value = value }
    /// The row.
    public func _rows() -> [_TableRow<Value>] { [_TableRow(.value(value))] }
}

/// A row with others below it, which are shown when its arrow is tapped.
/// See https://developer.apple.com/documentation/swiftui/disclosuretablerow.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
    /// The kind of value that a row shows.
    public typealias TableRowValue = Label.TableRowValue
    /// A row without a body.
    public typealias TableRowBody = Never
    let label: Label
    let isExpanded: Binding<Bool>?
    let content: () -> Content

    /// Creates a row of a value. The rows below it are shown as `isExpanded` says, which the table keeps where it is not given.
    public init<Value>(_ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content)
    where Label == TableRow<Value> { (label, self.isExpanded, self.content) = (TableRow(value), isExpanded, content) }

    /// The row with those below it.
    public func _rows() -> [_TableRow<TableRowValue>] {
        label._rows().map { row in
            guard case .value(let value) = row.kind else { return row }
            var outline = _TableRow(.outline(value, isExpanded: isExpanded, content()._rows()))
            outline.change = row.change
            return outline
        }
    }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    /// The kind of value that a row shows.
    public typealias TableRowValue = Wrapped.TableRowValue
    /// Rows without a body.
    public typealias TableRowBody = Never
    /// The rows, if they are there.
    public func _rows() -> [_TableRow<Wrapped.TableRowValue>] { self?._rows() ?? [] }
}

/// No rows. See https://developer.apple.com/documentation/swiftui/emptytablerowcontent.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
    /// The kind of value that a row shows.
    public typealias TableRowValue = Value
    /// Rows without a body.
    public typealias TableRowBody = Never
    /// There are none.
    public func _rows() -> [_TableRow<Value>] { [] }
}

/// Rows that are known.
public struct _TableRowList<Value: Identifiable>: TableRowContent {
    /// The kind of value that a row shows.
    public typealias TableRowValue = Value
    /// Rows without a body.
    public typealias TableRowBody = Never
    let rows: [_TableRow<Value>]
    /// The rows.
    public func _rows() -> [_TableRow<Value>] { rows }
}

/// Makes rows of the statements of a closure. See https://developer.apple.com/documentation/swiftui/tablerowbuilder.
@resultBuilder @MainActor @preconcurrency
public struct TableRowBuilder<Value: Identifiable> {
    /// A statement of its own.
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content where Content.TableRowValue == Value {
        content
    }
    /// No rows.
    public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }
    /// The first rows.
    public static func buildPartialBlock<C: TableRowContent>(first content: C) -> C where C.TableRowValue == Value { content }
    /// Rows after others.
    public static func buildPartialBlock<C0: TableRowContent, C1: TableRowContent>(accumulated: C0, next: C1) -> _TableRowList<Value>
    where C0.TableRowValue == Value, C1.TableRowValue == Value { _TableRowList(rows: accumulated._rows() + next._rows()) }
    /// Rows that are there or not.
    public static func buildIf<C: TableRowContent>(_ content: C?) -> C? where C.TableRowValue == Value { content }
    /// One of two branches.
    public static func buildEither<C: TableRowContent>(first content: C) -> _TableRowList<Value> where C.TableRowValue == Value {
        _TableRowList(rows: content._rows())
    }
    /// One of two branches.
    public static func buildEither<C: TableRowContent>(second content: C) -> _TableRowList<Value> where C.TableRowValue == Value {
        _TableRowList(rows: content._rows())
    }
    /// Rows that only some releases have.
    public static func buildLimitedAvailability<C: TableRowContent>(_ content: C) -> _TableRowList<Value> where C.TableRowValue == Value {
        _TableRowList(rows: content._rows())
    }
}

extension TableRowContent {
    private func changed(_ change: @escaping @MainActor (AnyView) -> AnyView) -> _TableRowList<TableRowValue> {
        _TableRowList(
            rows: _rows().map { row in
                var changed = row
                changed.change = { change(row.change($0)) }
                return changed
            })
    }

    /// Gives the rows a menu that a finger that stays on them opens.
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
        let items = menuItems()
        return changed { row in AnyView(row.contextMenu { items }) }
    }
    /// Lets the rows be dragged, as a value.
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some TableRowContent<TableRowValue> {
        changed { AnyView($0.draggable(payload())) }
    }
}
