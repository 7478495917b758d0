import Foundation
import XcodeProject

/// Reads tables of texts: `.strings`, `.stringsdict` and `.xcstrings`. The files of a name are one table.
struct StringsParser: ResourceParser {
    static let name = "strings"
    static let summary = "Generate code for your localized strings."
    static let operands = "Tables of texts (.strings, .stringsdict, .xcstrings) of one language."
    static let defaultFilter = PathFilter.pattern(forExtensions: kinds.map(\.rawValue).sorted())
    static let options = [separator]

    static let separator = ParserOption(key: "separator", standard: ".", help: "What separates the components of keys.")

    /// The kinds of files; where several have a key, the first counts.
    private enum Kind: String { case catalog = "xcstrings", rules = "stringsdict", texts = "strings" }
    private static let kinds: [Kind] = [.rules, .catalog, .texts]

    var warnings: [ResourceWarning] = []
    private let separator: String
    private var tables: [String: [(path: String, kind: Kind, entries: [StringEntry])]] = [:]

    init(_ options: ParserOptions) { separator = options[Self.separator] }

    mutating func parse(_ path: String, below folder: String, in workplace: Workplace) throws {
        guard let kind = Kind(rawValue: PathText.fileExtension(path).lowercased()) else {
            throw ResourceError(
                path, "Unsupported file type. The supported file types are: \(Self.kinds.map(\.rawValue).joined(separator: ", "))")
        }
        let name = PathText.stem(path)
        let fileName = PathText.name(path).lowercased()
        if let other = tables[name]?.first(where: { PathText.name($0.path).lowercased() == fileName }) {
            throw ResourceError(
                path,
                "Duplicate file of the same type for table \"\(name)\": Trying to load \(path) while we've already loaded \(other.path)")
        }
        let bytes = try workplace.read(path)
        let entries =
            switch kind {
            case .texts: try texts(bytes, path: path)
            case .rules: try StringRules.entries(of: bytes, path: path, separator: separator)
            case .catalog: try TextCatalog(bytes, path: path).entries(separator: separator)
            }
        tables[name, default: []].append((path, kind, entries))
    }

    private func texts(_ bytes: [UInt8], path: String) throws -> [StringEntry] {
        let file = try StringsFile(bytes, path: path)
        var entries: [String: StringEntry] = [:]
        for entry in file.entries {
            do {
                entries[entry.key] = StringEntry(
                    key: entry.key, translation: entry.text, types: try FormatType.all(in: entry.text), comment: entry.comment,
                    separator: separator)
            } catch let conflict as FormatType.Conflict {
                throw ResourceError(path, line: file.line(of: entry), "\(conflict.message) in the text of \"\(entry.key)\"")
            }
        }
        return Array(entries.values)
    }

    var context: [String: Any] { context(\.context) }

    var detailedContext: [String: Any] { context(\.detailedContext) }

    private func context(_ describe: (StringEntry) -> [String: Any]) -> [String: Any] {
        let sorted = tables.sorted { ($0.key.lowercased(), $0.key) < ($1.key.lowercased(), $1.key) }
        return [
            "tables": sorted.map { name, files in
                var entries: [String: StringEntry] = [:]
                for kind in Self.kinds {
                    for file in files where file.kind == kind {
                        for entry in file.entries where entries[entry.key] == nil { entries[entry.key] = entry }
                    }
                }
                return ["name": name, "levels": Self.level(Array(entries.values), path: [], describe)] as [String: Any]
            }
        ]
    }

    /// The texts whose keys end at a level, and the levels below it; all keys begin with its path.
    private static func level(
        _ entries: [StringEntry], path: [String], _ describe: (StringEntry) -> [String: Any]
    ) -> [String: Any] {
        var result: [String: Any] = [:]
        result["name"] = path.last
        let own = entries.filter { $0.parts.count == path.count + 1 }
            .sorted { ($0.key.lowercased(), $0.key) < ($1.key.lowercased(), $1.key) }
        if !own.isEmpty { result["strings"] = own.map(describe) }
        let inner = Dictionary(grouping: entries.filter { $0.parts.count > path.count + 1 }) { $0.parts[path.count] }
        if !inner.isEmpty {
            result["children"] = inner.sorted { $0.key < $1.key }.map { level($1, path: path + [$0], describe) }
        }
        return result
    }
}
