import Foundation
import ObjCRuntime

/// Reads the format of a predicate or of an expression.
///
/// Brackets hold either, and which of them shows only at their end, so both are read by the same rules, and what is one where the other has
/// to be is a fault. By that nothing is read twice, however deep brackets nest.
struct PredicateParser {
    typealias Fault = PredicateLexer.Fault

    /// What a part of a format turned out to be.
    private enum Part {
        case predicate(NSPredicate)
        case expression(NSExpression)
    }

    private let tokens: [PredicateToken]
    private let arguments: [Any?]
    private var position = 0
    private var argument = 0
    private var depth = 0

    /// Brackets and functions nest no deeper than this.
    private static let depthLimit = 200

    private init(_ format: String, _ arguments: [Any?]) throws {
        tokens = try PredicateLexer.tokens(of: format)
        self.arguments = arguments
    }

    /// The predicate that a format says. Ends the process, as Apple's exception does, if it says none.
    static func predicate(_ format: String, _ arguments: [Any?]) -> NSPredicate { raising(format) { try parse(format, arguments) } }

    /// The expression that a format says. Ends the process, as Apple's exception does, if it says none.
    static func expression(_ format: String, _ arguments: [Any?]) -> NSExpression {
        raising(format) { try read(format, arguments) { parser in try parser.expression(parser.either()) } }
    }

    /// The predicate that a format says.
    ///
    /// - Throws: `Fault` if it says none.
    static func parse(_ format: String, _ arguments: [Any?]) throws -> NSPredicate {
        try read(format, arguments) { parser in try parser.predicate(parser.either()) }
    }

    private static func read<Result>(
        _ format: String, _ arguments: [Any?], _ body: (inout PredicateParser) throws -> Result
    ) throws -> Result {
        var parser = try PredicateParser(format, arguments)
        let result = try body(&parser)
        guard parser.current == .end else { throw Fault() }
        return result
    }

    private static func raising<Result>(_ format: String, _ body: () throws -> Result) -> Result {
        do {
            return try body()
        } catch {
            ObjCException.raise("NSInvalidArgumentException", "Unable to parse the format string \"\(format)\"")
        }
    }

    // MARK: Tokens

    private var current: PredicateToken { tokens[position] }
    private var following: PredicateToken { position + 1 < tokens.count ? tokens[position + 1] : .end }

    private mutating func advance() { if position + 1 < tokens.count { position += 1 } }

    private mutating func take(_ mark: String) -> Bool {
        guard current == .mark(mark) else { return false }
        advance()
        return true
    }

    private mutating func takeWord(_ words: String...) -> Bool {
        guard case .word(let word) = current, words.contains(word.uppercased()) else { return false }
        advance()
        return true
    }

    private mutating func expect(_ mark: String) throws { if !take(mark) { throw Fault() } }

    private mutating func nextArgument() throws -> Any? {
        guard argument < arguments.count else { throw Fault() }
        defer { argument += 1 }
        return arguments[argument]
    }

    // MARK: Predicates

    private func predicate(_ part: Part) throws -> NSPredicate {
        guard case .predicate(let predicate) = part else { throw Fault() }
        return predicate
    }

    private func expression(_ part: Part) throws -> NSExpression {
        guard case .expression(let expression) = part else { throw Fault() }
        return expression
    }

    private mutating func either() throws -> Part {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else { throw Fault() }
        return try alternatives()
    }

    private mutating func alternatives() throws -> Part {
        let first = try conjunction()
        var all: [NSPredicate] = []
        while takeWord("OR") || take("||") {
            if all.isEmpty { all.append(try predicate(first)) }
            all.append(try predicate(conjunction()))
        }
        return all.isEmpty ? first : .predicate(NSCompoundPredicate(type: .or, subpredicates: all))
    }

    private mutating func conjunction() throws -> Part {
        let first = try negation()
        var all: [NSPredicate] = []
        while takeWord("AND") || take("&&") {
            if all.isEmpty { all.append(try predicate(first)) }
            all.append(try predicate(negation()))
        }
        return all.isEmpty ? first : .predicate(NSCompoundPredicate(type: .and, subpredicates: all))
    }

    private mutating func negation() throws -> Part {
        guard takeWord("NOT") || take("!") else { return try comparison() }
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else { throw Fault() }
        return .predicate(NSCompoundPredicate(notPredicateWithSubpredicate: try predicate(negation())))
    }

    private mutating func comparison() throws -> Part {
        var modifier: NSComparisonPredicate.Modifier?
        var isNone = false
        if takeWord("ANY", "SOME") { modifier = .any } else if takeWord("ALL") { modifier = .all }
        if modifier == nil, takeWord("NONE") { (modifier, isNone) = (.any, true) }
        let left = try sets()
        guard let kind = takeOperator() else {
            guard modifier == nil else { throw Fault() }
            return left
        }
        var options: NSComparisonPredicate.Options = []
        if case .options(let letters) = current {
            advance()
            if letters.contains("c") { options.insert(.caseInsensitive) }
            if letters.contains("d") { options.insert(.diacriticInsensitive) }
            if letters.contains("n") { options.insert(.normalized) }
        }
        let result = NSComparisonPredicate(
            leftExpression: try expression(left), rightExpression: try expression(sets()), modifier: modifier ?? .direct, type: kind,
            options: options)
        return .predicate(isNone ? NSCompoundPredicate(notPredicateWithSubpredicate: result) : result)
    }

    private mutating func takeOperator() -> NSComparisonPredicate.Operator? {
        let kind: NSComparisonPredicate.Operator? =
            switch current {
            case .mark(let mark): PredicateWords.comparingMarks[mark]
            case .word(let word): PredicateWords.comparisons[word.uppercased()]
            default: nil
            }
        if kind != nil { advance() }
        return kind
    }

    // MARK: Expressions

    private mutating func sets() throws -> Part {
        var left = try sum()
        while true {
            if takeWord("UNION") {
                left = .expression(NSExpression(forUnionSet: try expression(left), with: try expression(sum())))
            } else if takeWord("INTERSECT") {
                left = .expression(NSExpression(forIntersectSet: try expression(left), with: try expression(sum())))
            } else if takeWord("MINUS") {
                left = .expression(NSExpression(forMinusSet: try expression(left), with: try expression(sum())))
            } else {
                return left
            }
        }
    }

    private mutating func sum() throws -> Part {
        try operations(["+": "add:to:", "-": "from:subtract:"]) { parser in try parser.product() }
    }

    private mutating func product() throws -> Part {
        try operations(["*": "multiply:by:", "/": "divide:by:"]) { parser in try parser.power() }
    }

    private mutating func power() throws -> Part { try operations(["**": "raise:toPower:"]) { parser in try parser.signed() } }

    /// Operands between operators of one rank, from left to right.
    ///
    /// - Parameter functions: the functions' names by the marks of the operators.
    private mutating func operations(_ functions: [String: String], _ operand: (inout PredicateParser) throws -> Part) throws -> Part {
        var left = try operand(&self)
        while case .mark(let mark) = current, let name = functions[mark] {
            advance()
            left = try function(name, left, operand(&self))
        }
        return left
    }

    private func function(_ name: String, _ left: Part, _ right: Part) throws -> Part {
        .expression(NSExpression(forFunction: name, arguments: [try expression(left), try expression(right)]))
    }

    private mutating func signed() throws -> Part {
        var isNegative = false
        while take("-") { isNegative.toggle() }
        guard isNegative else { return try steps(after: operand()) }
        switch current {
        case .integer(let value):
            advance()
            return .expression(NSExpression(forConstantValue: NSNumber(value: -value)))
        case .double(let value):
            advance()
            return .expression(NSExpression(forConstantValue: NSNumber(value: -value)))
        default: return try function("from:subtract:", .expression(NSExpression(forConstantValue: 0)), steps(after: operand()))
        }
    }

    /// Keys and indexes after an operand.
    private mutating func steps(after first: Part) throws -> Part {
        var part = first
        while true {
            if take(".") {
                part = .expression(NSExpression(forKeyPath: try key(), of: try expression(part)))
            } else if take("[") {
                part = .expression(NSExpression(forIndex: try index(), in: try expression(part)))
            } else {
                return part
            }
        }
    }

    private mutating func index() throws -> NSExpression {
        let symbols: [String: NSExpression.IndexSymbol] = ["FIRST": .first, "LAST": .last, "SIZE": .size]
        if case .word(let word) = current, let symbol = symbols[word.uppercased()], following == .mark("]") {
            advance()
            advance()
            return NSExpression(.indexSymbol(symbol))
        }
        let index = try expression(either())
        try expect("]")
        return index
    }

    /// A key of a key path.
    private mutating func key() throws -> String {
        let sign = take("@") ? "@" : ""
        switch current {
        case .word(let name), .symbol(let name):
            advance()
            return sign + name
        case .argument("K"):
            advance()
            return sign + (try keyPathArgument())
        default: throw Fault()
        }
    }

    private mutating func keyPathArgument() throws -> String {
        guard let path = try nextArgument().flatMap(PredicateValue.normalized) as? String, !path.isEmpty else { throw Fault() }
        return path
    }

    private mutating func operand() throws -> Part {
        let token = current
        if case .word(let word) = token { return try operand(word) }
        if token == .mark("@") { return .expression(NSExpression(forKeyPath: try key())) }
        advance()
        switch token {
        case .string(let text): return .expression(NSExpression(forConstantValue: text))
        case .integer(let value): return .expression(NSExpression(forConstantValue: NSNumber(value: value)))
        case .double(let value): return .expression(NSExpression(forConstantValue: NSNumber(value: value)))
        case .variable(let name): return .expression(NSExpression(forVariable: name))
        case .symbol(let name): return .expression(NSExpression(forKeyPath: name))
        case .argument("K"): return .expression(NSExpression(forKeyPath: try keyPathArgument()))
        case .argument: return .expression(NSExpression(forConstantValue: try nextArgument()))
        case .mark("("):
            let inner = try either()
            try expect(")")
            return inner
        case .mark("{"): return .expression(NSExpression(forAggregate: try list(to: "}")))
        default: throw Fault()
        }
    }

    /// Expressions between commas, and the closing mark.
    private mutating func list(to end: String) throws -> [NSExpression] {
        if take(end) { return [] }
        var all = [try expression(either())]
        while take(",") { all.append(try expression(either())) }
        try expect(end)
        return all
    }

    private mutating func operand(_ word: String) throws -> Part {
        advance()
        switch word.uppercased() {
        case "TRUEPREDICATE": return .predicate(NSPredicate(value: true))
        case "FALSEPREDICATE": return .predicate(NSPredicate(value: false))
        case "TRUE", "YES": return .expression(NSExpression(forConstantValue: NSNumber(value: true)))
        case "FALSE", "NO": return .expression(NSExpression(forConstantValue: NSNumber(value: false)))
        case "NIL", "NULL": return .expression(NSExpression(forConstantValue: nil))
        case "SELF": return .expression(NSExpression.expressionForEvaluatedObject())
        case "ANYKEY": return .expression(NSExpression.expressionForAnyKey())
        case "SUBQUERY": return try subquery()
        case "TERNARY": return try conditional()
        case "CAST": return try call("castObject:toType:")
        case "FUNCTION": return try message()
        default: break
        }
        if current == .mark("(") || current == .mark(":") { return try call(word) }
        guard !PredicateWords.isReserved(word) else { throw Fault() }
        return .expression(NSExpression(forKeyPath: word))
    }

    /// `SUBQUERY(collection, $variable, predicate)`
    private mutating func subquery() throws -> Part {
        try expect("(")
        let collection = try expression(either())
        try expect(",")
        guard case .variable(let name) = current else { throw Fault() }
        advance()
        try expect(",")
        let condition = try predicate(either())
        try expect(")")
        return .expression(NSExpression(forSubquery: collection, usingIteratorVariable: name, predicate: condition))
    }

    /// `TERNARY(predicate, value, other value)`
    private mutating func conditional() throws -> Part {
        try expect("(")
        let condition = try predicate(either())
        try expect(",")
        let first = try expression(either())
        try expect(",")
        let second = try expression(either())
        try expect(")")
        return .expression(NSExpression(forConditional: condition, trueExpression: first, falseExpression: second))
    }

    /// `FUNCTION(receiver, "selector:", argument …)`
    private mutating func message() throws -> Part {
        try expect("(")
        let parts = try list(to: ")")
        guard parts.count >= 2, parts[1].expressionType == .constantValue, let selector = parts[1].constantValue as? String else {
            throw Fault()
        }
        return .expression(NSExpression(forFunction: parts[0], selectorName: selector, arguments: Array(parts.dropFirst(2))))
    }

    /// `sum(…)`, or with the whole name `raise:toPower:(…)`, after the name or its beginning.
    private mutating func call(_ beginning: String) throws -> Part {
        var name = beginning
        while take(":") {
            name += ":"
            if case .word(let next) = current {
                advance()
                name += next
            }
        }
        try expect("(")
        let arguments = try list(to: ")")
        guard let function = PredicateFunction.named(name, count: arguments.count) else { throw Fault() }
        return .expression(NSExpression(forFunction: function.name, arguments: arguments))
    }
}
