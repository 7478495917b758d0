import Foundation

/// A string catalog (`.xcstrings`): the texts of a table in all its languages.
///
/// See https://developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog.
struct TextCatalog {
    private let path: String
    private let source: String
    private let strings: [String: [String: Any]]

    /// - Throws: `ResourceError`, with line and column.
    init(_ bytes: [UInt8], path: String) throws {
        self.path = path
        guard let all = try JSONText.value(bytes, path: path) as? [String: Any], let source = all["sourceLanguage"] as? String,
            let strings = all["strings"] as? [String: Any]
        else { throw ResourceError(path, line: 1, "no string catalog: \"strings\" or \"sourceLanguage\" is missing") }
        self.source = source
        self.strings = strings.compactMapValues { $0 as? [String: Any] }
    }

    /// The entries, with their texts in the language that the catalog is written in; a key without one stands for itself.
    func entries(separator: String) throws -> [StringEntry] {
        try strings.sorted { $0.key < $1.key }.map { key, entry in
            let localization = (entry["localizations"] as? [String: Any])?[source] as? [String: Any] ?? [:]
            let text = Self.text(of: localization) ?? key
            let substitutions = localization["substitutions"] as? [String: Any] ?? [:]
            do {
                let whole = FormatVariable.replaced(in: text) { name, position in
                    let substitution = substitutions[name] as? [String: Any]
                    let number = position ?? substitution?["argNum"] as? Int
                    return "%\(number.map { "\($0)$" } ?? "")\(substitution?["formatSpecifier"] as? String ?? "lld")"
                }
                return StringEntry(
                    key: key, translation: text, types: try FormatType.all(in: whole), comment: entry["comment"] as? String,
                    separator: separator)
            } catch let conflict as FormatType.Conflict {
                throw ResourceError(path, "\(conflict.message) in the text of \"\(key)\"")
            }
        }
    }

    /// The text of a localization: its own, or the most general of those that it varies by device and number.
    private static func text(of localization: [String: Any]) -> String? {
        if let text = (localization["stringUnit"] as? [String: Any])?["value"] as? String { return text }
        guard let variations = localization["variations"] as? [String: Any] else { return nil }
        for (kind, names) in [("device", ["iphone", "other"]), ("plural", ["other"])] {
            guard let forms = variations[kind] as? [String: Any] else { continue }
            for name in names + forms.keys.sorted() {
                if let form = forms[name] as? [String: Any], let text = text(of: form) { return text }
            }
        }
        return nil
    }
}
