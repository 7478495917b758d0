/// Keys that stand in a table of texts more than once.
final class RepeatedKeyDetector: Detector, StringsScanner {
    static let issue = Issue(
        id: "RepeatedStringKey", briefDescription: "A key stands in a table of texts more than once",
        explanation: """
            Only one of the texts is shown, and which one is left to the reader of the file. Take the others away, or give them keys of their
            own.
            """,
        category: .internationalization, priority: 6, severity: .warning,
        implementation: Implementation(RepeatedKeyDetector.self, .stringsFile),
        noncompliant: [
            Example(files: ["en.lproj/Localizable.strings": "\"title\" = \"Title\";\n\"ok\" = \"OK\";\n↓\"title\" = \"Headline\";\n"])
        ],
        compliant: [Example(files: ["en.lproj/Localizable.strings": "\"title\" = \"Title\";\n\"ok\" = \"OK\";\n"])])

    func visitStrings(_ context: StringsContext) {
        var seen: [String: Int] = [:]
        for entry in context.file.entries where entry.language == nil {
            if let first = seen[entry.key] {
                context.report(Self.issue, at: entry, "The key \"\(entry.key)\" stands on line \(first) already.")
            } else {
                seen[entry.key] = entry.line
            }
        }
    }
}
