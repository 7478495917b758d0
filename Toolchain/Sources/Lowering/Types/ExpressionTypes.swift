import SwiftSyntax

/// What expressions are: the one answer that rules ask for, whoever gives it.
///
/// Only what declarations say is known: the nearest declaration of a name, the members of types, and, where a receiver's type is unknown,
/// what all members of the name agree on as to objects of unknown class. Such a guess does no harm: what is made of it means the same where
/// an object's class is known.
final class ExpressionTypes {
    private static let takingOne: Set<String> = [
        "first", "last", "randomElement", "popLast", "popFirst", "removeFirst", "removeLast", "remove", "min", "max",
    ]
    private static let keepingAll: Set<String> = [
        "filter", "reversed", "sorted", "dropFirst", "dropLast", "prefix", "suffix", "shuffled", "lazy",
    ]

    let scopes: Scopes
    private var knowledge: Knowledge { scopes.knowledge }
    /// What the values of variables were found to be: a variable may be asked for often.
    private var values: [SyntaxIdentifier: StaticType?] = [:]

    init(_ knowledge: Knowledge) { scopes = Scopes(knowledge: knowledge) }

    /// What an expression is; `nil` if nothing is known of it.
    func type(of expression: ExprSyntax) -> StaticType? { type(of: expression, 0) }

    // MARK: Expressions

    private func type(of expression: ExprSyntax, _ depth: Int) -> StaticType? {
        guard depth < Limits.steps else { return nil }
        func inner(_ expression: ExprSyntax) -> StaticType? { type(of: expression, depth + 1) }
        switch expression.as(ExprSyntaxEnum.self) {
        case .optionalChainingExpr(let node): return inner(node.expression)
        case .forceUnwrapExpr(let node): return inner(node.expression)
        case .tryExpr(let node): return inner(node.expression)
        case .awaitExpr(let node): return inner(node.expression)
        case .inOutExpr(let node): return inner(node.expression)
        case .tupleExpr(let node):
            guard node.elements.count == 1, let only = node.elements.first else { return .other }
            return inner(only.expression)
        case .sequenceExpr(let node): return sequence(node, depth)
        case .declReferenceExpr(let node): return name(node, depth)
        case .superExpr: return superclass(around: Syntax(expression))
        case .memberAccessExpr(let node): return member(node, depth)
        case .functionCallExpr(let node): return call(node, depth)
        case .subscriptCallExpr(let node): return element(node, depth)
        case .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .closureExpr: return .other
        default: return nil
        }
    }

    private func sequence(_ node: SequenceExprSyntax, _ depth: Int) -> StaticType? {
        let elements = Array(node.elements)
        if elements.count >= 3, elements[elements.count - 2].is(UnresolvedAsExprSyntax.self),
            let type = elements.last?.as(TypeExprSyntax.self)?.type
        {
            return knowledge.staticType(type, in: scopes.container(around: node))
        }
        guard elements.count == 3 else { return nil }
        if elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??" {
            return type(of: elements[0], depth + 1) ?? type(of: elements[2], depth + 1)
        }
        if let choice = elements[1].as(UnresolvedTernaryExprSyntax.self) {
            return type(of: choice.thenExpression, depth + 1) ?? type(of: elements[2], depth + 1)
        }
        return nil
    }

    private func member(_ node: MemberAccessExprSyntax, _ depth: Int) -> StaticType? {
        guard let base = node.base else { return nil }
        let name = node.declName.baseName.text.trimmedBackticks
        if name == "self" { return type(of: base, depth + 1) }
        switch type(of: base, depth + 1) {
        case .collection(let element)?:
            if name == "first" || name == "last" { return element }
            return ExpressionTypes.keepingAll.contains(name) ? .collection(element) : .other
        case .dictionary(let value)?: return name == "values" ? .collection(value) : .other
        case .object?, .metatype?: return .other
        case .named(let reference)?:
            return scopes.property(name, of: reference).map { type(of: $0, depth) } ?? agreement(on: name, isProperty: true)
        case .type(let reference)?:
            return scopes.property(name, of: reference, isStatic: true).map { type(of: $0, depth) }
                ?? agreement(on: name, isProperty: true)
        case .other?, nil: return agreement(on: name, isProperty: true)
        }
    }

    private func call(_ node: FunctionCallExprSyntax, _ depth: Int) -> StaticType? {
        let labels = node.arguments.map { $0.label?.text.trimmedBackticks }
        if let callee = node.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base {
            let name = callee.declName.baseName.text.trimmedBackticks
            switch type(of: base, depth + 1) {
            case .collection(let element)?:
                if ExpressionTypes.keepingAll.contains(name) { return .collection(element) }
                return ExpressionTypes.takingOne.contains(name) ? element : .other
            case .dictionary(let value)?: return name == "removeValue" || name == "updateValue" ? value : .other
            case .object?, .metatype?: return .other
            case .named(let reference)?:
                return scopes.method(name, labels, of: reference).map { type(of: $0, depth) } ?? agreement(on: name, isProperty: false)
            case .type(let reference)?:
                if name == "init" { return .named(reference) }
                return scopes.method(name, labels, of: reference, isStatic: true).map { type(of: $0, depth) }
                    ?? agreement(on: name, isProperty: false)
            case .other?, nil: return agreement(on: name, isProperty: false)
            }
        }
        guard let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) else { return nil }
        let name = reference.baseName.text.trimmedBackticks
        if name == "type", labels == ["of"], let value = node.arguments.first?.expression.as(DeclReferenceExprSyntax.self),
            value.baseName.text == "self", case .generic(let bounds)? = scopes.typeDeclaration(of: "Self", at: node)
        {
            return .metatype(scopes.bounds(bounds, at: node))
        }
        if case .function(let function)? = scopes.declaration(of: name, at: reference) {
            return function.signature.returnClause.map { knowledge.staticType($0.type, in: scopes.container(around: node)) } ?? .other
        }
        // The name of a type makes an object of it.
        if case .type(let type)? = self.name(reference, depth) { return .named(type) }
        if let around = scopes.container(around: node).flatMap(knowledge.reference),
            let method = scopes.method(name, labels, of: around) ?? scopes.method(name, labels, of: around, isStatic: true)
        {
            return type(of: method, depth)
        }
        return agreement(on: name, isProperty: false)
    }

    private func element(_ node: SubscriptCallExprSyntax, _ depth: Int) -> StaticType? {
        guard node.arguments.count == 1, let index = node.arguments.first?.expression else { return nil }
        switch type(of: node.calledExpression, depth + 1) {
        case .collection(let element)?:
            let isRange = index.is(SequenceExprSyntax.self) && index.flatText.contains("..")
            return isRange ? .collection(element) : element
        case .dictionary(let value)?: return value
        default: return nil
        }
    }

    // MARK: Names

    private func name(_ reference: DeclReferenceExprSyntax, _ depth: Int) -> StaticType? {
        let name = reference.baseName.text.trimmedBackticks
        if name == "self" { return selfType(at: Syntax(reference)) }
        switch scopes.declaration(of: name, at: reference) {
        case .typed(let type)?: return declared(type, at: Syntax(reference))
        case .value(let value)?: return self.value(value, depth)
        case .element(let collection)?:
            guard case .collection(let element)? = type(of: collection, depth + 1) else { return .other }
            return element
        case .property(let property)?: return type(of: property, depth)
        case .generic(let bounds)?: return .metatype(scopes.bounds(bounds, at: reference))
        case .function?, .unknown?: return .other
        case nil: break
        }
        let container = scopes.container(around: reference)
        if name.first?.isUppercase == true, let type = knowledge.resolve(name, in: container) { return .type(type) }
        return agreement(on: name, isProperty: true)
    }

    private func value(_ value: ExprSyntax, _ depth: Int) -> StaticType? {
        if let known = values[value.id] { return known }
        // A value that is said to be made of itself.
        values[value.id] = .some(nil)
        let found = type(of: value, depth + 1)
        values[value.id] = .some(found)
        return found
    }

    /// What a written type is where generic parameters are around: a value of one is as good as its bound.
    private func declared(_ type: TypeSyntax, at node: Syntax) -> StaticType {
        let container = scopes.container(around: node)
        let found = knowledge.staticType(type, in: container)
        if case .metatype(let names) = found { return .metatype(scopes.bounds(names, at: node)) }
        guard case .other = found, let name = TypeName.unwrapped(type).first,
            case .generic(let bounds)? = scopes.typeDeclaration(of: name, at: node)
        else { return found }
        return scopes.bounds(bounds, at: node).lazy.compactMap { self.knowledge.resolve($0, in: container) }.first.map { .named($0) }
            ?? .other
    }

    private func selfType(at node: Syntax) -> StaticType? {
        let owner = scopes.owner(around: node)
        if owner?.isStatic == true {
            guard case .generic(let bounds)? = scopes.typeDeclaration(of: "Self", at: node) else { return .other }
            return .metatype(scopes.bounds(bounds, at: node))
        }
        return scopes.container(around: node).flatMap(knowledge.reference).map { .named($0) }
    }

    private func superclass(around node: Syntax) -> StaticType? {
        switch scopes.container(around: node).flatMap(knowledge.reference) {
        case .own(let type):
            switch knowledge.superclass(of: type) {
            case .own(let above)?: return .named(.own(above))
            case .foreign(let known)?: return .named(.foreignClass(known))
            case nil: return nil
            }
        case .foreignClass(let known): return .named(.foreignClass(known))
        default: return nil
        }
    }

    // MARK: Members

    private func type(of property: Scopes.Property, _ depth: Int) -> StaticType? {
        switch property {
        case .foreign(let member): return knowledge.staticType(text: member.resultType)
        case .own(let member):
            guard let type = member.kind == .property ? member.propertyType : member.returnType else {
                guard member.kind == .property, let value = member.binding?.initializer?.value else { return .other }
                return self.value(value, depth)
            }
            return declared(type, at: Syntax(type))
        }
    }

    /// What all members of a name are, if those that are known agree on it, as far as it concerns objects of unknown class.
    private func agreement(on name: String, isProperty: Bool) -> StaticType? {
        let own = (knowledge.membersByName[name] ?? []).filter { ($0.kind == .property) == isProperty }
        let types: [StaticType]
        if own.isEmpty {
            types = (knowledge.foreignMembersByName[name] ?? []).filter { $0.member.isProperty == isProperty }.map {
                ExpressionTypes.mayHoldObjects($0.member) ? knowledge.staticType(text: $0.member.resultType) : .other
            }
        } else {
            types = own.map { member in
                let type = member.kind == .property ? member.propertyType : member.returnType
                return type.map { knowledge.staticType($0, in: member.container) } ?? .other
            }
        }
        guard let first = types.first, first.holdsObjects, types.allSatisfy({ $0.isSameShape(as: first) }) else { return nil }
        return first
    }

    /// Whether a member of another module may hold objects of unknown class.
    static func mayHoldObjects(_ member: MemberSummary) -> Bool { member.resultType?.contains("AnyObject") == true }
}

extension StaticType {
    /// Whether both hold objects of unknown class in the same way.
    fileprivate func isSameShape(as other: StaticType) -> Bool {
        switch (self, other) {
        case (.object, .object): true
        case (.collection(let left), .collection(let right)): left.isObject && right.isObject
        case (.dictionary(let left), .dictionary(let right)): left.isObject && right.isObject
        default: false
        }
    }
}
