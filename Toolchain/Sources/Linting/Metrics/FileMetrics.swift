import SwiftSyntax

/// The measures of a file, or of several, as detekt counts them.
public struct FileMetrics: Hashable, Codable, Sendable {
    /// Lines.
    public var loc = 0
    /// Lines that hold something other than comments and space.
    public var sloc = 0
    /// Logical lines: statements, declarations with their members, and cases of a `switch`.
    public var lloc = 0
    /// Lines that hold a comment, or a part of one.
    public var cloc = 0
    /// McCabe's numbers of all functions together.
    public var mcc = 0
    /// The cognitive complexities of all functions together.
    public var cognitive = 0
    /// Functions, methods and initializers.
    public var functions = 0
    /// Classes, structures, enumerations, actors and protocols.
    public var types = 0
    /// Stored and computed properties of types, and variables of the file.
    public var properties = 0
    /// Files.
    public var files = 0

    /// The measures of nothing.
    public init() {}

    /// Adds measures.
    public static func += (one: inout FileMetrics, other: FileMetrics) {
        one.loc += other.loc
        one.sloc += other.sloc
        one.lloc += other.lloc
        one.cloc += other.cloc
        one.mcc += other.mcc
        one.cognitive += other.cognitive
        one.functions += other.functions
        one.types += other.types
        one.properties += other.properties
        one.files += other.files
    }

    /// Comment lines per hundred source lines.
    public var commentRatio: Int { sloc == 0 ? 0 : cloc * 100 / sloc }
    /// McCabe's number per thousand logical lines.
    public var mccPerThousandLines: Int { lloc == 0 ? 0 : mcc * 1000 / lloc }

    /// Findings per thousand logical lines.
    public func findingsPerThousandLines(_ findings: Int) -> Int { lloc == 0 ? 0 : findings * 1000 / lloc }
}

extension FileMetrics {
    /// Measures a file.
    init(_ file: SwiftFile) {
        files = 1
        loc = file.lines.count
        var comment = Set<Int>()
        let lines = file.lines
        for found in file.comments {
            comment.formUnion(lines.line(found.range.lowerBound)...lines.line(max(found.range.lowerBound, found.range.upperBound - 1)))
        }
        (sloc, cloc) = (file.fact(CodeLines.self).count, comment.count)
        let visitor = MetricsVisitor(viewMode: .sourceAccurate)
        visitor.walk(file.tree)
        (lloc, functions, types, properties) = (visitor.lloc, visitor.functions, visitor.types, visitor.properties)
        (mcc, cognitive) = (visitor.mcc, visitor.cognitive)
    }
}

private final class MetricsVisitor: SyntaxVisitor {
    var (lloc, functions, types, properties, mcc, cognitive) = (0, 0, 0, 0, 0, 0)

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        lloc += 1
        if let variable = node.item.as(VariableDeclSyntax.self), node.parent?.parent?.is(SourceFileSyntax.self) == true {
            properties += variable.bindings.count
        }
        return .visitChildren
    }
    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        lloc += 1
        if let variable = node.decl.as(VariableDeclSyntax.self) { properties += variable.bindings.count }
        return .visitChildren
    }
    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        lloc += 1
        return .visitChildren
    }

    private func function(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        functions += 1
        mcc += Complexity.cyclomatic(of: node)
        cognitive += Complexity.cognitive(of: node)
        return .visitChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { function(node) }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { function(node) }

    private func type() -> SyntaxVisitorContinueKind {
        types += 1
        return .visitChildren
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { type() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { type() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { type() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { type() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { type() }
}
