extension RuleSets {
    static let propertyLists = RuleSet(
        "property-lists",
        [
            ArbitraryLoadsDetector.issue
        ] + InfoIssues.all)
}
