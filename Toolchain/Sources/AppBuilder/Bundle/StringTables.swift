import Foundation
import ResourceGeneration
import SampanFormRules
import XcodeProject

/// Puts string tables into a form that Foundation on Linux can read.
///
/// A `.stringsdict` beside a `.strings` file would make `NSLocalizedString` crash there, so both become one `.strings` table, whose texts with
/// rules have these in them (`FormRule`): which form of a plural fits is decided when the text is formatted.
struct StringTables {
    /// The files of each table, by its path in the bundle.
    private var files: [RelativePath: [String]] = [:]

    /// Takes a `.strings` or `.stringsdict` file.
    mutating func add(_ resource: ResourceFile) throws {
        let destination = try resource.destination
        let name = (destination.name.text as NSString).deletingPathExtension + ".strings"
        do { files[RelativePath(destination.folders, try FileName(name)), default: []].append(resource.path) } catch {
            throw BuildError.file(path: resource.path, message: "the file's name is too long for what is made of it")
        }
    }

    /// Writes the tables into a bundle's folder; returns their paths in it.
    ///
    /// - Throws: `ParseError` for a table that is malformed, with line and column.
    func write(to folder: ConfinedFolder) throws -> [String] {
        try files.sorted { $0.key.description < $1.key.description }.map { destination, sources in
            // Entries of the `.stringsdict` stand above those of the `.strings` file.
            let ordered = sources.sorted { first, _ in first.hasSuffix(".strings") }
            var entries: [String: PropertyList] = [:]
            for path in ordered { entries.merge(try StringTables.entries(of: path)) { $1 } }
            if sources.count == 1, sources[0].hasSuffix(".strings") {
                try folder.file(destination).copy(from: sources[0])
            } else {
                let language = StringTables.language(of: destination)
                let texts = entries.mapValues { PropertyList.string(StringTables.text(of: $0, language: language)) }
                try folder.file(destination).write(PropertyList.dictionary(texts).xml)
            }
            return destination.description
        }
    }

    private static func entries(of path: String) throws -> [String: PropertyList] {
        let bytes = Array(try Files.read(path))
        guard path.hasSuffix(".strings") else {
            guard let entries = try PropertyList.parse(bytes, path: path).dictionary else {
                throw BuildError.file(path: path, message: "no table of rules: the property list is no dictionary")
            }
            return entries
        }
        return Dictionary(try StringsFile(bytes, path: path).entries.map { ($0.key, .string($0.text)) }) { $1 }
    }

    /// The language of a table by its folder; empty where the folder names none.
    private static func language(of table: RelativePath) -> String {
        guard let folder = table.folders.last?.text, folder.hasSuffix(".lproj"), folder != "Base.lproj" else { return "" }
        return String(folder.dropLast(".lproj".count))
    }

    /// The text of an entry, with its rule if it has one.
    static func text(of entry: PropertyList, language: String) -> String {
        if let devices = entry["NSStringDeviceSpecificRuleType"]?.dictionary {
            return DeviceTexts(devices.mapValues { text(of: $0, language: language) }).text
        }
        if let widths = entry["NSStringVariableWidthRuleType"]?.dictionary {
            let texts = widths.map { (Int($0.key) ?? 0, text(of: $0.value, language: language)) }
            return WidthTexts(Dictionary(texts) { first, _ in first }).text
        }
        guard let rule = FormRule(entry: entry, language: language) else { return entry.string ?? "" }
        return rule.variables.isEmpty ? rule.format : rule.text(showing: rule.generalForm)
    }
}
