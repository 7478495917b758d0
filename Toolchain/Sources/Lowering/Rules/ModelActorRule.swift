import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(ModelActorRule.self) }

/// SwiftData's `@ModelActor` (SwiftData, "ModelActor()"): an actor that a context belongs to.
struct ModelActorRule: LoweringRule {
    private let context: RuleContext
    private let added: Write<AddedMembers>

    init(_ context: RuleContext) {
        self.context = context
        added = context.writes(AddedMembers.self)
    }

    func apply() {
        guard context.input.dependencies.contains(where: { $0.module == "SwiftData" && $0.framework != nil }) else { return }
        for type in context.knowledge.allTypes where type.kind == .actor {
            guard let attribute = type.attributes.marker("ModelActor") else { continue }
            type.unit.blank(attribute)
            let access = type.access >= .public ? "public " : ""
            added.add("\(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor", to: type)
            added.add("\(access)nonisolated let modelContainer: SwiftData.ModelContainer", to: type)
            added.add(
                "\(access)nonisolated var unownedExecutor: UnownedSerialExecutor { modelExecutor._unownedSerialExecutor }", to: type)
            if attribute.argumentText?.contains("disableGenerateInit:true") != true {
                added.add(
                    "\(access)init(modelContainer: SwiftData.ModelContainer) { self.modelExecutor = "
                        + "SwiftData.DefaultSerialModelExecutor(modelContext: SwiftData.ModelContext(modelContainer)); "
                        + "self.modelContainer = modelContainer }", to: type)
            }
            type.unit.imports.insert("SwiftData")
            type.unit.appendix.append("extension \(type.path): SwiftData.ModelActor {}")
        }
    }
}
