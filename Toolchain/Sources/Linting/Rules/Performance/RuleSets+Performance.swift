extension RuleSets {
    static let performance = RuleSet(
        "performance",
        [
            EmptinessDetector.count,
            EmptinessDetector.string,
            EmptinessDetector.literal,
            FilterSearchDetector.count,
            FilterSearchDetector.isEmpty,
            FilterSearchDetector.first,
            FilterSearchDetector.last,
            FilterSearchDetector.firstNil,
            FilterSearchDetector.range,
            FinalTestCaseDetector.issue,
            ReduceDetector.boolean,
            ReduceDetector.into,
            ReduceDetector.flatMap,
            SortedEndDetector.issue,
        ])
}
