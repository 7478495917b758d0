extension RuleSets {
    static let emptyBlocks = RuleSet(
        "empty-blocks",
        [
            EmptyBlockDetector.any,
            EmptyBlockDetector.catchBlock,
            EmptyBlockDetector.ifBlock,
            EmptyBlockDetector.elseBlock,
            EmptyBlockDetector.loop,
            EmptyBlockDetector.doBlock,
            EmptyBlockDetector.deferBlock,
        ])
}
