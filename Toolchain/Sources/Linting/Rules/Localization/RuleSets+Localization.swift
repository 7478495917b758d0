extension RuleSets {
    static let localization = RuleSet(
        "localization",
        [
            RepeatedKeyDetector.issue
        ] + TranslationDetector.issues)
}
