import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(ObservableRule.self) }

/// Key-value observing (Using Swift with Cocoa, "Key-Value Observing"): setting a `dynamic` property tells its observers. Objective-C sees to
/// that at run time; here the property's observers or setter do.
struct ObservableRule: LoweringRule {
    private let context: RuleContext

    init(_ context: RuleContext) { self.context = context }

    func apply() {
        for type in context.knowledge.allTypes where type.kind == .class {
            for member in type.allMembers where member.kind == .property && member.isDynamic && !member.isStatic && !member.isLazy {
                // What Core Data provides tells of its changes itself.
                if member.isSettable, !member.has("NSManaged") { makeObservable(member) }
            }
        }
    }

    private func makeObservable(_ member: Member) {
        guard let binding = member.binding else { return }
        let unit = member.unit
        guard member.syntax.as(VariableDeclSyntax.self)?.bindings.count == 1 else {
            context.report(
                .warning, "changes of '\(member.name)' cannot be observed unless it is declared in a statement of its own", at: binding,
                in: unit)
            return
        }
        let key = member.objcName ?? member.name
        let will = "ObjCRuntime.KeyValueObserving.willChange(self, \"\(key)\")"
        let did = "ObjCRuntime.KeyValueObserving.didChange(self, \"\(key)\")"
        unit.imports.insert("ObjCRuntime")
        guard let block = binding.accessorBlock else {
            unit.edits.insert(" { willSet { \(will) } didSet { \(did) } }", after: binding.textRange)
            return
        }
        guard case .accessors(let accessors) = block.accessors else { return }
        func body(_ name: String) -> Int? {
            accessors.first { $0.accessorSpecifier.text == name }?.body?.leftBrace.textRange.upperBound
        }
        if let set = body("set") {
            unit.edits.insert(" \(will); defer { \(did) };", at: set)
            return
        }
        let (willSet, didSet) = (body("willSet"), body("didSet"))
        if let willSet { unit.edits.insert(" \(will);", at: willSet) }
        if let didSet { unit.edits.insert(" defer { \(did) };", at: didSet) }
        let start = block.leftBrace.textRange.upperBound
        if willSet == nil { unit.edits.insert(" willSet { \(will) }", at: start) }
        if didSet == nil { unit.edits.insert(" didSet { \(did) }", at: start) }
    }
}
