import Foundation
import ObjCRuntime
import Synchronization

extension NSComparisonPredicate {
    /// Whether two values compare as the operator asks.
    func compare(_ left: Any?, _ right: Any?) -> Bool {
        switch predicateOperatorType {
        case .equalTo: areEqual(left, right)
        case .notEqualTo: !areEqual(left, right)
        case .lessThan: order(left, right).map { $0 == .orderedAscending } ?? false
        case .lessThanOrEqualTo: order(left, right).map { $0 != .orderedDescending } ?? false
        case .greaterThan: order(left, right).map { $0 == .orderedDescending } ?? false
        case .greaterThanOrEqualTo: order(left, right).map { $0 != .orderedAscending } ?? false
        case .between: isBetween(left, right)
        case .in: isIn(left, right)
        case .contains: isIn(right, left)
        case .beginsWith: finds(right, in: left, [.anchored])
        case .endsWith: finds(right, in: left, [.anchored, .backwards])
        case .like, .matches: fits(left, right)
        case .customSelector: answers(left, right)
        }
    }

    private var comparing: String.CompareOptions {
        var result: String.CompareOptions = []
        if options.contains(.caseInsensitive) { result.insert(.caseInsensitive) }
        if options.contains(.diacriticInsensitive) { result.insert(.diacriticInsensitive) }
        return result
    }

    private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
        guard !comparing.isEmpty, let left = left as? String, let right = right as? String else {
            return PredicateValue.areEqual(left, right)
        }
        return left.compare(right, options: comparing) == .orderedSame
    }

    private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        guard !comparing.isEmpty, let left = left as? String, let right = right as? String else {
            return PredicateValue.order(left, right)
        }
        return left.compare(right, options: comparing)
    }

    private func isBetween(_ value: Any?, _ limits: Any?) -> Bool {
        guard let limits = PredicateValue.elements(limits), limits.count == 2 else {
            ObjCException.raise("NSInvalidArgumentException", "Can't use BETWEEN with anything but an array of two values (\(self))")
        }
        guard let lower = order(limits[0], value), let upper = order(value, limits[1]) else { return false }
        return lower != .orderedDescending && upper != .orderedDescending
    }

    private func isIn(_ element: Any?, _ whole: Any?) -> Bool {
        guard let whole else { return false }
        if let text = whole as? String {
            guard element != nil else { return false }
            return finds(element, in: text, [])
        }
        guard let elements = PredicateValue.elements(whole) else {
            ObjCException.raise(
                "NSInvalidArgumentException", "Can't use in/contains operator with collection \(whole) (not a collection)")
        }
        return elements.contains { areEqual(PredicateValue.normalized($0), element) }
    }

    private func finds(_ part: Any?, in whole: Any?, _ place: String.CompareOptions) -> Bool {
        guard let part, let whole, !(part is NSNull), !(whole is NSNull) else { return false }
        guard let part = part as? String, let whole = whole as? String else {
            ObjCException.raise(
                "NSInvalidArgumentException",
                "Can't do a substring operation with something that isn't a string (lhs = \(whole) rhs = \(part))")
        }
        return whole.range(of: part, options: comparing.union(place)) != nil
    }

    private func fits(_ text: Any?, _ pattern: Any?) -> Bool {
        guard let text, let pattern, !(text is NSNull), !(pattern is NSNull) else { return false }
        guard let pattern = pattern as? String, var text = text as? String ?? (text as? NSNumber)?.stringValue else {
            ObjCException.raise(
                "NSInvalidArgumentException", "Can't look for value (\(pattern)) in \(text); both have to be strings")
        }
        var (folded, matching) = (pattern, NSRegularExpression.Options())
        if options.contains(.caseInsensitive) { matching.insert(.caseInsensitive) }
        if options.contains(.diacriticInsensitive) {
            text = text.folding(options: .diacriticInsensitive, locale: nil)
            folded = folded.folding(options: .diacriticInsensitive, locale: nil)
        }
        if predicateOperatorType == .like {
            folded = Self.expression(like: folded)
            matching.insert(.dotMatchesLineSeparators)
        }
        guard let expression = patterns.expression(folded, matching) else {
            ObjCException.raise(
                "NSInvalidArgumentException",
                "Can't do regex matching, reason: Can't open pattern U_REGEX_RULE_SYNTAX (string \(text), pattern \(pattern), "
                    + "case \(options.contains(.caseInsensitive) ? 1 : 0), canon \(options.contains(.diacriticInsensitive) ? 1 : 0))")
        }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    /// The regular expression for a text in which `?` and `*` stand for others, unless a backslash is before them.
    private static func expression(like text: String) -> String {
        var result = ""
        var isEscaped = false
        for character in text {
            if isEscaped {
                result += NSRegularExpression.escapedPattern(for: String(character))
                isEscaped = false
            } else {
                switch character {
                case "\\": isEscaped = true
                case "?": result += "."
                case "*": result += ".*"
                default: result += NSRegularExpression.escapedPattern(for: String(character))
                }
            }
        }
        return isEscaped ? result + "\\\\" : result
    }

    private func answers(_ left: Any?, _ right: Any?) -> Bool {
        guard let left, let customSelector else { return false }
        return ObjCValue.convert(ObjCMessage.send(customSelector, to: PredicateValue.object(left), [right])) ?? false
    }
}

/// The regular expression that a predicate used last: it is the same for all objects of a list.
final class PatternStore: Sendable {
    private struct Last {
        var pattern: String
        var options: NSRegularExpression.Options
        var expression: NSRegularExpression
    }

    private let last = Mutex<Last?>(nil)

    /// An expression that fits whole texts only; `nil` for a pattern that is none.
    func expression(_ pattern: String, _ options: NSRegularExpression.Options) -> NSRegularExpression? {
        last.withLock { last in
            if let last, last.pattern == pattern, last.options == options { return last.expression }
            // By itself first, so that no bracket of its own closes the one around it.
            guard (try? NSRegularExpression(pattern: pattern, options: options)) != nil,
                let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: options)
            else { return nil }
            last = Last(pattern: pattern, options: options, expression: expression)
            return expression
        }
    }
}
