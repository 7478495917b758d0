import Foundation
import XcodeProject

/// Reads tables of texts.
enum StringsReader {
    /// - Throws: `ParseError`.
    static func read(_ path: String, _ bytes: [UInt8]) throws -> StringsTable {
        let file = (path as NSString).lastPathComponent as NSString
        let folder = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent as NSString
        return StringsTable(
            path: path, table: file.deletingPathExtension, language: folder.pathExtension == "lproj" ? folder.deletingPathExtension : nil,
            entries: try entries(path, bytes, form: file.pathExtension))
    }

    private static func entries(_ path: String, _ bytes: [UInt8], form: String) throws -> [StringsTable.Entry] {
        switch form {
        case "strings":
            let table = try XcodeProject.StringsFile(bytes, path: path)
            return table.entries.map { StringsTable.Entry(key: $0.key, text: $0.text, language: nil, line: table.line(of: $0)) }
        case "stringsdict":
            let lines = Lines(bytes)
            let all = try PropertyList.parse(bytes, path: path).dictionary ?? [:]
            return all.sorted { $0.key < $1.key }.map { key, value in
                StringsTable.Entry(
                    key: key, text: value["NSStringLocalizedFormatKey"]?.string ?? "", language: nil, line: lines.line(holding: ">\(key)<"))
            }
        default:
            let lines = Lines(bytes)
            let all = try PropertyList.parse(bytes, path: path)["strings"]?.dictionary ?? [:]
            return all.sorted { $0.key < $1.key }.flatMap { key, value -> [StringsTable.Entry] in
                let line = lines.line(holding: "\"\(key)\"")
                return (value["localizations"]?.dictionary ?? [:]).sorted { $0.key < $1.key }.compactMap { language, unit in
                    guard let text = unit["stringUnit"]?["value"]?.string else { return nil }
                    return StringsTable.Entry(key: key, text: text, language: language, line: line)
                }
            }
        }
    }

    /// Finds texts by their lines.
    private struct Lines {
        private let lines: [Substring]
        init(_ bytes: [UInt8]) { lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) }
        func line(holding text: String) -> Int { (lines.firstIndex { $0.contains(text) } ?? 0) + 1 }
    }
}
