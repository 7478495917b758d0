/// What is printed after a run, in detekt's words.
public struct ConsoleReport {
    /// The parts that the configuration can leave out.
    public enum Part: String, CaseIterable, Sendable {
        case project = "ProjectStatisticsReport"
        case complexity = "ComplexityReport"
        case findings = "FindingsReport"
        case buildFailure = "BuildFailureReport"
    }

    private let result: LintResult

    /// A report of a run.
    public init(_ result: LintResult) { self.result = result }

    /// The report.
    public var text: String {
        var text = ""
        let parts = result.configuration.console
        if parts.contains(.findings) { text += findings }
        if parts.contains(.complexity) {
            text += "\nComplexity Report:\n" + Measures.lines(of: result).map { "\t- \($0)\n" }.joined()
        }
        if parts.contains(.project) {
            let metrics = result.metrics
            text +=
                "\nProject Statistics:\n\t- number of properties: \(metrics.properties)\n\t- number of functions: \(metrics.functions)\n"
            text += "\t- number of types: \(metrics.types)\n\t- number of files: \(metrics.files)\n"
        }
        if result.suppressedCount > 0 { text += "\n\(result.suppressedCount) suppressed by comments.\n" }
        if result.baselineCount > 0 { text += "\n\(result.baselineCount) left alone by the baseline.\n" }
        if !result.staleSignatures.isEmpty {
            text += "\nThe baseline has what is not found any more; --write-baseline takes it out:\n"
            text += result.staleSignatures.map { "\t\($0)\n" }.joined()
        }
        if parts.contains(.buildFailure), let bar = result.configuration.maxIssues, result.weight > bar {
            text += "\nBuild failed with \(result.weight) weighted issues (threshold defined was \(bar)).\n"
        }
        return text
    }

    private var findings: String {
        var text = ""
        let bySet = Dictionary(grouping: result.incidents) { result.ruleSet(of: $0.id) }
        for set in result.ruleSets {
            let incidents = bySet[set.name] ?? []
            guard !incidents.isEmpty else {
                text += "Ruleset: \(set.name)\n"
                continue
            }
            let debt = incidents.reduce(0) { $0 + (result.issue($1.id)?.debt ?? 5) }
            text += "Ruleset: \(set.name) - \(Measures.debt(debt)) debt\n"
            for incident in incidents { text += "\t\(TextReport.line(incident))\n" }
        }
        if !result.incidents.isEmpty { text += "\nOverall debt: \(Measures.debt(result.debt))\n" }
        return text
    }
}
