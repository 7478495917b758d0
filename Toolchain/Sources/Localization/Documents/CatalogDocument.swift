import Foundation
import XcodeProject

/// A string catalog (`.xcstrings`) that texts are merged into. Its keys keep their order.
///
/// See https://developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog.
package struct CatalogDocument {
    /// A key of the catalog.
    package struct Entry {
        package let key: String
        package let value: PropertyList
        /// The line on which it stands, from 1.
        package let line: Int

        /// What translators are told.
        package var comment: String? { value["comment"]?.string }
        /// "manual", "stale", "migrated", "extracted_with_value"; `nil` for one that was found in sources.
        package var extractionState: String? { value["extractionState"]?.string }
        /// Whether the text is to be translated.
        package var isTranslated: Bool { value["shouldTranslate"]?.boolean ?? true }
    }

    /// A text of an entry in one language.
    package struct Text: Hashable {
        /// What varies: "plural.one", "device.mac", "substitutions.files.plural.other"; empty for a text that does not.
        package var variation: String
        package var value: String
        package var state: ExchangeUnit.State?
    }

    package let sourceLanguage: String
    package private(set) var root: PropertyList
    private let file: JSONFile
    private let path: String

    /// What stands between a key and what varies in a unit's identifier.
    static let separator = "|==|"

    /// Reads a catalog.
    ///
    /// - Throws: `ParseError`, with line and column.
    package init(_ bytes: [UInt8], path: String) throws {
        guard String(validating: bytes, as: UTF8.self) != nil || bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) else {
            let valid = String(decoding: bytes, as: UTF8.self).prefix { $0 != "\u{FFFD}" }
            let line = 1 + valid.utf8.count { $0 == UInt8(ascii: "\n") }
            throw ParseError(path: path, line: line, column: 1, message: "the text is not in UTF-8")
        }
        let file = try JSONFile(bytes, path: path)
        (self.file, self.path, root) = (file, path, file.value)
        guard let source = root["sourceLanguage"]?.string else {
            throw ParseError(path: path, line: 1, column: 1, message: "this is no string catalog: \"sourceLanguage\" is missing")
        }
        sourceLanguage = source
        guard let strings = root["strings"]?.dictionary else {
            throw file.error("this is no string catalog: \"strings\" is missing, or no dictionary", at: ["strings"])
        }
        for (key, entry) in strings.sorted(by: { $0.key < $1.key }) {
            guard entry.dictionary != nil else { throw file.error("expected a dictionary for \"\(key)\"", at: ["strings", key]) }
            guard let localizations = entry["localizations"] else { continue }
            guard let languages = localizations.dictionary else {
                throw file.error("expected a dictionary of languages for \"\(key)\"", at: ["strings", key, "localizations"])
            }
            for (language, localization) in languages.sorted(by: { $0.key < $1.key }) {
                try check(localization, at: ["strings", key, "localizations", language])
            }
        }
    }

    private static let parts: Set<String> = ["stringUnit", "variations", "substitutions", "stringSet", "argNum", "formatSpecifier"]

    private func check(_ localization: PropertyList, at keys: [String]) throws {
        guard let parts = localization.dictionary else { throw file.error("expected a dictionary", at: keys) }
        for name in parts.keys.sorted() where !CatalogDocument.parts.contains(name) {
            throw file.error("\"\(name)\" is nothing that a localization has", at: keys + [name])
        }
        if let unit = parts["stringUnit"] {
            guard unit["value"]?.string != nil else { throw file.error("a \"stringUnit\" has no \"value\"", at: keys + ["stringUnit"]) }
        }
        for (kind, forms) in (parts["variations"]?.dictionary ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard let forms = forms.dictionary else { throw file.error("expected a dictionary", at: keys + ["variations", kind]) }
            for (form, inner) in forms.sorted(by: { $0.key < $1.key }) { try check(inner, at: keys + ["variations", kind, form]) }
        }
        for (name, inner) in (parts["substitutions"]?.dictionary ?? [:]).sorted(by: { $0.key < $1.key }) {
            try check(inner, at: keys + ["substitutions", name])
        }
    }

    /// The keys, in the catalog's order.
    package var entries: [Entry] {
        ordered(root["strings"]?.dictionary ?? [:], at: ["strings"]).map { key, value in
            Entry(key: key, value: value, line: file.line(of: ["strings", key]))
        }
    }

    /// The languages that some text is in, the source's among them.
    package var languages: [String] {
        let all = (root["strings"]?.dictionary ?? [:]).values.flatMap { ($0["localizations"]?.dictionary ?? [:]).keys }
        return Set(all + [sourceLanguage]).sorted()
    }

    /// The line of an entry's text in a language.
    package func line(of key: String, in language: String) -> Int { file.line(of: ["strings", key, "localizations", language]) }

    // MARK: Texts by what varies

    /// The texts of an entry in a language, sorted by what varies.
    package static func texts(of entry: PropertyList, in language: String) -> [Text] {
        var found: [Text] = []
        func collect(_ part: PropertyList, _ path: [String]) {
            if let unit = part["stringUnit"], let value = unit["value"]?.string {
                let state = unit["state"]?.string.map { ExchangeUnit.State(rawValue: $0) ?? .translated }
                found.append(Text(variation: path.joined(separator: "."), value: value, state: state))
            }
            for (kind, forms) in part["variations"]?.dictionary ?? [:] {
                for (form, inner) in forms.dictionary ?? [:] { collect(inner, path + [kind, form]) }
            }
            for (name, inner) in part["substitutions"]?.dictionary ?? [:] { collect(inner, path + ["substitutions", name]) }
        }
        if let localization = entry["localizations"]?[language] { collect(localization, []) }
        return found.sorted { $0.variation < $1.variation }
    }

    /// Sets a text in a language; what is around it is made as in the source's language.
    ///
    /// - Returns: Whether there is such a place.
    package mutating func set(_ text: String, state: ExchangeUnit.State, key: String, variation: String, language: String) -> Bool {
        guard let entry = root["strings"]?[key] else { return false }
        let source = entry["localizations"]?[sourceLanguage]
        let path = CatalogDocument.path(variation, in: [entry["localizations"]?[language], source].compactMap { $0 })
        guard let path else { return false }
        // A text that varies in another way than before takes the place of what was there.
        let old = entry["localizations"]?[language]
        let unit = PropertyList.dictionary(["state": .string(state.rawValue), "value": .string(text)])
        let new = CatalogDocument.setting(unit, at: path[...], of: old, like: source)
        root = CatalogDocument.setting(new, at: ["strings", key, "localizations", language], of: root, like: nil)
        return true
    }

    /// Adds a key that a source asks for.
    package mutating func add(_ key: String, value: String?, comment: String?) {
        guard root["strings"]?[key] == nil else { return }
        var entry: [String: PropertyList] = [:]
        if let comment { entry["comment"] = .string(comment) }
        if let value, value != key {
            entry["extractionState"] = .string("extracted_with_value")
            let unit = PropertyList.dictionary(["state": .string("new"), "value": .string(value)])
            entry["localizations"] = .dictionary([sourceLanguage: .dictionary(["stringUnit": unit])])
        }
        root = CatalogDocument.setting(.dictionary(entry), at: ["strings", key], of: root, like: nil)
    }

    /// The keys that lead from a localization to the unit of what varies; `nil` for what is malformed.
    static func path(_ variation: String, in localizations: [PropertyList]) -> [String]? {
        guard !variation.isEmpty else { return ["stringUnit"] }
        var rest = variation[...]
        var path: [String] = []
        func word() -> String? {
            guard !rest.isEmpty else { return nil }
            let word = rest.prefix { $0 != "." }
            rest = rest.dropFirst(word.count + 1)
            return word.isEmpty ? nil : String(word)
        }
        while !rest.isEmpty {
            guard let kind = word() else { return nil }
            switch kind {
            case "plural", "device", "width":
                guard let form = word() else { return nil }
                path += ["variations", kind, form]
            case "substitutions":
                // A name may have dots in it: those that there are come first.
                let names = localizations.flatMap { ($0["substitutions"]?.dictionary ?? [:]).keys }.sorted { $0.count > $1.count }
                if let name = names.first(where: { rest.hasPrefix("\($0).") }) {
                    rest = rest.dropFirst(name.count + 1)
                    path += ["substitutions", name]
                } else {
                    guard let name = word() else { return nil }
                    path += ["substitutions", name]
                }
            default: return nil
            }
            guard path.count < 32 else { return nil }
        }
        return path + ["stringUnit"]
    }

    private static func setting(
        _ value: PropertyList, at keys: ArraySlice<String>, of list: PropertyList?, like source: PropertyList?
    ) -> PropertyList {
        guard let key = keys.first else { return value }
        var entries = list?.dictionary ?? [:]
        // A substitution says which argument it stands for, and how that is written.
        for word in ["argNum", "formatSpecifier"] where entries[word] == nil { entries[word] = source?[word] }
        entries[key] = setting(value, at: keys.dropFirst(), of: entries[key], like: source?[key])
        return .dictionary(entries)
    }

    // MARK: Writing

    /// The catalog's text, in the form that Xcode writes.
    package var text: String {
        var text = ""
        write(root, at: [], indent: "", to: &text)
        return text + (endsInLineFeed ? "\n" : "")
    }

    /// Xcode ends the file without a line feed; one that is there stays.
    package var endsInLineFeed: Bool { file.endsInLineFeed }

    /// Entries in the file's order; new ones before the first that is greater.
    private func ordered(_ entries: [String: PropertyList], at keys: [String]) -> [(String, PropertyList)] {
        let known = entries.keys.compactMap { key in file.place(of: keys + [key]).map { (key, $0) } }.sorted { $0.1 < $1.1 }.map(\.0)
        var names = known
        let isKnown = Set(known)
        for key in entries.keys.filter({ !isKnown.contains($0) }).sorted() {
            names.insert(key, at: names.firstIndex { $0 > key } ?? names.count)
        }
        return names.map { ($0, entries[$0] ?? .dictionary([:])) }
    }

    private func write(_ value: PropertyList, at keys: [String], indent: String, to text: inout String) {
        switch value {
        case .dictionary(let entries):
            guard !entries.isEmpty else {
                text += "{\n\n\(indent)}"
                return
            }
            text += "{\n"
            let all = ordered(entries, at: keys)
            for (place, (key, inner)) in all.enumerated() {
                text += "\(indent)  \(CatalogDocument.quoted(key)) : "
                write(inner, at: keys + [key], indent: indent + "  ", to: &text)
                text += place + 1 < all.count ? ",\n" : "\n"
            }
            text += "\(indent)}"
        case .array(let elements):
            guard !elements.isEmpty else {
                text += "[\n\n\(indent)]"
                return
            }
            text += "[\n"
            for (place, inner) in elements.enumerated() {
                text += "\(indent)  "
                write(inner, at: keys, indent: indent + "  ", to: &text)
                text += place + 1 < elements.count ? ",\n" : "\n"
            }
            text += "\(indent)]"
        case .boolean(let value): text += value ? "true" : "false"
        case .integer(let value): text += "\(value)"
        case .real(let value): text += "\(value)"
        case .string(let string): text += CatalogDocument.quoted(string)
        case .date, .data: text += "null"
        }
    }

    private static func quoted(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{8}": text += "\\b"
            case "\u{C}": text += "\\f"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
