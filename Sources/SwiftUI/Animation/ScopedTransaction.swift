/// What stands for a view in a function that changes it, where only what the function adds is animated.
struct ScopedPlaceholder: PrimitiveView {
    nonisolated init() {}
    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { PlaceholderNode(view, inputs) }
}

extension PlaceholderContentView: SelfComparing {
    // What it stands for is not in it, but with the scope.
    nonisolated func isSame(as other: Any) -> Bool {
        let both = UncheckedBox((self, other as? Self))
        return MainActor.assumeIsolated {
            both.value.0.view.view is ScopedPlaceholder && both.value.1?.view.view is ScopedPlaceholder
        }
    }
}

/// A view, changed by what has transactions of its own.
struct ScopedView<Content: View, Changed: View>: PrimitiveView {
    let content: Content
    let changed: Changed
    let transform: (inout Transaction) -> Void
    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode { ScopedNode(view, inputs) }
}

/// The node of a view with a placeholder in it.
@MainActor
private protocol PlaceholderScope: _ViewNode {
    var placed: any View { get }
    /// The transaction of what is around.
    var outer: Transaction { get }
    var placeholders: [WeakNode] { get set }
}

private final class ScopedNode<Content: View, Changed: View>: NodeOf<ScopedView<Content, Changed>>, PlaceholderScope {
    private var child: NodeOf<Changed>!
    private(set) var outer = Transaction()
    var placeholders: [WeakNode] = []

    override init(_ view: ScopedView<Content, Changed>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.changed, self.inputs)
    }

    var placed: any View { view.content }
    override var children: [_ViewNode] { [child] }

    override func update(_ view: ScopedView<Content, Changed>) {
        let isSame = ValueComparison.areEqual(self.view.changed, view.changed)
        super.update(view)
        if !isSame {
            var transaction = graph.transaction
            view.transform(&transaction)
            graph.with(transaction) { child.update(view.changed) }
        }
        placeholders.removeAll { $0.node == nil }
        for placeholder in placeholders { placeholder.node?.takeContent() }
    }

    override func changeTransaction(_ transaction: inout Transaction) {
        outer = transaction
        view.transform(&transaction)
    }
}

private final class PlaceholderNode: NodeOf<ScopedPlaceholder>, ContentTaking {
    private var child: _ViewNode?
    private weak var scope: (any PlaceholderScope)?

    override init(_ view: ScopedPlaceholder, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        scope = Self.scope(around: self)
        guard let scope else { return }
        child = scope.placed.makeNode(self.inputs)
        scope.placeholders.append(WeakNode(node: self))
    }

    /// The nearest scope, but for those that are in what a placeholder stands for: that was written around their functions.
    private static func scope(around node: _ViewNode) -> (any PlaceholderScope)? {
        var next = node.parent
        while let node = next {
            if let scope = node as? any PlaceholderScope { return scope }
            next = ((node as? PlaceholderNode)?.scope ?? node).parent
        }
        return nil
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }
    func takeContent() { if let scope, let child { scope.placed.updateNode(child) } }
    override func changeTransaction(_ transaction: inout Transaction) { if let scope { transaction = scope.outer } }
}

extension View {
    /// Animates what a function adds to the view, and nothing else of it.
    public func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View {
        transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
    }

    /// Changes the transaction of changes of what a function adds to the view, and of nothing else of it.
    public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        ScopedView(content: self, changed: body(PlaceholderContentView(view: AnyView(ScopedPlaceholder()))), transform: transform)
    }
}
