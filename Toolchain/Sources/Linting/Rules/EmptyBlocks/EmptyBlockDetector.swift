import SwiftSyntax

/// Blocks in which nothing stands.
final class EmptyBlockDetector: Detector, SwiftScanner {
    static let any = Issue(
        "EmptyBlock", EmptyBlockDetector.self, like: "no_empty_block", .errorHandling, "A block is empty",
        why: "An empty block looks like something that was forgotten. Take it out, or say in it why nothing is done.",
        options: [
            IssueOption(
                "disabled_block_types", .texts([]),
                "The blocks that may be empty: accessor_bodies, closure_blocks, function_bodies, initializer_bodies, statement_blocks."),
            IssueOption("allow_compact_empty_blocks", false, "Whether a block may be `{}`, without space in it."),
        ],
        isEnabledByDefault: false,
        noncompliant: ["func f() ↓{}\n"], compliant: ["func f() {\n    // Nothing is to be done.\n}\n"])
    static let catchBlock = Issue(
        "EmptyCatchBlock", EmptyBlockDetector.self, .errorHandling, "An error is caught and forgotten",
        why: "Nobody learns of the error. Handle it, or say in the block why it does not matter.", priority: 6,
        noncompliant: ["do { try f() } catch ↓{}\n"], compliant: ["do { try f() } catch { log(error) }\n"])
    static let ifBlock = Issue(
        "EmptyIfBlock", EmptyBlockDetector.self, .errorHandling, "Nothing is done if a condition holds",
        why: "Turn the condition around, or take the statement out.",
        noncompliant: ["if a ↓{} else { f() }\n"], compliant: ["if !a { f() }\n"])
    static let elseBlock = Issue(
        "EmptyElseBlock", EmptyBlockDetector.self, .errorHandling, "An `else` is empty",
        why: "It says nothing. Take it out.", noncompliant: ["if a { f() } else ↓{}\n"], compliant: ["if a { f() }\n"])
    static let loop = Issue(
        "EmptyLoopBlock", EmptyBlockDetector.self, .errorHandling, "A loop does nothing",
        why: "A loop without a body either has no effect, or keeps a core busy waiting.",
        noncompliant: ["for _ in 1...3 ↓{}\n", "while isBusy() ↓{}\n"], compliant: ["for a in 1...3 { f(a) }\n"])
    static let doBlock = Issue(
        "EmptyDoBlock", EmptyBlockDetector.self, .errorHandling, "A `do` is empty", why: "It says nothing. Take it out.",
        noncompliant: ["do ↓{} catch { f() }\n"], compliant: ["do { try f() } catch { g() }\n"])
    static let deferBlock = Issue(
        "EmptyDeferBlock", EmptyBlockDetector.self, .errorHandling, "A `defer` is empty", why: "It says nothing. Take it out.",
        noncompliant: ["func f() {\n    defer ↓{}\n    g()\n}\n"], compliant: ["func f() {\n    defer { h() }\n    g()\n}\n"])

    func register(_ visits: SwiftVisits) {
        visits.visit(CodeBlockSyntax.self) { [self] in look($0, $1) }
        visits.visit(ClosureExprSyntax.self) { [self] context, node in
            guard node.statements.isEmpty, node.signature == nil, !hasComment(node.leftBrace, node.rightBrace) else { return }
            report(context, node, "closure_blocks")
        }
        visits.visit(AccessorBlockSyntax.self) { [self] context, node in
            guard case .getter(let items) = node.accessors, items.isEmpty, !hasComment(node.leftBrace, node.rightBrace) else { return }
            report(context, node, "accessor_bodies")
        }
    }

    private func hasComment(_ open: TokenSyntax, _ close: TokenSyntax) -> Bool {
        (Array(open.trailingTrivia) + Array(close.leadingTrivia)).contains { !$0.isWhitespace }
    }

    private func report(_ context: SwiftContext, _ node: some SyntaxProtocol, _ kind: String) {
        let settings = context.settings(for: Self.any)
        let disabled = settings.strings("disabled_block_types")
        if settings.bool("allow_compact_empty_blocks"), node.end - node.start == 2 { return }
        // What a property does is done by functions, too.
        guard !disabled.contains(kind), kind != "accessor_bodies" || !disabled.contains("function_bodies") else { return }
        context.report(Self.any, at: node, "This block is empty; say why, or take it out.")
    }

    private func look(_ context: SwiftContext, _ node: CodeBlockSyntax) {
        guard node.statements.isEmpty, !hasComment(node.leftBrace, node.rightBrace), let parent = node.parent else { return }
        var kind = "statement_blocks"
        var special: (Issue, String)?
        switch parent.kind {
        case .functionDecl: kind = "function_bodies"
        case .initializerDecl, .deinitializerDecl: kind = "initializer_bodies"
        case .accessorDecl: kind = "accessor_bodies"
        case .catchClause: special = (Self.catchBlock, "This error is caught and forgotten.")
        case .ifExpr:
            let isElse = parent.as(IfExprSyntax.self)?.elseBody?.id == node.id
            special = isElse ? (Self.elseBlock, "This else is empty.") : (Self.ifBlock, "Nothing is done if this condition holds.")
        case .forStmt, .whileStmt, .repeatStmt: special = (Self.loop, "This loop does nothing.")
        case .doStmt: special = (Self.doBlock, "This do is empty.")
        case .deferStmt: special = (Self.deferBlock, "This defer is empty.")
        default: break
        }
        report(context, node, kind)
        if let (issue, message) = special { context.report(issue, at: node, message) }
    }
}
