/// Rows of columns. Where there is little room from side to side only the first column is shown, as rows of a list.
///
/// See https://developer.apple.com/documentation/swiftui/table.
public struct Table<Value: Identifiable>: View {
    private let rows: [_TableRow<Value>]
    private let columns: [_TableColumn<Value>]
    private let selection: TableSelection<Value.ID>?
    private let sortOrder: TableOrder?
    @State private var expanded: Set<Value.ID> = []
    @Environment(\.horizontalSizeClass) private var sizeClass

    init(_ rows: [_TableRow<Value>], _ columns: _TableColumns<Value>, _ selection: TableSelection<Value.ID>?, _ order: TableOrder? = nil) {
        (self.rows, self.columns, self.selection, sortOrder) = (rows, columns.all, selection, order)
    }

    private var shown: [_TableColumn<Value>] { sizeClass == .compact ? Array(columns.prefix(1)) : columns }

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
        let parts = TableParts(rows, expanded)
        Group {
            switch selection {
            case nil: List { content(parts) }
            case .one(let binding)?: List(selection: binding) { content(parts) }
            case .several(let binding)?: List(selection: binding) { content(parts) }
            }
        }
        .listStyle(.plain)
    }

    @ViewBuilder
    private func content(_ parts: TableParts<Value>) -> some View {
        if sizeClass != .compact {
            Section {
                lines(parts.loose, parts.hasOutlines)
            } header: {
                header.textCase(nil)
            }
        } else {
            lines(parts.loose, parts.hasOutlines)
        }
        ForEach(0..<parts.sections.count, id: \.self) { index in
            Section {
                lines(parts.sections[index].lines, parts.hasOutlines)
            } header: {
                parts.sections[index].header
            } footer: {
                parts.sections[index].footer
            }
        }
    }

    private func lines(_ lines: [TableLine<Value>], _ isOutline: Bool) -> some View {
        ForEach(lines) { line in
            line.change(
                AnyView(
                    HStack(spacing: 12) {
                        ForEach(0..<shown.count, id: \.self) { index in
                            let content = shown[index].content(line.value)
                            shown[index].sized(isOutline && index == 0 ? AnyView(outlined(content, line)) : content)
                        }
                    }))
        }
    }

    /// The first column of a table whose rows have rows below them.
    private func outlined(_ content: AnyView, _ line: TableLine<Value>) -> some View {
        HStack(spacing: 8) {
            OutlineArrow(isExpanded: line.isExpanded) {
                withAnimation { line.given == nil ? expanded.formSymmetricDifference([line.id]) : line.given?.wrappedValue.toggle() }
            }
            content
        }
        .padding(.leading, CGFloat(line.depth) * 20)
    }
}

/// The arrow of a row with others below it; the room of one where there are none.
private struct OutlineArrow: View {
    let isExpanded: Bool?
    let toggle: () -> Void
    var body: some View {
        let arrow = Image(systemName: "chevron.right").imageScale(.small).fontWeight(.semibold).frame(width: 16, height: 22)
        if let isExpanded {
            arrow.foregroundStyle(TintShapeStyle()).rotationEffect(.degrees(isExpanded ? 90 : 0)).contentShape(Rectangle())
                .onTapGesture(perform: toggle).accessibilityAddTraits(.isButton).accessibilityLabel(isExpanded ? "Collapse" : "Expand")
        } else {
            arrow.hidden().accessibilityHidden(true)
        }
    }
}

/// What is chosen in a table.
enum TableSelection<ID: Hashable> {
    case one(Binding<ID?>)
    case several(Binding<Set<ID>>)
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
