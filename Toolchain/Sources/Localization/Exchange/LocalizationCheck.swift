import Foundation
import XcodeProject

/// Finds what is wrong with a project's localization.
package struct LocalizationCheck {
    /// The kinds of findings.
    package enum Kind: String, Sendable {
        /// A text without a translation.
        case missing
        /// A translation of a text that is not there any more.
        case stale
        /// A text that no source asks for.
        case unused
        /// A translation that cannot be given what its source is given.
        case format
        /// Something that cannot be extracted.
        case source
    }

    /// One thing that is wrong.
    package struct Finding: Hashable, Sendable, CustomStringConvertible {
        package var kind: Kind
        package var path: String
        /// The line, from 1; 0 where there is none.
        package var line: Int
        package var message: String

        /// Whether it is an error: the app would crash, or show nonsense.
        package var isError: Bool { kind == .format }

        package var description: String {
            "\(path)\(line > 0 ? ":\(line):1" : ""): \(isError ? "error" : "warning"): \(message) [\(kind.rawValue)]"
        }
    }

    /// How much is translated into a language.
    package struct Share: Hashable, Sendable {
        package var language: String
        package var translated: Int
        package var needsReview: Int
        package var all: Int

        /// The share in hundredths, rounded down.
        package var percent: Int { all == 0 ? 100 : translated * 100 / all }
    }

    private let project: LocalizedProject
    private let options: ExtractionOptions
    /// The first place that asks for a text, by table and key.
    private var uses: [String: [String: ExtractedText]] = [:]
    package private(set) var findings: [Finding] = []
    package private(set) var shares: [Share] = []

    /// Checks a project in languages.
    ///
    /// - Throws: `ParseError` for a malformed file, with line and column.
    package init(_ project: LocalizedProject, languages: [String], options: ExtractionOptions) throws {
        (self.project, self.options) = (project, options)
        // Targets may share a table; keys that a source makes up are not seen.
        for part in project.parts {
            for (table, texts) in try project.extracted(part, options).texts {
                for text in texts where uses[table]?[text.key] == nil { uses[table, default: [:]][text.key] = text }
            }
        }
        for language in languages where language != project.sourceLanguage { try check(language) }
        try checkSources()
        try checkUse()
        findings = Array(Set(findings)).sorted { ($0.path, $0.line, $0.message) < ($1.path, $1.line, $1.message) }
    }

    private mutating func check(_ language: String) throws {
        var collector = UnitCollector(project, options)
        var share = Share(language: language, translated: 0, needsReview: 0, all: 0)
        for file in try collector.files(in: language) {
            let lines = try Lines(project, file, language)
            for unit in file.units {
                // Words that everybody writes alike need no translation: a text without letters is none.
                guard FormatConversion.words(of: unit.source).contains(where: \.isLetter) else { continue }
                share.all += 1
                guard let target = unit.target else {
                    // A text that no file has yet stands where it is asked for.
                    let line = lines.source(unit.id)
                    let use = line == 0 ? uses[UnitCollector.stem(file.original)]?[unit.id] : nil
                    findings.append(
                        Finding(
                            kind: .missing, path: use?.path ?? lines.sourcePath, line: use?.line ?? line,
                            message: "\"\(unit.id)\" is not translated into \(language)"))
                    continue
                }
                switch unit.state ?? .translated {
                case .translated: share.translated += 1
                case .needsReview: share.needsReview += 1
                case .new: break
                }
                if let message = FormatCheck.difference(of: target, from: unit.source, id: unit.id) {
                    findings.append(
                        Finding(
                            kind: .format, path: lines.targetPath, line: lines.target(unit.id),
                            message: "the text of \"\(unit.id)\" in \(language) cannot be used: \(message)"))
                }
            }
            for (key, line) in lines.stale(Set(file.units.map(\.id))) {
                findings.append(
                    Finding(
                        kind: .stale, path: lines.targetPath, line: line, message: "\"\(key)\" in \(language) translates nothing any more"))
            }
        }
        shares.append(share)
        findings += collector.warnings.map(Self.finding)
    }

    private static func finding(_ warning: Extraction.Warning) -> Finding {
        Finding(kind: .source, path: warning.path, line: warning.line, message: warning.message)
    }

    /// Texts that cannot be formatted in any language.
    private mutating func checkSources() throws {
        var collector = UnitCollector(project, options)
        for file in try collector.files(in: project.sourceLanguage) {
            let lines = try Lines(project, file, project.sourceLanguage)
            for unit in file.units {
                guard let message = FormatCheck.fault(of: unit.source) else { continue }
                findings.append(
                    Finding(
                        kind: .format, path: lines.sourcePath, line: lines.source(unit.id),
                        message: "the text of \"\(unit.id)\" cannot be used: \(message)"))
            }
        }
        findings += collector.warnings.map(Self.finding)
    }

    /// Keys that no source asks for.
    private mutating func checkUse() throws {
        // Whose tables are for no sources of its own says nothing of them.
        for part in project.parts where !part.sources.isEmpty {
            for path in part.catalogs where UnitCollector.stem(path) != "InfoPlist" {
                let isInterface = part.interfaces.contains { $0.stem == UnitCollector.stem(path) }
                guard !isInterface else { continue }
                for entry in try project.catalog(path).entries {
                    if entry.extractionState == "stale" {
                        findings.append(
                            Finding(kind: .stale, path: path, line: entry.line, message: "\"\(entry.key)\" is marked as stale"))
                    } else if uses[UnitCollector.stem(path)]?[entry.key] == nil, !entry.key.isEmpty {
                        unused(entry.key, path, entry.line)
                    }
                }
            }
            for table in part.tables where table.stem != "InfoPlist" && !table.isInBundle {
                let path = table.path(in: project.sourceLanguage)
                guard let bytes = try project.place.read(path) else { continue }
                let keys = uses[table.stem] ?? [:]
                if table.isRules {
                    var seen: Set<String> = []
                    for entry in try RulesTable(bytes, path: path).entries where seen.insert(entry.keys[0]).inserted {
                        if keys[entry.keys[0]] == nil { unused(entry.keys[0], path, entry.line) }
                    }
                } else {
                    let strings = try StringsTable(bytes, path: path)
                    for entry in strings.entries where keys[entry.key] == nil { unused(entry.key, path, strings.line(of: entry)) }
                }
            }
        }
    }

    private mutating func unused(_ key: String, _ path: String, _ line: Int) {
        findings.append(Finding(kind: .unused, path: path, line: line, message: "no source asks for \"\(key)\""))
    }
}

/// Where the texts of a file stand.
private struct Lines {
    let sourcePath: String
    let targetPath: String
    private var sources: [String: Int] = [:]
    private var targets: [String: Int] = [:]
    private var catalog: CatalogDocument?
    private let language: String

    init(_ project: LocalizedProject, _ file: ExchangeFile, _ language: String) throws {
        self.language = language
        sourcePath = project.place.root + "/" + file.original
        if sourcePath.hasSuffix(".xcstrings") {
            targetPath = sourcePath
            catalog = try project.catalog(sourcePath)
            for entry in catalog?.entries ?? [] { sources[entry.key] = entry.line }
            return
        }
        let parent = (sourcePath as NSString).deletingLastPathComponent
        let folder = parent.hasSuffix(".lproj") ? (parent as NSString).deletingLastPathComponent : parent
        let name =
            sourcePath.hasSuffix(".stringsdict") ? (sourcePath as NSString).lastPathComponent : UnitCollector.stem(sourcePath) + ".strings"
        targetPath = "\(folder)/\(language).lproj/\(name)"
        func lines(_ path: String) throws -> [String: Int] {
            guard let bytes = try project.place.read(path) else { return [:] }
            if path.hasSuffix(".stringsdict") {
                return Dictionary(try RulesTable(bytes, path: path).entries.map { ($0.id, $0.line) }) { first, _ in first }
            }
            guard path.hasSuffix(".strings") else { return [:] }
            let table = try StringsTable(bytes, path: path)
            return Dictionary(table.entries.map { ($0.key, table.line(of: $0)) }) { $1 }
        }
        sources = try lines(sourcePath)
        targets = try lines(targetPath)
    }

    private func key(_ id: String) -> String {
        guard sources[id] == nil, let range = id.ranges(of: CatalogDocument.separator).last else { return id }
        return String(id[..<range.lowerBound])
    }

    func source(_ id: String) -> Int { sources[key(id)] ?? 0 }

    func target(_ id: String) -> Int { catalog?.line(of: key(id), in: language) ?? targets[id] ?? 0 }

    /// The translations of what is not there.
    func stale(_ ids: Set<String>) -> [(key: String, line: Int)] {
        targets.filter { !ids.contains($0.key) }.map { ($0.key, $0.value) }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    }
}
