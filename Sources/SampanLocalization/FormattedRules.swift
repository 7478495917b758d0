internal import CFormatRules
import Foundation
import SampanFormRules

/// Chooses the forms of texts with rules when they are formatted: `String(format:)` and what stands on it.
enum FormattedRules {
    @section(".init_array") @used private static let load: @convention(c) () -> Void = {
        format_rules_set(
            format_rules(
                kinds: { format in format.flatMap(FormattedRules.kinds).flatMap { strdup($0) } },
                resolve: { format, arguments, count, used, usedCount in
                    guard let format else { return nil }
                    let values = Array(UnsafeBufferPointer(start: arguments, count: count))
                    let (text, positions) = FormRule.renumbered(FormattedRules.text(of: format, values))
                    for (place, position) in positions.prefix(count).enumerated() { used?[place] = min(position, count) - 1 }
                    usedCount?.pointee = min(positions.count, count)
                    return UnsafeRawPointer(Unmanaged.passRetained(text as NSString).toOpaque())
                },
                with_list: { arguments, kinds, used, count, context, body in
                    guard let arguments, let kinds, let used, let body else { return }
                    let list = (0..<count).map { place -> any CVarArg in
                        let index = used[place]
                        return kinds[index] == CChar(UInt8(ascii: "d")) ? arguments[index].real : Int(arguments[index].whole)
                    }
                    withVaList(list) { body(context, $0) }
                },
                release: { object in if let object { Unmanaged<NSString>.fromOpaque(object).release() } }))
    }

    private static func string(_ format: UnsafeRawPointer) -> String {
        Unmanaged<NSString>.fromOpaque(format).takeUnretainedValue() as String
    }

    /// A rule, and how its arguments are written.
    private struct Known {
        let rule: FormRule
        let types: [String?]
    }

    /// The rules of texts that were formatted: lists format the same text for each of their rows.
    nonisolated(unsafe) private static var known: [String: Known] = [:]
    private static let lock = NSLock()
    /// How many rules are kept.
    private static let limit = 1_000

    private static func known(of text: String) -> Known? {
        lock.lock()
        defer { lock.unlock() }
        if let known = known[text] { return known }
        guard let rule = FormRule(in: text) else { return nil }
        if known.count >= limit { known = [:] }
        let new = Known(rule: rule, types: rule.argumentTypes)
        known[text] = new
        return new
    }

    /// The kinds of what a format is given, a letter each; `nil` for a format without rules.
    private static func kinds(of format: UnsafeRawPointer) -> String? {
        known(of: string(format)).map { String($0.types.map(kind(of:))) }
    }

    private static func kind(of type: String?) -> Character {
        guard let type, let last = type.last else { return "p" }
        if "aAeEfFgG".contains(last) { return "d" }
        guard "diouxXDUO".contains(last) else { return "p" }
        return type.contains { "lqztjL".contains($0) } || "DUO".contains(last) ? "l" : "i"
    }

    /// A format with its forms chosen by what it is given.
    private static func text(of format: UnsafeRawPointer, _ values: [format_argument]) -> String {
        let text = string(format)
        guard let known = known(of: text) else { return text }
        let (rule, types) = (known.rule, known.types)
        let language = rule.language.isEmpty ? UserLanguages.locale.identifier : rule.language
        let resolved = rule.resolved { position, variable in
            guard types.indices.contains(position - 1), values.indices.contains(position - 1) else { return "other" }
            let value = values[position - 1]
            let number = kind(of: types[position - 1]) == "d" ? value.real : Double(value.whole)
            // A form for none is taken for none in every language, if there is one.
            if number == 0, variable.forms["zero"] != nil { return "zero" }
            return NumberCategory.of(number, language: language)
        }
        return LookedUpTexts.changes.changed(resolved)
    }
}
