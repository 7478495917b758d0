import SwiftSyntax

/// Initializers of a class known only at run time: `T()` where `T: UIView`, `type.init(frame: .zero)` where `type: UIView.Type`.
///
/// At Apple any initializer that comes from Objective-C may be called on any class; in Swift only one that is `required`. Such calls go
/// to `ClassInstance.make`, which asks the class registry.
struct MetatypeInitializerRule {
    /// What `ClassInstance.make` has, by labels: the class that the initializer is one of.
    private static let initializers: [String: String] = [
        "": "NSObject", "frame:": "UIView", "nibName:bundle:": "UIViewController", "style:reuseIdentifier:": "UITableViewCell",
        "reuseIdentifier:": "UITableViewHeaderFooterView", "collectionViewLayout:": "UICollectionViewController",
        "frame:collectionViewLayout:": "UICollectionView", "frame:style:": "UITableView",
        "rootViewController:": "UINavigationController", "type:": "UIButton",
    ]

    let context: LoweringContext
    private var knowledge: Knowledge { context.knowledge }

    init(context: LoweringContext) { self.context = context }

    func apply() {
        for unit in knowledge.units where !unit.isBroken {
            let collector = MetatypeCallCollector(knowledge)
            collector.walk(unit.tree)
            for (call, base, bound, isType) in collector.calls { lower(call, base, bound, isType, in: unit) }
        }
    }

    private func lower(_ call: FunctionCallExprSyntax, _ base: ExprSyntax, _ bounds: [String], _ isType: Bool, in unit: SourceUnit) {
        guard let parenthesis = call.leftParen, call.trailingClosure == nil,
            !unit.hasLineBreak(call.textRange.lowerBound..<parenthesis.textRange.upperBound),
            let root = MetatypeInitializerRule.initializers[call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()],
            bounds.contains(where: { isFrameworkClass($0, below: root) })
        else { return }
        let type = base.flatText + (isType ? ".self" : "")
        let separator = call.arguments.isEmpty ? "" : ", "
        unit.edits.replace(
            call.textRange.lowerBound..<parenthesis.textRange.upperBound, with: "UIKit.ClassInstance.make(\(type)\(separator)")
        unit.imports.insert("UIKit")
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

/// Finds calls of initializers of generic parameters, of `Self`, and of values that are declared to be classes.
private final class MetatypeCallCollector: SyntaxVisitor {
    /// The calls; what stands before `.init` or the parenthesis; the bounds of that class; whether it names a type.
    private(set) var calls: [(FunctionCallExprSyntax, base: ExprSyntax, bounds: [String], isType: Bool)] = []
    private let knowledge: Knowledge
    /// What is known of names, from the outermost declaration to the innermost.
    private var scopes: [(types: [String: [String]], values: [String: [String]])] = []

    init(_ knowledge: Knowledge) {
        self.knowledge = knowledge
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Declarations

    private func push(
        _ generics: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?, types: [String: [String]] = [:],
        values: [String: [String]] = [:]
    ) {
        var types = types
        for parameter in generics?.parameters ?? [] {
            types[parameter.name.text, default: []] += parameter.inheritedType.map(TypeName.components) ?? []
        }
        for requirement in requirements?.requirements ?? [] {
            guard let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self),
                let name = conformance.leftType.as(IdentifierTypeSyntax.self)?.name.text
            else { continue }
            types[name, default: []] += TypeName.components(of: conformance.rightType)
        }
        scopes.append((types, values))
    }

    /// The class behind `X.Type`.
    private func metatype(_ type: TypeSyntax?) -> [String]? {
        guard let metatype = type?.as(MetatypeTypeSyntax.self), metatype.metatypeSpecifier.text == "Type" else { return nil }
        return TypeName.components(of: metatype.baseType)
    }

    private func values(_ block: MemberBlockSyntax) -> [String: [String]] {
        var result: [String: [String]] = [:]
        for member in block.members {
            for binding in member.decl.as(VariableDeclSyntax.self)?.bindings ?? [] {
                if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
                    result[name] = metatype(binding.typeAnnotation?.type)
                }
            }
        }
        return result
    }

    private func values(_ parameters: FunctionParameterListSyntax) -> [String: [String]] {
        var result: [String: [String]] = [:]
        for parameter in parameters { result[(parameter.secondName ?? parameter.firstName).text] = metatype(parameter.type) ?? [] }
        return result
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        push(node.genericParameterClause, node.genericWhereClause, types: ["Self": []], values: values(node.memberBlock))
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        push(node.genericParameterClause, node.genericWhereClause, types: ["Self": []], values: values(node.memberBlock))
        return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        push(node.genericParameterClause, node.genericWhereClause, types: ["Self": []])
        return .visitChildren
    }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        push(node.genericParameterClause, node.genericWhereClause, types: ["Self": []])
        return .visitChildren
    }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = TypeName.components(of: node.extendedType).first ?? ""
        var types = ["Self": [name]]
        var generics: GenericParameterClauseSyntax?
        var members: [String: [String]] = [:]
        if case .own(let type)? = knowledge.resolve(name, in: nil) {
            // An initializer of the app's own class has to be `required` at Apple, too.
            types["Self"] = []
            generics = type.syntax.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
            members = values(type.block)
        }
        push(generics, node.genericWhereClause, types: types, values: members)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        var values = values(node.signature.parameterClause.parameters)
        // In a type's own method `self` is the type.
        if node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) {
            values["self"] = lookUp(\.types, "Self") ?? []
        }
        push(node.genericParameterClause, node.genericWhereClause, values: values)
        return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        var values = values(node.signature.parameterClause.parameters)
        values["self"] = []
        push(node.genericParameterClause, node.genericWhereClause, values: values)
        return .visitChildren
    }
    override func visitPost(_ node: InitializerDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        push(node.genericParameterClause, node.genericWhereClause, values: values(node.parameterClause.parameters))
        return .visitChildren
    }
    override func visitPost(_ node: SubscriptDeclSyntax) { scopes.removeLast() }

    // MARK: Calls

    private func lookUp(_ names: KeyPath<(types: [String: [String]], values: [String: [String]]), [String: [String]]>, _ name: String)
        -> [String]?
    {
        for scope in scopes.reversed() { if let found = scope[keyPath: names][name] { return found } }
        return nil
    }

    /// A bound may be a generic parameter itself.
    private func bounds(_ names: [String], depth: Int = 0) -> [String] {
        guard depth < 8 else { return [] }
        return names.flatMap { name in lookUp(\.types, name).map { bounds($0.filter { $0 != name }, depth: depth + 1) } ?? [name] }
    }

    private func named(_ expression: ExprSyntax) -> (bounds: [String], isType: Bool)? {
        if let reference = expression.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil {
            let name = reference.baseName.text
            for scope in scopes.reversed() {
                if let found = scope.values[name] { return (bounds(found), false) }
                if let found = scope.types[name] { return (bounds(found), true) }
            }
            return nil
        }
        if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base?.as(DeclReferenceExprSyntax.self),
            base.baseName.text == "self"
        {
            // A parameter of the same name is not meant.
            let name = member.declName.baseName.text
            for scope in scopes where scope.values[name]?.isEmpty == false { return (bounds(scope.values[name] ?? []), false) }
        }
        if let call = expression.as(FunctionCallExprSyntax.self), call.calledExpression.flatText == "type",
            call.arguments.first?.label?.text == "of", call.arguments.first?.expression.flatText == "self"
        {
            return lookUp(\.types, "Self").map { (bounds($0), false) }
        }
        return nil
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" {
            if let base = member.base, let found = named(base) { calls.append((node, base, found.bounds, found.isType)) }
        } else if node.calledExpression.is(DeclReferenceExprSyntax.self), let found = named(node.calledExpression), found.isType {
            calls.append((node, node.calledExpression, found.bounds, true))
        }
        return .visitChildren
    }
}
