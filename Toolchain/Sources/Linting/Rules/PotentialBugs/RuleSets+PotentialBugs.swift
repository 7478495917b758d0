extension RuleSets {
    static let potentialBugs = RuleSet(
        "potential-bugs",
        [
            ForceCastDetector.issue
        ])
}
