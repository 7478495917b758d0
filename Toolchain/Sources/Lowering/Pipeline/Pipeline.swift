import SampanDebugLog

/// The rules at work on one module.
struct Pipeline {
    private let lowering: LoweringState
    private let rules: [(name: String, rule: any LoweringRule)]

    /// Makes the rules and finds their order.
    init(_ types: [any LoweringRule.Type], _ input: ModuleInput) throws {
        let lowering = LoweringState(input)
        let made = types.map { type in
            let context = RuleContext("\(type)", lowering)
            return (rule: type.init(context), context: context)
        }
        rules = try RuleOrder.sorted(made.map(\.context.rule)).map { (made[$0].context.rule.name, made[$0].rule) }
        self.lowering = lowering
    }

    /// The rules' names in the order in which they are applied.
    var order: [String] { rules.map(\.name) }

    /// What rules look for in the sources.
    var queries: [SiteQuery] { lowering.queries }

    var isMadeForXCTest: Bool { lowering.isMadeForXCTest }

    /// Applies the rules. The changes are left with the files.
    func apply(to knowledge: Knowledge) {
        lowering.knowledge = knowledge
        lowering.files = zip(knowledge.units, knowledge.scanners).map(SourceFile.init)
        for (name, rule) in rules {
            let before = knowledge.units.map(\.edits.count)
            for unit in knowledge.units { unit.edits.author = name }
            rule.apply()
            for (unit, count) in zip(knowledge.units, before) where unit.edits.count > count {
                DebugLog.write(.lowering, "\(name): \(unit.edits.count - count) edits in \(unit.path)")
            }
        }
    }

    /// What the rules had to tell.
    var diagnostics: [ModuleOutput.Diagnostic] { lowering.diagnostics }

    /// The value of a fact after all rules.
    func value<Kind: Fact>(of kind: Kind.Type) -> Kind.Value { lowering.facts.read(kind).value }
}
