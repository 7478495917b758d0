import Foundation

/// Texts that languages do not have in common, and keys that code and tables do not have in common.
final class TranslationDetector: Detector, ProjectScanner {
    private static func issue(
        _ id: String, _ brief: String, _ explanation: String, _ severity: Severity, priority: Int, _ noncompliant: [String: String],
        _ compliant: [String: String], _ category: Category = .internationalization, isEnabledByDefault: Bool = true
    ) -> Issue {
        Issue(
            id: id, briefDescription: brief, explanation: explanation, category: category, priority: priority, severity: severity,
            implementation: Implementation(TranslationDetector.self, .project), noncompliant: [Example(files: noncompliant)],
            compliant: [Example(files: compliant)], isEnabledByDefault: isEnabledByDefault)
    }

    private static let (english, german) = ("en.lproj/Localizable.strings", "de.lproj/Localizable.strings")

    static let missingKey = issue(
        "MissingStringKey", "Code asks for a text that no table has",
        "The key itself is shown in place of a text. Add it to the tables, or correct it.", .warning, priority: 6,
        [english: "\"title\" = \"Title\";\n", "A.swift": "let a = NSLocalizedString(↓\"titel\", comment: \"\")\n"],
        [english: "\"title\" = \"Title\";\n", "A.swift": "let a = NSLocalizedString(\"title\", comment: \"\")\n"])

    static let unusedKey = issue(
        "UnusedStringKey", "A text that nothing asks for",
        "The key stands nowhere in code or documents. Take it away, so that nobody translates it.", .informational, priority: 3,
        [english: "↓\"old\" = \"Old\";\n\"title\" = \"Title\";\n", "A.swift": "let a = NSLocalizedString(\"title\", comment: \"\")\n"],
        [english: "\"title\" = \"Title\";\n", "A.swift": "let a = NSLocalizedString(\"title\", comment: \"\")\n"], .unusedCode)

    static let missingTranslation = issue(
        "MissingTranslation", "A language lacks a text that others have",
        "People with this language see the key, or the text of another language. Add the text.", .warning, priority: 5,
        [english: "↓\"a\" = \"A\";\n\"b\" = \"B\";\n", german: "\"b\" = \"B\";\n"],
        [english: "\"a\" = \"A\";\n", german: "\"a\" = \"A\";\n"])

    static let unlikeFormat = issue(
        "UnlikeFormats", "The formats of a text differ between languages",
        "The values that code inserts fit one of the texts only: the other shows wrong ones, or ends the app. Use the same places in all.",
        .error, priority: 8, [english: "\"n\" = \"%d notes\";\n", german: "↓\"n\" = \"%@ Notizen\";\n"],
        [english: "\"n\" = \"%1$@ has %2$d\";\n", german: "\"n\" = \"%2$d von %1$@\";\n"])

    static let emptyTranslation = issue(
        "EmptyTranslation", "A text is empty in one language only",
        "People with this language see nothing where others read something.", .warning, priority: 5,
        [english: "\"a\" = \"A\";\n", german: "↓\"a\" = \"\";\n"], [english: "\"a\" = \"A\";\n", german: "\"a\" = \"A\";\n"])

    static let staleText = issue(
        "TextOfAbsentObject", "A table of a document has texts for objects that the document does not have",
        "The keys name objects by their identifiers. This one is gone; the text is never shown.", .informational, priority: 3,
        [
            "Base.lproj/Main.storyboard": ExampleDocument.scene("<label text=\"A\" id=\"a1\"/>"),
            "de.lproj/Main.strings": "\"a1.text\" = \"A\";\n↓\"a2.text\" = \"B\";\n",
        ],
        [
            "Base.lproj/Main.storyboard": ExampleDocument.scene("<label text=\"A\" id=\"a1\"/>"),
            "de.lproj/Main.strings": "\"a1.text\" = \"A\";\n",
        ], .unusedCode)

    static let hardcodedInCode = issue(
        "HardcodedText", "A text in code that is not translated",
        "The project has texts in several languages, but this one stands in the code alone. Ask for it with `NSLocalizedString`.",
        .informational, priority: 4,
        [
            english: "\"a\" = \"A\";\n", german: "\"a\" = \"A\";\n",
            "A.swift": "func f(_ l: UILabel) {\n    l.text = ↓\"Good morning\"\n}\n",
        ],
        [
            english: "\"a\" = \"A\";\n", german: "\"a\" = \"A\";\n",
            "A.swift": "func f(_ l: UILabel) {\n    l.text = NSLocalizedString(\"a\", comment: \"\")\n    l.text = \"–\"\n}\n",
        ])

    static let hardcodedInDocument = issue(
        "HardcodedDocumentText", "A document with texts that is not translated",
        "The project has texts in several languages, but this document stands in no language's folder. Localize it, or set its texts in code.",
        .informational, priority: 4,
        [
            english: "\"a\" = \"A\";\n", german: "\"a\" = \"A\";\n",
            "Main.storyboard": ExampleDocument.scene("↓<button id=\"b1\"><state key=\"normal\" title=\"Good morning\"/></button>"),
        ],
        [
            english: "\"a\" = \"A\";\n", german: "\"a\" = \"A\";\n",
            "Base.lproj/Main.storyboard": ExampleDocument.scene(
                "<button id=\"b1\"><state key=\"normal\" title=\"Good morning\"/></button>"),
        ])

    static let issues = [
        missingKey, unusedKey, missingTranslation, unlikeFormat, emptyTranslation, staleText, hardcodedInCode, hardcodedInDocument,
    ]

    func visitProject(_ context: ProjectContext) {
        let project = context.project
        let index = project.fact(ProjectIndex.self)
        let resources = project.fact(ResourceIndex.self)
        lookAtCode(index, resources, context)
        lookForUnused(index, context)
        let groups = Dictionary(grouping: project.strings.filter { $0.language != nil && $0.path.hasSuffix(".strings") }) { table in
            let folder = ((table.path as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
            return folder + "/" + table.table
        }
        for (_, tables) in groups { compare(tables.sorted { $0.path < $1.path }, context) }
        lookForStale(context)
        if resources.languages.count > 1 { lookForHardcoded(context) }
    }

    private func report(_ issue: Issue, _ table: StringsTable, _ entry: StringsTable.Entry, _ message: String, _ context: ProjectContext) {
        context.report(issue, location: Location(path: table.path, line: entry.line), message: message)
    }

    private func lookAtCode(_ index: ProjectIndex, _ resources: ResourceIndex, _ context: ProjectContext) {
        for (file, facts) in index.files {
            for literal in facts.literals {
                guard let text = literal.text, literal.callee == "NSLocalizedString", literal.label == "" else { continue }
                // Another table or bundle may be named, and one may have the keys for texts.
                let rest = file.text(literal.range.upperBound..<min(file.bytes.count, literal.range.upperBound + 200))
                let arguments = rest.prefix { $0 != ")" && $0 != "\n" }
                guard !arguments.contains("tableName"), !arguments.contains("bundle"), let keys = resources.keys["Localizable"],
                    !keys.contains(text), !keys.contains(text.replacingOccurrences(of: "\n", with: "\\n"))
                else { continue }
                context.report(
                    Self.missingKey, location: file.location(literal.range), message: "No table has a text for \"\(text)\".")
            }
        }
    }

    private func lookForUnused(_ index: ProjectIndex, _ context: ProjectContext) {
        var seen: Set<String> = []
        for table in context.project.strings where table.table == "Localizable" && table.path.hasSuffix(".strings") {
            for entry in table.entries where !index.mentions(entry.key) && seen.insert(entry.key).inserted {
                let key = entry.key
                if index.isPartOfText(key) || index.mentions(key.split(separator: ".").last.map(String.init) ?? key) { continue }
                // A key may be handed over with its escapes.
                if key.contains("\\") || key.contains("\n") || key.contains("%") { continue }
                report(Self.unusedKey, table, entry, "Nothing asks for \"\(key)\".", context)
            }
        }
    }

    private func compare(_ tables: [StringsTable], _ context: ProjectContext) {
        guard tables.count > 1, let first = tables.first(where: { $0.language == "en" || $0.language == "Base" }) ?? tables.first else {
            return
        }
        let texts = tables.map { Dictionary($0.entries.map { ($0.key, $0) }) { $1 } }
        for entry in first.entries {
            let missing = zip(tables, texts).filter { $0.1[entry.key] == nil }.compactMap(\.0.language)
            if !missing.isEmpty {
                report(
                    Self.missingTranslation, first, entry,
                    "The text \"\(entry.key)\" is missing in: \(missing.sorted().joined(separator: ", ")).",
                    context)
            }
            let wanted = Self.places(entry.text)
            for (table, texts) in zip(tables, texts) where table !== first {
                guard let other = texts[entry.key] else { continue }
                if other.text.isEmpty, !entry.text.isEmpty {
                    report(Self.emptyTranslation, table, other, "The text \"\(entry.key)\" is empty.", context)
                } else if Self.places(other.text) != wanted {
                    report(
                        Self.unlikeFormat, table, other,
                        "The text \"\(entry.key)\" has the places \(Self.list(other.text)); in \(first.language ?? "") it has \(Self.list(entry.text)).",
                        context)
                }
            }
        }
    }

    private static func list(_ text: String) -> String {
        let all = places(text).sorted { $0.key < $1.key }.map { "%\($0.key)$\($0.value)" }
        return all.isEmpty ? "none" : all.joined(separator: " ")
    }

    /// The kinds of values that a format takes, by their numbers.
    private static func places(_ format: String) -> [Int: String] {
        var (places, next): ([Int: String], Int) = ([:], 1)
        let characters = Array(format)
        var index = 0
        while index < characters.count {
            guard characters[index] == "%" else {
                index += 1
                continue
            }
            index += 1
            if index < characters.count, characters[index] == "%" {
                index += 1
                continue
            }
            var (number, digits, end) = (0, "", index)
            while end < characters.count, "0123456789$+-#.lhqLztj'".contains(characters[end]) {
                if characters[end].isASCII, characters[end].isNumber { digits.append(characters[end]) }
                if characters[end] == "$" { (number, digits) = (Int(digits) ?? 0, "") }
                end += 1
            }
            guard end < characters.count, "@dDiuUxXoOfFeEgGcCsSpaA".contains(characters[end]) else { continue }
            let kind: String =
                switch characters[end] {
                case "d", "D", "i", "u", "U", "x", "X", "o", "O": "d"
                case "f", "F", "e", "E", "g", "G", "a", "A": "f"
                default: String(characters[end])
                }
            if number == 0 { (number, next) = (next, next + 1) }
            places[number] = kind
            index = end + 1
        }
        return places
    }

    private func lookForStale(_ context: ProjectContext) {
        let documents = Dictionary(grouping: context.project.interfaces, by: \.name)
        for table in context.project.strings where table.language != nil {
            guard let files = documents[table.table], files.count == 1 else { continue }
            let identifiers = Set(files[0].root.all.compactMap { $0.attributes["id"] })
            for entry in table.entries {
                let parts = entry.key.split(separator: ".")
                guard parts.count >= 2, !identifiers.contains(String(parts[0])) else { continue }
                report(Self.staleText, table, entry, "The document has no object \"\(parts[0])\".", context)
            }
        }
    }

    private static let shown: Set<String> = [
        "text", "title", "placeholder", "prompt", "message", "accessibilityLabel", "accessibilityHint",
    ]

    private func lookForHardcoded(_ context: ProjectContext) {
        for (file, facts) in context.project.fact(ProjectIndex.self).files where !file.path.contains("Tests/") {
            for literal in facts.literals {
                guard let text = literal.text, Self.isSentence(text), literal.assignedTo.map(Self.shown.contains) == true else { continue }
                context.report(Self.hardcodedInCode, location: file.location(literal.range), message: "\"\(text)\" is not translated.")
            }
        }
        for file in context.project.interfaces where !file.path.contains(".lproj/") && file.root.attributes["launchScreen"] != "YES" {
            // One finding a document: what is to be done is the same for all of its texts.
            let first = file.root.all.first { element in
                element.name == "state" && Self.isSentence(element.attributes["title"] ?? "")
            }
            guard let first, let owner = file.root.all.first(where: { $0.children.contains { $0 === first } }) else { continue }
            context.report(
                Self.hardcodedInDocument, location: Location(path: file.path, line: owner.line, column: owner.column),
                message: "\"\(first.attributes["title"] ?? "")\" and perhaps other texts of this document are not translated.")
        }
    }

    /// Whether people read a text: two words of letters at least.
    private static func isSentence(_ text: String) -> Bool {
        text.split(separator: " ").filter { $0.filter(\.isLetter).count > 1 }.count > 1 && !text.contains("_")
    }
}
