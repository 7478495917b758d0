import SwiftSyntax

/// Brackets, arrows and commas.
final class PunctuationDetector: Detector, SwiftScanner {
    static let parameters = Issue(
        "VoidParameters", PunctuationDetector.self, like: "empty_parameters", .style, "`(Void)` is `()`", why: "There are no parameters.",
        priority: 1, debt: 1, noncompliant: ["let a: ↓(Void) -> Int\n"], compliant: ["let a: () -> Int\n"])
    static let voidReturn = Issue(
        "EmptyTupleReturned", PunctuationDetector.self, like: "void_return", .style, "`-> ()` is `-> Void`",
        why: "`Void` is read as a word.",
        priority: 1, debt: 1, noncompliant: ["let a: () -> ↓()\n"], compliant: ["let a: () -> Void\nlet b: () -> () -> Void\n"])
    static let redundantVoid = Issue(
        "RedundantVoidReturn", PunctuationDetector.self, like: "redundant_void_return", .style, "A function says that it returns nothing",
        why: "That is so anyway.", priority: 1, debt: 1,
        options: [IssueOption("include_closures", true, "Whether closures are looked at, too.")],
        noncompliant: ["func f()↓ -> Void {}\n"], compliant: ["func f() {}\nlet a: () -> Void\n"])
    static let arguments = Issue(
        "EmptyEnumArguments", PunctuationDetector.self, like: "empty_enum_arguments", .style, "A pattern ignores all values one by one",
        why: "A case can be matched without them.", priority: 1, debt: 1,
        noncompliant: ["switch a {\ncase .b↓(_): f()\ndefault: g()\n}\n", "if case .b(.c↓(_)) = a { f() }\n"],
        compliant: [
            "switch a {\ncase .b: f()\ncase .c(_, let d): g(d)\ncase .e(.init()): g()\ncase \"a\".uppercased(): f()\ndefault: g()\n}\n"
        ])
    static let closureParentheses = Issue(
        "ParenthesesBeforeTrailingClosure", PunctuationDetector.self, like: "empty_parentheses_with_trailing_closure", .style,
        "Empty parentheses before a closure", why: "The closure is the argument.", priority: 1, debt: 1,
        noncompliant: ["let a = b.map↓() { $0 + 1 }\n"], compliant: ["let a = b.map { $0 + 1 }\n"])
    static let multiple = Issue(
        "SeveralTrailingClosures", PunctuationDetector.self, like: "multiple_closures_with_trailing_closure", .style,
        "One of several closures stands behind the parentheses", why: "Who reads the call misses the first one.", priority: 2, debt: 2,
        noncompliant: ["f(a: { 1 }) ↓{ 2 }\n", "f(a: { 1 }) ↓{ 2 } b: { 3 }\n"], compliant: ["f(a: { 1 }, b: { 2 })\nf { 1 }\n"])
    static let space = Issue(
        "SpaceBeforeCall", PunctuationDetector.self, like: "no_space_in_method_call", .style, "Space between a name and its parentheses",
        why: "They belong together.", priority: 1, debt: 1, noncompliant: ["f↓ ()\n"], compliant: ["f()\nf { 1 }\n"])
    static let comma = Issue(
        "TrailingComma", PunctuationDetector.self, like: "trailing_comma", .style, "The last element's comma",
        why: "Lists look alike where all have it, or none.", priority: 1, debt: 1,
        options: [IssueOption("mandatory_comma", false, "Whether lists of several lines have to end with one.")],
        noncompliant: ["let a = [1, 2↓,]\n"], compliant: ["let a = [1, 2]\n"])
    static let arrow = Issue(
        "ArrowSpacing", PunctuationDetector.self, like: "return_arrow_whitespace", .style, "An arrow without one space around it",
        why: "All arrows look alike.", priority: 1, debt: 1,
        noncompliant: ["func f()↓->Int { 1 }\n"], compliant: ["func f() -> Int { 1 }\nfunc g()\n    -> Int { 1 }\n"])
    static let caseLine = Issue(
        "CaseOnLine", PunctuationDetector.self, like: "switch_case_on_newline", .style, "A case's statements on its own line",
        why: "All cases look alike.", priority: 1, debt: 1, isEnabledByDefault: false,
        noncompliant: ["switch a {\n↓case 1: f()\ndefault:\n    g()\n}\n"],
        compliant: ["switch a {\ncase 1:\n    f()\ndefault:\n    g()\n}\n"])
    static let elseLine = Issue(
        "ReturnOnConditionLine", PunctuationDetector.self, like: "conditional_returns_on_newline", .style,
        "A condition and its return on one line", why: "Ways out are found on lines of their own.", priority: 1, debt: 1,
        options: [IssueOption("if_only", false, "Whether guard is left alone.")], isEnabledByDefault: false,
        noncompliant: ["func f() {\n    ↓if a { return }\n}\n", "func f() {\n    ↓if a { g() } else { return }\n}\n"],
        compliant: ["func f() {\n    if a {\n        return\n    }\n}\n"])

    func register(_ visits: SwiftVisits) {
        visits.visit(FunctionTypeSyntax.self) { [self] context, node in
            if node.parameters.count == 1, let only = node.parameters.first, only.type.trimmedDescription == "Void", only.firstName == nil,
                node.leftParen.presence == .present
            {
                let range = node.leftParen.start..<node.rightParen.end
                context.report(Self.parameters, range: range, "There are no parameters.", fix: Fix(replacing: range, with: "()"))
            }
            arrow(context, node.returnClause.arrow)
        }
        visits.visit(ReturnClauseSyntax.self) { [self] context, node in
            if let tuple = node.type.as(TupleTypeSyntax.self),
                tuple.elements.isEmpty || tuple.elements.count == 1 && tuple.elements.first?.trimmedDescription == "Void"
            {
                context.report(Self.voidReturn, at: tuple, "Write \"Void\".", fix: Fix(replacing: tuple.start..<tuple.end, with: "Void"))
            }
            if !(node.parent?.is(FunctionTypeSyntax.self) == true) { arrow(context, node.arrow) }
            redundant(context, node)
        }
        visits.visit(FunctionCallExprSyntax.self) { [self] context, node in call(context, node) }
        visits.visit(ArrayElementListSyntax.self) { [self] context, node in
            if let last = node.last { comma(context, node, last.trailingComma, last.end) }
        }
        visits.visit(DictionaryElementListSyntax.self) { [self] context, node in
            if let last = node.last { comma(context, node, last.trailingComma, last.end) }
        }
        visits.visit(SwitchCaseSyntax.self) { context, node in
            guard let first = node.statements.first else { return }
            let lines = context.file.lines
            if lines.line(node.label.end) == lines.line(first.start) {
                context.report(Self.caseLine, at: node, "Put the statements on lines of their own.")
            }
        }
        visits.visit(IfExprSyntax.self) { context, node in
            let lines = context.file.lines
            let blocks = [node.body] + (node.elseBody?.as(CodeBlockSyntax.self).map { [$0] } ?? [])
            let isOnLine = blocks.contains { block in
                guard let exit = block.statements.last?.item.as(ReturnStmtSyntax.self) else { return false }
                return lines.line(node.ifKeyword.start) == lines.line(exit.start)
            }
            guard isOnLine else { return }
            context.report(Self.elseLine, at: node, "Put the return on a line of its own.")
        }
        visits.visit(GuardStmtSyntax.self) { context, node in
            let lines = context.file.lines
            guard !context.settings(for: Self.elseLine).bool("if_only"),
                let exit = node.body.statements.last?.item.as(ReturnStmtSyntax.self),
                lines.line(node.guardKeyword.start) == lines.line(exit.start)
            else { return }
            context.report(Self.elseLine, at: node, "Put the return on a line of its own.")
        }
        visits.visit(ExpressionPatternSyntax.self) { [self] context, node in
            guard
                node.parent?.is(SwitchCaseItemSyntax.self) == true || node.parent?.is(MatchingPatternConditionSyntax.self) == true
                    || node.parent?.is(ValueBindingPatternSyntax.self) == true
            else { return }
            matched(context, node.expression)
        }
    }

    /// A case that is matched with arguments, and the cases among them.
    private func matched(_ context: SwiftContext, _ expression: ExprSyntax) {
        guard let call = expression.as(FunctionCallExprSyntax.self), let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            // What is called on a value, or makes one, is compared.
            member.declName.baseName.text != "init",
            member.base == nil || member.base?.is(DeclReferenceExprSyntax.self) == true
                || member.base?.is(MemberAccessExprSyntax.self) == true,
            let open = call.leftParen, let close = call.rightParen
        else { return }
        let isUnread = call.arguments.allSatisfy {
            $0.expression.is(DiscardAssignmentExprSyntax.self)
                || $0.expression.as(PatternExprSyntax.self)?.pattern.is(WildcardPatternSyntax.self) == true
        }
        guard isUnread else { return call.arguments.forEach { matched(context, $0.expression) } }
        let range = open.start..<close.end
        context.report(Self.arguments, range: range, "The case can be matched without these.", fix: Fix(replacing: range, with: ""))
    }

    private func call(_ context: SwiftContext, _ node: FunctionCallExprSyntax) {
        if let open = node.leftParen, let close = node.rightParen {
            if node.trailingClosure != nil, node.arguments.isEmpty {
                let range = open.start..<close.end
                context.report(Self.closureParentheses, range: range, "The closure is the argument.", fix: Fix(replacing: range, with: ""))
            }
            let end = node.calledExpression.end
            if end < open.start, !node.calledExpression.is(TupleExprSyntax.self) {
                context.report(
                    Self.space, range: end..<open.start, "Put the parentheses next to the name.",
                    fix: Fix(replacing: end..<open.start, with: ""))
            }
        }
        if let closure = node.trailingClosure,
            node.arguments.contains(where: { $0.expression.is(ClosureExprSyntax.self) })
        {
            context.report(Self.multiple, at: closure, "Put all closures into the parentheses.")
        }
    }

    private func comma(_ context: SwiftContext, _ list: some SyntaxProtocol, _ comma: TokenSyntax?, _ end: Int) {
        let isMandatory = context.settings(for: Self.comma).bool("mandatory_comma")
        if let comma, !isMandatory {
            context.report(Self.comma, at: comma, "Leave this comma out.", fix: Fix(replacing: comma.start..<comma.end, with: ""))
        } else if comma == nil, isMandatory {
            let lines = context.file.lines
            if lines.line(list.start) < lines.line(end) {
                context.report(Self.comma, range: end..<end, "End this list with a comma.", fix: Fix(replacing: end..<end, with: ","))
            }
        }
    }

    private func arrow(_ context: SwiftContext, _ arrow: TokenSyntax) {
        guard let before = arrow.previousToken(viewMode: .sourceAccurate), let after = arrow.nextToken(viewMode: .sourceAccurate) else {
            return
        }
        let bytes = context.file.bytes
        let (left, right) = (bytes[before.end..<arrow.start], bytes[arrow.end..<after.start])
        let startsLine = left.contains(10)
        let leftIsFine = startsLine || left.elementsEqual([32])
        let rightIsFine = right.contains(10) || right.elementsEqual([32])
        if leftIsFine && rightIsFine { return }
        let range = (startsLine ? arrow.start : before.end)..<(right.contains(10) ? arrow.end : after.start)
        let text = (startsLine ? "" : " ") + "->" + (right.contains(10) ? "" : " ")
        // Comments are not to be lost.
        let isPlain = (left + right).allSatisfy { $0 == 32 || $0 == 9 || $0 == 10 || $0 == 13 }
        context.report(
            Self.arrow, range: range, "Put one space on each side of the arrow.", fix: isPlain ? Fix(replacing: range, with: text) : nil)
    }

    private func redundant(_ context: SwiftContext, _ node: ReturnClauseSyntax) {
        let text = node.type.trimmedDescription
        guard text == "Void" || node.type.as(TupleTypeSyntax.self)?.elements.isEmpty == true, let parent = node.parent else { return }
        let isClosure = parent.is(ClosureSignatureSyntax.self)
        guard parent.is(FunctionSignatureSyntax.self) || isClosure && context.settings(for: Self.redundantVoid).bool("include_closures")
        else { return }
        if let function = parent.parent?.as(FunctionDeclSyntax.self),
            function.attributes.has("IBAction") || function.attributes.has("discardableResult")
        {
            return
        }
        guard let before = node.arrow.previousToken(viewMode: .sourceAccurate) else { return }
        let range = before.end..<node.end
        context.report(Self.redundantVoid, range: range, "Nothing is returned anyway.", fix: Fix(replacing: range, with: ""))
    }
}
