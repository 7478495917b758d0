import Foundation

/// Writes a trace in forms that others read.
public struct TraceExport {
    let trace: Trace

    /// Prepares to write a trace.
    public init(_ trace: Trace) { self.trace = trace }

    /// The table of contents, as XML: what was recorded, and which tables there are.
    public var contents: String {
        var xml = XMLText()
        trace.contents.write(to: &xml)
        return xml.text
    }

    /// What a path leads to, as XML: tables with their rows, and other elements as the table of contents has them.
    public func elements(_ query: PathQuery) -> String {
        var xml = XMLText()
        // The elements know what they are in as long as that is there.
        let root = trace.contents
        withExtendedLifetime(root) {
            xml.element("trace-query-result") { xml in
                for element in query.elements(of: root) {
                    xml.element("node", [("xpath", element.path)]) { xml in
                        if let table = element.table { write(TraceTable(table, of: trace), to: &xml) } else { element.write(to: &xml) }
                    }
                }
            }
        }
        return xml.text
    }

    private func write(_ table: TraceTable, to xml: inout XMLText) {
        xml.element("schema", [("name", table.kind.rawValue)]) { xml in
            for column in table.columns {
                xml.element("col") { xml in
                    xml.leaf("mnemonic", [], column.mnemonic)
                    xml.leaf("name", [], column.name)
                    xml.leaf("engineering-type", [], column.type)
                }
            }
        }
        var numbers: [String: Int] = [:]
        for number in 0..<table.count {
            xml.element("row") { xml in
                for cell in table.row(number) { write(cell, to: &xml, &numbers) }
            }
        }
    }

    /// Writes a value, or refers to where it was written.
    private func write(_ cell: Cell, to xml: inout XMLText, _ numbers: inout [String: Int]) {
        if cell.type == "sentinel" { return xml.leaf("sentinel") }
        if let number = numbers[cell.key] { return xml.leaf(cell.type, [("ref", "\(number)")]) }
        let number = numbers.count + 1
        numbers[cell.key] = number
        let attributes: [(name: String, value: String)] =
            [("id", "\(number)")] + (cell.attributes.isEmpty ? [("fmt", cell.text)] : cell.attributes)
        let content =
            switch cell.value {
            case .number(let number): "\(number)"
            case .text(let text): text
            case .none: ""
            }
        if cell.children.isEmpty { return xml.leaf(cell.type, attributes, content) }
        xml.element(cell.type, attributes) { xml in for child in cell.children { write(child, to: &xml, &numbers) } }
    }

    /// The table of contents as JSON.
    public func contentsAsJSON() throws -> Data { try json(tables: nil) }

    /// The table of contents, and tables with their rows, as JSON: all, or those that a path leads to.
    public func json(_ query: PathQuery?) throws -> Data {
        try json(tables: query.map { $0.elements(of: trace.contents).compactMap(\.table) } ?? trace.info.template.tables)
    }

    private func json(tables: [TableKind]?) throws -> Data {
        let info = trace.info
        var object: [String: Any] = [
            "template": info.template.rawValue, "process": info.process, "pid": info.processNumber, "path": info.path,
            "device": info.device, "os-version": info.systemVersion, "start": info.start, "duration": info.duration,
            "end-reason": info.endReason, "lost-entries": trace.lost, "notes": trace.notes,
            "tables": info.template.tables.map(\.rawValue),
        ]
        if let tables {
            var rows: [String: Any] = [:]
            for kind in tables {
                let table = TraceTable(kind, of: trace)
                rows[kind.rawValue] = (0..<table.count).map { number in
                    Dictionary(zip(table.columns.map(\.mnemonic), table.row(number).map(\.json))) { first, _ in first }
                }
            }
            object["rows"] = rows
        }
        return try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes])
    }
}
