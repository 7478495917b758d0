import Foundation

/// Predicates and expressions as they are written in formats.
enum PredicateText {
    // MARK: Predicates

    static func text(of predicate: NSPredicate) -> String {
        switch predicate {
        case let compound as NSCompoundPredicate: text(of: compound)
        case let comparison as NSComparisonPredicate: text(of: comparison)
        default: plainText(of: predicate)
        }
    }

    private static func plainText(of predicate: NSPredicate) -> String {
        if predicate.isConstant { return predicate.evaluate(with: nil) ? "TRUEPREDICATE" : "FALSEPREDICATE" }
        return "BLOCKPREDICATE(0x\(String(UInt(bitPattern: ObjectIdentifier(predicate).hashValue), radix: 16)))"
    }

    private static func text(of compound: NSCompoundPredicate) -> String {
        let parts = compound.joined.map { part in
            part is NSCompoundPredicate && !(part as! NSCompoundPredicate).isNegation ? "(\(part.predicateFormat))" : part.predicateFormat
        }
        switch compound.compoundPredicateType {
        case .not: return "NOT " + (parts.first ?? "")
        case .and: return parts.isEmpty ? "TRUEPREDICATE" : parts.joined(separator: " AND ")
        case .or: return parts.isEmpty ? "FALSEPREDICATE" : parts.joined(separator: " OR ")
        }
    }

    private static func text(of comparison: NSComparisonPredicate) -> String {
        let modifier =
            switch comparison.comparisonPredicateModifier {
            case .direct: ""
            case .all: "ALL "
            case .any: "ANY "
            }
        let (left, right) = (comparison.leftExpression.description, comparison.rightExpression.description)
        if let selector = comparison.customSelector { return "\(modifier)\(left) \(selector) \(right)" }
        return "\(modifier)\(left) \(text(of: comparison.predicateOperatorType))\(text(of: comparison.options)) \(right)"
    }

    private static func text(of kind: NSComparisonPredicate.Operator) -> String {
        switch kind {
        case .lessThan: "<"
        case .lessThanOrEqualTo: "<="
        case .greaterThan: ">"
        case .greaterThanOrEqualTo: ">="
        case .equalTo: "=="
        case .notEqualTo: "!="
        case .matches: "MATCHES"
        case .like: "LIKE"
        case .beginsWith: "BEGINSWITH"
        case .endsWith: "ENDSWITH"
        case .in: "IN"
        case .customSelector: ""
        case .contains: "CONTAINS"
        case .between: "BETWEEN"
        }
    }

    private static func text(of options: NSComparisonPredicate.Options) -> String {
        let letters = [(NSComparisonPredicate.Options.caseInsensitive, "c"), (.diacriticInsensitive, "d"), (.normalized, "n")]
            .filter { options.contains($0.0) }.map(\.1).joined()
        return letters.isEmpty ? "" : "[\(letters)]"
    }

    // MARK: Expressions

    static func text(of expression: NSExpression) -> String {
        switch expression.content {
        case .constant(let value): text(ofConstant: value)
        case .evaluatedObject: "SELF"
        case .variable(let name): "$" + name
        case .keyPath(let path, let start): (start.map { $0.description + "." } ?? "") + text(ofKeyPath: path)
        case .anyKey: "ANYKEY"
        case .function(let name, let arguments): text(ofFunction: name, arguments)
        case .message(let target, let name, let arguments):
            "FUNCTION(\(([target.description, quoted(name)] + arguments.map(\.description)).joined(separator: ", ")))"
        case .indexSymbol(let symbol): symbol.rawValue
        case .aggregate(let expressions): "{\(expressions.map(\.description).joined(separator: ", "))}"
        case .set(let type, let left, let right):
            "\(left) \(type == .unionSet ? "UNION" : type == .intersectSet ? "INTERSECT" : "MINUS") \(right)"
        case .subquery(let collection, let name, let predicate): "SUBQUERY(\(collection), $\(name), \(predicate.predicateFormat))"
        case .conditional(let predicate, let first, let second): "TERNARY(\(predicate.predicateFormat), \(first), \(second))"
        case .block(_, let arguments): "BLOCK(\(arguments.map(\.description).joined(separator: ", ")))"
        }
    }

    private static func text(ofConstant value: Any?) -> String {
        switch PredicateValue.normalized(value) {
        case nil: "nil"
        case is NSNull: "<null>"
        case let text as String: quoted(text)
        case let date as Date: "CAST(\(String(format: "%.6f", date.timeIntervalSinceReferenceDate)), \"NSDate\")"
        case let number as NSNumber: number.stringValue
        case let other?:
            if let elements = PredicateValue.elements(other), !(other is NSDictionary) {
                "{\(elements.map(text(ofConstant:)).joined(separator: ", "))}"
            } else {
                "\(other)"
            }
        }
    }

    private static func quoted(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\"", "\\": result += "\\\(character)"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            default: result.append(character)
            }
        }
        return "\"\(result)\""
    }

    private static func text(ofKeyPath path: String) -> String {
        path.split(separator: ".", omittingEmptySubsequences: false).map { PredicateWords.isReserved(String($0)) ? "#\($0)" : String($0) }
            .joined(separator: ".")
    }

    private static let operators = [
        "add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "divide:by:": "/", "raise:toPower:": "**",
    ]

    private static func text(ofFunction name: String, _ arguments: [NSExpression]) -> String {
        if let sign = operators[name], arguments.count == 2 {
            return arguments.map { part in
                guard case .function(let inner, _) = part.content, operators[inner] != nil else { return part.description }
                return "(\(part))"
            }.joined(separator: " \(sign) ")
        }
        switch name {
        case "objectFrom:withIndex:": return "\(arguments[0])[\(arguments[1])]"
        case "castObject:toType:": return "CAST(\(arguments[0]), \(arguments[1]))"
        default: return "\(name)(\(arguments.map(\.description).joined(separator: ", ")))"
        }
    }
}
