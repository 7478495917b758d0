/// One difference between Swift as Apple's compiler reads it and Swift without Objective-C, and how it is made good.
///
/// A rule lives in one file of `Rules`, which enters it: `@section(".init_array") @used private let entry: … = { Rules.enter(MyRule.self) }`.
/// When it is made it says what it looks for in the sources (`context.sites`) and which facts it goes by and adds to (`context.reads`,
/// `context.writes`); what it did not ask for it cannot touch. From the facts follows which rule comes before which (`RuleOrder`).
///
/// Every rule sees the sources as the user wrote them: changes are collected and made together at the end.
protocol LoweringRule {
    /// Asks for sites and facts. Nothing is known of the module yet.
    init(_ context: RuleContext)
    /// Does the rule's work on a whole module.
    func apply()
}

/// All rules there are. A rule enters itself when the program is loaded, so that adding one changes no other file.
enum Rules {
    /// Written before `main` only, by one thread.
    nonisolated(unsafe) private static var entered: [any LoweringRule.Type] = []

    /// Enters a rule.
    static func enter(_ rule: any LoweringRule.Type) { entered.append(rule) }

    /// The rules by name, so that nothing depends on the order in which the linker put them.
    static let all: [any LoweringRule.Type] = entered.sorted { "\($0)" < "\($1)" }
}
