extension RuleSets {
    static let interfaces = RuleSet(
        "interfaces",
        [
            ModuleWithoutClassDetector.issue
        ] + ConnectionIssues.all + DocumentClassDetector.issues + IdentifierDetector.issues + DocumentDetector.issues)
}
