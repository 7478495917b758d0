import SwiftSyntax

/// Says of which types expressions are, as far as a file's own declarations tell.
public final class Evaluator {
    private let file: SwiftFile

    init(_ file: SwiftFile) { self.file = file }

    /// Whether what is called is a member of a type: `Log.d()`, `Module.Log.d()`, `Log().d()`, or `log.d()` where `log` is known to be one.
    public func isMember(_ call: SwiftCall, of type: String) -> Bool {
        guard let receiver = call.receiver else { return false }
        return self.type(of: receiver) == type
    }

    /// The name of an expression's type, or of the type that the expression names; `nil` where the file does not say.
    public func type(of expression: ExprSyntax) -> String? { type(of: expression, steps: 16) }

    private func type(of expression: ExprSyntax, steps: Int) -> String? {
        guard steps > 0 else { return nil }
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.identifierText
            if let variable = variable(name, seenFrom: Syntax(expression)) { return type(of: variable, steps: steps - 1) }
            return name.first?.isUppercase == true ? name : nil
        }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.identifierText
            if name == "self" || name == "Type" { return member.base.flatMap { type(of: $0, steps: steps - 1) } }
            if name.first?.isUppercase == true { return name }
            // `self.log` is the property of that name.
            if member.base?.trimmedDescription == "self", let found = property(name, seenFrom: Syntax(expression)) {
                return type(of: found, steps: steps - 1)
            }
            // A singleton is of the type that has it.
            return ["shared", "default", "standard", "current", "main"].contains(name)
                ? member.base.flatMap { type(of: $0, steps: steps - 1) } : nil
        }
        if let call = expression.as(FunctionCallExprSyntax.self) {
            let called = type(of: call.calledExpression, steps: steps - 1)
            return called.flatMap { $0.first?.isUppercase == true ? $0 : nil }
        }
        if let value = expression.as(OptionalChainingExprSyntax.self) { return type(of: value.expression, steps: steps - 1) }
        if let value = expression.as(ForceUnwrapExprSyntax.self) { return type(of: value.expression, steps: steps - 1) }
        if let value = expression.as(TryExprSyntax.self) { return type(of: value.expression, steps: steps - 1) }
        if let value = expression.as(AwaitExprSyntax.self) { return type(of: value.expression, steps: steps - 1) }
        if expression.is(StringLiteralExprSyntax.self) { return "String" }
        if expression.is(IntegerLiteralExprSyntax.self) { return "Int" }
        if expression.is(FloatLiteralExprSyntax.self) { return "Double" }
        if expression.is(BooleanLiteralExprSyntax.self) { return "Bool" }
        return nil
    }

    /// What declares a variable: the type it is given, or its value.
    private enum Variable {
        case type(TypeSyntax)
        case value(ExprSyntax)
        case unknown
    }

    private func type(of variable: Variable, steps: Int) -> String? {
        switch variable {
        case .type(let type): Self.name(of: type)
        case .value(let value): self.type(of: value, steps: steps)
        case .unknown: nil
        }
    }

    /// The plain name of a type, optional or not.
    public static func name(of type: TypeSyntax) -> String? {
        if let type = type.as(IdentifierTypeSyntax.self) { return type.name.identifierText }
        if let type = type.as(MemberTypeSyntax.self) { return type.name.identifierText }
        if let type = type.as(OptionalTypeSyntax.self) { return name(of: type.wrappedType) }
        if let type = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return name(of: type.wrappedType) }
        if let type = type.as(AttributedTypeSyntax.self) { return name(of: type.baseType) }
        if let type = type.as(SomeOrAnyTypeSyntax.self) { return name(of: type.constraint) }
        return nil
    }

    /// The declaration that a name means, looked for from the inside out.
    private func variable(_ name: String, seenFrom node: Syntax) -> Variable? {
        var child = node
        while let parent = child.parent {
            if let found = declared(name, in: parent, before: child) { return found }
            child = parent
        }
        return nil
    }

    private func declared(_ name: String, in scope: Syntax, before child: Syntax) -> Variable? {
        switch scope.as(SyntaxEnum.self) {
        case .codeBlockItemList(let items):
            // At the top of a file, what comes later is seen, too.
            let isTop = scope.parent?.is(SourceFileSyntax.self) == true
            for item in items where isTop || item.position.utf8Offset < child.position.utf8Offset {
                if let found = bound(name, by: Syntax(item.item)) { return found }
            }
        case .memberBlock(let block): return bound(name, in: block)
        case .functionDecl(let function): return parameter(name, of: function.signature.parameterClause)
        case .initializerDecl(let function): return parameter(name, of: function.signature.parameterClause)
        case .closureExpr(let closure):
            guard case .parameterClause(let clause)? = closure.signature?.parameterClause else { return nil }
            for parameter in clause.parameters where (parameter.secondName ?? parameter.firstName).identifierText == name {
                return parameter.type.map { .type($0) } ?? .unknown
            }
        case .ifExpr(let statement):
            if child.id != statement.elseBody?.id { return bound(name, by: statement.conditions) }
        case .whileStmt(let statement): return bound(name, by: statement.conditions)
        case .forStmt(let statement): if statement.pattern.trimmedDescription == name { return .unknown }
        default: break
        }
        return nil
    }

    private func bound(_ name: String, by statement: Syntax) -> Variable? {
        if let variable = statement.as(VariableDeclSyntax.self) { return bound(name, by: variable) }
        if let guarded = statement.as(GuardStmtSyntax.self) { return bound(name, by: guarded.conditions) }
        return nil
    }

    private func bound(_ name: String, by variable: VariableDeclSyntax) -> Variable? {
        for binding in variable.bindings where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == name {
            if let type = binding.typeAnnotation?.type { return .type(type) }
            return binding.initializer.map { .value($0.value) } ?? .unknown
        }
        return nil
    }

    private func bound(_ name: String, by conditions: ConditionElementListSyntax) -> Variable? {
        for element in conditions {
            guard case .optionalBinding(let binding) = element.condition, binding.pattern.trimmedDescription == name else { continue }
            if let type = binding.typeAnnotation?.type { return .type(type) }
            return binding.initializer.map { .value($0.value) } ?? .unknown
        }
        return nil
    }

    private func bound(_ name: String, in block: MemberBlockSyntax) -> Variable? {
        for member in block.members {
            if let variable = member.decl.as(VariableDeclSyntax.self), let found = bound(name, by: variable) { return found }
        }
        return nil
    }

    private func parameter(_ name: String, of clause: FunctionParameterClauseSyntax) -> Variable? {
        for parameter in clause.parameters where (parameter.secondName ?? parameter.firstName).identifierText == name {
            return .type(parameter.type)
        }
        return nil
    }

    /// The property of the type around a node.
    private func property(_ name: String, seenFrom node: Syntax) -> Variable? {
        var child = node
        while let parent = child.parent {
            if let block = parent.as(MemberBlockSyntax.self) { return bound(name, in: block) }
            child = parent
        }
        return nil
    }
}
