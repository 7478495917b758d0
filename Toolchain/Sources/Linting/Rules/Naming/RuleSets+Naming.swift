extension RuleSets {
    static let naming = RuleSet(
        "naming",
        [
            IdentifierNameDetector.issue,
            TypeNameDetector.type,
            TypeNameDetector.generic,
            WordChoiceDetector.inclusive,
            WordChoiceDetector.none,
            WordChoiceDetector.prefixed,
        ])
}
