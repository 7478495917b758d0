import Foundation
import SampanFormRules

/// A text of a table, as templates see it.
struct StringEntry {
    let key: String
    let translation: String
    let types: [FormatType]
    /// The rule for its forms, if it has some.
    let rule: FormRule?
    var comment: String?
    /// The parts of the key.
    let parts: [String]

    init(key: String, translation: String, types: [FormatType], rule: FormRule? = nil, comment: String? = nil, separator: String) {
        (self.key, self.translation, self.types, self.rule, self.comment) = (key, translation, types, rule, comment)
        parts = separator.isEmpty ? [key] : key.components(separatedBy: separator).filter { !$0.isEmpty }
    }

    /// What templates are told. Line breaks are written as escapes: the texts stand in comments and literals.
    var context: [String: Any] {
        var result: [String: Any] = ["name": parts.last ?? "", "key": key.withEscapedBreaks, "translation": translation.withEscapedBreaks]
        if let comment { result["comment"] = comment.withEscapedBreaks }
        if !types.isEmpty { result["types"] = types.map(\.rawValue) }
        return result
    }

    /// What `swift6` is told besides: all that the text and its forms are given, with names where forms depend on it, and the text that
    /// stands for one that is missing.
    var detailedContext: [String: Any] {
        let whole = rule ?? FormRule(language: "", format: translation, variables: [:])
        // "50% off" says nothing of an argument, though its "% o" could be a conversion.
        let isFormat = rule != nil || whole.arguments.contains { !$0.type.contains(" ") }
        let arguments = (isFormat ? whole.arguments : []).map { argument -> [String: Any] in
            var result: [String: Any] = ["position": argument.position, "type": Self.type(of: argument.type)]
            if let variable = argument.variable, variable != "value" { result["name"] = variable }
            return result
        }
        // Between arguments there may be some that nothing is said of; they have to be passed all the same.
        let values = (isFormat ? whole.argumentTypes : []).indices.map { index in
            arguments.first { $0["position"] as? Int == index + 1 } ?? ["position": index + 1, "isHole": true]
        }
        let fallback = rule?.generalForm ?? translation
        return context.merging([
            "arguments": arguments, "values": values, "keyLiteral": SwiftLiteral.of(key), "fallbackLiteral": SwiftLiteral.of(fallback),
            "isPlural": rule.map { !$0.variables.isEmpty } ?? false,
            "fallback": fallback.withEscapedBreaks,
        ]) { $1 }
    }

    /// The type in Swift of what a conversion is given.
    private static func type(of conversion: String) -> String {
        switch conversion.last.flatMap(\.asciiValue).flatMap(FormatType.init) {
        case .float: "Double"
        case .int: "Int"
        case .char: "CChar"
        case .cString: "UnsafePointer<CChar>"
        case .pointer: "UnsafeRawPointer"
        case .object, nil: "String"
        }
    }
}

extension String {
    fileprivate var withEscapedBreaks: String {
        replacing("\r\n", with: "\\r\\n").replacing("\n", with: "\\n").replacing("\r", with: "\\r")
    }
}
