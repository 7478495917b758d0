import Foundation
import SampanXML

extension DocumentReader {
    func readConnection(_ node: XMLNode) -> IBConnection? {
        guard ["outlet", "outletCollection", "action", "segue"].contains(node.name) else {
            check(node)
            return nil
        }
        checkAttributes(node)
        guard let destination = node.attributes["destination"] else {
            report(.invalidValue, line: node.line, "the connection has no destination")
            return nil
        }
        func connection(_ kind: IBConnection.Kind) -> IBConnection {
            IBConnection(kind: kind, id: node.attributes["id"], destination: destination, line: node.line)
        }
        func missing(_ what: String) -> IBConnection? {
            report(.invalidValue, line: node.line, "the connection has no \(what)")
            return nil
        }
        switch node.name {
        case "outlet":
            guard let property = node.attributes["property"] else { return missing("property") }
            return connection(.outlet(property: property))
        case "outletCollection":
            guard let property = node.attributes["property"] else { return missing("property") }
            return connection(.outletCollection(property: property, appends: node.attributes["appends"] == "YES"))
        case "action":
            guard let selector = node.attributes["selector"] else { return missing("selector") }
            return connection(.action(selector: selector, event: node.attributes["eventType"]))
        default:
            guard let kind = node.attributes["kind"] else { return missing("kind") }
            return connection(.segue(readSegue(node, kind: kind)))
        }
    }

    private func readSegue(_ node: XMLNode, kind: String) -> IBSegue {
        var directions: Set<String>?
        for child in node.children {
            switch child.name {
            case "popoverArrowDirection":
                if case .flags(let flags)? = readValue(child, .flags) { directions = flags }
            case "nil": break
            default: check(child)
            }
        }
        let attributes = node.attributes
        return IBSegue(
            kind: kind, identifier: attributes["identifier"], relationship: attributes["relationship"],
            customClass: attributes["customClass"], customModule: attributes["customModule"],
            customModuleIsTarget: attributes["customModuleProvider"] == "target", unwindAction: attributes["unwindAction"],
            creationSelector: attributes["destinationCreationSelector"], modalPresentationStyle: attributes["modalPresentationStyle"],
            modalTransitionStyle: attributes["modalTransitionStyle"], animates: attributes["animates"] != "NO",
            popoverAnchorView: attributes["popoverAnchorView"], popoverAnchorBarButtonItem: attributes["popoverAnchorBarButtonItem"],
            popoverArrowDirections: directions, trigger: attributes["trigger"])
    }

    func readConstraint(_ node: XMLNode) -> IBConstraint? {
        guard node.name == "constraint" else {
            check(node)
            return nil
        }
        func invalid(_ name: String) -> IBConstraint? {
            report(.invalidValue, line: node.line, "the constraint's \(name) \"\(node.attributes[name] ?? "")\" cannot be read")
            return nil
        }
        let object = readObject(node, className: "NSLayoutConstraint", isKnown: true)
        guard let firstAttribute = node.attributes["firstAttribute"] else { return invalid("firstAttribute") }
        guard let relation = IBConstraint.Relation(rawValue: node.attributes["relation"] ?? "equal") else { return invalid("relation") }
        guard let multiplier = Self.ratio(node.attributes["multiplier"] ?? "1") else { return invalid("multiplier") }
        var constant: Double? = node.attributes["symbolic"] == "YES" ? nil : 0
        if let text = node.attributes["constant"] {
            guard let number = finiteNumber(text) else { return invalid("constant") }
            constant = number
        }
        guard let priority = finiteNumber(node.attributes["priority"] ?? "1000"), priority > 0, priority <= 1000 else {
            return invalid("priority")
        }
        let constraint = IBConstraint(
            object: object, firstItem: node.attributes["firstItem"], firstAttribute: firstAttribute, relation: relation,
            secondItem: node.attributes["secondItem"], secondAttribute: node.attributes["secondAttribute"], multiplier: multiplier,
            constant: constant, priority: priority, identifier: node.attributes["identifier"],
            isPlaceholder: node.attributes["placeholder"] == "YES")
        if let id = constraint.id { document.constraintsByID[id] = constraint }
        return constraint
    }

    /// A number, or a ratio such as `16:9` or `1/3`.
    private static func ratio(_ text: String) -> Double? {
        for separator: Character in [":", "/"] {
            let sides = text.split(separator: separator, omittingEmptySubsequences: false)
            guard sides.count == 2 else { continue }
            guard let above = finiteNumber(String(sides[0])), let below = finiteNumber(String(sides[1])), below != 0 else { return nil }
            return above / below
        }
        return finiteNumber(text)
    }
}
