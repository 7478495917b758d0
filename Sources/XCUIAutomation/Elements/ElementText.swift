import SampanHost

/// Elements as they are printed.
enum ElementText {
    /// An element in one line, without those within.
    static func line(of node: ElementNode) -> String {
        let snapshot = node.snapshot
        var name = node.type.name
        if snapshot.kind == .window, node.parent?.children.first === node { name += " (Main)" }
        var parts = ["\(name), 0x\(String(0x6000_0000_0000 + snapshot.number * 0x40, radix: 16))"]
        if snapshot.kind != .application {
            let frame = snapshot.frame
            parts.append("{{\(number(frame.minX)), \(number(frame.minY))}, {\(number(frame.width)), \(number(frame.height))}}")
        }
        if !snapshot.identifier.isEmpty { parts.append("identifier: '\(snapshot.identifier)'") }
        if !snapshot.label.isEmpty { parts.append("label: '\(snapshot.label)'") }
        if let placeholder = snapshot.placeholder { parts.append("placeholderValue: '\(placeholder)'") }
        if let value = snapshot.value { parts.append("value: \(value)") }
        if snapshot.hasKeyboardFocus { parts.append("Keyboard Focused") }
        if !snapshot.isEnabled { parts.append("Disabled") }
        if snapshot.isSelected { parts.append("Selected") }
        return parts.joined(separator: ", ")
    }

    private static func number(_ value: CGFloat) -> String { String(format: "%.1f", Double(value)) }

    /// An element and all within, a line each.
    static func tree(of node: ElementNode, mark: Bool = true, indent: Int = 1) -> String {
        let lead = mark ? " \u{2192}" : String(repeating: "  ", count: indent)
        return lead + line(of: node) + "\n" + node.children.map { tree(of: $0, mark: false, indent: indent + 1) }.joined()
    }

    /// The descriptions of elements one after another.
    static func elements(_ nodes: [ElementNode]) -> String {
        nodes.map { node in
            "Attributes: \(line(of: node))\nElement subtree:\n\(tree(of: node))Path to element:\n"
                + node.path.enumerated().map { depth, node in
                    (depth == 0 ? " \u{2192}" : String(repeating: " ", count: depth + 1) + "\u{21B3}") + line(of: node) + "\n"
                }.joined()
        }.joined()
    }

    /// The steps of a query, with what each found.
    static func chain(of finder: ElementFinder, in top: ElementNode) -> String {
        var text = "Query chain:\n"
        for (depth, step) in finder.steps.enumerated() {
            let indent = String(repeating: "  ", count: depth)
            text += depth == 0 ? " \u{2192}" : " \(indent)\u{21AA}\u{FE0E}"
            text += step.step + "\n  \(indent)Output: {\n"
            for node in (try? step.nodes(in: top)) ?? [] { text += "    \(indent)\(line(of: node))\n" }
            text += "  \(indent)}\n"
        }
        return text
    }
}
