import Foundation

/// Files of the system's of which each is for a language: dictionaries, patterns. Their names are `en_US`, or `en`, between a prefix and a
/// suffix.
package struct LanguageFiles {
    /// Where they are.
    package let folder: String
    let prefix: String
    let suffix: String

    /// Files of a folder.
    package init(folder: String, prefix: String = "", suffix: String = ".dic") {
        (self.folder, self.prefix, self.suffix) = (folder, prefix, suffix)
    }

    /// The languages that there are files for, as "en_US", in the order of their names.
    package var languages: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasPrefix(prefix) && $0.hasSuffix(suffix) }
            .map { String($0.dropFirst(prefix.count).dropLast(suffix.count)) }
            .filter { $0.first?.isLetter == true }.sorted()
    }

    /// The file for a language and region, as "de-ch"; else for the language alone, then for the region where most speak it, then for any.
    package func file(of language: String) -> String? {
        let parts = language.split { $0 == "-" || $0 == "_" }.map(String.init)
        guard let name = parts.first?.lowercased(), name.allSatisfy(\.isLetter) else { return nil }
        let there = languages
        let region = parts.dropFirst().last.map { "\(name)_\($0.uppercased())" }
        let usual = Locale.Language(identifier: name).region.map { "\(name)_\($0.identifier)" }
        let candidates = [region, name, usual].compactMap(\.self) + there.filter { $0.hasPrefix("\(name)_") }
        return candidates.first(where: there.contains).map { "\(folder)/\(prefix)\($0)\(suffix)" }
    }
}
