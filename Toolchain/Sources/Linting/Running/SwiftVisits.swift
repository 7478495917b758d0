import SwiftSyntax

/// What detectors want to see of a Swift file, by kinds of nodes: the table by which the one walk over a file calls them.
public final class SwiftVisits {
    typealias Handler = (SwiftContext, Syntax) -> Void

    /// The handlers of one kind of node.
    struct Handlers {
        var visits: [Handler] = []
        var leaves: [Handler] = []
        var isEmpty: Bool { visits.isEmpty && leaves.isEmpty }
    }

    private var byType: [ObjectIdentifier: Handlers] = [:]
    private var byKind: [Handlers?]

    init() { byKind = Array(repeating: nil, count: 1024) }

    /// Calls a handler for each node of a type, before the nodes in it.
    public func visit<Node: SyntaxProtocol>(_ type: Node.Type, _ handler: @escaping (SwiftContext, Node) -> Void) {
        byType[ObjectIdentifier(type), default: Handlers()].visits.append { context, node in
            if let node = node.as(Node.self) { handler(context, node) }
        }
    }

    /// Calls a handler for each node of a type, after the nodes in it.
    public func leave<Node: SyntaxProtocol>(_ type: Node.Type, _ handler: @escaping (SwiftContext, Node) -> Void) {
        byType[ObjectIdentifier(type), default: Handlers()].leaves.append { context, node in
            if let node = node.as(Node.self) { handler(context, node) }
        }
    }

    /// The handlers of a kind, looked up once.
    func handlers(of kind: SyntaxKind) -> Handlers {
        let index = Int(unsafeBitCast(kind, to: UInt16.self))
        if index < byKind.count, let known = byKind[index] { return known }
        let found = byType[ObjectIdentifier(kind.syntaxNodeType)] ?? Handlers()
        if index < byKind.count { byKind[index] = found }
        return found
    }
}
