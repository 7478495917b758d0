import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(LockRule.self) }

/// Classes that derive from Foundation's locks: their members have types of Core Foundation's C module, which the compiler has to have loaded, and
/// which Foundation does not import for whoever imports it.
struct LockRule: LoweringRule {
    private static let locks: Set<String> = ["NSLock", "NSRecursiveLock", "NSCondition", "NSConditionLock"]

    private let classes: Sites<ClassDeclSyntax>

    init(_ context: RuleContext) {
        classes = context.sites(ClassDeclSyntax.self) { declaration in
            let inherited = declaration.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription ?? ""
            return LockRule.locks.contains(String(inherited.split(separator: ".").last ?? ""))
        }
    }

    func apply() {
        // One name, for the module has many that the frameworks have, too.
        for site in classes.all { site.unit.imports.insert("struct CoreFoundation.CFSwappedFloat32") }
    }
}
