/// Says how changes of what is within are animated.
struct TransactionModifier: PrimitiveModifier {
    /// Whether a value's change is what it waits for.
    let value: Any?
    let hasChanged: (TransactionModifier) -> Bool
    /// Whether it also holds for what changes further below on its own.
    let isLasting: Bool
    let change: (inout Transaction) -> Void

    static func makeNode<Content: View>(_ view: ModifiedContent<Content, TransactionModifier>, _ inputs: _NodeInputs) -> _ViewNode {
        TransactionNode(view, inputs)
    }
}

final class TransactionNode<Content: View>: NodeOf<ModifiedContent<Content, TransactionModifier>> {
    private var child: NodeOf<Content>!

    override init(_ view: ModifiedContent<Content, TransactionModifier>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, self.inputs)
    }

    override var children: [_ViewNode] { [child] }

    override func update(_ view: ModifiedContent<Content, TransactionModifier>) {
        let hasChanged = view.modifier.hasChanged(self.view.modifier)
        super.update(view)
        var transaction = graph.transaction
        if hasChanged { view.modifier.change(&transaction) }
        graph.with(transaction) { child.update(view.content) }
    }

    override func changeTransaction(_ transaction: inout Transaction) {
        if view.modifier.isLasting { view.modifier.change(&transaction) }
    }
}

extension View {
    /// Animates changes of the view when a value changes.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(
            TransactionModifier(value: value, hasChanged: { ($0.value as? V) != value }, isLasting: false) {
                if !$0.disablesAnimations { $0.animation = animation }
            })
    }

    /// Animates all changes of the view.
    public func animation(_ animation: Animation?) -> some View {
        modifier(
            TransactionModifier(value: nil, hasChanged: { _ in true }, isLasting: true) {
                if !$0.disablesAnimations { $0.animation = animation }
            })
    }

    /// Changes the transaction of all changes of the view.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(value: nil, hasChanged: { _ in true }, isLasting: true, change: transform))
    }

    /// Changes the transaction of changes of the view when a value changes.
    public func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(value: value, hasChanged: { ($0.value as? V) != value }, isLasting: false, change: transform))
    }
}
