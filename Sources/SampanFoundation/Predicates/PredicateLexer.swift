import Foundation

/// A token of a predicate's format, in Apple's grammar.
///
/// See https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Predicates/Articles/pSyntax.html.
enum PredicateToken: Equatable {
    /// A name, as it is written; whether it is one of the reserved words is for the parser to say.
    case word(String)
    /// A name after `#`, which is never a reserved word.
    case symbol(String)
    /// A name after `$`.
    case variable(String)
    case string(String)
    case integer(Int)
    case double(Double)
    /// An argument's place: the letter after `%`.
    case argument(Character)
    /// An operator or a bracket.
    case mark(String)
    /// The letters in brackets after an operator on strings: `[cd]`.
    case options(String)
    case end
}

/// Splits the format of a predicate into tokens.
struct PredicateLexer {
    /// That the text is no format.
    struct Fault: Error {}

    private let text: [Character]
    private var position = 0

    private static let marks = [
        "&&", "||", "==", ">=", "=>", "<=", "=<", "!=", "<>", "**", "(", ")", "{", "}", "[", "]", ",", "=", "<", ">", "!", "+", "-", "*",
        "/",
        ".", "@", ":",
    ]

    init(_ format: String) { text = Array(format) }

    /// All tokens; the last one is `.end`.
    ///
    /// - Throws: `Fault` for a character that begins no token, and for what does not end.
    static func tokens(of format: String) throws -> [PredicateToken] {
        var lexer = PredicateLexer(format)
        var tokens: [PredicateToken] = []
        repeat { tokens.append(try lexer.next(after: tokens.last)) } while tokens.last != .end
        return tokens
    }

    private var current: Character? { position < text.count ? text[position] : nil }

    private mutating func next(after previous: PredicateToken?) throws -> PredicateToken {
        while current?.isWhitespace == true { position += 1 }
        guard let first = current else { return .end }
        if first == "\"" || first == "'" { return .string(try quoted(by: first)) }
        if first == "%" { return try argument() }
        if first == "$" || first == "#" {
            position += 1
            let name = takeName()
            guard !name.isEmpty else { throw Fault() }
            return first == "$" ? .variable(name) : .symbol(name)
        }
        if Self.beginsName(first) { return .word(takeName()) }
        if first.isASCII, first.isNumber { return try number() }
        if first == ".", position + 1 < text.count, text[position + 1].isNumber, previous.map(Self.mayPrecedeNumber) ?? true {
            return try number()
        }
        if first == "[", previous.map(PredicateWords.takesOptions) ?? false, let options = takeOptions() { return .options(options) }
        for mark in Self.marks where text[position...].starts(with: mark) {
            position += mark.count
            return .mark(mark)
        }
        throw Fault()
    }

    private static func beginsName(_ character: Character) -> Bool { character == "_" || character.isLetter }

    /// A full stop after one of these begins a number, after others a step of a key path.
    private static func mayPrecedeNumber(_ token: PredicateToken) -> Bool {
        switch token {
        case .mark(let mark): mark != ")" && mark != "]"
        case .word(let word): PredicateWords.isReserved(word)
        default: false
        }
    }

    private mutating func takeName() -> String {
        let start = position
        while let character = current, Self.beginsName(character) || (position > start && character.isNumber) { position += 1 }
        return String(text[start..<position])
    }

    private mutating func takeOptions() -> String? {
        guard let end = text[position...].firstIndex(of: "]") else { return nil }
        let letters = String(text[(position + 1)..<end]).lowercased()
        guard !letters.isEmpty, letters.allSatisfy({ "cdnlw".contains($0) }) else { return nil }
        position = end + 1
        return letters
    }

    private mutating func argument() throws -> PredicateToken {
        position += 1
        // Lengths and places (`%ld`, `%1$@`, `%.2f`) say nothing about an argument that knows its type.
        while let character = current, character.isNumber || "lhqLzjt.$+- ".contains(character) { position += 1 }
        guard let letter = current, "@KdDiuUxXoOfFeEgGaAcCsSp".contains(letter) else { throw Fault() }
        position += 1
        return .argument(letter)
    }

    private mutating func quoted(by quote: Character) throws -> String {
        position += 1
        var result = ""
        while let character = current {
            position += 1
            if character == quote { return result }
            guard character == "\\" else {
                result.append(character)
                continue
            }
            guard let escaped = current else { break }
            position += 1
            result.append(try unescaped(escaped))
        }
        throw Fault()
    }

    private mutating func unescaped(_ letter: Character) throws -> Character {
        switch letter {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "u", "x":
            let digits = text[position...].prefix(letter == "u" ? 4 : 2)
            guard let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value) else { throw Fault() }
            position += digits.count
            return Character(scalar)
        default: return letter
        }
    }

    private mutating func number() throws -> PredicateToken {
        let radices: [Character: Int] = ["x": 16, "o": 8, "b": 2]
        if current == "0", position + 1 < text.count, let radix = radices[Character(text[position + 1].lowercased())] {
            let digits = text[(position + 2)...].prefix { $0.isHexDigit }
            guard let value = Int(String(digits), radix: radix) else { throw Fault() }
            position += 2 + digits.count
            return .integer(value)
        }
        let start = position
        func digits() { while let character = current, character.isASCII, character.isNumber { position += 1 } }
        digits()
        var isWhole = true
        if current == ".", position + 1 < text.count, text[position + 1].isNumber {
            isWhole = false
            position += 1
            digits()
        }
        if let exponent = current, exponent == "e" || exponent == "E" {
            let mark = position
            position += 1
            if current == "+" || current == "-" { position += 1 }
            if current?.isNumber == true {
                isWhole = false
                digits()
            } else {
                position = mark
            }
        }
        let literal = String(text[start..<position])
        if isWhole, let value = Int(literal) { return .integer(value) }
        guard let value = Double(literal) else { throw Fault() }
        return .double(value)
    }
}

/// The reserved words of the grammar, which may be written in either case.
enum PredicateWords {
    static let comparisons: [String: NSComparisonPredicate.Operator] = [
        "IN": .in, "BETWEEN": .between, "CONTAINS": .contains, "LIKE": .like, "MATCHES": .matches, "BEGINSWITH": .beginsWith,
        "ENDSWITH": .endsWith,
    ]

    static let comparingMarks: [String: NSComparisonPredicate.Operator] = [
        "==": .equalTo, "=": .equalTo, "!=": .notEqualTo, "<>": .notEqualTo, "<": .lessThan, ">": .greaterThan, "<=": .lessThanOrEqualTo,
        "=<": .lessThanOrEqualTo, ">=": .greaterThanOrEqualTo, "=>": .greaterThanOrEqualTo,
    ]

    private static let others: Set<String> = [
        "AND", "OR", "NOT", "ANY", "SOME", "ALL", "NONE", "TRUEPREDICATE", "FALSEPREDICATE", "TRUE", "FALSE", "YES", "NO", "NIL", "NULL",
        "SELF",
        "FIRST", "LAST", "SIZE", "CAST", "FUNCTION", "SUBQUERY", "TERNARY", "UNION", "INTERSECT", "MINUS", "ANYKEY",
    ]

    /// Whether a word is one of the grammar's.
    static func isReserved(_ word: String) -> Bool {
        let word = word.uppercased()
        return others.contains(word) || comparisons[word] != nil
    }

    /// Whether letters in brackets may follow the token, which then are no index.
    static func takesOptions(_ token: PredicateToken) -> Bool {
        switch token {
        case .word(let word): comparisons[word.uppercased()] != nil
        case .mark(let mark): comparingMarks[mark] != nil
        default: false
        }
    }
}
