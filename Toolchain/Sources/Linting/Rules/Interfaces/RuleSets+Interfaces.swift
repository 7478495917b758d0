extension RuleSets {
    static let interfaces = RuleSet(
        "interfaces",
        [
            ModuleWithoutClassDetector.issue
        ])
}
