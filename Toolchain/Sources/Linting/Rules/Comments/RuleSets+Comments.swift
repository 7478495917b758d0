extension RuleSets {
    static let comments = RuleSet(
        "comments",
        [
            OpenMarkerDetector.issue
        ])
}
