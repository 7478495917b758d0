import SwiftSyntax

/// The first thing in a source that the parser had to make up or to pass over.
///
/// SwiftSyntax's own texts for that are better; but their generator ends the process for some damaged sources.
final class FirstFault: SyntaxVisitor {
    private(set) var reason: String?
    private(set) var position: AbsolutePosition?

    init(in tree: SourceFileSyntax) {
        super.init(viewMode: .all)
        walk(tree)
    }

    private func note(_ reason: String, at position: AbsolutePosition) {
        guard self.reason == nil else { return }
        (self.reason, self.position) = (reason, position)
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        guard reason == nil, token.presence == .missing else { return .skipChildren }
        let text = token.text
        let placeholder = text.hasPrefix("<#") && text.hasSuffix("#>") ? String(text.dropFirst(2).dropLast(2)) : nil
        note(placeholder.map { "expected \($0)" } ?? (text.isEmpty ? "expected a name" : "expected '\(text)'"), at: token.position)
        return .skipChildren
    }

    override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
        let start = node.positionAfterSkippingLeadingTrivia
        note("unexpected '\(node.trimmedDescription.prefix(while: { !$0.isNewline }).prefix(40))'", at: start)
        return .skipChildren
    }
}
