extension RuleSets {
    /// What linting finds of itself.
    static let lint = RuleSet("lint", [LintIssues.unusedSuppression, LintIssues.unreadableFile])
}

/// Issues that no detector looks for: linting itself comes upon them.
enum LintIssues {
    static let unusedSuppression = Issue(
        id: "UnusedSuppression", briefDescription: "A comment suppresses what is not found",
        explanation: """
            The comment names an issue that is not found where it says, or that does not exist. It hides the next one that comes there. Take it
            away, or correct the name.
            """,
        category: .comments, priority: 3, severity: .warning, implementation: Implementation(Detector.self, .swiftFile),
        noncompliant: ["↓// sampan-lint:disable:next all\nlet a = 1\n", "↓// sampan-lint:disable:this NoSuchIssue\nlet a = 1\n"],
        compliant: ["// Nothing is suppressed here.\nlet a = 1\n"], debt: 1, aliases: ["superfluous_disable_command"])

    static let unreadableFile = Issue(
        id: "UnreadableFile", briefDescription: "A file cannot be read",
        explanation: """
            The file is not what its name says: it is no XML, no property list or no table of texts. The app will not be able to read it either.
            """,
        category: .correctness, priority: 8, severity: .error, implementation: Implementation(Detector.self, .propertyList),
        noncompliant: [Example(files: ["Info.plist": "<?xml version=\"1.0\"?>\n<plist><dict>\n↓<key>a</key>\n</dict></plist>\n"])],
        compliant: [Example(files: ["Info.plist": "<?xml version=\"1.0\"?>\n<plist><dict/></plist>\n"])])
}
