import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(MetatypeInitializerRule.self) }

/// Initializers of a class known only at run time: `T()` where `T: UIView`, `type.init(frame: .zero)` where `type: UIView.Type`.
///
/// At Apple any initializer that comes from Objective-C may be called on any class; in Swift only one that is `required`. Such calls go
/// to `ClassInstance.make`, which asks the class registry.
struct MetatypeInitializerRule: LoweringRule {
    /// What `ClassInstance.make` has, by labels: the class that the initializer is one of.
    private static let initializers: [String: String] = [
        "": "NSObject", "frame:": "UIView", "nibName:bundle:": "UIViewController", "style:reuseIdentifier:": "UITableViewCell",
        "reuseIdentifier:": "UITableViewHeaderFooterView", "collectionViewLayout:": "UICollectionViewController",
        "frame:collectionViewLayout:": "UICollectionView", "frame:style:": "UITableView",
        "rootViewController:": "UINavigationController", "type:": "UIButton",
    ]

    private let context: RuleContext
    private let calls: Sites<FunctionCallExprSyntax>
    private var knowledge: Knowledge { context.knowledge }

    init(_ context: RuleContext) {
        self.context = context
        calls = context.sites(FunctionCallExprSyntax.self) { call in
            guard MetatypeInitializerRule.initializers[MetatypeInitializerRule.labels(of: call)] != nil else { return false }
            if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
                return member.declName.baseName.text == "init" && member.base != nil
            }
            return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
        }
    }

    func apply() {
        for site in calls.all {
            guard let (base, bounds, isType) = initialized(site.node) else { continue }
            lower(site.node, base, bounds, isType, in: site.unit)
        }
    }

    private static func labels(of call: FunctionCallExprSyntax) -> String {
        call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    }

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

    private func lower(_ call: FunctionCallExprSyntax, _ base: ExprSyntax, _ bounds: [String], _ isType: Bool, in unit: SourceUnit) {
        guard let parenthesis = call.leftParen, call.trailingClosure == nil, !base.is(OptionalChainingExprSyntax.self),
            !unit.hasLineBreak(base.textRange.upperBound..<parenthesis.textRange.upperBound),
            let root = MetatypeInitializerRule.initializers[MetatypeInitializerRule.labels(of: call)],
            bounds.contains(where: { isFrameworkClass($0, below: root) })
        else { return }
        unit.imports.insert("UIKit")
        unit.edits.insert("UIKit.ClassInstance.make(", before: call.textRange)
        unit.edits.replace(
            base.textRange.upperBound..<parenthesis.textRange.upperBound,
            with: (isType ? ".self" : "") + (call.arguments.isEmpty ? "" : ", "))
    }

    /// Whether a name is that of a class of the frameworks that has an initializer of another.
    private func isFrameworkClass(_ name: String, below root: String) -> Bool {
        guard case .foreignClass(let known)? = knowledge.resolve(name, in: nil),
            known.path == "NSObject" || knowledge.frameworks.contains(known.module)
        else { return false }
        return knowledge.chain(from: .foreign(known)).contains {
            if case .foreign(let above) = $0 { return above.path == root }
            return false
        }
    }
}
