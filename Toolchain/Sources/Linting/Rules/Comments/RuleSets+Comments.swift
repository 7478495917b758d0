extension RuleSets {
    static let comments = RuleSet(
        "comments",
        [
            CommentFormDetector.spacing,
            CommentFormDetector.local,
            CommentFormDetector.empty,
            OpenMarkerDetector.issue,
        ])
}
