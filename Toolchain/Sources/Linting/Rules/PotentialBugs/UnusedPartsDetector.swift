import SwiftSyntax

/// Parts of statements that nobody uses.
final class UnusedPartsDetector: Detector, SwiftScanner {
    static let closureParameter = Issue(
        "UnusedClosureParameter", UnusedPartsDetector.self, like: "unused_closure_parameter", .unusedCode,
        "A closure does not use a parameter",
        why: "`_` says that it is not looked at.", priority: 2, debt: 2,
        noncompliant: ["f { ↓number in\n    g()\n}\n", "f { ↓number in g(.number, number: 1) }\n", "f { ↓number in }\n"],
        compliant: ["f { _ in\n    g()\n}\nf { number in\n    g(number)\n}\n"])
    static let enumerated = Issue(
        "UnusedEnumerated", UnusedPartsDetector.self, like: "unused_enumerated", .unusedCode, "The places or the elements are not used",
        why: "Where only one is used, `indices` or the collection itself will do.", priority: 3,
        noncompliant: ["for (↓_, a) in b.enumerated() { f(a) }\n", "for (a, ↓_) in b.enumerated() { f(a) }\n"],
        compliant: [
            "for (place, a) in b.enumerated() { f(place, a) }\n", "a.enumerated().forEach { f($0) }\n",
            "let b = a.enumerated().max { $0.element < $1.element }?.offset\n",
        ])
    static let binding = Issue(
        "UnusedOptionalBinding", UnusedPartsDetector.self, like: "unused_optional_binding", .unusedCode, "A value is unwrapped for nobody",
        why: "Compare with `nil`.", priority: 3, options: [IssueOption("ignore_optional_try", false, "Whether `try?` is left alone.")],
        noncompliant: ["if let ↓_ = a { f() }\n"], compliant: ["if a != nil { f() }\nif let b = a { f(b) }\n"])
    static let label = Issue(
        "UnusedLabel", UnusedPartsDetector.self, like: "unused_control_flow_label", .unusedCode, "A statement's label is not used",
        why: "Take it out.", priority: 2, debt: 1,
        noncompliant: ["↓loop: while true { f() }\n"], compliant: ["loop: while true { break loop }\n"])
    static let setter = Issue(
        "UnusedSetterValue", UnusedPartsDetector.self, like: "unused_setter_value", .unusedCode, "A setter throws away what is set",
        why: "Who sets the property believes that it was set.", priority: 6,
        noncompliant: ["var a: Int {\n    get { 1 }\n    ↓set { f() }\n}\n"],
        compliant: ["var a: Int {\n    get { 1 }\n    set { f(newValue) }\n}\n"])

    func register(_ visits: SwiftVisits) {
        visits.visit(ClosureExprSyntax.self) { [self] in parameters($0, $1) }
        visits.visit(ForStmtSyntax.self) { context, node in
            guard let tuple = node.pattern.as(TuplePatternSyntax.self), tuple.elements.count == 2,
                let call = node.sequence.as(FunctionCallExprSyntax.self), call.calledExpression.lastName == "enumerated",
                call.arguments.isEmpty
            else { return }
            let elements = Array(tuple.elements)
            for element in elements where element.pattern.is(WildcardPatternSyntax.self) {
                let other = element.id == elements[0].id ? elements[1] : elements[0]
                if other.pattern.is(WildcardPatternSyntax.self) && element.id == elements[1].id { continue }
                let message = element.id == elements[0].id ? "Go over the collection itself." : "Go over its \"indices\"."
                context.report(Self.enumerated, at: element, message)
            }
        }
        visits.visit(FunctionCallExprSyntax.self) { [self] in enumerated($0, $1) }
        visits.visit(OptionalBindingConditionSyntax.self) { context, node in
            let isUnused =
                node.pattern.trimmedDescription == "_"
                || node.pattern.as(TuplePatternSyntax.self)?.elements.allSatisfy { $0.pattern.is(WildcardPatternSyntax.self) } == true
                || node.pattern.as(ExpressionPatternSyntax.self)?.expression.as(TupleExprSyntax.self)?.elements
                    .allSatisfy { $0.expression.is(DiscardAssignmentExprSyntax.self) } == true
            guard isUnused else { return }
            if context.settings(for: Self.binding).bool("ignore_optional_try"),
                node.initializer?.value.as(TryExprSyntax.self)?.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
            {
                return
            }
            context.report(Self.binding, at: node.pattern, "Compare with nil.")
        }
        visits.visit(LabeledStmtSyntax.self) { context, node in
            let isUsed = node.statement.hasToken { token in
                guard token.text == node.label.text, let parent = token.parent else { return false }
                return parent.is(BreakStmtSyntax.self) || parent.is(ContinueStmtSyntax.self)
            }
            if !isUsed {
                let end = node.statement.start
                context.report(Self.label, at: node.label, "This label is not used.", fix: Fix(replacing: node.label.start..<end, with: ""))
            }
        }
        visits.visit(AccessorDeclSyntax.self) { context, node in
            guard node.accessorSpecifier.tokenKind == .keyword(.set), let body = node.body else { return }
            let name = node.parameters?.name.text ?? "newValue"
            if body.statements.isEmpty, node.enclosing(VariableDeclSyntax.self)?.modifiers.has(.override) == true { return }
            let isUsed = body.hasToken { $0.text == name && $0.parent?.is(DeclReferenceExprSyntax.self) == true }
            if !isUsed { context.report(Self.setter, at: node, "This setter throws away what is set.") }
        }
    }

    /// What returns places with elements, which may be used afterwards.
    private static let returningPairs: Set<String> = ["first", "last", "max", "min", "filter", "sorted", "prefix", "drop", "partition"]

    /// `a.enumerated().map { … }` whose closure uses one of both.
    private func enumerated(_ context: SwiftContext, _ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let inner = member.base?.as(FunctionCallExprSyntax.self),
            let called = inner.calledExpression.as(MemberAccessExprSyntax.self), called.declName.baseName.text == "enumerated",
            inner.arguments.isEmpty, let closure = node.trailingClosure ?? node.arguments.first?.expression.as(ClosureExprSyntax.self)
        else { return }
        if case .simpleInput(let list)? = closure.signature?.parameterClause, list.count == 2 {
            for name in list.map(\.name) where name.text == "_" { context.report(Self.enumerated, at: name, "Only one of both is used.") }
        } else if case .parameterClause(let clause)? = closure.signature?.parameterClause, clause.parameters.count == 2 {
            for name in clause.parameters.map(\.firstName) where name.text == "_" {
                context.report(Self.enumerated, at: name, "Only one of both is used.")
            }
        } else if closure.signature?.parameterClause == nil, !Self.returningPairs.contains(member.declName.baseName.text) {
            // Parameters of a closure within are its own.
            var (first, second, whole) = (false, false, false)
            for token in closure.statements.tokens(viewMode: .sourceAccurate) where token.text == "$0" || token.text == "$1" {
                guard token.enclosing(ClosureExprSyntax.self)?.id == closure.id else { continue }
                if token.text == "$1" {
                    second = true
                } else if let access = token.parent?.parent?.as(MemberAccessExprSyntax.self), access.base?.id == token.parent?.id {
                    switch access.declName.baseName.text {
                    case "offset", "0": first = true
                    case "element", "1": second = true
                    default: first = true
                    }
                } else {
                    whole = true
                }
            }
            // Where there is a second parameter, the first is the place; alone it is both.
            if whole { (first, second) = (true, true) }
            if first != second {
                context.report(Self.enumerated, at: called.declName, "Only one of both is used.")
            }
        }
    }

    /// Whether a name is a member's or an argument's, and so no use of a parameter.
    private static func isMemberOrLabel(_ token: TokenSyntax) -> Bool {
        if let argument = token.parent?.as(LabeledExprSyntax.self) { return argument.label?.id == token.id }
        return token.parent?.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.id == token.id
    }

    private func parameters(_ context: SwiftContext, _ node: ClosureExprSyntax) {
        guard let clause = node.signature?.parameterClause else { return }
        let names: [TokenSyntax]
        switch clause {
        case .simpleInput(let list): names = list.map(\.name)
        case .parameterClause(let clause): names = clause.parameters.map { $0.secondName ?? $0.firstName }
        default: return
        }
        let candidates = names.filter { $0.tokenKind != .wildcard && $0.text != "_" }
        guard !candidates.isEmpty else { return }
        var used: Set<String> = []
        for token in node.statements.tokens(viewMode: .sourceAccurate) {
            if case .identifier = token.tokenKind, !Self.isMemberOrLabel(token) {
                used.insert(token.identifierText)
            } else if token.tokenKind == .keyword(.self) {
                used.insert("self")
            }
        }
        for name in candidates where !used.contains(name.identifierText) {
            let projected = name.text.hasPrefix("$") ? used.contains(String(name.text.dropFirst())) : false
            guard !projected else { continue }
            context.report(
                Self.closureParameter, at: name, "This parameter is not used; write \"_\".",
                fix: Fix(replacing: name.start..<name.end, with: "_"))
        }
    }
}
