import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(QueryRule.self) }

/// SwiftData's `@Query` (SwiftData, "Query()"): a macro at Apple, a property wrapper here. Of a wrapper without arguments the compiler asks only
/// for the value's type, which does not say what is fetched; with empty ones it asks the initializer, which does.
struct QueryRule: LoweringRule {
    private let context: RuleContext

    init(_ context: RuleContext) { self.context = context }

    func apply() {
        guard context.input.dependencies.contains(where: { $0.module == "SwiftData" && $0.framework != nil }) else { return }
        let types = context.knowledge.allTypes
        // The app may have one of that name itself.
        guard !types.contains(where: { $0.name == "Query" }) else { return }
        for type in types {
            for member in type.members where member.kind == .property {
                guard let variable = member.syntax.as(VariableDeclSyntax.self),
                    let attribute = variable.attributes.markers(["Query"])["Query"], attribute.arguments == nil
                else { continue }
                member.unit.edits.insert("()", after: attribute.attributeName.textRange)
            }
        }
    }
}
