import Foundation
import XcodeProject

/// Merges translations into a project's files.
///
/// All is read and checked before anything is written: where something is wrong, nothing is.
package struct LocalizationImport {
    /// A file to write.
    struct Change {
        var path: String
        var bytes: [UInt8]
        var isNew: Bool
    }

    /// What was done.
    package struct Outcome {
        /// The files that were changed, by their paths below the project's folder.
        package var changed: [String] = []
        /// Those that are new.
        package var created: [String] = []
        /// How many texts were translated.
        package var texts = 0
        /// The language, where the project's file does not name it.
        package var unknownLanguage: String?
    }

    /// Several faults of a document, each with its line.
    package struct Faults: Error, CustomStringConvertible {
        package let all: [ParseError]
        package var description: String { all.map(\.description).joined(separator: "\n") }
    }

    private let project: LocalizedProject
    private let options: ExtractionOptions
    private var faults: [ParseError] = []
    private var outcome = Outcome()

    /// Creates an import.
    package init(_ project: LocalizedProject, options: ExtractionOptions) { (self.project, self.options) = (project, options) }

    static func isLanguage(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 64
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                    UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }

    /// The XLIFF document at a path: that itself, or the one in a package.
    package static func document(at path: String) throws -> (path: String, document: XLIFFDocument) {
        guard path.hasSuffix(".xcloc") || FileSystem.kind(of: path) == S_IFDIR else {
            return (path, try XLIFFDocument(try LocalizedPlace.contents(of: path), path: path))
        }
        let folder = path + "/Localized Contents"
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".xliff") }
        guard let name = names.first, names.count == 1 else {
            throw LocalizationFault("\(path): error: expected one .xliff file in \"Localized Contents\", found \(names.count)")
        }
        let file = folder + "/" + name
        return (file, try XLIFFDocument(try LocalizedPlace.contents(of: file), path: file))
    }

    /// Merges a document.
    ///
    /// - Parameter path: The document's path, for messages.
    /// - Throws: `Faults`, and what reading the project's files throws.
    package mutating func merge(_ document: XLIFFDocument, path: String) throws -> Outcome {
        (faults, outcome) = ([], Outcome())
        var changes: [Change] = []
        var languages: Set<String> = []
        for file in document.files {
            func fault(_ message: String, line: Int? = nil) {
                faults.append(ParseError(path: path, line: line ?? file.line, column: 1, message: message))
            }
            guard let language = file.targetLanguage else {
                fault("the file \"\(file.original)\" has no \"target-language\"")
                continue
            }
            guard Self.isLanguage(language) else {
                fault("\"\(language)\" is no language's identifier")
                continue
            }
            let original: String
            do { original = try project.place.path(named: file.original) } catch {
                fault("\(error)")
                continue
            }
            // Nothing is translated into the language that it is written in.
            guard language != project.sourceLanguage else { continue }
            languages.insert(language)
            checkFormats(file, path)
            let units = file.units.filter { $0.target != nil }
            guard !units.isEmpty else { continue }
            do {
                if let change = try change(original, units, language, document: path, line: file.line) { changes.append(change) }
            } catch let error as LocalizationFault {
                fault("\(error)")
            }
        }
        let paths = changes.map(\.path)
        if let twice = paths.first(where: { path in paths.count { $0 == path } > 1 }) {
            faults.append(ParseError(path: path, line: 1, column: 1, message: "two files of the document are merged into \(twice)"))
        }
        guard faults.isEmpty else { throw Faults(all: faults) }
        for change in changes {
            try project.place.write(change.bytes, to: change.path)
            let name = project.place.relative(change.path) ?? change.path
            if change.isNew { outcome.created.append(name) } else { outcome.changed.append(name) }
        }
        if let known = project.knownLanguages {
            outcome.unknownLanguage = languages.sorted().first { !known.contains($0) }
        }
        return outcome
    }

    // MARK: Checks

    private mutating func checkFormats(_ file: ExchangeFile, _ path: String) {
        for unit in file.units {
            guard let target = unit.target else { continue }
            if let message = FormatCheck.difference(of: target, from: unit.source, id: unit.id) {
                faults.append(
                    ParseError(
                        path: path, line: unit.line, column: 1, message: "the translation of \"\(unit.id)\" cannot be used: \(message)"))
            }
        }
    }

    // MARK: Files

    private mutating func change(
        _ original: String, _ units: [ExchangeUnit], _ language: String, document: String, line: Int
    ) throws -> Change? {
        let (parent, name) = ((original as NSString).deletingLastPathComponent, (original as NSString).lastPathComponent)
        let stem = (name as NSString).deletingPathExtension
        let folder = parent.hasSuffix(".lproj") ? (parent as NSString).deletingLastPathComponent : parent
        switch (name as NSString).pathExtension {
        case "strings": return try table("\(folder)/\(language).lproj/\(name)", units)
        case "storyboard", "xib":
            guard FileSystem.kind(of: original) != nil else { throw LocalizationFault("there is no \(original) to translate") }
            return try table("\(folder)/\(language).lproj/\(stem).strings", units)
        case "plist": return try table("\(folder)/\(language).lproj/InfoPlist.strings", units)
        case "stringsdict": return try rules(original, "\(folder)/\(language).lproj/\(name)", units, document)
        case "xcstrings": return try catalog(original, units, language, document)
        default: throw LocalizationFault("\"\(name)\" is no file that translations are merged into")
        }
    }

    private func changed(_ path: String, _ old: [UInt8]?, _ new: [UInt8]) throws -> Change? {
        try project.place.check(path, named: path)
        return old == new ? nil : Change(path: path, bytes: new, isNew: old == nil)
    }

    private mutating func table(_ path: String, _ units: [ExchangeUnit]) throws -> Change? {
        let old = try project.place.read(path)
        let table = try StringsTable(old ?? [], path: path)
        let before = Dictionary(table.entries.map { ($0.key, $0.text) }) { $1 }
        outcome.texts += units.count { unit in before[unit.id].map { !$0.utf8.elementsEqual((unit.target ?? "").utf8) } ?? true }
        return try changed(path, old, try table.merging(units.map { ($0.id, $0.target ?? "", $0.note) }))
    }

    private mutating func rules(_ original: String, _ path: String, _ units: [ExchangeUnit], _ document: String) throws -> Change? {
        guard let bytes = try project.place.read(original) else { throw LocalizationFault("there is no \(original) to translate") }
        let source = try RulesTable(bytes, path: original)
        let old = try project.place.read(path)
        let table = try RulesTable(old ?? RulesTable.empty, path: path)
        let before = Dictionary(table.entries.map { ($0.id, $0.text) }) { $1 }
        var texts: [String: String] = [:]
        for unit in units {
            guard source.has(unit.id) || before[unit.id] != nil else {
                faults.append(
                    ParseError(path: document, line: unit.line, column: 1, message: "\(original) has no text \"\(unit.id)\""))
                continue
            }
            texts[unit.id] = unit.target
            if before[unit.id] != unit.target { outcome.texts += 1 }
        }
        guard !texts.isEmpty else { return nil }
        return try changed(path, old, try table.merging(texts, source: source))
    }

    private mutating func catalog(_ path: String, _ units: [ExchangeUnit], _ language: String, _ document: String) throws -> Change? {
        guard let old = try project.place.read(path) else { throw LocalizationFault("there is no \(path) to translate") }
        var catalog = try CatalogDocument(old, path: path)
        let keys = Set(catalog.entries.map(\.key))
        let stem = UnitCollector.stem(path)
        var asked: [String: [ExtractedText]]?
        var isChanged = false
        for unit in units {
            var (key, variation) = (unit.id, "")
            if !keys.contains(key), let range = key.ranges(of: CatalogDocument.separator).last {
                (key, variation) = (String(key[..<range.lowerBound]), String(key[range.upperBound...]))
            }
            if !keys.contains(key) {
                // A key that sources ask for is entered, as it is when Xcode builds.
                if asked == nil { asked = try extracted(stem) }
                guard variation.isEmpty, let texts = asked?[key] else {
                    faults.append(ParseError(path: document, line: unit.line, column: 1, message: "\(path) has no key \"\(key)\""))
                    continue
                }
                catalog.add(key, value: texts[0].value, comment: UnitCollector.note(texts))
            }
            let entry = catalog.root["strings"]?[key] ?? .dictionary([:])
            let present = CatalogDocument.texts(of: entry, in: language).first { $0.variation == variation }
            let state = unit.state ?? .translated
            if let present, present.value.utf8.elementsEqual((unit.target ?? "").utf8), (present.state ?? .translated) == state { continue }
            guard catalog.set(unit.target ?? "", state: state, key: key, variation: variation, language: language) else {
                faults.append(
                    ParseError(path: document, line: unit.line, column: 1, message: "\"\(variation)\" is no way in which a text varies"))
                continue
            }
            isChanged = true
            outcome.texts += 1
        }
        return isChanged ? try changed(path, old, Array(catalog.text.utf8)) : nil
    }

    private func extracted(_ table: String) throws -> [String: [ExtractedText]] {
        var found: [ExtractedText] = []
        for part in project.parts { found += try project.extracted(part, options).texts[table] ?? [] }
        return Dictionary(grouping: found, by: \.key)
    }
}

/// Whether a translation can be given what its source is given.
package enum FormatCheck {
    /// What is wrong with a text by itself, in one sentence; `nil` where nothing is.
    package static func fault(of text: String) -> String? {
        let arguments: FormatArguments
        do { arguments = try FormatArguments(text) } catch { return "\(error)" }
        // The first argument that a text names no kind of cannot be passed over: nothing says how large it is.
        guard arguments.variables.isEmpty, let last = arguments.kinds.keys.max(),
            let gap = (1...last).first(where: { arguments.kinds[$0] == nil })
        else { return nil }
        return "argument \(gap) is passed over, though argument \(last) is shown"
    }

    /// What is wrong with a translation, in one sentence; `nil` where nothing is.
    ///
    /// - Parameter id: The unit's identifier, which tells whether the text is a form of a plural: those may leave the number out.
    package static func difference(of target: String, from source: String, id: String) -> String? {
        // A text that is no format has no conversions to compare, whatever signs are in it.
        let wanted: FormatArguments
        do { wanted = try FormatArguments(source) } catch { return nil }
        let given: FormatArguments
        do { given = try FormatArguments(target) } catch { return "\(error)" }
        let isForm =
            PluralForms.all.contains { id.hasSuffix("plural.\($0)") || id.hasSuffix("/\($0):dict/:string") } || id.contains("|==|")
        return given.difference(from: wanted, mayLeaveOut: isForm)
    }
}
