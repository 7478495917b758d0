import SampanFoundation
import SampanHost

/// What an element has to be for a query to keep it.
struct ElementCondition {
    /// The condition as messages have it.
    let text: String
    let holds: (ElementNode) -> Bool

    /// An element of a type.
    static func type(_ type: XCUIElement.ElementType) -> ElementCondition {
        ElementCondition(text: "type \(type.name)") { type == .any || $0.type == type }
    }

    /// An element that has this identifier, or says this.
    static func identifier(_ identifier: String) -> ElementCondition {
        ElementCondition(text: "predicate '\"\(identifier)\" IN identifiers'") { $0.identifiers.contains(identifier) }
    }

    /// An element that a predicate takes.
    static func predicate(_ predicate: Foundation.NSPredicate) -> ElementCondition {
        let format = (predicate as? SampanFoundation.NSPredicate)?.predicateFormat ?? "BLOCKPREDICATE"
        return ElementCondition(text: "predicate '\(format)'") { predicate.evaluate(with: ElementAttributes($0)) }
    }

    /// An element for which all of some conditions hold.
    static func all(_ conditions: [ElementCondition]) -> ElementCondition {
        ElementCondition(text: conditions.map(\.text).joined(separator: " and ")) { node in conditions.allSatisfy { $0.holds(node) } }
    }
}

/// How elements are found, step by step, from the app on.
indirect enum ElementFinder {
    case app(String)
    case descendants(ElementFinder, XCUIElement.ElementType)
    case children(ElementFinder, XCUIElement.ElementType)
    case matching(ElementFinder, ElementCondition)
    case containing(ElementFinder, ElementCondition)
    case index(ElementFinder, Int)
    case first(ElementFinder)
    case only(ElementFinder)

    /// Why elements were not found.
    enum Failure: Error, CustomStringConvertible {
        case none(step: String, input: [ElementNode])
        case several(query: String, matches: [ElementNode])

        private static let limit = 20

        private static func list(_ nodes: [ElementNode]) -> String {
            let lines = nodes.prefix(limit).map { "    \(ElementText.line(of: $0))" }
            return "{(\n" + (lines + (nodes.count > limit ? ["    and \(nodes.count - limit) more"] : [])).joined(separator: ",\n") + "\n)}"
        }

        var description: String {
            switch self {
            case .none(let step, let input): "No matches found for \(step) from input \(Self.list(input))"
            case .several(let query, let matches):
                "Multiple matching elements found for \(query).\nPossibly caused by runtime issues: elements that have no identifiers of "
                    + "their own.\nMatches: \(Self.list(matches))"
            }
        }
    }

    /// The elements that are found below the app, in their order.
    ///
    /// - Throws: `Failure` where a step that begins with one element has none, or several.
    func nodes(in top: ElementNode) throws -> [ElementNode] {
        switch self {
        case .app: return [top]
        case .descendants(let input, let type):
            return Self.unique(try input.nodes(in: top).flatMap(\.descendants)).filter { type == .any || $0.type == type }
        case .children(let input, let type):
            return Self.unique(try input.nodes(in: top).flatMap(\.children)).filter { type == .any || $0.type == type }
        case .matching(let input, let condition): return try input.nodes(in: top).filter(condition.holds)
        case .containing(let input, let condition):
            return try input.nodes(in: top).filter { $0.descendants.contains(where: condition.holds) }
        case .index(let input, let index):
            let nodes = try input.nodes(in: top)
            let place = index < 0 ? nodes.count + index : index
            return nodes.indices.contains(place) ? [nodes[place]] : []
        case .first(let input): return try input.nodes(in: top).first.map { [$0] } ?? []
        case .only(let input):
            let nodes = try input.nodes(in: top)
            guard nodes.count <= 1 else { throw Failure.several(query: text, matches: nodes) }
            return nodes
        }
    }

    /// Elements that several others have found stand at their first place.
    private static func unique(_ nodes: [ElementNode]) -> [ElementNode] {
        var seen: Set<ObjectIdentifier> = []
        return nodes.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    /// The step that finds nothing, with what it was given.
    func failure(in top: ElementNode) -> any Error {
        do {
            if let input, try input.nodes(in: top).isEmpty { return input.failure(in: top) }
            return Failure.none(step: step, input: try input?.nodes(in: top) ?? [])
        } catch {
            return error
        }
    }

    /// What the step before found.
    var input: ElementFinder? {
        switch self {
        case .app: nil
        case .descendants(let input, _), .children(let input, _), .matching(let input, _), .containing(let input, _), .index(let input, _),
            .first(let input), .only(let input):
            input
        }
    }

    /// The step as messages have it.
    var step: String {
        switch self {
        case .app(let name): "Find: Target Application '\(name)'"
        case .descendants(_, let type): "Find: Descendants matching type \(type.name)"
        case .children(_, let type): "Find: Children matching type \(type.name)"
        case .matching(_, let condition): "Find: Elements matching \(condition.text)"
        case .containing(_, let condition): "Find: Elements containing elements matching \(condition.text)"
        case .index(_, let index): "Find: Element at index \(index)"
        case .first: "Find: First matching element"
        case .only(let input): input.step
        }
    }

    /// All steps, from the app on.
    var steps: [ElementFinder] {
        if case .only(let input) = self { return input.steps }
        return (input?.steps ?? []) + [self]
    }

    /// Whether it matters which places elements have among others.
    var countsPlaces: Bool { steps.contains { if case .index = $0 { true } else { false } } }

    /// Whether what is found may be within rows of a table, and is not one.
    var looksIntoRows: Bool { ![.application, .window, .table, .cell, .navigationBar, .tabBar, .alert, .sheet, .keyboard].contains(type) }

    /// The type of what is found.
    var type: XCUIElement.ElementType {
        switch self {
        case .app: .application
        case .descendants(_, let type), .children(_, let type): type
        case .matching(let input, _), .containing(let input, _), .index(let input, _), .first(let input), .only(let input): input.type
        }
    }

    /// What is found, in a few words: `"Save" Button`.
    var text: String {
        switch self {
        case .app(let name): "Target Application '\(name)'"
        case .descendants(_, let type), .children(_, let type): type.name
        case .matching(let input, let condition):
            condition.text.hasPrefix("predicate '\"") && condition.text.hasSuffix(" IN identifiers'")
                ? "\(condition.text.dropFirst("predicate '".count).dropLast(" IN identifiers'".count)) \(input.type.name)"
                : "\(input.type.name) (matching \(condition.text))"
        case .containing(let input, let condition): "\(input.text) (containing \(condition.text))"
        case .index(let input, let index): "\(input.text) (Element at index \(index))"
        case .first(let input): "\(input.text) (First Match)"
        case .only(let input): input.text
        }
    }
}
