/// What shared-mime-info's database says of MIME types. Read when first asked, from all folders that hold a part of it.
///
/// <https://specifications.freedesktop.org/shared-mime-info-spec/latest/>
package final class MIMEDatabase: Sendable {
    /// The database of this system.
    static let shared = MIMEDatabase(folders: MIMEDatabase.folders(environment: ProcessInfo.processInfo.environment))

    private let folders: [String]
    private let types: [String: [Glob]]
    private let extensions: [String: Glob]
    private let aliases: [String: String]
    private let subclasses: [String: [String]]
    private let icons: [String: String]

    /// A pattern of file names that says a type.
    private struct Glob {
        var weight: Int
        var type: String
        var filenameExtension: String
    }

    /// Reads the parts of the database in folders; what an earlier one says holds.
    package init(folders: [String]) {
        self.folders = folders
        var (types, extensions): ([String: [Glob]], [String: Glob]) = ([:], [:])
        var (aliases, subclasses, icons): ([String: String], [String: [String]], [String: String]) = ([:], [:], [:])
        for folder in folders {
            for glob in MIMEDatabase.lines(of: "globs2", in: folder).compactMap(MIMEDatabase.glob) {
                let known = types[glob.type, default: []]
                guard !known.contains(where: { $0.filenameExtension == glob.filenameExtension }) else { continue }
                types[glob.type] = known + [glob]
                if (extensions[glob.filenameExtension]?.weight ?? -1) < glob.weight { extensions[glob.filenameExtension] = glob }
            }
            for (alias, type) in MIMEDatabase.pairs(of: "aliases", in: folder, separator: " ") where aliases[alias] == nil {
                aliases[alias] = type
            }
            for (type, parent) in MIMEDatabase.pairs(of: "subclasses", in: folder, separator: " ") {
                subclasses[type, default: []].append(parent)
            }
            for (type, icon) in MIMEDatabase.pairs(of: "generic-icons", in: folder, separator: ":") where icons[type] == nil {
                icons[type] = icon
            }
        }
        (self.types, self.extensions, self.aliases, self.subclasses, self.icons) = (types, extensions, aliases, subclasses, icons)
    }

    /// The folders that hold parts of the database, by the XDG base directory specification.
    package static func folders(environment: [String: String]) -> [String] {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        let home = value("XDG_DATA_HOME") ?? value("HOME").map { "\($0)/.local/share" }
        let shared = value("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
        return ([home].compactMap { $0 } + shared.split(separator: ":").map(String.init)).map { "\($0)/mime" }
    }

    // MARK: Asking

    /// A type's own name, if it is known by this name or by another.
    func type(named name: String) -> String? {
        let name = name.lowercased()
        if let type = aliases[name] { return type }
        return types[name] != nil || subclasses[name] != nil || icons[name] != nil ? name : nil
    }

    /// The type of files by the extension of their names.
    func type(filenameExtension: String) -> String? { extensions[filenameExtension.lowercased()]?.type }

    /// The extensions of a type's files, the preferred one first.
    func filenameExtensions(of type: String) -> [String] {
        let globs = (types[type] ?? []).enumerated()
        return globs.sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }.map(\.element.filenameExtension)
    }

    /// The types that a type is a special kind of.
    func parents(of type: String) -> [String] { subclasses[type] ?? [] }

    /// The name of the picture that stands for a type and its like.
    func genericIcon(of type: String) -> String? { icons[type] }

    /// What a type is called, in the user's language if that is known.
    func comment(of type: String, languages: [String] = Locale.preferredLanguages) -> String? {
        guard let name = self.type(named: type), !name.contains("..") else { return nil }
        for folder in folders {
            guard let data = FileManager.default.contents(atPath: "\(folder)/\(name).xml") else { continue }
            if let comment = MIMEComments(String(decoding: data, as: UTF8.self)).best(for: languages) { return comment }
        }
        return nil
    }

    // MARK: Reading

    private static func lines(of name: String, in folder: String) -> [Substring] {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else { return [] }
        return String(decoding: data, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
    }

    private static func pairs(of name: String, in folder: String, separator: Character) -> [(String, String)] {
        lines(of: name, in: folder).compactMap { line in
            let parts = line.split(separator: separator, maxSplits: 1)
            return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
        }
    }

    /// A line "weight:type:pattern:flags", if its pattern is an extension.
    private static func glob(_ line: Substring) -> Glob? {
        let parts = line.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count >= 3, let weight = Int(parts[0]), parts[2].hasPrefix("*."), parts[2].count > 2 else { return nil }
        let filenameExtension = parts[2].dropFirst(2)
        // Patterns of which capitals matter ("*.C") are a second meaning of an extension that is compared without them.
        guard !filenameExtension.contains(where: { "*?[".contains($0) }), !parts.dropFirst(3).contains(where: { $0.contains("cs") }) else {
            return nil
        }
        return Glob(weight: weight, type: String(parts[1]), filenameExtension: filenameExtension.lowercased())
    }
}
