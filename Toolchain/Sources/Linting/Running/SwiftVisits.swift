import SwiftSyntax

/// What detectors want to see of a Swift file, by kinds of nodes: the table by which the one walk over a file calls them.
public final class SwiftVisits {
    typealias Handler = (SwiftContext, Syntax) -> Void

    /// The handlers of one kind of node.
    ///
    /// A class, so that looking at one counts one reference and not those of all in it.
    final class Handlers {
        fileprivate(set) var visits: [Handler] = []
        fileprivate(set) var leaves: [Handler] = []
    }

    private var byType: [ObjectIdentifier: Handlers] = [:]
    private var byKind: [Handlers?]

    init() { byKind = Array(repeating: nil, count: 1024) }

    /// Calls a handler for each node of a type, before the nodes in it.
    public func visit<Node: SyntaxProtocol>(_ type: Node.Type, _ handler: @escaping (SwiftContext, Node) -> Void) {
        entry(type).visits.append { context, node in
            if let node = node.as(Node.self) { handler(context, node) }
        }
    }

    /// Calls a handler for each node of a type, after the nodes in it.
    public func leave<Node: SyntaxProtocol>(_ type: Node.Type, _ handler: @escaping (SwiftContext, Node) -> Void) {
        entry(type).leaves.append { context, node in
            if let node = node.as(Node.self) { handler(context, node) }
        }
    }

    private func entry(_ type: any SyntaxProtocol.Type) -> Handlers {
        if let known = byType[ObjectIdentifier(type)] { return known }
        let made = Handlers()
        byType[ObjectIdentifier(type)] = made
        return made
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
