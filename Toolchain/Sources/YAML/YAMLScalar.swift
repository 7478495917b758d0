import Foundation

/// What plain scalars are resolved to: the rules that Yams, and with it SwiftGen, goes by. They are those of YAML 1.1, so `yes` and `on` are
/// true, and `1:30` is 90.
///
/// See https://yaml.org/type.
enum YAMLScalar {
    case null, value(any Sendable)

    /// Resolves a scalar by its tag, or by what it looks like. `nil` for a text.
    init?(_ text: String, isPlain: Bool, tag: String?) {
        switch tag {
        case nil, "": if isPlain, let resolved = YAMLScalar(plain: text) { self = resolved } else { return nil }
        case "!", "tag:yaml.org,2002:str": return nil
        case "tag:yaml.org,2002:null": self = .null
        case "tag:yaml.org,2002:bool": if let truth = YAMLScalar.truth(text.lowercased()) { self = .value(truth) } else { return nil }
        case "tag:yaml.org,2002:int": if isPlain, let number = YAMLScalar.integer(text) { self = .value(number) } else { return nil }
        case "tag:yaml.org,2002:float": if isPlain, let number = YAMLScalar.real(text) { self = .value(number) } else { return nil }
        case "tag:yaml.org,2002:timestamp": if let date = YAMLScalar.date(text) { self = .value(date) } else { return nil }
        case "tag:yaml.org,2002:binary":
            guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else { return nil }
            self = .value(data)
        default: return nil
        }
    }

    private init?(plain text: String) {
        switch text {
        case "", "~", "null", "Null", "NULL": self = .null
        default:
            // No other rule fits what is longer, and none of what begins otherwise is a number or a date.
            guard text.utf8.count <= 100 else { return nil }
            let isNumeric = text.utf8.first.map { "0123456789+-.".utf8.contains($0) } ?? false
            if let truth = YAMLScalar.isCased(text) ? YAMLScalar.truth(text.lowercased()) : nil {
                self = .value(truth)
            } else if isNumeric, YAMLScalar.looksLikeInteger(text) {
                // One that is too large stays a text.
                guard let number = YAMLScalar.integer(text) else { return nil }
                self = .value(number)
            } else if isNumeric, YAMLScalar.looksLikeReal(text), let number = YAMLScalar.real(text) {
                self = .value(number)
            } else if isNumeric, text.utf8.count >= 8, let date = YAMLScalar.date(text) {
                self = .value(date)
            } else {
                return nil
            }
        }
    }

    /// Whether a word is written small, large, or with a capital.
    private static func isCased(_ text: String) -> Bool {
        text == text.lowercased() || text == text.uppercased() || text == text.prefix(1).uppercased() + text.dropFirst().lowercased()
    }

    private static func truth(_ text: String) -> Bool? {
        switch text {
        case "true", "yes", "on": true
        case "false", "no", "off": false
        default: nil
        }
    }

    private static func looksLikeInteger(_ text: String) -> Bool {
        text.wholeMatch(of: integerForm) != nil
    }

    private static func integer(_ text: String) -> Int? {
        let whole = text.filter { $0 != "_" }
        let sign = whole.hasPrefix("-") ? "-" : ""
        let digits = whole.drop { $0 == "-" || $0 == "+" }
        if digits == "0" { return 0 }
        for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8), ("0", 8)] where digits.hasPrefix(prefix) {
            return Int(sign + digits.dropFirst(prefix.count), radix: radix)
        }
        if digits.contains(":") {
            return sexagesimal(digits).flatMap { $0.magnitude < 9e15 && $0 == $0.rounded() ? Int(sign.isEmpty ? $0 : -$0) : nil }
        }
        return Int(sign + digits)
    }

    private static func looksLikeReal(_ text: String) -> Bool { text.wholeMatch(of: realForm) != nil }

    // Expressions are made once: to make one takes longer than to match it.
    nonisolated(unsafe) private static let integerForm =
        #/[-+]?0b[0-1_]+|[-+]?0o?[0-7_]+|[-+]?(?:0|[1-9][0-9_]*)|[-+]?0x[0-9a-fA-F_]+|[-+]?[1-9][0-9_]*(?::[0-5]?[0-9])+/#
    nonisolated(unsafe) private static let realForm =
        #/[-+]?(?:[0-9][0-9_]*)(?:\.[0-9_]*)?(?:[eE][-+]?[0-9]+)?|\.[0-9_]+(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)/#
    nonisolated(unsafe) private static let dateForm =
        #/([0-9]{4})-([0-9][0-9]?)-([0-9][0-9]?)(?:(?:[Tt]|[ \t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\.([0-9]*))?(?:[ \t]*(?:Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?)?/#

    private static func real(_ text: String) -> Double? {
        switch text.lowercased() {
        case ".inf", "+.inf": return .infinity
        case "-.inf": return -.infinity
        case ".nan": return .nan
        default: break
        }
        let whole = text.filter { $0 != "_" }
        guard whole.contains(":") else { return Double(whole.hasSuffix(".") ? whole + "0" : whole) }
        let value = sexagesimal(whole.drop { $0 == "-" || $0 == "+" })
        return whole.hasPrefix("-") ? value.map { -$0 } : value
    }

    /// A number by parts to the base of 60.
    private static func sexagesimal(_ text: Substring) -> Double? {
        var value = 0.0
        for part in text.split(separator: ":") {
            guard let number = Double(part.hasSuffix(".") ? part + "0" : part) else { return nil }
            value = value * 60 + number
        }
        return value
    }

    private static func date(_ text: String) -> Date? {
        guard let match = text.wholeMatch(of: dateForm)?.output else { return nil }
        // A date alone has two digits for each part.
        guard match.4 != nil || text.utf8.count == 10 else { return nil }
        func number(_ text: Substring?) -> Int { text.flatMap { Int($0) } ?? 0 }
        var parts = DateComponents()
        (parts.year, parts.month, parts.day) = (number(match.1), number(match.2), number(match.3))
        (parts.hour, parts.minute, parts.second) = (number(match.4), number(match.5), number(match.6))
        let away = (number(match.9) * 60 + number(match.10)) * 60
        parts.timeZone = TimeZone(secondsFromGMT: match.8 == "-" ? -away : away)
        let fraction = match.7.flatMap { Double("0.\($0)0") } ?? 0
        return Calendar(identifier: .gregorian).date(from: parts)?.addingTimeInterval(fraction)
    }
}

extension YAMLNode {
    /// The node as plain values: `String`, `Int`, `Double`, `Bool`, `Date`, `Data`, `NSNull`, `[Any]` and `[String: Any]`.
    public var any: Any { any(expanding: { $0 }) }

    /// The node as plain values, with texts as `expand` makes them. Keys stay as they are.
    public func any(expanding expand: (String) -> String) -> Any {
        switch content {
        case .scalar(let text, let isPlain, let tag):
            switch YAMLScalar(text, isPlain: isPlain, tag: tag) {
            case .null: return NSNull()
            case .value(let value): return value
            case nil: return expand(text)
            }
        case .sequence(let elements, _): return elements.map { $0.any(expanding: expand) }
        case .mapping:
            var values: [String: Any] = [:]
            for (key, value) in pairs ?? [] { values[key.text ?? ""] = value.any(expanding: expand) }
            return values
        }
    }
}
