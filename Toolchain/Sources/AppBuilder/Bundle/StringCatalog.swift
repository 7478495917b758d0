import Foundation
import ResourceGeneration
import XcodeProject

/// Compiles string catalogs (`.xcstrings`) into the tables that Foundation reads.
enum StringCatalog {
    /// One table of one language.
    struct Table: Equatable {
        /// The path inside the bundle.
        var path: RelativePath
        var content: String
    }

    static func compile(_ path: String) throws -> [Table] {
        let catalog = try PropertyList.parse(Array(try Files.read(path)), path: path)
        return try compile(catalog, name: (Files.name(path) as NSString).deletingPathExtension, path: path)
    }

    static func compile(_ catalog: PropertyList, name: String, path: String) throws -> [Table] {
        guard let entries = catalog["strings"]?.dictionary, let source = catalog["sourceLanguage"]?.string else {
            throw BuildError.file(path: path, message: "no string catalog: \"strings\" or \"sourceLanguage\" is missing")
        }
        var texts: [String: [String: PropertyList]] = [source: [:]]
        for (key, entry) in entries {
            for (language, localization) in entry["localizations"]?.dictionary ?? [:] {
                guard let value = CatalogRules.entry(of: localization) ?? localization["stringUnit"]?["value"] else { continue }
                texts[language, default: [:]][key] = .string(StringTables.text(of: value, language: language))
            }
        }
        return try texts.sorted { $0.key < $1.key }.map { language, texts in
            let destination: RelativePath
            do {
                destination = RelativePath([try FileName("\(language).lproj")], try FileName("\(name).strings"))
            } catch {
                let place = entries.keys.sorted().first { entries[$0]?["localizations"]?[language] != nil }.map {
                    Place(path, keys: ["strings", $0, "localizations", language])
                }
                throw ProjectError.noName(
                    place: place ?? Place(path, keys: ["sourceLanguage"]), what: "a language", text: language, fault: "\(error)")
            }
            return Table(path: destination, content: PropertyList.dictionary(texts).xml)
        }
    }
}
