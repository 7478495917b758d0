import Foundation
import XcodeProject

/// Puts string tables into a form that Foundation on Linux can read.
///
/// A `.stringsdict` beside a `.strings` file would make `NSLocalizedString` crash there, so both become one `.strings` table. Which form of
/// a plural fits is decided when the text is formatted, and Foundation's formatting does not ask for it: an entry gets its general form.
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
    func write(to folder: ConfinedFolder) throws -> [String] {
        try files.sorted { $0.key.description < $1.key.description }.map { destination, sources in
            if sources.count == 1, sources[0].hasSuffix(".strings") {
                try folder.file(destination).copy(from: sources[0])
            } else {
                // Entries of the `.stringsdict` stand above those of the `.strings` file.
                let ordered = sources.sorted { first, _ in first.hasSuffix(".strings") }
                let entries = try ordered.reduce(into: [:]) { all, path in
                    all.merge(try PropertyList.parse(Array(try Files.read(path)), path: path).dictionary ?? [:]) { $1 }
                }
                let texts = entries.mapValues { PropertyList.string(StringTables.generalForm(of: $0)) }
                try folder.file(destination).write(PropertyList.dictionary(texts).xml)
            }
            return destination.description
        }
    }

    /// The text of an entry: of a plural rule, its format with every variable in the form for "other".
    static func generalForm(of entry: PropertyList) -> String {
        guard let variables = entry.dictionary, var format = variables["NSStringLocalizedFormatKey"]?.string else {
            return entry.string ?? ""
        }
        // A form may itself hold a variable.
        for _ in variables where format.contains("#@") {
            for (name, variable) in variables {
                guard let other = variable["other"]?.string else { continue }
                format = format.replacing("%#@\(name)@", with: other)
                for position in 1...9 { format = format.replacing("%\(position)$#@\(name)@", with: other) }
            }
        }
        return format
    }
}
