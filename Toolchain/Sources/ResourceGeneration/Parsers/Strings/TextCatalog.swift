import SampanFormRules
import XcodeProject

/// A string catalog (`.xcstrings`): the texts of a table in all its languages.
///
/// See https://developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog.
struct TextCatalog {
    private let path: String
    private let bytes: [UInt8]
    private let source: String
    private let strings: [String: PropertyList]

    /// - Throws: `ResourceError`, `ParseError`, with line and column.
    init(_ bytes: [UInt8], path: String) throws {
        (self.path, self.bytes) = (path, bytes)
        let catalog = try PropertyList.parse(bytes, path: path)
        guard let source = catalog["sourceLanguage"]?.string, let strings = catalog["strings"]?.dictionary else {
            throw ResourceError(path, line: 1, "no string catalog: \"strings\" or \"sourceLanguage\" is missing")
        }
        (self.source, self.strings) = (source, strings)
    }

    /// The entries, with their texts in the language that the catalog is written in; a key without one stands for itself.
    func entries(separator: String) throws -> [StringEntry] {
        try strings.sorted { $0.key < $1.key }.map { key, entry in
            let localization = entry["localizations"]?[source]
            let value = localization.flatMap { CatalogRules.entry(of: $0)?.phoneEntry ?? $0["stringUnit"]?["value"] } ?? .string(key)
            let rule = FormRule(entry: value, language: source)
            let text = localization?["stringUnit"]?["value"]?.string ?? rule?.generalForm ?? value.string ?? key
            do {
                return StringEntry(
                    key: key, translation: text, types: try FormatType.all(in: rule?.plainFormat ?? text), rule: rule,
                    comment: entry["comment"]?.string, separator: separator)
            } catch let conflict as FormatType.Conflict {
                throw ResourceError(
                    path, line: KeyLine.line(of: ["strings", key], in: bytes), "\(conflict.message) in the text of \"\(key)\"")
            }
        }
    }
}

extension FormRule {
    /// The text with each variable replaced by what it is given.
    var plainFormat: String {
        FormatVariable.replaced(in: format) { name, position in
            "%\(position.map { "\($0)$" } ?? "")\(variables[name]?.type ?? "lld")"
        }
    }
}
