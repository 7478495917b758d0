import UIKit

/// What a node is made with: where it stands.
public struct _NodeInputs {
    let graph: ViewGraph
    let parent: _ViewNode?
    var environment: EnvironmentValues

    @MainActor
    func under(_ node: _ViewNode) -> _NodeInputs { _NodeInputs(graph: graph, parent: node, environment: node.environment) }
}

/// What stands for a view as long as the view has its place: it keeps what outlives the view's values.
@MainActor
public class _ViewNode {
    nonisolated let graph: ViewGraph
    private(set) weak var parent: _ViewNode?
    let depth: Int
    var environment: EnvironmentValues
    private(set) var isRemoved = false
    /// Whether what the node was made of has changed since it was evaluated.
    nonisolated(unsafe) var isDirty = false
    /// How often something was evaluated on its own that is the node, or below it.
    private(set) var evaluationCount = 0

    init(_ inputs: _NodeInputs) {
        graph = inputs.graph
        parent = inputs.parent
        depth = (inputs.parent?.depth ?? -1) + 1
        environment = inputs.environment
    }

    /// For nodes that are made in the node's place.
    var inputs: _NodeInputs { _NodeInputs(graph: graph, parent: self, environment: environment) }

    /// The name of the view, if it is one with a body.
    var viewName: String? { nil }

    /// The nodes below.
    var children: [_ViewNode] { [] }

    /// What is laid out: one item for each view that is not made of others.
    var items: [LayoutItem] { children.flatMap(\.items) }

    /// Adds the node's views as rows of a list, which may be made later.
    func collectRows(_ collector: inout RowCollector) {
        for child in children { child.collectRows(&collector) }
    }

    /// Called when what the node has read has changed.
    func reevaluate() {}

    /// Says that the node was evaluated on its own.
    final func countEvaluation() {
        evaluationCount &+= 1
        parent?.countEvaluation()
    }

    /// Called when there are other items below.
    func structureChanged() { parent?.structureChanged() }

    final func setEnvironment(_ new: EnvironmentValues) {
        guard new.version != environment.version else { return }
        let old = environment
        environment = new
        environmentChanged(from: old)
    }

    /// Hands the environment on.
    func environmentChanged(from old: EnvironmentValues) {
        for child in children { child.setEnvironment(environment) }
    }

    /// Called when the view is no longer there.
    func remove() {
        guard !isRemoved else { return }
        isRemoved = true
        graph.forget(self)
        for child in children { child.remove() }
    }

    /// A value of a preference, of all that is below.
    func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        var result: K.Value?
        for child in children {
            guard let next = child.preference(key) else { continue }
            if result == nil { result = next } else { K.reduce(value: &result!) { next } }
        }
        return result
    }

    /// Changes a transaction as the views above the node say.
    final func applyTransactionsAbove(_ transaction: inout Transaction) {
        parent?.applyTransactionsAbove(&transaction)
        changeTransaction(&transaction)
    }

    /// Called when something below is evaluated on its own.
    func changeTransaction(_ transaction: inout Transaction) {}
}

/// The node of a view of a type.
class NodeOf<V: View>: _ViewNode {
    private(set) var view: V

    init(_ view: V, _ inputs: _NodeInputs) {
        self.view = view
        super.init(inputs)
    }

    /// Takes over a new value of the view.
    func update(_ view: V) { self.view = view }
}
