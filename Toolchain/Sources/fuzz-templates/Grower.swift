import Fuzzing

/// Makes templates that are well formed, mostly: tags with their ends, inside each other, around odd expressions.
struct Grower {
    private static let values = [
        "name", "number", "half", "list", "numbers", "table", "table.key", "list.0.b[inner]", "list.first", "lines", "missing", "'a b'",
        "\"\"", "3",
        "-1", "0.5", "true", "1...3", "3...number", "forloop.counter", "forloop.first", "maploop.item", "x", "y", "block.super", "param.a",
    ]
    private static let filters = [
        "uppercase", "capitalize", "default:'x',y", "join:', '", "split", "indent:2,' ',true", "filter:filter", "upperFirstLetter",
        "lowerFirstWord", "camelToSnakeCase", "snakeToCamelCase:'true'", "swiftIdentifier:'pretty'", "escapeReservedKeywords", "basename",
        "dirname",
        "removeNewlines:'leading'", "replace:'a','$1'", "replace:'(.)(.)','$2$1','regex'", "contains:'a'", "hasPrefix:name", "hexToInt",
        "int255toFloat", "percent",
    ]
    private static let operators = ["and", "or", "==", "!=", "<", ">=", "in"]

    private var numbers: RandomNumbers

    init(_ numbers: RandomNumbers) { self.numbers = numbers }

    private mutating func one(of choices: [String]) -> String { choices[numbers.next(below: choices.count)] }

    private mutating func value() -> String {
        var text = one(of: Self.values)
        // Texts are what most filters take.
        for _ in 0..<[0, 0, 0, 1, 2][numbers.next(below: 5)] { text += "|default:name|\(one(of: Self.filters))" }
        return text
    }

    private mutating func condition() -> String {
        var text = (numbers.next(below: 4) == 0 ? "not " : "") + value()
        for _ in 0..<numbers.next(below: 3) { text = "\(text) \(one(of: Self.operators)) \(value())" }
        return numbers.next(below: 4) == 0 ? "( \(text) ) or no" : text
    }

    private mutating func tag(_ words: String) -> String {
        "{%\(one(of: ["", "", "", "-", "+"])) \(words) \(one(of: ["", "", "", "-", "+"]))%}"
    }

    /// Some parts, one after the other.
    mutating func template(depth: Int = 4) -> String {
        (0...numbers.next(below: 5)).map { _ in part(depth: depth) }.joined()
    }

    private mutating func part(depth: Int) -> String {
        switch numbers.next(below: depth > 0 ? 16 : 5) {
        case 0: one(of: ["text ", "\n", "  ", "a\n  b", "é🧭", "{", "%}"])
        case 1: "{{ \(value()) }}"
        case 2: "{{ \(value()) if \(condition()) else \(value()) }}"
        case 3: tag("set \(one(of: ["x", "y", "name"])) \(value())")
        case 4:
            one(of: ["{# a #}", "{% include \"part\" %}", "{% include \"part\" table %}", "{% import \"part\" %}", "{% call m name %}"])
        case 5, 6:
            tag("if \(condition())") + template(depth: depth - 1) + tag("elif \(condition())") + "b" + tag("else") + "c" + tag("endif")
        case 7, 8:
            tag("for x in \(value())") + template(depth: depth - 1) + one(of: ["", "", "{% break %}", "{% continue %}"]) + tag("empty")
                + "none"
                + tag("endfor")
        case 9: tag("outer: for x, y in table where \(condition())") + template(depth: depth - 1) + "{% break outer %}" + tag("endfor")
        case 10: tag("set x") + template(depth: depth - 1) + tag("endset")
        case 11: tag("filter \(one(of: Self.filters))") + template(depth: depth - 1) + tag("endfilter")
        case 12: tag("macro m x") + template(depth: depth - 1) + tag("endmacro")
        case 13: tag("map \(value()) into list using x") + template(depth: depth - 1) + tag("endmap")
        case 14: tag("block \(one(of: ["a", "b"]))") + template(depth: depth - 1) + tag("endblock")
        default: "{% extends \"base\" %}"
        }
    }
}
