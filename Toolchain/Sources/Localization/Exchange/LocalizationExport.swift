import Foundation
import XcodeProject

/// Writes what translators get: a package `xx.xcloc` for each language, laid out as Xcode's.
///
/// See https://developer.apple.com/documentation/xcode/exporting-localizations.
package struct LocalizationExport {
    private let project: LocalizedProject
    private let options: ExtractionOptions
    private let version: String
    /// What cannot be extracted, and what else was found odd.
    package private(set) var warnings: [Extraction.Warning] = []

    /// Creates an export.
    ///
    /// - Parameter version: The version of Sampan, which the documents name.
    package init(_ project: LocalizedProject, options: ExtractionOptions, version: String) {
        (self.project, self.options, self.version) = (project, options, version)
    }

    /// The document of a language.
    package mutating func document(in language: String) throws -> XLIFFDocument {
        var collector = UnitCollector(project, options)
        let files = try collector.files(in: language)
        for warning in collector.warnings where !warnings.contains(warning) { warnings.append(warning) }
        return XLIFFDocument(files: files)
    }

    /// Writes the packages into a folder; returns their paths.
    ///
    /// - Throws: `LocalizationFault`, `ParseError` and what reading the project throws.
    package mutating func write(_ languages: [String], to folder: String) throws -> [String] {
        var written: [String] = []
        // All is read before anything is written.
        let documents = try languages.map { ($0, try Self.name($0), try document(in: $0)) }
        for (language, name, document) in documents {
            let package = folder + "/" + name.text
            let manager = FileManager.default
            if FileSystem.kind(of: package) != nil {
                guard FileSystem.kind(of: package) == S_IFDIR, manager.fileExists(atPath: package + "/contents.json") else {
                    throw LocalizationFault("\(package): error: what is there is no package of translations; it is not replaced")
                }
                try manager.removeItem(atPath: package)
            }
            do {
                for inner in ["Localized Contents", "Notes", "Source Contents"] {
                    try manager.createDirectory(atPath: "\(package)/\(inner)", withIntermediateDirectories: true)
                }
                func write(_ bytes: [UInt8], _ name: String) throws {
                    let url = URL(fileURLWithPath: "\(package)/\(name)")
                    try manager.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try Data(bytes).write(to: url)
                }
                try write(Array(document.text(version: version).utf8), "Localized Contents/\(language).xliff")
                for file in document.files {
                    let path = project.place.root + "/" + file.original
                    if let bytes = try project.place.read(path) ?? table(file) { try write(bytes, "Source Contents/\(file.original)") }
                }
                // Last: a package that lacks it was not finished.
                try write(Array(contents(language).utf8), "contents.json")
            } catch let error as LocalizationFault {
                throw error
            } catch {
                throw LocalizationFault("\(package): error: the package cannot be written: \(error.localizedDescription)")
            }
            written.append(package)
        }
        return written
    }

    /// The table that there would be, of what sources ask for; `nil` for a file of another kind.
    private func table(_ file: ExchangeFile) -> [UInt8]? {
        guard file.original.hasSuffix(".strings") else { return nil }
        let texts = file.units.map { StringsTable.text(of: $0.id, $0.source, comment: $0.note) }
        return Array(texts.joined().utf8)
    }

    private static func name(_ language: String) throws -> FileName {
        guard LocalizationImport.isLanguage(language) else { throw LocalizationFault("\"\(language)\" is no language's identifier") }
        return try FileName(language + ".xcloc")
    }

    private func contents(_ language: String) -> String {
        func quoted(_ text: String) -> String {
            "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
        }
        return """
            {
              "developmentRegion" : \(quoted(project.sourceLanguage)),
              "project" : \(quoted(project.name)),
              "targetLocale" : \(quoted(language)),
              "toolInfo" : {
                "toolID" : "sampan",
                "toolName" : "Sampan",
                "toolVersion" : \(quoted(version))
              },
              "version" : "1.0"
            }
            """
    }
}
