import SwiftIfConfig
import SwiftSyntax

/// Conditional compilation (The Swift Programming Language, "Compiler Control Statements"): the conditions are those of the iOS
/// simulator, not of the Linux machine that compiles. So they are decided here; directives and inactive parts become spaces, and
/// everything else stays where it is.
enum ConditionalCompilation {
    /// The text with its directives decided; `nil` if it has none, or one that is not ended: the compiler is to see that.
    static func decide(_ tree: SourceFileSyntax, _ bytes: [UInt8], _ configuration: IOSSimulator) -> [UInt8]? {
        let collector = ConditionCollector(configuration)
        collector.walk(tree)
        guard !collector.blanks.isEmpty, !collector.isUnterminated else { return nil }
        var result = bytes
        for range in collector.blanks {
            for index in range where result[index] != UInt8(ascii: "\n") && result[index] != UInt8(ascii: "\r") {
                result[index] = UInt8(ascii: " ")
            }
        }
        for offset in collector.breaks { result.replaceSubrange(offset..<offset + 5, with: "break".utf8) }
        return result
    }
}

private final class ConditionCollector: SyntaxVisitor {
    private let configuration: IOSSimulator
    var blanks: [Range<Int>] = []
    /// Whether an `#endif` is missing.
    var isUnterminated = false
    /// Where a `break` stands for a case's statements, all of which are inactive: a case must not be empty.
    var breaks: [Int] = []

    init(_ configuration: IOSSimulator) {
        self.configuration = configuration
        super.init(viewMode: .sourceAccurate)
    }

    /// Whether a statement is conditional and nothing of it active.
    private func isEmpty(_ item: CodeBlockItemSyntax) -> Bool {
        guard case .decl(let declaration) = item.item, let conditional = declaration.as(IfConfigDeclSyntax.self) else { return false }
        guard let elements = conditional.activeClause(in: configuration).clause?.elements else { return true }
        guard case .statements(let statements) = elements else { return false }
        return statements.allSatisfy(isEmpty)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.poundEndif.presence == .missing { isUnterminated = true }
        let active = node.activeClause(in: configuration).clause
        for clause in node.clauses {
            if clause.id == active?.id {
                // Only the directive itself: `#if` and its condition.
                let end = clause.condition.map { $0.textRange.upperBound } ?? clause.poundKeyword.textRange.upperBound
                blanks.append(clause.poundKeyword.textRange.lowerBound..<end)
                if let elements = clause.elements { walk(elements) }
            } else {
                blanks.append(clause.textRange)
            }
        }
        blanks.append(node.poundEndif.textRange)
        if let list = node.parent?.parent?.as(CodeBlockItemListSyntax.self), list.parent?.is(SwitchCaseSyntax.self) == true,
            list.last?.id == node.parent?.id, list.allSatisfy(isEmpty)
        {
            breaks.append(node.poundEndif.textRange.lowerBound)
        }
        return .skipChildren
    }
}
