import Foundation

/// What a query asks of an item. It is parsed by `QueryParser`.
indirect enum QueryCondition: Equatable, Sendable {
    case all([QueryCondition])
    case any([QueryCondition])
    case not(QueryCondition)
    case compare(attribute: String, Comparison, QueryValue)
    case range(attribute: String, Double, Double)

    enum Comparison: String, Sendable {
        case equal = "==", unequal = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
    }

    /// Whether an item has what is asked for.
    func holds(for item: StoredItem) -> Bool {
        switch self {
        case .all(let conditions): return conditions.allSatisfy { $0.holds(for: item) }
        case .any(let conditions): return conditions.contains { $0.holds(for: item) }
        case .not(let condition): return !condition.holds(for: item)
        case .range(let attribute, let least, let greatest):
            return Self.values(of: item, attribute).flatMap(\.compared).contains { $0 >= least && $0 <= greatest }
        case .compare(let attribute, let comparison, let value):
            let values = Self.values(of: item, attribute)
            switch comparison {
            case .equal: return values.contains(where: value.matches)
            // Of several values none may be this one.
            case .unequal: return !values.contains(where: value.matches)
            case .less: return values.contains { value.compares($0, by: <) }
            case .lessOrEqual: return values.contains { value.compares($0, by: <=) }
            case .greater: return values.contains { value.compares($0, by: >) }
            case .greaterOrEqual: return values.contains { value.compares($0, by: >=) }
            }
        }
    }

    private static func values(of item: StoredItem, _ attribute: String) -> [AttributeValue] {
        switch attribute {
        // All attributes.
        case "**", "*": item.values.filter { !$0.key.contains(CSCustomAttributeKey.mark) }.map(\.value)
        case "uniqueIdentifier": [.text(item.identifier)]
        case "domainIdentifier": item.domain.map { [.text($0)] } ?? []
        default: (item.values[attribute] ?? item.values[CSCustomAttributeKey.namedOnly(attribute)]).map { [$0] } ?? []
        }
    }
}

/// What an attribute is compared with.
enum QueryValue: Equatable, Sendable {
    case number(Double)
    /// Parts that stand beside each other, with anything between them where `*` stood.
    case text(TextPattern)

    func matches(_ value: AttributeValue) -> Bool {
        switch self {
        case .number(let number): value.compared.contains(number)
        case .text(let pattern): value.searched.contains(where: pattern.matches)
        }
    }

    func compares(_ value: AttributeValue, by order: (Double, Double) -> Bool) -> Bool {
        switch self {
        case .number(let number): value.compared.contains { order($0, number) }
        case .text(let pattern):
            value.searched.contains { text in
                let (a, b) = (pattern.folded(text), pattern.folded(pattern.parts.joined()))
                return order(a < b ? -1 : (a == b ? 0 : 1), 0)
            }
        }
    }
}

/// A text with `*` for anything.
struct TextPattern: Equatable, Sendable {
    /// What is between the stars.
    let parts: [String]
    let ignoresCase: Bool
    let ignoresDiacritics: Bool
    /// Whether the pattern is looked for from the beginning of each word on, not only of the whole.
    let isByWords: Bool

    /// - Parameters:
    ///   - parts: what is between the stars.
    ///   - modifiers: the letters behind the text.
    init(_ parts: [String], modifiers: String) {
        (ignoresCase, ignoresDiacritics) = (modifiers.contains("c"), modifiers.contains("d"))
        isByWords = modifiers.contains("w") || modifiers.contains("t")
        self.parts = parts
    }

    func folded(_ text: String) -> String {
        var options: String.CompareOptions = []
        if ignoresCase { options.insert(.caseInsensitive) }
        if ignoresDiacritics { options.insert(.diacriticInsensitive) }
        return options.isEmpty ? text : text.folding(options: options, locale: nil)
    }

    func matches(_ text: String) -> Bool {
        let text = Array(folded(text))
        let parts = parts.map { Array(folded($0)) }
        guard isByWords else { return Self.match(text[...], parts, mustEnd: true) }
        // A word begins behind what is neither letter nor number.
        return text.indices.contains { index in
            let isStart = index == 0 || !text[index - 1].isLetter && !text[index - 1].isNumber
            return isStart && Self.match(text[index...], parts, mustEnd: false)
        }
    }

    /// Whether a text is what the parts say from its beginning on.
    ///
    /// - Parameter mustEnd: whether it has to end where the last part does; otherwise a word has to.
    private static func match(_ text: ArraySlice<Character>, _ parts: [[Character]], mustEnd: Bool) -> Bool {
        guard let first = parts.first, text.starts(with: first) else { return false }
        func canEnd(before rest: ArraySlice<Character>) -> Bool {
            rest.first.map { !mustEnd && !$0.isLetter && !$0.isNumber } ?? true
        }
        var rest = text.dropFirst(first.count)
        guard let last = parts.dropFirst().last else { return canEnd(before: rest) }
        for part in parts[1..<parts.count - 1] where !part.isEmpty {
            guard let place = rest.indices.first(where: { rest[$0...].starts(with: part) }) else { return false }
            rest = rest[place...].dropFirst(part.count)
        }
        // The last part counts where the text can end, be it there more than once.
        return last.isEmpty || rest.indices.contains { rest[$0...].starts(with: last) && canEnd(before: rest[$0...].dropFirst(last.count)) }
    }
}
