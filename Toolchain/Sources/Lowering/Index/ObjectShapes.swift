import SwiftSyntax

/// Which expressions are objects of unknown class (`AnyObject`), or hold such objects.
///
/// Only what declarations say is known: the nearest declaration of a name, around and before the expression, else a member of that name.
/// A guess may be wrong without harm: what is made of it means the same where an object's class is known.
struct ObjectShapes {
    /// What an expression is, optional or not.
    enum Shape {
        /// An `AnyObject`.
        case object
        /// An array or a set of them.
        case collection
        /// A dictionary with such values.
        case dictionary
    }

    private static let takingOne: Set<String> = [
        "first", "last", "randomElement", "popLast", "popFirst", "removeFirst", "removeLast", "remove", "min", "max",
    ]
    private static let keepingAll: Set<String> = [
        "filter", "reversed", "sorted", "dropFirst", "dropLast", "prefix", "suffix", "shuffled", "lazy",
    ]
    private static let visitingEach: Set<String> = [
        "map", "compactMap", "flatMap", "forEach", "filter", "first", "last", "contains", "allSatisfy", "firstIndex", "lastIndex", "sorted",
        "min", "max", "prefix", "drop", "removeAll",
    ]

    let knowledge: Knowledge

    // MARK: Types

    /// What a written type is.
    static func shape(of type: TypeSyntax) -> Shape? {
        switch type.as(TypeSyntaxEnum.self) {
        case .optionalType(let optional): return shape(of: optional.wrappedType)
        case .implicitlyUnwrappedOptionalType(let optional): return shape(of: optional.wrappedType)
        case .attributedType(let attributed): return shape(of: attributed.baseType)
        case .someOrAnyType(let some): return shape(of: some.constraint)
        case .tupleType(let tuple): return tuple.elements.count == 1 ? tuple.elements.first.flatMap { shape(of: $0.type) } : nil
        case .arrayType(let array): return isObject(array.element) ? .collection : nil
        case .dictionaryType(let dictionary): return isObject(dictionary.value) ? .dictionary : nil
        case .memberType(let member): return member.name.text == "AnyObject" ? .object : nil
        case .identifierType(let identifier):
            if identifier.name.text == "AnyObject" { return .object }
            let arguments = identifier.genericArgumentClause?.arguments.compactMap { $0.argument.as(TypeSyntax.self) } ?? []
            switch (identifier.name.text, arguments.count) {
            case ("Array", 1), ("Set", 1), ("ArraySlice", 1), ("ContiguousArray", 1): return isObject(arguments[0]) ? .collection : nil
            case ("Optional", 1): return shape(of: arguments[0])
            case ("Dictionary", 2): return isObject(arguments[1]) ? .dictionary : nil
            default: return nil
            }
        default: return nil
        }
    }

    private static func isObject(_ type: TypeSyntax) -> Bool { shape(of: type) == .object }

    /// What a type is that is only known as text.
    private static func shape(ofText text: String?) -> Shape? {
        switch text?.filter({ $0 != "?" && $0 != "!" && $0 != " " }) {
        case "AnyObject", "anyAnyObject": .object
        case "[AnyObject]": .collection
        default: nil
        }
    }

    /// Whether a member of another module has such a type.
    static func hasShape(_ member: MemberSummary) -> Bool { shape(ofText: member.resultType) != nil }

    // MARK: Expressions

    /// What an expression is, or `nil` if it is something else.
    func shape(of expression: ExprSyntax, depth: Int = 0) -> Shape? {
        guard depth < 32 else { return nil }
        func inner(_ expression: ExprSyntax) -> Shape? { shape(of: expression, depth: depth + 1) }
        switch expression.as(ExprSyntaxEnum.self) {
        case .optionalChainingExpr(let node): return inner(node.expression)
        case .forceUnwrapExpr(let node): return inner(node.expression)
        case .tryExpr(let node): return inner(node.expression)
        case .awaitExpr(let node): return inner(node.expression)
        case .tupleExpr(let node):
            guard node.elements.count == 1, let only = node.elements.first else { return nil }
            return inner(only.expression)
        case .sequenceExpr(let node): return sequence(node, depth)
        case .declReferenceExpr(let node): return name(node, depth)
        case .memberAccessExpr(let node):
            guard let base = node.base else { return nil }
            let name = node.declName.baseName.text.trimmedBackticks
            switch inner(base) {
            case .collection?:
                return name == "first" || name == "last" ? .object : ObjectShapes.keepingAll.contains(name) ? .collection : nil
            case .dictionary?: return name == "values" ? .collection : nil
            case .object?: return nil
            case nil: return member(name, isProperty: true)
            }
        case .functionCallExpr(let node): return call(node, depth)
        case .subscriptCallExpr(let node):
            guard let shape = inner(node.calledExpression), shape != .object, node.arguments.count == 1 else { return nil }
            return shape == .collection && node.arguments.first?.expression.is(SequenceExprSyntax.self) == true
                && node.arguments.first?.expression.flatText.contains("..") == true ? .collection : .object
        default: return nil
        }
    }

    private func sequence(_ node: SequenceExprSyntax, _ depth: Int) -> Shape? {
        let elements = Array(node.elements)
        if elements.count >= 3, elements[elements.count - 2].is(UnresolvedAsExprSyntax.self),
            let type = elements.last?.as(TypeExprSyntax.self)?.type
        {
            return ObjectShapes.shape(of: type)
        }
        guard elements.count == 3, elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??" else { return nil }
        return shape(of: elements[0], depth: depth + 1)
    }

    private func call(_ node: FunctionCallExprSyntax, _ depth: Int) -> Shape? {
        if let callee = node.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base {
            let name = callee.declName.baseName.text.trimmedBackticks
            switch shape(of: base, depth: depth + 1) {
            case .collection?:
                if ObjectShapes.keepingAll.contains(name) { return .collection }
                return ObjectShapes.takingOne.contains(name) ? .object : nil
            case .dictionary?: return name == "removeValue" || name == "updateValue" ? .object : nil
            case .object?: return nil
            case nil: return member(name, isProperty: false)
            }
        }
        guard let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) else { return nil }
        return member(reference.baseName.text.trimmedBackticks, isProperty: false)
    }

    /// What members of a name are, if all that are known agree.
    private func member(_ name: String, isProperty: Bool) -> Shape? {
        let own = (knowledge.membersByName[name] ?? []).filter { ($0.kind == .property) == isProperty }
        if let first = own.first {
            let shape = shape(of: first)
            return own.allSatisfy { self.shape(of: $0) == shape } ? shape : nil
        }
        let foreign = (knowledge.foreignMembersByName[name] ?? []).filter { $0.member.isProperty == isProperty }
        guard let first = foreign.first.flatMap({ ObjectShapes.shape(ofText: $0.member.resultType) }) else { return nil }
        return foreign.allSatisfy { ObjectShapes.shape(ofText: $0.member.resultType) == first } ? first : nil
    }

    private func shape(of member: Member) -> Shape? {
        let type = member.kind == .property ? member.propertyType : member.returnType
        return type.flatMap(ObjectShapes.shape(of:))
    }

    // MARK: Names

    /// A declaration that was found: what it is, if it is of interest.
    private enum Found {
        case shape(Shape?)
    }

    private func name(_ reference: DeclReferenceExprSyntax, _ depth: Int) -> Shape? {
        let name = reference.baseName.text.trimmedBackticks
        guard name != "self", name != "super" else { return nil }
        var child = Syntax(reference)
        while let parent = child.parent {
            if case .shape(let shape)? = declaration(of: name, in: parent, before: child, depth) { return shape }
            child = parent
        }
        return member(name, isProperty: true)
    }

    /// What a node around a reference declares under a name.
    private func declaration(of name: String, in parent: Syntax, before child: Syntax, _ depth: Int) -> Found? {
        switch parent.as(SyntaxEnum.self) {
        case .codeBlockItemList(let list):
            for item in list.reversed() where item.position < child.position {
                if let found = declaration(of: name, in: item, depth) { return found }
            }
        case .ifExpr(let node):
            guard child.id == node.body.id || child.id == node.conditions.id else { return nil }
            return binding(of: name, in: node.conditions, before: child, depth)
        case .whileStmt(let node): return binding(of: name, in: node.conditions, before: child, depth)
        case .conditionElementList(let list): return binding(of: name, in: list, before: child, depth)
        case .forStmt(let node):
            guard child.id != node.sequence.id, declares(node.pattern, name) else { return nil }
            if let type = node.typeAnnotation?.type { return .shape(ObjectShapes.shape(of: type)) }
            guard node.pattern.is(IdentifierPatternSyntax.self) else { return .shape(nil) }
            return .shape(shape(of: node.sequence, depth: depth + 1) == .collection ? .object : nil)
        case .functionDecl(let node): return parameter(name, node.signature.parameterClause)
        case .initializerDecl(let node): return parameter(name, node.signature.parameterClause)
        case .subscriptDecl(let node): return parameter(name, node.parameterClause)
        case .closureExpr(let node): return parameter(name, of: node, depth)
        case .memberBlock(let block):
            for item in block.members {
                guard let variable = item.decl.as(VariableDeclSyntax.self) else { continue }
                for binding in variable.bindings where declares(binding.pattern, name) { return .shape(shape(of: binding, depth)) }
            }
        default: break
        }
        return nil
    }

    private func declaration(of name: String, in item: CodeBlockItemSyntax, _ depth: Int) -> Found? {
        if let variable = item.item.as(VariableDeclSyntax.self) {
            for binding in variable.bindings where declares(binding.pattern, name) { return .shape(shape(of: binding, depth)) }
        } else if let check = item.item.as(GuardStmtSyntax.self) {
            return binding(of: name, in: check.conditions, before: nil, depth)
        }
        return nil
    }

    private func binding(of name: String, in conditions: ConditionElementListSyntax, before child: Syntax?, _ depth: Int) -> Found? {
        for element in conditions.reversed() {
            if let child, child.is(ConditionElementSyntax.self), element.position >= child.position { continue }
            guard let binding = element.condition.as(OptionalBindingConditionSyntax.self), declares(binding.pattern, name) else { continue }
            if let type = binding.typeAnnotation?.type { return .shape(ObjectShapes.shape(of: type)) }
            // `if let x` unwraps the `x` before it.
            guard let value = binding.initializer?.value else { return nil }
            return .shape(shape(of: value, depth: depth + 1))
        }
        return nil
    }

    private func shape(of binding: PatternBindingSyntax, _ depth: Int) -> Shape? {
        if let type = binding.typeAnnotation?.type { return ObjectShapes.shape(of: type) }
        guard binding.pattern.is(IdentifierPatternSyntax.self) else { return nil }
        return binding.initializer.flatMap { shape(of: $0.value, depth: depth + 1) }
    }

    private func declares(_ pattern: PatternSyntax, _ name: String) -> Bool {
        if let identifier = pattern.as(IdentifierPatternSyntax.self) { return identifier.identifier.text.trimmedBackticks == name }
        if let tuple = pattern.as(TuplePatternSyntax.self) { return tuple.elements.contains { declares($0.pattern, name) } }
        if let value = pattern.as(ValueBindingPatternSyntax.self) { return declares(value.pattern, name) }
        return false
    }

    private func parameter(_ name: String, _ clause: FunctionParameterClauseSyntax) -> Found? {
        for parameter in clause.parameters where (parameter.secondName ?? parameter.firstName).text.trimmedBackticks == name {
            return .shape(ObjectShapes.shape(of: parameter.type))
        }
        return nil
    }

    private func parameter(_ name: String, of closure: ClosureExprSyntax, _ depth: Int) -> Found? {
        guard let clause = closure.signature?.parameterClause else {
            guard name.hasPrefix("$"), Int(name.dropFirst()) != nil else { return nil }
            return .shape(isForEach(closure, depth) ? .object : nil)
        }
        switch clause {
        case .simpleInput(let list):
            guard list.contains(where: { $0.name.text == name }) else { return nil }
            return .shape(isForEach(closure, depth) ? .object : nil)
        case .parameterClause(let clause):
            for parameter in clause.parameters where (parameter.secondName ?? parameter.firstName).text == name {
                if let type = parameter.type { return .shape(ObjectShapes.shape(of: type)) }
                return .shape(isForEach(closure, depth) ? .object : nil)
            }
            return nil
        @unknown default: return nil
        }
    }

    /// Whether a closure is handed each element of a collection of objects.
    private func isForEach(_ closure: ClosureExprSyntax, _ depth: Int) -> Bool {
        var node = closure.parent
        while let current = node, !current.is(FunctionCallExprSyntax.self) {
            guard current.is(LabeledExprSyntax.self) || current.is(LabeledExprListSyntax.self) else { return false }
            node = current.parent
        }
        guard let callee = node?.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base,
            ObjectShapes.visitingEach.contains(callee.declName.baseName.text)
        else { return false }
        return shape(of: base, depth: depth + 1) == .collection
    }
}
