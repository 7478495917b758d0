import Foundation

/// A place of a graph, with its ways to others. See https://developer.apple.com/documentation/gameplaykit/gkgraphnode.
open class GKGraphNode: NSObject {
    /// The nodes that a way leads to from here.
    open internal(set) var connectedNodes: [GKGraphNode] = []

    /// Creates a node without ways.
    public override init() { super.init() }

    // @objc(addConnectionsToNodes:bidirectional:)
    /// Adds ways to other nodes, and if `bidirectional` the ways back.
    open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes {
            if !connectedNodes.contains(where: { $0 === node }) { connectedNodes.append(node) }
            if bidirectional { node.addConnections(to: [self], bidirectional: false) }
        }
    }

    // @objc(removeConnectionsToNodes:bidirectional:)
    /// Removes ways to other nodes, and if `bidirectional` the ways back.
    open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes {
            connectedNodes.removeAll { $0 === node }
            if bidirectional { node.removeConnections(to: [self], bidirectional: false) }
        }
    }

    // @objc(estimatedCostToNode:)
    /// At least what it costs to come to another node, however far it is. 0 unless overridden.
    open func estimatedCost(to node: GKGraphNode) -> Float { 0 }

    // @objc(costToNode:)
    /// What the way to a connected node costs. 1 unless overridden.
    open func cost(to node: GKGraphNode) -> Float { 1 }

    // @objc(findPathToNode:)
    /// The cheapest path from here, both ends included; empty if there is none.
    open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] { PathSearch.path(from: self, to: goalNode) }

    // @objc(findPathFromNode:)
    /// The cheapest path to here, both ends included; empty if there is none.
    open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { PathSearch.path(from: startNode, to: self) }
}

/// A place of a plane. See https://developer.apple.com/documentation/gameplaykit/gkgraphnode2d.
open class GKGraphNode2D: GKGraphNode {
    /// Where the node is.
    open var position: vector_float2

    /// Creates a node at a point.
    public init(point: vector_float2) {
        position = point
        super.init()
    }

    open override func estimatedCost(to node: GKGraphNode) -> Float { distance(to: node) ?? super.estimatedCost(to: node) }
    open override func cost(to node: GKGraphNode) -> Float { distance(to: node) ?? super.cost(to: node) }

    private func distance(to node: GKGraphNode) -> Float? {
        (node as? GKGraphNode2D).map { other in
            let way = other.position - position
            return (way * way).sum().squareRoot()
        }
    }
}

/// A place of a grid. See https://developer.apple.com/documentation/gameplaykit/gkgridgraphnode.
open class GKGridGraphNode: GKGraphNode {
    /// The column and the row.
    open var gridPosition: vector_int2

    /// Creates a node at a place of a grid.
    public init(gridPosition: vector_int2) {
        self.gridPosition = gridPosition
        super.init()
    }

    open override func estimatedCost(to node: GKGraphNode) -> Float { distance(to: node) ?? super.estimatedCost(to: node) }
    open override func cost(to node: GKGraphNode) -> Float { distance(to: node) ?? super.cost(to: node) }

    private func distance(to node: GKGraphNode) -> Float? {
        (node as? GKGridGraphNode).map { other in
            let (x, y) = (Float(other.gridPosition.x - gridPosition.x), Float(other.gridPosition.y - gridPosition.y))
            return (x * x + y * y).squareRoot()
        }
    }
}

/// Finds the cheapest path by what it has cost so far and what it will at least cost (A*).
private enum PathSearch {
    private struct Visit {
        var cost: Float
        var previous: GKGraphNode?
        var isDone = false
    }

    /// The candidates, the cheapest first.
    private struct Candidates {
        private var heap: [(cost: Float, node: GKGraphNode)] = []

        mutating func add(_ node: GKGraphNode, _ cost: Float) {
            heap.append((cost, node))
            var child = heap.count - 1
            while child > 0, heap[child].cost < heap[(child - 1) / 2].cost {
                heap.swapAt(child, (child - 1) / 2)
                child = (child - 1) / 2
            }
        }

        mutating func takeFirst() -> GKGraphNode? {
            guard let first = heap.first else { return nil }
            let last = heap.removeLast()
            guard !heap.isEmpty else { return first.node }
            heap[0] = last
            var parent = 0
            while true {
                var least = parent
                for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && heap[child].cost < heap[least].cost {
                    least = child
                }
                guard least != parent else { return first.node }
                heap.swapAt(parent, least)
                parent = least
            }
        }
    }

    static func path(from start: GKGraphNode, to goal: GKGraphNode) -> [GKGraphNode] {
        var visits: [ObjectIdentifier: Visit] = [ObjectIdentifier(start): Visit(cost: 0)]
        var candidates = Candidates()
        candidates.add(start, start.estimatedCost(to: goal))
        while let node = candidates.takeFirst() {
            if node === goal { return trace(goal, visits) }
            guard let visit = visits[ObjectIdentifier(node)], !visit.isDone else { continue }
            visits[ObjectIdentifier(node)]?.isDone = true
            for next in node.connectedNodes {
                let cost = visit.cost + node.cost(to: next)
                let known = visits[ObjectIdentifier(next)]
                if let known, known.isDone || known.cost <= cost { continue }
                visits[ObjectIdentifier(next)] = Visit(cost: cost, previous: node)
                candidates.add(next, cost + next.estimatedCost(to: goal))
            }
        }
        return []
    }

    private static func trace(_ goal: GKGraphNode, _ visits: [ObjectIdentifier: Visit]) -> [GKGraphNode] {
        var path = [goal]
        while let previous = visits[ObjectIdentifier(path[path.count - 1])]?.previous { path.append(previous) }
        return path.reversed()
    }
}

/// Places and the ways between them. See https://developer.apple.com/documentation/gameplaykit/gkgraph.
open class GKGraph: NSObject {
    fileprivate var storage: [GKGraphNode]

    /// The nodes, in the order in which they came.
    open var nodes: [GKGraphNode]? { storage }

    // @objc(initWithNodes:)
    /// Creates a graph of nodes.
    public init(_ nodes: [GKGraphNode]) {
        storage = nodes
        super.init()
    }

    /// Creates a graph of nodes.
    public convenience init(nodes: [GKGraphNode]) { self.init(nodes) }

    /// Creates a graph without nodes.
    public convenience override init() { self.init([]) }

    // @objc(addNodes:)
    /// Adds nodes, with the ways that they have.
    open func add(_ nodes: [GKGraphNode]) {
        for node in nodes where !storage.contains(where: { $0 === node }) { storage.append(node) }
    }

    // @objc(removeNodes:)
    /// Removes nodes and all ways to them.
    open func remove(_ nodes: [GKGraphNode]) {
        let gone = Set(nodes.map(ObjectIdentifier.init))
        storage.removeAll { gone.contains(ObjectIdentifier($0)) }
        for node in storage { node.connectedNodes.removeAll { gone.contains(ObjectIdentifier($0)) } }
        for node in nodes { node.connectedNodes.removeAll() }
    }

    // @objc(connectNodeToLowestCostNode:bidirectional:)
    /// Adds a node, and a way to that of the graph's nodes which costs least.
    open func connectToLowestCostNode(node: GKGraphNode, bidirectional: Bool) {
        let others = storage.filter { $0 !== node }
        add([node])
        guard let nearest = others.min(by: { node.cost(to: $0) < node.cost(to: $1) }) else { return }
        node.addConnections(to: [nearest], bidirectional: bidirectional)
    }

    // @objc(findPathFromNode:toNode:)
    /// The cheapest path between two nodes, both included; empty if there is none.
    open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] { startNode.findPath(to: endNode) }
}

/// A grid whose places are connected with their neighbours. See https://developer.apple.com/documentation/gameplaykit/gkgridgraph.
open class GKGridGraph: GKGraph {
    /// The lowest column and row.
    public let gridOrigin: vector_int2
    /// How many columns there are.
    public let gridWidth: Int
    /// How many rows there are.
    public let gridHeight: Int
    /// Whether neighbours at corners are connected.
    public let diagonalsAllowed: Bool

    private var places: [vector_int2: GKGridGraphNode] = [:]

    // @objc(initFromGridStartingAt:width:height:diagonalsAllowed:)
    /// Creates a grid all of whose places are connected with their neighbours.
    public init(fromGridStartingAt position: vector_int2, width: Int32, height: Int32, diagonalsAllowed: Bool) {
        gridOrigin = position
        (gridWidth, gridHeight) = (Int(max(0, width)), Int(max(0, height)))
        self.diagonalsAllowed = diagonalsAllowed
        super.init([])
        for x in 0..<max(0, width) {
            for y in 0..<max(0, height) { enter(GKGridGraphNode(gridPosition: position &+ vector_int2(x, y))) }
        }
        for node in places.values { connectToAdjacentNodes(node: node) }
    }

    /// A grid has as many nodes as places: none has to be looked for.
    private func enter(_ node: GKGridGraphNode) {
        places[node.gridPosition] = node
        storage.append(node)
    }

    open override func add(_ nodes: [GKGraphNode]) {
        super.add(nodes)
        for case let node as GKGridGraphNode in nodes { places[node.gridPosition] = node }
    }

    open override func remove(_ nodes: [GKGraphNode]) {
        super.remove(nodes)
        for case let node as GKGridGraphNode in nodes where places[node.gridPosition] === node { places[node.gridPosition] = nil }
    }

    // @objc(nodeAtGridPosition:)
    /// The node at a place; `nil` if there is none.
    open func node(atGridPosition position: vector_int2) -> GKGridGraphNode? { places[position] }

    // @objc(connectNodeToAdjacentNodes:)
    /// Adds a node, and ways between it and the neighbours of its place.
    open func connectToAdjacentNodes(node: GKGridGraphNode) {
        if places[node.gridPosition] !== node { add([node]) }
        for x in Int32(-1)...1 {
            for y in Int32(-1)...1 where (x != 0 || y != 0) && (diagonalsAllowed || x == 0 || y == 0) {
                if let other = places[node.gridPosition &+ vector_int2(x, y)] { node.addConnections(to: [other], bidirectional: true) }
            }
        }
    }
}
