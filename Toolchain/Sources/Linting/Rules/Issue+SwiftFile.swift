extension Issue {
    /// Creates an issue that is found in Swift files, each by itself: a warning unless said otherwise.
    convenience init(
        _ id: String, _ detector: Detector.Type, like alias: String? = nil, _ category: Category, _ briefDescription: String,
        why explanation: String, priority: Int = 4, severity: Severity = .warning, debt: Int = 5, options: [IssueOption] = [],
        isEnabledByDefault: Bool = true, noncompliant: [Example], compliant: [Example]
    ) {
        self.init(
            id: id, briefDescription: briefDescription, explanation: explanation, category: category, priority: priority,
            severity: severity, implementation: Implementation(detector, .swiftFile), noncompliant: noncompliant, compliant: compliant,
            debt: debt, aliases: alias.map { [$0] } ?? [], options: options, isEnabledByDefault: isEnabledByDefault)
    }
}
