/// The node of a view with a body.
class CompositeNode<V: View>: NodeOf<V> {
    private let properties: PropertySlots
    private var child: NodeOf<V.Body>?

    override init(_ view: V, _ inputs: _NodeInputs) {
        properties = PropertySlots(of: V.self)
        super.init(view, inputs)
        properties.node = self
        evaluate()
    }

    /// Without what it is generic about, which changes with what is in it.
    override var viewName: String? { String(_typeName(V.self, qualified: false).prefix { $0 != "<" }) }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }

    /// The value whose body is evaluated.
    var presentedView: V { view }

    override func update(_ view: V) {
        let isSame = !isDirty && ValueComparison.areEqual(self.view, view)
        super.update(view)
        if !isSame { evaluate() }
    }

    override func reevaluate() { evaluate() }

    override func environmentChanged(from old: EnvironmentValues) {
        if properties.depends(onChangeFrom: old, to: environment) { evaluate() }
        super.environmentChanged(from: old)
    }

    override func remove() {
        super.remove()
        properties.removeAll()
    }

    final func evaluate() {
        isDirty = false
        ViewGraph.evaluationHook?(V.self)
        var view = presentedView
        properties.install(in: &view)
        let body = graph.reading(self) { view.body }
        if let child { child.update(body) } else { child = SwiftUI.makeNode(body, inputs) }
    }
}
