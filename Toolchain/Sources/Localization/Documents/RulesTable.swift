import Foundation
import XcodeProject

/// A `.stringsdict` file as texts by their places in it, which Xcode's units are called by:
/// `/%d files:dict/NSStringLocalizedFormatKey:dict/:string`.
package struct RulesTable {
    /// A text of the file.
    package struct Entry: Hashable, Sendable {
        /// The keys of the dictionaries around it, and its own.
        package var keys: [String]
        package var text: String
        /// The line, from 1.
        package var line: Int
        fileprivate let content: Range<Int>?

        /// The unit's identifier.
        package var id: String { RulesTable.id(of: keys) }
    }

    /// The texts that can be translated, in the file's order.
    package let entries: [Entry]
    private let bytes: [UInt8]
    private let path: String

    static func id(of keys: [String]) -> String { keys.map { "/\($0):dict" }.joined() + "/:string" }

    /// The keys in a unit's identifier; `nil` for what is none.
    static func keys(of id: String) -> [String]? {
        let end = ":dict/:string"
        guard id.hasPrefix("/"), id.hasSuffix(end), id.utf8.count > end.utf8.count + 1 else { return nil }
        return String(id.dropFirst().dropLast(end.count)).components(separatedBy: ":dict/")
    }

    /// Whether there is a text of an identifier, or one that is another form of it.
    func has(_ id: String) -> Bool {
        if entries.contains(where: { $0.id == id }) { return true }
        guard let keys = Self.keys(of: id), keys.count > 2, PluralForms.all.contains(keys[keys.count - 1]) else { return false }
        return entries.contains { $0.keys.count == keys.count && $0.keys.dropLast() == keys.dropLast() }
    }

    /// The keys whose texts are words of the format.
    private static let words: Set<String> = ["NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey"]

    /// Reads a file in the XML form.
    ///
    /// - Throws: `ParseError`, with line and column.
    package init(_ bytes: [UInt8], path: String) throws {
        let bytes = PropertyList.utf8(bytes)
        (self.bytes, self.path) = (bytes, path)
        // What is no property list is told in the words for one.
        guard try PropertyList.parse(bytes, path: path).dictionary != nil else {
            throw ParseError(path: path, line: 1, column: 1, message: "this is no table of rules: expected a dictionary")
        }
        var parser = XMLDocumentParser(bytes, path: path)
        let root = try parser.document()
        var found: [Entry] = []
        func collect(_ node: XcodeProject.XMLNode, _ keys: [String]) throws {
            for (key, value) in zip(node.children, node.children.dropFirst()) where key.name == "key" {
                let keys = keys + [key.text]
                switch value.name {
                case "dict": try collect(value, keys)
                case "string":
                    guard keys.count > 1, !RulesTable.words.contains(key.text) else { continue }
                    found.append(Entry(keys: keys, text: value.text, line: parser.line(of: value), content: value.content))
                case "key": continue
                default: throw parser.error("expected a text or a dictionary for \"\(key.text)\", found \"\(value.name)\"", at: value)
                }
            }
        }
        guard let top = root.children.first, top.name == "dict" else { throw parser.error("expected a dictionary", at: root) }
        for (key, value) in zip(top.children, top.children.dropFirst()) where key.name == "key" {
            guard value.name == "dict" else {
                throw parser.error("expected a dictionary for \"\(key.text)\", found \"\(value.name)\"", at: value)
            }
        }
        try collect(top, [])
        entries = found
    }

    /// The file with texts replaced; those that it has no place for are added as copies of the source's rules.
    ///
    /// - Parameters:
    ///   - texts: The texts by the identifiers of their units.
    ///   - source: The table in the project's own language, whose rules new ones are like.
    package func merging(_ texts: [String: String], source: RulesTable) throws -> [UInt8] {
        var edits: [(range: Range<Int>, text: String)] = []
        var missing = texts
        for entry in entries {
            // An element without a place for a text (`<string/>`) is written anew with the others.
            guard let content = entry.content, let text = missing.removeValue(forKey: entry.id) else { continue }
            if !text.utf8.elementsEqual(entry.text.utf8) { edits.append((content, XMLText.escaped(text))) }
        }
        var bytes = bytes
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
        }
        guard !missing.isEmpty else { return bytes }
        // New texts need rules around them, which the file's own form has no places for: it is written anew, as `plutil` writes it.
        let sourceList = try PropertyList.parse(source.bytes, path: source.path)
        var list = try PropertyList.parse(bytes, path: path)
        for (id, text) in missing.sorted(by: { $0.key < $1.key }) {
            let known = (entries + source.entries).first { $0.id == id }
            guard let keys = known?.keys ?? Self.keys(of: id) else { continue }
            list = RulesTable.setting(.string(text), at: keys[...], of: list, like: sourceList)
        }
        return Array(list.xml.utf8)
    }

    /// A list with a value at its keys; dictionaries on the way take their words (`NSStringFormatSpecTypeKey`) from those of the source.
    private static func setting(
        _ value: PropertyList, at keys: ArraySlice<String>, of list: PropertyList?, like source: PropertyList?
    ) -> PropertyList {
        guard let key = keys.first else { return value }
        var entries = list?.dictionary ?? [:]
        for word in words where entries[word] == nil { entries[word] = source?[word] }
        entries[key] = setting(value, at: keys.dropFirst(), of: entries[key], like: source?[key])
        return .dictionary(entries)
    }

    /// An empty table.
    package static let empty = Array(PropertyList.dictionary([:]).xml.utf8)
}
