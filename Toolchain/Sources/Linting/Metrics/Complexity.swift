import SwiftSyntax

/// How complex code is.
public enum Complexity {
    /// McCabe's number: 1 for the body, and 1 for each way to go: `if` and each further `else if`, `guard`, `for`, `while`, `repeat`, each `case`
    /// of a `switch` but `default`, `catch`, `? :`, `&&`, `||` and `??`. Closures count with the function that they stand in; functions and types
    /// declared in it do not.
    public static func cyclomatic(of node: some SyntaxProtocol) -> Int {
        let visitor = CyclomaticVisitor(Syntax(node))
        visitor.walk(node)
        return visitor.count
    }

    /// The cognitive complexity as G. Ann Campbell's white paper counts: 1 for each break in the flow, and 1 more for each that it stands in;
    /// 1 for each `else`, each run of like logical operators, each jump to a label and each call of the function itself.
    public static func cognitive(of node: some SyntaxProtocol) -> Int {
        let visitor = CognitiveVisitor(Syntax(node))
        visitor.walk(node)
        return visitor.count
    }
}

/// Leaves out what is declared within the body that is measured.
private class BodyVisitor: SyntaxVisitor {
    let root: Syntax

    init(_ root: Syntax) {
        self.root = root
        super.init(viewMode: .sourceAccurate)
    }

    func enter(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        node.id == root.id || root.is(SourceFileSyntax.self) || root.asProtocol((any DeclGroupSyntax).self) != nil
            ? .visitChildren : .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
}

private final class CyclomaticVisitor: BodyVisitor {
    var count = 1

    private func add() -> SyntaxVisitorContinueKind {
        count += 1
        return .visitChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { add() }
    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind { add() }
    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { add() }
    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { add() }
    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { add() }
    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind { add() }
    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        if case .case = node.label { return add() }
        return .visitChildren
    }
    override func visit(_ node: UnresolvedTernaryExprSyntax) -> SyntaxVisitorContinueKind { add() }
    override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        ["&&", "||", "??"].contains(node.operator.text) ? add() : .visitChildren
    }
}

private final class CognitiveVisitor: BodyVisitor {
    var count = 0
    private var nesting = 0
    private lazy var ownName = root.as(FunctionDeclSyntax.self)?.name.text

    private func nest() -> SyntaxVisitorContinueKind {
        count += 1 + nesting
        nesting += 1
        return .visitChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.is(IfExprSyntax.self) == true {
            // `else if` was counted as an `else`; what is in it stands no deeper.
            nesting += 1
            if case .codeBlock? = node.elseBody { count += 1 } else if node.elseBody != nil { count += 1 }
            return .visitChildren
        }
        if node.elseBody != nil { count += 1 }
        return nest()
    }
    override func visitPost(_ node: IfExprSyntax) { nesting -= 1 }
    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind { nest() }
    override func visitPost(_ node: GuardStmtSyntax) { nesting -= 1 }
    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { nest() }
    override func visitPost(_ node: ForStmtSyntax) { nesting -= 1 }
    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { nest() }
    override func visitPost(_ node: WhileStmtSyntax) { nesting -= 1 }
    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { nest() }
    override func visitPost(_ node: RepeatStmtSyntax) { nesting -= 1 }
    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { nest() }
    override func visitPost(_ node: SwitchExprSyntax) { nesting -= 1 }
    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind { nest() }
    override func visitPost(_ node: CatchClauseSyntax) { nesting -= 1 }
    override func visit(_ node: UnresolvedTernaryExprSyntax) -> SyntaxVisitorContinueKind { nest() }
    override func visitPost(_ node: UnresolvedTernaryExprSyntax) { nesting -= 1 }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        nesting += 1
        return .visitChildren
    }
    override func visitPost(_ node: ClosureExprSyntax) { nesting -= 1 }
    override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
        if node.label != nil { count += 1 }
        return .visitChildren
    }
    override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind {
        if node.label != nil { count += 1 }
        return .visitChildren
    }
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        var last: String?
        for element in node.elements {
            guard let text = element.as(BinaryOperatorExprSyntax.self)?.operator.text, text == "&&" || text == "||" else { continue }
            if text != last { count += 1 }
            last = text
        }
        return .visitChildren
    }
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let ownName, let call = SwiftCall(node), call.name == ownName,
            call.receiver == nil || call.receiver?.trimmedDescription == "self"
        {
            count += 1
        }
        return .visitChildren
    }
}
