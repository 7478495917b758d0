extension Linter {
    /// What is found of one issue in the text of one Swift file.
    package static func incidents(of issue: Issue, in text: String, settings: IssueSettings) -> [Incident] {
        let file = SwiftFile(path: Example.fileName, text: text)
        let project = LintedProject(root: "", project: nil, swiftFiles: [file], paths: [file.path])
        let linter = Linter(ruleSets: [RuleSet("one", [issue])], settings: [issue.id: settings])
        return linter.lint(swiftFiles: [file], in: project) { _ in () }.flatMap(\.incidents).filter { $0.id == issue.id }
    }
}
