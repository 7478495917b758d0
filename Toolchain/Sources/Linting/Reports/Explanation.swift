/// What an issue is, for people.
public enum Explanation {
    /// The text of `sampan lint --explain`; `nil` where there is no such issue.
    public static func text(_ name: String, _ ruleSets: [RuleSet]) -> String? {
        guard let issue = RuleSets.issue(named: name, in: ruleSets) else { return nil }
        let set = ruleSets.first { $0.issues.contains(issue) }?.name ?? ""
        var text = """
            \(issue.id): \(issue.briefDescription)

            \(issue.explanation)

            Rule set: \(set)
            Category: \(issue.category.name)
            Priority: \(issue.priority) of 10
            Severity: \(issue.severity.rawValue)\(issue.isEnabledByDefault ? "" : ", not looked for unless the configuration says so")
            Debt:     \(Measures.debt(issue.debt))

            """
        if !issue.aliases.isEmpty { text += "Also:     \(issue.aliases.joined(separator: ", "))\n" }
        if !issue.options.isEmpty {
            text += "\nOptions:\n"
            for option in issue.options { text += "  \(option.name): \(option.defaultValue.description)  # \(option.summary)\n" }
        }
        text += examples("Noncompliant", issue.noncompliant)
        text += examples("Compliant", issue.compliant)
        return text
    }

    private static func examples(_ title: String, _ examples: [Example]) -> String {
        var text = ""
        for example in examples {
            text += "\n\(title):\n"
            for (path, code) in example.files.sorted(by: { $0.key < $1.key }) {
                if example.files.count > 1 || path != Example.fileName { text += "\n  \(path)\n" }
                text += "\n"
                for line in code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
                    text += line.isEmpty ? "\n" : "    \(line)\n"
                }
            }
        }
        return text
    }

    /// All issues by their sets.
    public static func list(_ ruleSets: [RuleSet]) -> String {
        var text = ""
        for set in ruleSets {
            text += "\(set.name)\n"
            for issue in set.issues {
                let mark = issue.isEnabledByDefault ? "" : " (off)"
                text += "  \(issue.id): \(issue.briefDescription)\(mark)\n"
            }
        }
        return text
    }

    /// "; did you mean …?", or nothing.
    public static func suggestion(_ name: String, _ ruleSets: [RuleSet]) -> String {
        Spelling.suggestion(for: name, among: ruleSets.flatMap(\.issues).map(\.id))
    }
}
