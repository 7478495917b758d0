/// The rule sets that Sampan has.
public enum RuleSets {
    /// All of them, in the order of reports. Each set is a file of its own.
    public static let all: [RuleSet] = [
        comments,
        complexity,
        emptyBlocks,
        exceptions,
        naming,
        performance,
        potentialBugs,
        memory,
        style,
        interfaces,
        catalogs,
        localization,
        propertyLists,
        projects,
        usage,
        lint,
    ]

    /// The issue that a name or an alias means.
    public static func issue(named name: String, in sets: [RuleSet] = all) -> Issue? {
        for set in sets { if let issue = set.issues.first(where: { $0.names.contains(name) }) { return issue } }
        return nil
    }
}
