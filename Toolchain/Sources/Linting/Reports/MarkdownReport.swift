/// A report to read in a repository or a pull request.
enum MarkdownReport {
    static func text(_ result: LintResult) -> String {
        var text = "# sampan lint\n\n## Metrics\n\n"
        for line in Measures.lines(of: result) { text += "* \(line)\n" }
        text += "\n## Findings (\(result.incidents.count))\n"
        for set in result.ruleSets {
            let byIssue = Dictionary(grouping: result.incidents.filter { result.ruleSet(of: $0.id) == set.name }, by: \.id)
            for issue in set.issues {
                guard let incidents = byIssue[issue.id] else { continue }
                text += "\n### \(set.name), \(issue.id) (\(incidents.count))\n\n\(escaped(issue.briefDescription)).\n\n"
                for incident in incidents {
                    text += "* `\(incident.place)`\n\n  \(escaped(incident.message))\n"
                    if !incident.line.isEmpty { text += "\n  ```swift\n  \(incident.line)\n  ```\n" }
                }
            }
        }
        return text
    }

    private static func escaped(_ text: String) -> String {
        String(text.flatMap { "\\`*_{}[]<>#|".contains($0) ? ["\\", $0] : [$0] })
    }
}

/// The measures as lines of text.
enum Measures {
    static func lines(of result: LintResult) -> [String] {
        let metrics = result.metrics
        return [
            "\(metrics.loc) lines of code (loc)", "\(metrics.sloc) source lines of code (sloc)",
            "\(metrics.lloc) logical lines of code (lloc)", "\(metrics.cloc) comment lines of code (cloc)",
            "\(metrics.mcc) cyclomatic complexity (mcc)", "\(metrics.cognitive) cognitive complexity",
            "\(result.incidents.count) number of total code smells", "\(metrics.commentRatio)% comment source ratio",
            "\(metrics.mccPerThousandLines) mcc per 1,000 lloc",
            "\(metrics.findingsPerThousandLines(result.incidents.count)) code smells per 1,000 lloc",
        ]
    }

    /// A debt as detekt writes it: "1h 20min".
    static func debt(_ minutes: Int) -> String {
        let (days, hours, rest) = (minutes / 1440, minutes / 60 % 24, minutes % 60)
        let parts = [days > 0 ? "\(days)d" : "", hours > 0 ? "\(hours)h" : "", rest > 0 ? "\(rest)min" : ""].filter { !$0.isEmpty }
        return parts.isEmpty ? "0min" : parts.joined(separator: " ")
    }
}
