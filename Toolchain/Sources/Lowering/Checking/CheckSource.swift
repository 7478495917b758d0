import SwiftSyntax

/// An app's source as it is checked by Objective-C's rules: as it is, but for what only Apple's own compiler plug-ins and modules of headers
/// make of it, and for members of Objective-C's in extensions of Core Data's generic classes, which are Swift's here.
public enum CheckSource {
    /// The text to check in the place of a source, with the same lines and columns; `nil` if the source can be checked as it is.
    public static func text(for source: String) -> String? {
        guard source.contains("#Preview") || source.contains(#/import [\w ]*\w\.\w/#) || source.contains(#/extension +[\w.]*NS[FA]\w+/#)
        else { return nil }
        let bytes = Array(source.utf8)
        guard let tree = SourceParser.parse(bytes) else { return nil }
        let blanker = Blanker(bytes)
        blanker.walk(tree)
        return blanker.edits.isEmpty ? nil : String(decoding: blanker.edits.apply(to: bytes).text, as: UTF8.self)
    }

    private final class Blanker: SyntaxVisitor {
        private let bytes: [UInt8]
        var edits = TextEdits()

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
            guard node.importKindSpecifier == nil, let first = node.path.first, node.path.count > 1 else { return .skipChildren }
            edits.blank(first.name.textRange.upperBound..<node.path.textRange.upperBound, in: bytes)
            return .skipChildren
        }

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            let name = node.extendedType.as(IdentifierTypeSyntax.self)?.name ?? node.extendedType.as(MemberTypeSyntax.self)?.name
            guard let name, GenericCastRule.classes.contains(name.text) else { return .visitChildren }
            let lists = node.memberBlock.members.compactMap { $0.decl.asProtocol((any WithAttributesSyntax).self)?.attributes }
            for case .attribute(let attribute) in ([node.attributes] + lists).joined() where attribute.isNamed("objc") {
                edits.blank(attribute.textRange, in: bytes)
            }
            return .visitChildren
        }

        override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { blank(node, node.macroName) }
        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { blank(node, node.macroName) }

        private func blank(_ node: some SyntaxProtocol, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
            guard name.text == "Preview" else { return .visitChildren }
            edits.blank(node.textRange, in: bytes)
            return .skipChildren
        }
    }
}
