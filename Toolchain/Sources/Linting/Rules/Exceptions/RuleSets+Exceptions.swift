extension RuleSets {
    static let exceptions = RuleSet(
        "exceptions",
        [
            AssertionDetector.fatal,
            AssertionDetector.failure,
            AssertionDetector.assert,
            CatchDetector.untyped,
            CatchDetector.rethrown,
            CatchDetector.printed,
            ForceTryDetector.force,
            ForceTryDetector.swallowed,
            ThrownErrorDetector.general,
            ThrownErrorDetector.deferred,
        ])
}
