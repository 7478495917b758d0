/// The variables of a predicate's text that something is compared with, and the key paths of what is.
///
/// Only that much of the predicate is understood: a key path, an operator and a `$VARIABLE`, where the comparison ends with it.
struct PredicateVariables {
    /// The key paths by the variables' names. Where a variable stands twice, the first counts.
    private(set) var values: [String: String] = [:]

    private enum Token: Equatable {
        case name(String), variable(String), symbol(String), other
    }

    private static let operators: Set<String> = [
        "=", "==", "!=", "<>", "<", ">", "<=", "=<", ">=", "=>", "LIKE", "CONTAINS", "BEGINSWITH", "ENDSWITH", "MATCHES", "IN",
        "UTI-CONFORMS-TO", "UTI-EQUALS",
    ]
    private static let ends: Set<String> = ["AND", "OR", "&&", "||", ")"]

    init(_ text: String) {
        let tokens = Self.tokens(of: text)
        for index in tokens.indices {
            guard case .variable(let name) = tokens[index], values[name] == nil, index >= 2 else { continue }
            guard case .symbol(let sign) = tokens[index - 1], Self.operators.contains(sign), case .name(let path) = tokens[index - 2] else {
                continue
            }
            if index + 1 < tokens.count {
                guard case .symbol(let next) = tokens[index + 1], Self.ends.contains(next) else { continue }
            }
            values[name] = path
        }
    }

    private static func tokens(of text: String) -> [Token] {
        var tokens: [Token] = []
        var rest = text[...]
        func isName(_ character: Character) -> Bool { character.isLetter || character.isNumber || "_.@".contains(character) }
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "\"" || first == "'" {
                rest.removeFirst()
                while let character = rest.popFirst(), character != first { if character == "\\" { _ = rest.popFirst() } }
                tokens.append(.other)
            } else if first == "$" {
                rest.removeFirst()
                let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                rest = rest.dropFirst(name.count)
                tokens.append(.variable(String(name)))
            } else if first == "[", case .symbol? = tokens.last {
                // How texts are compared: [cd].
                rest = rest.drop { $0 != "]" }.dropFirst()
            } else if isName(first) || first == "#" {
                var name = rest.prefix { isName($0) || $0 == "#" || $0 == "-" }
                if !name.uppercased().hasPrefix("UTI-") { name = rest.prefix { isName($0) || $0 == "#" } }
                rest = rest.dropFirst(name.count)
                let word = name.uppercased()
                if operators.contains(word) || ends.contains(word) || ["NOT", "ANY", "ALL", "SOME", "NONE", "BETWEEN"].contains(word) {
                    tokens.append(.symbol(word))
                } else {
                    // A hash sign keeps a key from being taken for a word of the language.
                    tokens.append(first.isNumber ? .other : .name(name.filter { $0 != "#" }))
                }
            } else {
                let sign = rest.prefix { "=!<>&|".contains($0) }
                rest = rest.dropFirst(max(sign.count, 1))
                tokens.append(.symbol(sign.isEmpty ? String(first) : String(sign)))
            }
        }
        return tokens
    }
}
