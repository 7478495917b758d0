/// A potential mistake: what it is, how bad, who finds it, and code that has it and code that has not.
public final class Issue: Sendable {
    /// What names the issue, in configuration, comments and reports: "ForceCast".
    public let id: String
    /// What it is, in a few words.
    public let briefDescription: String
    /// Why it is a mistake, and what to do instead.
    public let explanation: String
    /// What kind of problem it is.
    public let category: Category
    /// How much it matters, from 1 to 10.
    public let priority: Int
    /// How bad it is unless the configuration says otherwise. `fatal` and `error` make a run fail.
    public let severity: Severity
    /// Who finds it.
    public let implementation: Implementation
    /// Code in which it is found, where the marks stand.
    public let noncompliant: [Example]
    /// Code in which it is not found.
    public let compliant: [Example]
    /// How many minutes it takes to mend, for the report's sum.
    public let debt: Int
    /// Other names that comments and configuration may use, SwiftLint's among them.
    public let aliases: [String]
    /// What the configuration can set.
    public let options: [IssueOption]
    /// Whether the issue is looked for unless the configuration says otherwise.
    public let isEnabledByDefault: Bool

    /// Creates an issue.
    public init(
        id: String, briefDescription: String, explanation: String, category: Category, priority: Int, severity: Severity,
        implementation: Implementation, noncompliant: [Example] = [], compliant: [Example] = [], debt: Int = 5, aliases: [String] = [],
        options: [IssueOption] = [], isEnabledByDefault: Bool = true
    ) {
        (self.id, self.briefDescription, self.explanation) = (id, briefDescription, explanation)
        (self.category, self.priority, self.severity) = (category, min(max(priority, 1), 10), severity)
        (self.implementation, self.noncompliant, self.compliant) = (implementation, noncompliant, compliant)
        (self.debt, self.aliases, self.options, self.isEnabledByDefault) = (debt, aliases, options, isEnabledByDefault)
    }

    /// All names that mean the issue.
    public var names: [String] { [id] + aliases }
}

extension Issue: Hashable {
    /// Whether two issues have the same id.
    public static func == (one: Issue, other: Issue) -> Bool { one.id == other.id }
    /// Enters the id.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
