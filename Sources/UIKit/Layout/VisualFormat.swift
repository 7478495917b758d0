import Foundation

/// What a visual format says: views in a row or column, with the spaces between them.
package struct VisualFormat {
    /// A number, possibly by name, with a comparison and a priority.
    struct Predicate {
        enum Value {
            case number(CGFloat)
            /// The name of a metric, or of a view whose size is meant.
            case name(String)
        }

        var relation = NSLayoutConstraint.Relation.equal
        var value: Value
        /// A number or the name of a metric.
        var priority: Value?
        /// Where it starts in the format.
        var position: Int
    }

    enum Element {
        case superview
        case view(name: String, sizes: [Predicate], position: Int)
    }

    enum Space {
        /// Nothing is between the two: they touch.
        case none
        /// `-`: the system's own spacing.
        case standard
        case predicates([Predicate])
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    var elements: [Element] = []
    /// One fewer than the elements.
    var spaces: [Space] = []
}

/// Why a visual format cannot be read, and where.
package struct VisualFormatError: Error {
    package var reason: String
    /// Where, in characters from the start of the format.
    package var position: Int
}

/// Reads visual formats.
package struct VisualFormatParser {
    private let characters: [Character]
    private var index = 0

    package static func parse(_ format: String) throws -> VisualFormat {
        var parser = VisualFormatParser(characters: Array(format))
        return try parser.format()
    }

    private init(characters: [Character]) { self.characters = characters }

    private var current: Character? { index < characters.count ? characters[index] : nil }

    private mutating func take(_ character: Character) -> Bool {
        guard current == character else { return false }
        index += 1
        return true
    }

    private func fail(_ reason: String) -> VisualFormatError { VisualFormatError(reason: reason, position: index) }

    private mutating func format() throws -> VisualFormat {
        var result = VisualFormat()
        if current == "H" || current == "V" {
            result.axis = current == "H" ? .horizontal : .vertical
            index += 1
            guard take(":") else { throw fail("Expected a ':' here to follow the orientation") }
        }
        if take("|") {
            result.elements.append(.superview)
            result.spaces.append(try space())
        }
        result.elements.append(try view())
        while current != nil {
            let space = try space()
            result.spaces.append(space)
            if take("|") {
                result.elements.append(.superview)
                guard current == nil else { throw fail("Expected the end of the format after the superview") }
                return result
            }
            result.elements.append(try view())
        }
        return result
    }

    private mutating func space() throws -> VisualFormat.Space {
        guard take("-") else { return .none }
        if current == "[" || current == "|" { return .standard }
        let predicates: [VisualFormat.Predicate]
        if current == "(" {
            predicates = try predicateList()
        } else {
            let position = index
            predicates = [VisualFormat.Predicate(value: try simpleValue(), position: position)]
        }
        guard take("-") else { throw fail("Expected a '-' here") }
        return .predicates(predicates)
    }

    private mutating func view() throws -> VisualFormat.Element {
        let position = index
        guard take("[") else {
            throw fail(
                "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and underscores.")
        }
        let name = try self.name("view name")
        var sizes: [VisualFormat.Predicate] = []
        if current == "(" { sizes = try predicateList() }
        guard take("]") else { throw fail("Expected a ']' here to end the view") }
        return .view(name: name, sizes: sizes, position: position)
    }

    private mutating func predicateList() throws -> [VisualFormat.Predicate] {
        index += 1
        var result = [try predicate()]
        while take(",") { result.append(try predicate()) }
        guard take(")") else { throw fail("Expected a ')' here") }
        return result
    }

    private mutating func predicate() throws -> VisualFormat.Predicate {
        let position = index
        var relation = NSLayoutConstraint.Relation.equal
        for (text, meaning) in [("==", NSLayoutConstraint.Relation.equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual)]
        where characters[index...].starts(with: text) {
            relation = meaning
            index += 2
            break
        }
        var result = VisualFormat.Predicate(relation: relation, value: try simpleValue(), position: position)
        if take("@") { result.priority = try simpleValue() }
        return result
    }

    private mutating func simpleValue() throws -> VisualFormat.Predicate.Value {
        if let first = current, first.isNumber || first == "-" || first == "." || first == "+" {
            let start = index
            index += 1
            while let next = current, next.isASCII, next.isNumber || next == "." { index += 1 }
            let text = String(characters[start..<index])
            guard let number = Double(text) else {
                index = start
                throw fail("Expected a number here")
            }
            return .number(CGFloat(number))
        }
        return .name(try name("metric or view name"))
    }

    private mutating func name(_ what: String) throws -> String {
        let start = index
        guard let first = current, first.isLetter || first == "_" else { throw fail("Expected a \(what) here") }
        while let next = current, next.isLetter || next.isNumber || next == "_" { index += 1 }
        return String(characters[start..<index])
    }
}
