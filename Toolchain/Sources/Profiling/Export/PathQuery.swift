/// A path in a trace's table of contents, in as much of XPath as says which tables are meant: names or `*` after `/` or `//`, each with
/// numbers and attributes in brackets: `/trace-toc/run[@number="1"]/data/table[@schema="time-profile"]`.
public struct PathQuery {
    /// What is wrong with a path.
    public struct Fault: Error, CustomStringConvertible {
        /// What is wrong, and what was expected.
        public var description: String
    }

    fileprivate enum Condition {
        case number(Int)
        case attribute(String, value: String?)
    }

    fileprivate struct Step {
        var isAnywhere: Bool
        var name: String
        var conditions: [Condition]
    }

    private let steps: [Step]

    /// No path is longer, in characters.
    private static let longestPath = 4096

    /// Reads a path.
    ///
    /// - Throws: `Fault` if it is none, or one of more than can be looked for.
    public init(_ text: String) throws {
        guard text.count <= Self.longestPath else { throw Fault(description: "the path is longer than \(Self.longestPath) characters") }
        var reader = Reader(text)
        steps = try reader.steps()
    }

    /// The elements that the path leads to, in the order in which they are written.
    func elements(of root: ContentsElement) -> [ContentsElement] {
        // What has the root in it has no name.
        let document = ContentsElement("", children: [root])
        var found = [document]
        for step in steps {
            var next: [ContentsElement] = []
            for parent in found.flatMap({ step.isAnywhere ? $0.all : [$0] }) {
                var matching = parent.children.filter { step.name == "*" || $0.name == step.name }
                for condition in step.conditions { matching = Self.those(of: matching, condition) }
                for match in matching where !next.contains(where: { $0 === match }) { next.append(match) }
            }
            found = next
        }
        return found
    }

    private static func those(of elements: [ContentsElement], _ condition: Condition) -> [ContentsElement] {
        switch condition {
        case .number(let number): elements.indices.contains(number - 1) ? [elements[number - 1]] : []
        case .attribute(let name, let value):
            elements.filter { $0.attributes.contains { $0.name == name && (value == nil || $0.value == value) } }
        }
    }
}

/// Reads a path from its beginning on.
private struct Reader {
    private let text: String
    private var rest: Substring

    init(_ text: String) { (self.text, rest) = (text, Substring(text)) }

    mutating func steps() throws -> [PathQuery.Step] {
        var steps: [PathQuery.Step] = []
        repeat {
            guard take("/") else { throw fault(expecting: "\"/\"") }
            var step = PathQuery.Step(isAnywhere: take("/"), name: try name(), conditions: [])
            while take("[") {
                repeat {
                    skipSpace()
                    step.conditions.append(try condition())
                    skipSpace()
                } while take("and ")
                guard take("]") else { throw fault(expecting: "\"]\"") }
            }
            steps.append(step)
        } while !rest.isEmpty
        return steps
    }

    private mutating func condition() throws -> PathQuery.Condition {
        guard take("@") else {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            guard let number = Int(digits), number > 0 else { throw fault(expecting: "a number from 1 on, or an attribute") }
            rest = rest.dropFirst(digits.count)
            return .number(number)
        }
        let attribute = try name()
        skipSpace()
        guard take("=") else { return .attribute(attribute, value: nil) }
        skipSpace()
        guard let quote = rest.first, quote == "\"" || quote == "'", let end = rest.dropFirst().firstIndex(of: quote) else {
            throw fault(expecting: "a value between quotation marks")
        }
        let value = rest.dropFirst().prefix(upTo: end)
        rest = rest.suffix(from: end).dropFirst()
        return .attribute(attribute, value: String(value))
    }

    private mutating func name() throws -> String {
        if take("*") { return "*" }
        let name = rest.prefix { $0.isLetter || $0.isNumber || "-_.".contains($0) }
        guard !name.isEmpty else { throw fault(expecting: "a name") }
        rest = rest.dropFirst(name.count)
        return String(name)
    }

    private mutating func skipSpace() { rest = rest.drop { $0 == " " } }

    private mutating func take(_ word: String) -> Bool {
        guard rest.hasPrefix(word) else { return false }
        rest = rest.dropFirst(word.count)
        return true
    }

    private func fault(expecting expected: String) -> PathQuery.Fault {
        let place = rest.isEmpty ? "at the end" : "at \"\(rest.prefix(20))\""
        return PathQuery.Fault(description: "\"\(text)\" cannot be looked for: expected \(expected) \(place)")
    }
}
