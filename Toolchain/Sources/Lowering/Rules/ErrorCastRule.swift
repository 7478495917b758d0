import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(ErrorCastRule.self) }

/// Casts of errors to `NSError`, in expressions and in patterns: `error as? NSError`, `catch let error as NSError`.
///
/// With Objective-C each error is an `NSError`, and such a cast never fails. Without it only errors that are objects are, and the compiler
/// takes the box of another one that is caught for an object, which ends the app. Here an expression asks the runtime; a pattern binds the
/// error as it is, and what follows sees the object that it makes.
struct ErrorCastRule: LoweringRule {
    private let casts: Sites<SequenceExprSyntax>

    init(_ context: RuleContext) {
        casts = context.sites(SequenceExprSyntax.self) { sequence in
            sequence.elements.contains { ErrorCastRule.isError($0) }
        }
    }

    func apply() {
        for site in casts.all {
            if Self.isPattern(site.node) { lowerPattern(site) } else { lowerExpressions(site) }
        }
    }

    private static func isError(_ element: ExprSyntax) -> Bool {
        guard let type = element.as(TypeExprSyntax.self)?.type else { return false }
        if let member = type.as(MemberTypeSyntax.self) { return member.name.text == "NSError" && member.genericArgumentClause == nil }
        return type.as(IdentifierTypeSyntax.self)?.name.text == "NSError"
    }

    // MARK: Expressions

    private func lowerExpressions(_ site: Site<SequenceExprSyntax>) {
        let elements = Array(site.node.elements)
        for index in elements.indices.dropLast().dropFirst() where Self.isError(elements[index + 1]) {
            guard index == 1 || GenericCastRule.isLooser(elements[index - 2]) else { continue }
            let cast = elements[index].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.tokenKind
            let (before, after): (String, String)
            switch cast {
            case .postfixQuestionMark: (before, after) = ("ObjCRuntime.ObjCError.cast(", ")")
            case .exclamationMark: (before, after) = ("ObjCRuntime.ObjCError.cast(", ")!")
            case nil where elements[index].is(UnresolvedIsExprSyntax.self):
                (before, after) = ("(ObjCRuntime.ObjCError.cast(", ") != nil)")
            default: continue
            }
            site.unit.edits.wrap(elements[index - 1].textRange, before, after)
            site.unit.replace(elements[index].textRange.lowerBound..<elements[index + 1].textRange.upperBound, with: "")
        }
    }

    // MARK: Patterns

    /// Whether a sequence is a pattern that binds a name: `error as NSError` behind `let`.
    private static func isPattern(_ node: SequenceExprSyntax) -> Bool {
        node.elements.count == 3 && node.elements.first?.is(PatternExprSyntax.self) == true
    }

    /// The name that a pattern binds.
    private static func boundName(_ node: SequenceExprSyntax) -> TokenSyntax? {
        guard let pattern = node.elements.first?.as(PatternExprSyntax.self)?.pattern else { return nil }
        let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
        return inner.as(IdentifierPatternSyntax.self)?.identifier
    }

    /// The `let` or `var` that a pattern stands behind.
    private static func specifier(of node: SequenceExprSyntax) -> TokenSyntax? {
        if let inner = node.elements.first?.as(PatternExprSyntax.self)?.pattern.as(ValueBindingPatternSyntax.self) {
            return inner.bindingSpecifier
        }
        var parent = node.parent
        while let found = parent, !found.is(CodeBlockItemSyntax.self) {
            if let binding = found.as(ValueBindingPatternSyntax.self) { return binding.bindingSpecifier }
            parent = found.parent
        }
        return nil
    }

    /// Where what a pattern binds is known.
    private struct Scope {
        /// Conditions that come after the pattern.
        var conditions: [Syntax] = []
        /// The statements, and where they begin.
        var body: CodeBlockItemListSyntax
        var start: Int
        /// How it is seen to that the pattern matches errors alone.
        var check = Check.none
    }

    /// How it is seen to that a pattern without its cast matches errors alone.
    private enum Check {
        /// What is matched is an error.
        case none
        /// By another cast, which never fails with errors.
        case cast
        /// By a condition put there with words before it.
        case condition(at: Int, String)
        /// By a condition before another.
        case before(Syntax)
    }

    private func lowerPattern(_ site: Site<SequenceExprSyntax>) {
        let (node, unit) = (site.node, site.unit)
        guard let name = Self.boundName(node), let scope = Self.scope(of: node) else { return }
        let elements = Array(node.elements)
        let test = "ObjCRuntime.ObjCError.isError(\(name.text))"
        switch scope.check {
        case .cast: unit.edits.replace(elements[2].textRange, with: "any Swift.Error")
        default: unit.replace(elements[1].textRange.lowerBound..<elements[2].textRange.upperBound, with: "")
        }
        switch scope.check {
        case .condition(let place, let words): unit.edits.insert(words + test, at: place)
        case .before(let condition): unit.edits.wrap(condition.textRange, test + " && (", ")")
        case .none, .cast: break
        }
        for condition in scope.conditions { lowerUses(of: name, in: condition, unit) }
        // The one expression of a body may be the value of all, and has to stay alone.
        if let only = scope.body.first, scope.body.count == 1, case .expr(let expression) = only.item {
            lowerUses(of: name, in: Syntax(expression), unit)
        } else if scope.body.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == name.text }) {
            let binding = Self.specifier(of: node)
            // What is bound itself does not change then.
            if let binding, binding.text == "var" { unit.edits.replace(binding.textRange, with: "let") }
            unit.edits.insert(" \(binding?.text ?? "let") \(name.text) = ObjCRuntime.ObjCError.object(\(name.text));", at: scope.start)
        }
    }

    /// Makes an object of an error wherever its name stands.
    private func lowerUses(of name: TokenSyntax, in node: Syntax, _ unit: SourceUnit) {
        if let reference = node.as(DeclReferenceExprSyntax.self) {
            if reference.baseName.text == name.text, reference.parent?.as(MemberAccessExprSyntax.self)?.declName != reference {
                unit.edits.wrap(reference.textRange, "ObjCRuntime.ObjCError.object(", ")")
            }
            return
        }
        for child in node.children(viewMode: .sourceAccurate) { lowerUses(of: name, in: child, unit) }
    }

    /// Where what a pattern binds is known. `nil` where it goes on being known behind the statement: there the name cannot be another's.
    private static func scope(of pattern: SequenceExprSyntax) -> Scope? {
        var node = Syntax(pattern)
        while let parent = node.parent {
            if let item = parent.as(CatchItemSyntax.self) {
                return parent.parent?.parent?.as(CatchClauseSyntax.self).map { scope(of: $0, item, pattern) }
            }
            if let item = parent.as(SwitchCaseItemSyntax.self) {
                return parent.parent?.parent?.as(SwitchCaseLabelSyntax.self).flatMap { scope(of: $0, item, pattern) }
            }
            if parent.is(MatchingPatternConditionSyntax.self) {
                return parent.parent?.as(ConditionElementSyntax.self).flatMap(scope(of:))
            }
            if let statement = parent.as(ForStmtSyntax.self) {
                return scope(statement.body, statement.whereClause, at: statement.sequence.textRange.upperBound)
            }
            if parent.is(CodeBlockItemSyntax.self) || parent.is(ClosureExprSyntax.self) { return nil }
            node = parent
        }
        return nil
    }

    private static func scope(_ block: CodeBlockSyntax, _ clause: WhereClauseSyntax?, at place: Int) -> Scope {
        let start = block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
        return Scope(
            conditions: clause.map { [Syntax($0.condition)] } ?? [], body: block.statements, start: start,
            check: clause.map { .before(Syntax($0.condition)) } ?? .condition(at: place, " where "))
    }

    private static func scope(of clause: CatchClauseSyntax, _ item: CatchItemSyntax, _ pattern: SequenceExprSyntax) -> Scope {
        var found = scope(clause.body, item.whereClause, at: (item.pattern?.textRange ?? pattern.textRange).upperBound)
        // All that is thrown is an error.
        if isWhole(pattern, of: item.pattern) { found.check = .none }
        return found
    }

    private static func scope(of label: SwitchCaseLabelSyntax, _ item: SwitchCaseItemSyntax, _ pattern: SequenceExprSyntax) -> Scope? {
        guard let found = label.parent?.as(SwitchCaseSyntax.self), let cases = found.parent?.as(SwitchCaseListSyntax.self) else {
            return nil
        }
        let hasDefault = cases.contains { $0.as(SwitchCaseSyntax.self)?.label.is(SwitchDefaultLabelSyntax.self) ?? false }
        let check: Check =
            if hasDefault {
                item.whereClause.map { .before(Syntax($0.condition)) } ?? .condition(at: item.pattern.textRange.upperBound, " where ")
            } else {
                // A switch without a default has to be seen to know all that there is.
                isWhole(pattern, of: item.pattern) ? .cast : .none
            }
        return Scope(
            conditions: item.whereClause.map { [Syntax($0.condition)] } ?? [], body: found.statements,
            start: label.colon.endPositionBeforeTrailingTrivia.utf8Offset, check: check)
    }

    private static func scope(of element: ConditionElementSyntax) -> Scope? {
        guard let list = element.parent?.as(ConditionElementListSyntax.self) else { return nil }
        guard let block = list.parent?.as(IfExprSyntax.self)?.body ?? list.parent?.as(WhileStmtSyntax.self)?.body else { return nil }
        return Scope(
            conditions: list.drop { $0.id != element.id }.dropFirst().map { Syntax($0) }, body: block.statements,
            start: block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset,
            check: .condition(at: element.condition.textRange.upperBound, ", "))
    }

    /// Whether a pattern is nothing but the name and the cast.
    private static func isWhole(_ node: SequenceExprSyntax, of pattern: PatternSyntax?) -> Bool {
        let inner = pattern?.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
        guard var expression = inner?.as(ExpressionPatternSyntax.self)?.expression else { return false }
        // Parentheses around it say nothing.
        while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil
        {
            expression =
                only.expression.as(PatternExprSyntax.self)?.pattern.as(ValueBindingPatternSyntax.self)?.pattern
                .as(ExpressionPatternSyntax.self)?.expression ?? only.expression
        }
        return Syntax(expression).id == Syntax(node).id
    }
}
