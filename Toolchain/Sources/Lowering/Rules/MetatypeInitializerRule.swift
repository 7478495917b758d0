import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(MetatypeInitializerRule.self) }

/// Initializers of a class known only at run time: `T()` where `T: UIView`, `type.init(frame: .zero)` where `type: UIView.Type`.
///
/// At Apple any initializer that comes from Objective-C may be called on any class; in Swift only one that is `required`. Such calls go to
/// functions that the module gets in extensions of the frameworks' classes, one for each initializer that it calls so; they ask the class
/// registry (`ClassInstance`).
struct MetatypeInitializerRule: LoweringRule {
    /// The name of those functions.
    private static let function = "__objcMake"

    /// An initializer of a framework's class.
    private struct Initializer {
        let cls: ClassSummary
        let member: MemberSummary
    }

    private let context: RuleContext
    private let calls: Sites<FunctionCallExprSyntax>
    private let generated: Write<GeneratedDeclarations>
    private var knowledge: Knowledge { context.knowledge }

    init(_ context: RuleContext) {
        self.context = context
        generated = context.writes(GeneratedDeclarations.self)
        calls = context.sites(FunctionCallExprSyntax.self) { call in
            if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
                return member.declName.baseName.text == "init" && member.base != nil
            }
            return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
        }
    }

    func apply() {
        let labels = initializerLabels()
        var called: [String: Initializer] = [:]
        for site in calls.all where labels.contains(self.labels(of: site.node)) {
            guard let (base, bounds, _) = initialized(site.node) else { continue }
            let found = bounds.lazy.map { initializers(of: $0, self.labels(of: site.node)) }.first { !$0.isEmpty }
            guard let found else { continue }
            if let member = site.node.calledExpression.as(MemberAccessExprSyntax.self) {
                site.unit.edits.replace(member.declName.textRange, with: Self.function)
            } else {
                site.unit.edits.insert("." + Self.function, after: base.textRange)
            }
            for initializer in found { called["\(initializer.cls.path) \(initializer.member.selector)"] = initializer }
        }
        generated.update { value in
            for initializer in called.values {
                value.lines.append(text(for: initializer))
                value.modules.formUnion(["Foundation", "UIKit", initializer.cls.module])
            }
        }
    }

    private func labels(of call: FunctionCallExprSyntax) -> String { call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined() }

    private func labels(of initializer: MemberSummary) -> String { initializer.labels.map { ($0 ?? "_") + ":" }.joined() }

    // MARK: What can be called

    /// The labels of all initializers that the frameworks describe.
    private func initializerLabels() -> Set<String> {
        var result: Set<String> = [""]
        for summary in knowledge.dependencies where summary.framework != nil {
            for known in summary.classes.values {
                for member in known.initializers where isCallable(member) { result.insert(labels(of: member)) }
            }
        }
        return result
    }

    private func isCallable(_ initializer: MemberSummary) -> Bool { initializer.isDescribed && !initializer.isThrowing }

    /// The initializers with the given labels that a class of the frameworks has, of the class farthest up that declares them: what is below
    /// inherits the function.
    private func initializers(of name: String, _ labels: String) -> [Initializer] {
        let start: Knowledge.ClassReference
        switch knowledge.resolve(name, in: nil) {
        case .foreignClass(let known): start = .foreign(known)
        case .own(let own) where own.kind == .class: start = .own(own)
        default: return []
        }
        for case .foreign(let above) in knowledge.chain(from: start).reversed()
        where above.path == "NSObject" || knowledge.frameworks.contains(above.module) {
            let found = above.initializers.filter { self.labels(of: $0) == labels && (isCallable($0) || above.path == "NSObject") }
            if !found.isEmpty { return found.map { Initializer(cls: above, member: $0) } }
        }
        return []
    }

    private func text(for initializer: Initializer) -> String {
        let member = initializer.member
        var function = member
        function.name = Self.function + member.name.dropFirst("init".count)
        function.resultType = member.isFailable ? "Self?" : "Self"
        let arguments = member.parameterNames.map(\.asVariable).joined(separator: ", ")
        let make = member.isFailable ? "makeIfPossible" : "make"
        let declaration = MemberText.requirement(
            function, modifiers: "nonisolated static ", body: "UIKit.ClassInstance.\(make)(self, \"\(member.selector)\", [\(arguments)])")
        return "extension \(initializer.cls.path) { \(declaration) }"
    }

    // MARK: What calls

    /// The class that a call makes an object of: what stands for it, the names it is below, and whether that names a type.
    private func initialized(_ call: FunctionCallExprSyntax) -> (base: ExprSyntax, bounds: [String], isType: Bool)? {
        let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base ?? call.calledExpression
        // Inside an initializer `self.init` hands on to another one.
        let scopes = knowledge.expressionTypes.scopes
        let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text
        if name == "self", scopes.owner(around: base)?.isInitializer == true { return nil }
        var isType = false
        if let name, case .generic? = scopes.declaration(of: name, at: base) { isType = true }
        guard isType || base.id != call.calledExpression.id, case .metatype(let bounds)? = knowledge.expressionTypes.type(of: base) else {
            return nil
        }
        return (base, bounds, isType)
    }
}
