import SwiftSyntax

/// The named declarations of a file, by their lines.
public struct Declarations: Sendable {
    /// A declaration.
    public struct Entry: Sendable {
        /// What it is.
        public let kind: SyntaxKind
        /// Its name: "viewDidLoad", "init", "subscript".
        public let name: String
        /// The declarations around it and itself, with points.
        public let path: String
        /// Its bytes, without what stands before it.
        public let range: Range<Int>
        /// The lines it stands on.
        public let lines: ClosedRange<Int>
    }

    /// The declarations, outer ones before those in them.
    public let all: [Entry]

    init(_ all: [Entry]) { self.all = all }

    /// The path of the innermost declaration on a line that is no local variable.
    public func entity(atLine line: Int) -> String? { all.last { $0.lines.contains(line) }?.path }
}

/// Collects declarations in one walk that leaves out expressions.
final class DeclarationCollector: SyntaxVisitor {
    private let lines: LineTable
    private var names: [String] = []
    private(set) var entries: [Declarations.Entry] = []

    init(_ lines: LineTable) {
        self.lines = lines
        super.init(viewMode: .sourceAccurate)
    }

    private func enter(_ node: some SyntaxProtocol, _ name: String) -> SyntaxVisitorContinueKind {
        names.append(name)
        let range = node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
        let last = lines.line(max(range.lowerBound, range.upperBound - 1))
        entries.append(
            Declarations.Entry(
                kind: node.kind, name: name, path: names.joined(separator: "."), range: range, lines: lines.line(range.lowerBound)...last))
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.identifierText) }
    override func visitPost(_ node: ClassDeclSyntax) { names.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.identifierText) }
    override func visitPost(_ node: StructDeclSyntax) { names.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.identifierText) }
    override func visitPost(_ node: EnumDeclSyntax) { names.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.identifierText) }
    override func visitPost(_ node: ActorDeclSyntax) { names.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.identifierText) }
    override func visitPost(_ node: ProtocolDeclSyntax) { names.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.extendedType.trimmedDescription) }
    override func visitPost(_ node: ExtensionDeclSyntax) { names.removeLast() }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.identifierText) }
    override func visitPost(_ node: FunctionDeclSyntax) { names.removeLast() }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, "init") }
    override func visitPost(_ node: InitializerDeclSyntax) { names.removeLast() }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, "deinit") }
    override func visitPost(_ node: DeinitializerDeclSyntax) { names.removeLast() }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, "subscript") }
    override func visitPost(_ node: SubscriptDeclSyntax) { names.removeLast() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        // A variable in a body is part of it.
        guard node.parent?.is(MemberBlockItemSyntax.self) == true || node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true else {
            return .skipChildren
        }
        return enter(node, node.bindings.first?.pattern.trimmedDescription ?? "_")
    }
    override func visitPost(_ node: VariableDeclSyntax) {
        if node.parent?.is(MemberBlockItemSyntax.self) == true || node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true {
            names.removeLast()
        }
    }
}
