import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(IsolationRule.self) }

/// Where all declarations are the main actor's unless they say otherwise (`SWIFT_DEFAULT_ACTOR_ISOLATION`), a class of Core Data's objects is,
/// too. Apple's compiler lets it be: what it overrides is Objective-C's, which says nothing of actors. That of Swift must not differ in that, so
/// here the class is nobody's, as Core Data's own.
struct IsolationRule: LoweringRule {
    private let context: RuleContext

    init(_ context: RuleContext) { self.context = context }

    func apply() {
        guard context.input.isMainActorByDefault else { return }
        for type in context.knowledge.allTypes where type.kind == .class && !saysItself(type) && isManaged(type) {
            release(type)
            for part in type.extensions where !saysItself(part) { release(part) }
        }
    }

    private func isManaged(_ type: TypeNode) -> Bool {
        context.knowledge.chain(from: .own(type)).contains { reference in
            if case .foreign(let known) = reference { known.path == "NSManagedObject" } else { false }
        }
    }

    private func saysItself(_ container: DeclContainer) -> Bool {
        container.attributes.attribute("MainActor") != nil || container.modifiers.contains { $0.name.text == "nonisolated" }
    }

    private func release(_ container: DeclContainer) {
        let keyword =
            container.syntax.as(ClassDeclSyntax.self)?.classKeyword ?? container.syntax.as(ExtensionDeclSyntax.self)?.extensionKeyword
        guard let keyword else { return }
        let first = container.modifiers.first.map { Syntax($0).textRange.lowerBound } ?? keyword.textRange.lowerBound
        container.unit.edits.insert("nonisolated ", at: first)
    }
}
