import Foundation
import XcodeProject

/// The units of a project's files, for one language.
struct UnitCollector {
    let project: LocalizedProject
    let options: ExtractionOptions
    /// What cannot be extracted.
    private(set) var warnings: [Extraction.Warning] = []
    private var files: [String: ExchangeFile] = [:]

    init(_ project: LocalizedProject, _ options: ExtractionOptions) { (self.project, self.options) = (project, options) }

    /// All files in a language, sorted by their paths.
    mutating func files(in language: String) throws -> [ExchangeFile] {
        files = [:]
        warnings = []
        for part in project.parts { try collect(part, language) }
        return files.values.filter { !$0.units.isEmpty }.sorted { ExchangeOrder.file($0.original, before: $1.original) }
    }

    private mutating func add(_ path: String, _ language: String, _ units: [ExchangeUnit]) {
        guard let original = project.place.relative(path) else { return }
        var file =
            files[original]
            ?? ExchangeFile(original: original, sourceLanguage: project.sourceLanguage, targetLanguage: language, units: [])
        // A file of several targets has the texts of all of them once.
        let known = Set(file.units.map { Array($0.id.utf8) })
        file.units += units.filter { !known.contains(Array($0.id.utf8)) }
        let isInterface = original.hasSuffix(".storyboard") || original.hasSuffix(".xib")
        file.units.sort { isInterface ? ExchangeOrder.object($0.id, before: $1.id) : $0.id < $1.id }
        files[original] = file
    }

    private mutating func collect(_ part: LocalizedProject.Part, _ language: String) throws {
        let (extracted, faults) = try project.extracted(part, options)
        warnings += faults
        var texts = extracted
        let catalogs = Dictionary(part.catalogs.map { (Self.stem($0), $0) }) { first, _ in first }
        for path in part.catalogs {
            add(path, language, try units(ofCatalog: path, texts.removeValue(forKey: Self.stem(path)) ?? [], language))
        }
        let rules = part.tables.filter(\.isRules)
        var ruled: [String: Set<String>] = [:]
        for table in rules {
            let (units, keys) = try units(ofRules: table, language)
            add(table.path(in: project.sourceLanguage), language, units)
            ruled[table.stem, default: []].formUnion(keys)
        }
        let isInformation = { (table: LocalizedProject.Table) in table.stem == "InfoPlist" }
        for table in part.tables where !table.isRules && !isInformation(table) {
            let asked = table.isInBundle ? [] : texts.removeValue(forKey: table.stem) ?? []
            let own = asked.filter { !(ruled[table.stem]?.contains($0.key) ?? false) }
            add(table.path(in: project.sourceLanguage), language, try units(of: table, own, language))
        }
        for (name, own) in texts.sorted(by: { $0.key < $1.key }) {
            let own = own.filter { !(ruled[name]?.contains($0.key) ?? false) }
            guard let file = try? FileName(name + ".strings") else {
                warnings += own.map { Extraction.Warning(path: $0.path, line: $0.line, message: "\"\(name)\" is no name of a table") }
                continue
            }
            let table = LocalizedProject.Table(folder: part.folder, name: file.text)
            add(table.path(in: project.sourceLanguage), language, try units(of: table, own, language))
        }
        for interface in part.interfaces where catalogs[interface.stem] == nil {
            try collect(interface, base: part.bases[interface] ?? "", language)
        }
        if catalogs["InfoPlist"] == nil, !part.information.isEmpty || part.tables.contains(where: isInformation) {
            let table = part.tables.first(where: isInformation) ?? LocalizedProject.Table(folder: part.folder, name: "InfoPlist.strings")
            let own = part.information.sorted { $0.key < $1.key }.map { key, text in
                ExtractedText(key: key, table: "InfoPlist", value: text, comment: InformationTexts.note(key), path: "", line: 0)
            }
            add(table.path(in: project.sourceLanguage), language, try units(of: table, own, language))
        }
    }

    static func stem(_ path: String) -> String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }

    /// The comments of the places that ask for a key, each once, in the order that `genstrings` has them in.
    static func note(_ texts: [ExtractedText]) -> String? {
        var seen: [String] = []
        for case let comment? in texts.map(\.comment) where !seen.contains(comment) { seen.append(comment) }
        return seen.isEmpty ? nil : seen.sorted(by: Genstrings.comesBefore).joined(separator: "\n")
    }

    private func table(_ path: String) throws -> StringsTable? { try project.place.read(path).map { try StringsTable($0, path: path) } }

    /// What translators are told where a source says nothing.
    static let noComment = "No comment provided by engineer."

    /// The comments of the places that ask for a key that stands in a table, or would; `nil` where none asks.
    private static func tableNote(_ texts: [ExtractedText]?) -> String? { texts.map { note($0) ?? noComment } }

    private func translations(_ path: String, _ language: String) throws -> [String: String] {
        guard let table = try table(path) else { return [:] }
        return Dictionary(table.entries.map { ($0.key, $0.text) }) { $1 }
    }

    // MARK: Tables

    private func units(of table: LocalizedProject.Table, _ extracted: [ExtractedText], _ language: String) throws -> [ExchangeUnit] {
        let targets = try translations(table.path(in: language), language)
        let byKey = Dictionary(grouping: extracted, by: \.key)
        var units: [ExchangeUnit] = []
        var seen: Set<String> = []
        func add(_ key: String, _ source: String, _ note: String?) {
            seen.insert(key)
            // In the language that it is written in, a text is its own translation.
            let target = language == project.sourceLanguage ? source : targets[key]
            units.append(ExchangeUnit(id: key, source: source, target: target, note: note))
        }
        // Where only the base has the table, that is its source.
        let paths = [table.path(in: project.sourceLanguage), table.path(in: "Base")]
        for entry in try paths.lazy.compactMap({ try self.table($0) }).first?.entries ?? [] {
            add(entry.key, entry.text, entry.comment ?? Self.tableNote(byKey[entry.key]))
        }
        for text in extracted where !seen.contains(text.key) {
            // Arguments can change places in a translation: they are numbered, as `genstrings` does it.
            add(text.key, FormatConversion.positional(text.text), Self.tableNote(byKey[text.key]))
        }
        return units
    }

    private func units(ofRules table: LocalizedProject.Table, _ language: String) throws -> (units: [ExchangeUnit], keys: Set<String>) {
        func read(_ language: String) throws -> RulesTable? {
            let path = table.path(in: language)
            return try project.place.read(path).map { try RulesTable($0, path: path) }
        }
        guard let source = try read(project.sourceLanguage) ?? read("Base") else { return ([], []) }
        let target = language == project.sourceLanguage ? nil : try read(language)
        let targets = Dictionary((target?.entries ?? []).map { ($0.id, $0.text) }) { $1 }
        var units: [ExchangeUnit] = []
        var seen: Set<String> = []
        func add(_ keys: [String], _ text: String) {
            let id = RulesTable.id(of: keys)
            guard seen.insert(id).inserted else { return }
            let target = language == project.sourceLanguage ? text : targets[id]
            units.append(ExchangeUnit(id: id, source: text, target: target))
        }
        for entry in source.entries {
            add(entry.keys, entry.text)
            guard entry.keys.last == "other", entry.keys.count > 2, language != project.sourceLanguage else { continue }
            for form in PluralForms.forms(of: language) where !source.entries.contains(where: { $0.keys == entry.keys.dropLast() + [form] })
            {
                add(entry.keys.dropLast() + [form], entry.text)
            }
        }
        let keys = Set(source.entries.compactMap(\.keys.first))
        // Forms that the translation alone has are texts like the others.
        for entry in target?.entries ?? [] where keys.contains(entry.keys[0]) {
            let other = source.entries.first { $0.keys == entry.keys.dropLast() + ["other"] }
            add(entry.keys, other?.text ?? entry.text)
        }
        return (units, keys)
    }

    // MARK: Interfaces

    private mutating func collect(_ interface: LocalizedProject.Table, base: String, _ language: String) throws {
        var units = try InterfaceTexts.texts(try project.place.read(base) ?? [], path: base)
        let table = LocalizedProject.Table(folder: interface.folder, name: interface.stem + ".strings")
        let targets = try translations(table.path(in: language), language)
        for place in units.indices {
            units[place].target = language == project.sourceLanguage ? units[place].source : targets[units[place].id]
        }
        add(base, language, units)
    }

    // MARK: Catalogs

    private func units(ofCatalog path: String, _ extracted: [ExtractedText], _ language: String) throws -> [ExchangeUnit] {
        let catalog = try project.catalog(path)
        let byKey = Dictionary(grouping: extracted, by: \.key)
        var units: [ExchangeUnit] = []
        var seen: Set<String> = []
        for entry in catalog.entries where !entry.key.isEmpty {
            seen.insert(entry.key)
            guard entry.isTranslated else { continue }
            units += Self.units(
                of: entry.key, entry.value, note: entry.comment ?? byKey[entry.key].flatMap(Self.note), source: catalog.sourceLanguage,
                language: language)
        }
        for text in extracted where seen.insert(text.key).inserted {
            let isSource = language == catalog.sourceLanguage
            units.append(
                ExchangeUnit(
                    id: text.key, source: text.text, target: isSource ? text.text : nil, state: isSource ? .new : nil,
                    note: byKey[text.key].flatMap(Self.note)))
        }
        return units
    }

    /// The units of a catalog's entry.
    static func units(
        of key: String, _ entry: PropertyList, note: String?, source: String, language: String
    ) -> [ExchangeUnit] {
        let sources = CatalogDocument.texts(of: entry, in: source)
        let targets = CatalogDocument.texts(of: entry, in: language)
        var texts = Dictionary(sources.map { ($0.variation, $0.value) }) { $1 }
        if texts.isEmpty { texts[""] = key }
        if language != source {
            for (variation, text) in texts where variation.hasSuffix("plural.other") {
                for form in PluralForms.forms(of: language) {
                    let other = variation.dropLast("other".count) + form
                    if texts[String(other)] == nil { texts[String(other)] = text }
                }
            }
        }
        // What varies in the translation alone is translated from the nearest text there is.
        for target in targets where texts[target.variation] == nil {
            let general = target.variation.split(separator: ".").dropLast().joined(separator: ".") + ".other"
            texts[target.variation] = texts[general] ?? texts[""] ?? sources.last?.value ?? key
        }
        // A text that varies in the translation is no single text any more.
        if targets.contains(where: { $0.variation.hasPrefix("plural.") || $0.variation.hasPrefix("device.") }),
            !targets.contains(where: { $0.variation.isEmpty })
        {
            texts[""] = nil
        }
        return texts.sorted { $0.key < $1.key }.map { variation, text in
            var target = targets.first { $0.variation == variation }
            if language == source, target == nil { target = CatalogDocument.Text(variation: variation, value: text, state: .new) }
            return ExchangeUnit(
                id: variation.isEmpty ? key : key + CatalogDocument.separator + variation, source: text, target: target?.value,
                state: target.map { $0.state ?? .translated }, note: note)
        }
    }
}
