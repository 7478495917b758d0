/// A row of a table as it is written: a value, with others below it, or a part with a header and a footer.
public struct _TableRow<Value: Identifiable> {
    enum Kind {
        case value(Value)
        case outline(Value, isExpanded: Binding<Bool>?, [_TableRow])
        case section(header: AnyView, footer: AnyView, [_TableRow])
    }
    let kind: Kind
    /// What is around the row's view.
    var change: @MainActor (AnyView) -> AnyView = { $0 }

    init(_ kind: Kind) { self.kind = kind }

    /// Rows of elements with others below them.
    static func outline<Data: RandomAccessCollection>(_ data: Data, _ children: KeyPath<Value, Data?>) -> [_TableRow]
    where Data.Element == Value {
        data.map { element in
            element[keyPath: children].map { _TableRow(.outline(element, isExpanded: nil, outline($0, children))) }
                ?? _TableRow(.value(element))
        }
    }
}

/// A row of a table as it is shown.
struct TableLine<Value: Identifiable>: Identifiable {
    let value: Value
    let depth: Int
    /// Whether the rows below it are shown; `nil` if there are none.
    let isExpanded: Bool?
    /// Whether they are to be, if the app keeps that.
    let given: Binding<Bool>?
    let change: @MainActor (AnyView) -> AnyView
    var id: Value.ID { value.id }
}

/// A table's rows as they are shown.
@MainActor
struct TableParts<Value: Identifiable> {
    struct Section {
        var header: AnyView?
        var footer: AnyView?
        var lines: [TableLine<Value>] = []
    }

    /// The rows before the first part.
    private(set) var loose: [TableLine<Value>] = []
    private(set) var sections: [Section] = []
    private(set) var hasOutlines = false
    private let expanded: Set<Value.ID>
    private var isInSection = false

    init(_ rows: [_TableRow<Value>], _ expanded: Set<Value.ID>) {
        self.expanded = expanded
        for row in rows { add(row, 0, row.change) }
    }

    private mutating func add(_ row: _TableRow<Value>, _ depth: Int, _ change: @escaping @MainActor (AnyView) -> AnyView) {
        switch row.kind {
        case .value(let value): add(TableLine(value: value, depth: depth, isExpanded: nil, given: nil, change: change))
        case .outline(let value, let given, let below):
            hasOutlines = true
            let isExpanded = given?.wrappedValue ?? expanded.contains(value.id)
            add(TableLine(value: value, depth: depth, isExpanded: isExpanded, given: given, change: change))
            if isExpanded { for row in below { add(row, depth + 1, row.change) } }
        case .section(let header, let footer, let rows):
            sections.append(Section(header: header, footer: footer))
            isInSection = true
            for row in rows { add(row, depth) { change(row.change($0)) } }
            isInSection = false
        }
    }

    /// After a part, rows that are in none begin one of their own.
    private mutating func add(_ line: TableLine<Value>) {
        if sections.isEmpty { return loose.append(line) }
        if !isInSection, !endsLoosely { sections.append(Section()) }
        endsLoosely = !isInSection
        sections[sections.count - 1].lines.append(line)
    }
    private var endsLoosely = false
}
