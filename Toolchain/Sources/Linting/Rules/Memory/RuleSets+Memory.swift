extension RuleSets {
    static let memory = RuleSet(
        "memory",
        [
            EscapingSelfDetector.cycle,
            EscapingSelfDetector.member,
            ObserverDetector.discarded,
            ObserverDetector.detachment,
            ObserverDetector.timer,
            ObserverDetector.closure,
            StrongDelegateDetector.delegate,
            StrongDelegateDetector.delegateProtocol,
            StrongDelegateDetector.outlet,
            StrongDelegateDetector.constant,
        ])
}
