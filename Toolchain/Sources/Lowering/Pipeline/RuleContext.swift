import SwiftSyntax

/// One file that can be lowered, and what is declared in it.
struct SourceFile {
    let unit: SourceUnit
    let scanner: Scanner
}

/// What all rules share while one module is lowered.
final class LoweringState {
    let input: ModuleInput
    let isMadeForXCTest: Bool
    let facts = FactStore()
    var queries: [SiteQuery] = []
    var files: [SourceFile] = []
    var knowledge: Knowledge?
    var diagnostics: [ModuleOutput.Diagnostic] = []

    init(_ input: ModuleInput) {
        self.input = input
        isMadeForXCTest = input.isMadeForXCTest
    }
}

/// A rule's view of a lowering: what it asks for when it is made, and what it works on when it is applied.
final class RuleContext {
    private let lowering: LoweringState
    /// What the rule has said of facts.
    private(set) var rule: RuleOrder.Rule

    init(_ name: String, _ lowering: LoweringState) {
        self.lowering = lowering
        rule = RuleOrder.Rule(name: name)
    }

    // MARK: Asking

    /// Asks to read a fact, once all others who write it are done.
    func reads<Kind: Fact>(_ kind: Kind.Type) -> Read<Kind> {
        rule.reads.insert(FactKey(type: kind))
        return lowering.facts.read(kind)
    }

    /// Asks to write a fact.
    func writes<Kind: Fact>(_ kind: Kind.Type) -> Write<Kind> {
        rule.writes.insert(FactKey(type: kind))
        return lowering.facts.write(kind)
    }

    /// Asks for the places of a kind in the sources.
    ///
    /// - Parameters:
    ///   - type: the kind of syntax.
    ///   - isClaiming: whether the rule replaces such a place as a whole, so that no other has to look into it.
    ///   - isWanted: which of them. Called by several threads.
    func sites<Node: SyntaxProtocol>(
        _ type: Node.Type, isClaiming: Bool = false, where isWanted: @escaping @Sendable (Node) -> Bool = { _ in true }
    ) -> Sites<Node> {
        lowering.sites(SiteQuery(type, isClaiming: isClaiming, isWanted), of: type)
    }

    // MARK: Working

    var input: ModuleInput { lowering.input }
    /// Whether the module is a library for XCTest, which is that of Linux here.
    var isMadeForXCTest: Bool { lowering.isMadeForXCTest }
    /// The files that can be lowered.
    var files: [SourceFile] { lowering.files }
    /// All that is declared. Not to be asked for before the rule is applied.
    var knowledge: Knowledge {
        guard let knowledge = lowering.knowledge else { preconditionFailure("\(rule.name) asks what is declared before it is applied") }
        return knowledge
    }

    /// Tells the user something about a place of his own.
    func report(_ severity: ModuleOutput.Diagnostic.Severity, _ message: String, at node: some SyntaxProtocol, in unit: SourceUnit) {
        lowering.diagnostics.append(unit.diagnostic(severity, message, at: node.textRange.lowerBound))
    }
}
