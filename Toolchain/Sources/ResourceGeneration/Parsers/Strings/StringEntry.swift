import Foundation

/// A text of a table, as templates see it.
struct StringEntry {
    let key: String
    let translation: String
    let types: [FormatType]
    var comment: String?
    /// The parts of the key.
    let parts: [String]

    init(key: String, translation: String, types: [FormatType], comment: String? = nil, separator: String) {
        (self.key, self.translation, self.types, self.comment) = (key, translation, types, comment)
        parts = separator.isEmpty ? [key] : key.components(separatedBy: separator).filter { !$0.isEmpty }
    }

    /// What templates are told. Line breaks are written as escapes: the texts stand in comments and literals.
    var context: [String: Any] {
        var result: [String: Any] = ["name": parts.last ?? "", "key": key.withEscapedBreaks, "translation": translation.withEscapedBreaks]
        if let comment { result["comment"] = comment.withEscapedBreaks }
        if !types.isEmpty { result["types"] = types.map(\.rawValue) }
        return result
    }
}

extension String {
    fileprivate var withEscapedBreaks: String {
        replacing("\r\n", with: "\\r\\n").replacing("\n", with: "\\n").replacing("\r", with: "\\r")
    }
}
