/// Makes a condition of words: operators by their precedence, brackets, and values between them.
struct ConditionParser {
    private enum Operator {
        case infix(precedence: Int, (any Condition, any Condition) -> any Condition)
        case prefix(precedence: Int, (any Condition) -> any Condition)
    }

    private let words: ArraySlice<String>
    private let tag: Token
    private let parser: TokenParser
    private var position: Int
    private var nesting = 0

    private init(_ words: [String], of tag: Token, parser: TokenParser) {
        self.words = words[...]
        self.tag = tag
        self.parser = parser
        position = words.startIndex
    }

    /// The condition that the words make.
    static func parse(_ words: [String], of tag: Token, parser: TokenParser) throws -> any Condition {
        var depth = 0
        for word in words {
            if word == "(" { depth += 1 }
            if word == ")" { depth -= 1 }
            guard depth >= 0 else { throw error("missing opening bracket") }
        }
        guard depth == 0 else { throw error("missing closing bracket") }
        var conditions = ConditionParser(words, of: tag, parser: parser)
        let condition = try conditions.condition(above: 0)
        guard conditions.position == words.endIndex else { throw error("dangling token") }
        return condition
    }

    /// A condition of operators that bind more tightly than this.
    private mutating func condition(above precedence: Int) throws -> any Condition {
        nesting += 1
        defer { nesting -= 1 }
        guard nesting <= parser.environment.limits.nesting else {
            throw Self.error("more than \(parser.environment.limits.nesting) brackets")
        }
        var left = try operand()
        while position < words.endIndex {
            switch Self.operator(words[position]) {
            case .infix(let own, let make):
                guard own > precedence else { return left }
                position += 1
                left = make(left, try condition(above: own))
            case .prefix: throw Self.error("prefix operator '\(words[position])' was called with a left hand side")
            case nil:
                guard words[position] == ")" else { throw Self.error("dangling token") }
                return left
            }
        }
        return left
    }

    private mutating func operand() throws -> any Condition {
        guard position < words.endIndex, words[position] != ")" else { throw Self.error("end") }
        let word = words[position]
        position += 1
        if word == "(" {
            let inner = try condition(above: 0)
            // Brackets are balanced, so that there is one.
            position += 1
            return inner
        }
        switch Self.operator(word) {
        case .infix: throw Self.error("infix operator '\(word)' doesn't have a left hand side")
        case .prefix(let own, let make): return make(try condition(above: own))
        case nil: return ValueCondition(value: try parser.resolvable(word, of: tag))
        }
    }

    private static func error(_ reason: String) -> TemplateError { TemplateError("'if' expression error: \(reason)") }

    private static func `operator`(_ word: String) -> Operator? {
        switch word {
        case "or": .infix(precedence: 6) { PairCondition(left: $0, right: $1, isAnd: false) }
        case "and": .infix(precedence: 7) { PairCondition(left: $0, right: $1, isAnd: true) }
        case "not": .prefix(precedence: 8) { NotCondition(condition: $0) }
        case "in": comparison { Value.contains($1, $0) }
        case "==": comparison(Value.areEqual)
        case "!=": comparison(Value.areEqual, isNegated: true)
        case ">": comparison { Value.compare($0, $1) { $0 > $1 } }
        case ">=": comparison { Value.compare($0, $1) { $0 >= $1 } }
        case "<": comparison { Value.compare($0, $1) { $0 < $1 } }
        case "<=": comparison { Value.compare($0, $1) { $0 <= $1 } }
        default: nil
        }
    }

    private static func comparison(_ compares: @escaping (Any?, Any?) -> Bool, isNegated: Bool = false) -> Operator {
        .infix(precedence: 10) { Comparison(left: $0, right: $1, compares: compares, isNegated: isNegated) }
    }
}
