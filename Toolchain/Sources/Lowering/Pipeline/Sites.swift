import SwiftSyntax

/// A place in the sources that a rule looks at.
struct Site<Node: SyntaxProtocol> {
    let node: Node
    /// The type or extension around it.
    let container: DeclContainer?
    let unit: SourceUnit
}

/// What a rule looks for in the sources: all rules' places are found in the one walk that also finds the declarations.
final class SiteQuery: Sendable {
    let nodeType: any SyntaxProtocol.Type
    /// Whether what is inside such a place is nobody else's: the rule replaces it as a whole.
    let isClaiming: Bool
    let isWanted: @Sendable (Syntax) -> Bool

    init<Node: SyntaxProtocol>(_ type: Node.Type, isClaiming: Bool, _ isWanted: @escaping @Sendable (Node) -> Bool) {
        nodeType = type
        self.isClaiming = isClaiming
        self.isWanted = { isWanted($0.cast(type)) }
    }
}

/// Which queries want nodes of a kind, and what they have found in one file.
struct SiteCollector {
    private let queries: [SiteQuery]
    private var wanting: [SyntaxKind: [Int]] = [:]
    /// The nodes found, by the query's position; outer ones come before those in them.
    private(set) var found: [[(node: Syntax, container: DeclContainer?)]]

    init(_ queries: [SiteQuery]) {
        self.queries = queries
        found = queries.map { _ in [] }
    }

    /// Hands a node to the queries. Returns whether one of them claims it with all that is in it.
    mutating func offer(_ node: Syntax, in container: DeclContainer?) -> Bool {
        let kind = node.kind
        let indices: [Int]
        if let known = wanting[kind] {
            indices = known
        } else {
            indices = queries.indices.filter { queries[$0].nodeType == kind.syntaxNodeType }
            wanting[kind] = indices
        }
        var isClaimed = false
        for index in indices where queries[index].isWanted(node) {
            found[index].append((node, container))
            if queries[index].isClaiming { isClaimed = true }
        }
        return isClaimed
    }
}

/// The places that a rule has asked for, file by file. Known when the rule is applied.
struct Sites<Node: SyntaxProtocol> {
    fileprivate let index: Int
    fileprivate let lowering: LoweringState

    /// All of them.
    var all: [Site<Node>] { lowering.files.flatMap { self[$0] } }

    /// Those of one file.
    subscript(file: SourceFile) -> [Site<Node>] {
        file.scanner.sites.found[index].map { Site(node: $0.node.cast(Node.self), container: $0.container, unit: file.unit) }
    }
}

extension LoweringState {
    func sites<Node: SyntaxProtocol>(_ query: SiteQuery, of type: Node.Type) -> Sites<Node> {
        queries.append(query)
        return Sites(index: queries.count - 1, lowering: self)
    }
}
