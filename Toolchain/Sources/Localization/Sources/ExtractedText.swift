/// A text that a source asks for by its key.
package struct ExtractedText: Hashable, Sendable {
    /// The key.
    package var key: String
    /// The table; "Localizable" where the source names none.
    package var table = "Localizable"
    /// The text itself, where the source says it beside the key.
    package var value: String?
    /// What translators are told.
    package var comment: String?
    /// The source's path.
    package var path: String
    /// The line, from 1.
    package var line: Int

    /// The text in the language that the project is written in.
    package var text: String { value ?? key }
}

/// What is looked for in sources.
package struct ExtractionOptions: Sendable {
    /// The routine whose calls, and those of its kin, are looked for: `NSLocalizedString` and routines of the project's own.
    package var routines = ["NSLocalizedString"]
    /// Whether `String(localized:)` and its kin are looked for.
    package var findsResources = true
    /// Whether texts in calls of SwiftUI are looked for.
    package var findsSwiftUI = true
    /// Whether `\u00E9` in C's texts is a character, as `genstrings -u` has it.
    package var readsUnicodeEscapes = true

    /// Creates the options of an export.
    package init() {}
}

/// What was found in a source.
package struct Extraction: Sendable {
    /// The texts, in the source's order.
    package var texts: [ExtractedText] = []
    /// What cannot be extracted, with path and line, in genstrings' words.
    package var warnings: [Warning] = []

    /// What cannot be extracted.
    package struct Warning: Hashable, Sendable, CustomStringConvertible {
        package var path: String
        /// The line, from 1.
        package var line: Int
        package var message: String

        /// The warning, in genstrings' words.
        package var description: String { "Bad entry in file \(path) (line = \(line)): \(message)" }
    }

    /// Extracts from a source, by the ending of its name: Swift, or C and its kin.
    package init(_ bytes: [UInt8], path: String, options: ExtractionOptions) {
        if path.hasSuffix(".swift") {
            self = SwiftExtraction.extract(bytes, path: path, options: options)
        } else {
            self = CExtraction(bytes, path: path, options: options).extract()
        }
    }

    init() {}

    /// The endings of the names of sources.
    package static let endings = [".swift", ".m", ".mm", ".c", ".cpp", ".cc", ".h"]

    mutating func warn(_ path: String, _ line: Int, _ message: String) {
        warnings.append(Warning(path: path, line: line, message: message))
    }
}

/// The kin of a routine: what is added to its name, and where its arguments stand.
struct RoutineForm: Sendable {
    let suffix: String
    /// The places of the arguments in a call without labels.
    let key: Int
    let table, value: Int?
    let comment: Int

    /// `NSLocalizedString` and its kin, as macros have them. The longest come first.
    static let all = [
        RoutineForm(suffix: "FromTableInBundle", key: 0, table: 1, value: nil, comment: 3),
        RoutineForm(suffix: "WithDefaultValue", key: 0, table: 1, value: 3, comment: 4),
        RoutineForm(suffix: "FromTable", key: 0, table: 1, value: nil, comment: 2),
        RoutineForm(suffix: "", key: 0, table: nil, value: nil, comment: 1),
    ]

    static func named(_ name: String, routines: [String]) -> RoutineForm? {
        for routine in routines {
            if let form = all.first(where: { name == routine + $0.suffix }) { return form }
        }
        return nil
    }
}
