extension RuleSets {
    static let usage = RuleSet("usage", UsageDetector.issues)
}
