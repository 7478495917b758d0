extension RuleSets {
    static let projects = RuleSet(
        "project",
        [
            DuplicateFileNameDetector.issue
        ] + MembershipDetector.issues)
}
