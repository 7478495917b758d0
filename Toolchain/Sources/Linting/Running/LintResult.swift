/// What a run found.
public struct LintResult: Sendable {
    /// The rule sets that were looked for.
    public var ruleSets: [RuleSet]
    /// The configuration.
    public var configuration: LintConfiguration
    /// The linted folder.
    public var root: String
    /// The findings, by files and places, without those that comments suppress or the baseline leaves alone.
    public var incidents: [Incident]
    /// How many findings comments suppressed.
    public var suppressedCount = 0
    /// How many the baseline left alone.
    public var baselineCount = 0
    /// What the baseline has and nothing matches any more.
    public var staleSignatures: [String] = []
    /// The measures of all files.
    public var metrics = FileMetrics()
    /// The measures of each file.
    public var metricsByPath: [String: FileMetrics] = [:]
    /// How long it took.
    public var seconds = 0.0
    /// How many Swift files were looked at anew; the others' findings were known.
    public var analyzedFiles = 0

    /// The issue of a finding.
    public func issue(_ id: String) -> Issue? { issuesByID[id] }
    /// The rule set that an issue is in.
    public func ruleSet(of id: String) -> String { setsByID[id] ?? "custom" }

    private let issuesByID: [String: Issue]
    private let setsByID: [String: String]

    init(ruleSets: [RuleSet], configuration: LintConfiguration, root: String, incidents: [Incident]) {
        (self.ruleSets, self.configuration, self.root, self.incidents) = (ruleSets, configuration, root, incidents)
        issuesByID = Dictionary(ruleSets.flatMap(\.issues).map { ($0.id, $0) }) { first, _ in first }
        setsByID = Dictionary(ruleSets.flatMap { set in set.issues.map { ($0.id, set.name) } }) { first, _ in first }
    }

    /// How many minutes it takes to mend everything.
    public var debt: Int { incidents.reduce(0) { $0 + (issue($1.id)?.debt ?? 5) } }

    /// The findings' weights together.
    public var weight: Int { incidents.reduce(0) { $0 + configuration.weight(of: $1.id, in: ruleSet(of: $1.id)) } }

    /// The findings that make a run fail by themselves.
    public var errors: [Incident] { incidents.filter { $0.severity >= .error } }

    /// Whether the findings reach the bar: there is an error, or they weigh more than `maxIssues`.
    public var fails: Bool {
        if configuration.abortsOnError, incidents.contains(where: { $0.severity >= .error }) { return true }
        return configuration.maxIssues.map { weight > $0 } ?? false
    }
}
