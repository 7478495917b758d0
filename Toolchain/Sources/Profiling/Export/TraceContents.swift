import Foundation

/// An element of a trace's table of contents, which `--xpath` looks in.
final class ContentsElement {
    let name: String
    let attributes: [(name: String, value: String)]
    let text: String
    let children: [ContentsElement]
    /// The table that the element stands for.
    let table: TableKind?
    private(set) weak var parent: ContentsElement?

    init(
        _ name: String, _ attributes: [(name: String, value: String)] = [], text: String = "", table: TableKind? = nil,
        children: [ContentsElement] = []
    ) {
        (self.name, self.attributes, self.text, self.table, self.children) = (name, attributes, text, table, children)
        for child in children { child.parent = self }
    }

    /// Where it is, as the export says it: `/trace-toc[1]/run[1]`.
    var path: String {
        if name.isEmpty { return "/" }
        let alike = parent?.children.filter { $0.name == name } ?? [self]
        let number = (alike.firstIndex { $0 === self } ?? 0) + 1
        return (parent?.path ?? "/") + "/\(name)[\(number)]"
    }

    /// The element and all in it, in the order in which they are written.
    var all: [ContentsElement] { [self] + children.flatMap(\.all) }

    func write(to xml: inout XMLText) {
        if children.isEmpty { return xml.leaf(name, attributes, text) }
        xml.element(name, attributes) { xml in for child in children { child.write(to: &xml) } }
    }
}

extension Trace {
    /// The table of contents: what was recorded, and which tables there are.
    var contents: ContentsElement {
        func leaf(_ name: String, _ text: String) -> ContentsElement { ContentsElement(name, text: text) }
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
        func date(_ seconds: Double) -> String { formatter.string(from: Date(timeIntervalSince1970: seconds)) }
        let seconds = Double(info.duration) / 1e9
        let number = "\(info.processNumber)"
        var process: [(name: String, value: String)] = [("type", "launched"), ("name", info.process), ("pid", number)]
        if let status = info.exitStatus { process.append(("return-exit-status", "\(status)")) }
        process.append(("termination-reason", info.endReason))
        var summary = [
            leaf("start-date", date(info.start)), leaf("end-date", date(info.start + seconds)), leaf("duration", "\(seconds)"),
            leaf("end-reason", info.endReason), leaf("instruments-version", "Sampan \(info.recordedBy)"),
            leaf("template-name", info.template.rawValue), leaf("recording-mode", "Immediate"),
        ]
        if let limit = info.timeLimit { summary.append(leaf("time-limit", "\(limit) seconds")) }
        if lost > 0 { summary.append(leaf("lost-entries", "\(lost)")) }
        summary += notes.map { leaf("note", $0) }
        let device: [(name: String, value: String)] = [
            ("platform", "iOS Simulator"), ("name", info.device), ("os-version", info.systemVersion),
        ]
        let tables = info.template.tables.map { kind in
            var attributes: [(name: String, value: String)] = [("schema", kind.rawValue)]
            if kind == .timeProfile { attributes.append(("target-pid", number)) }
            if kind == .potentialHangs { attributes.append(("hang-threshold", "\(Trace.Hang.threshold)")) }
            return ContentsElement("table", attributes, table: kind)
        }
        return ContentsElement(
            "trace-toc",
            children: [
                ContentsElement(
                    "run", [("number", "1")],
                    children: [
                        ContentsElement(
                            "info",
                            children: [
                                ContentsElement(
                                    "target", children: [ContentsElement("device", device), ContentsElement("process", process)]),
                                ContentsElement("summary", children: summary),
                            ]),
                        ContentsElement(
                            "processes",
                            children: [ContentsElement("process", [("name", info.process), ("pid", number), ("path", info.path)])]),
                        ContentsElement("data", children: tables),
                    ])
            ])
    }
}
