/// A preference of a view, as it is now, for what is made of it.
@MainActor
final class PreferenceSource<K: PreferenceKey> {
    weak var node: _ViewNode?
    let box = StateBox(0)
    nonisolated init() {}

    /// The value; who reads it is evaluated again when the view may have another one.
    var value: K.Value {
        _ = box.value
        return node?.preference(K.self) ?? K.defaultValue
    }
}

/// Tells a source which view it is of.
private struct PreferenceSourceModifier<K: PreferenceKey>: PrimitiveModifier {
    let source: PreferenceSource<K>
    static func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs) -> _ViewNode {
        PreferenceSourceNode(view, inputs)
    }
}

private final class PreferenceSourceNode<Content: View, K: PreferenceKey>: NodeOf<ModifiedContent<Content, PreferenceSourceModifier<K>>> {
    private var child: NodeOf<Content>!
    private var last: K.Value?
    private var observer: PreferenceObserver!
    /// What had happened when the value was looked at; `nil` where it has to be looked at again.
    private var looked: (evaluations: Int, preferences: Int)?

    override init(_ view: ModifiedContent<Content, PreferenceSourceModifier<K>>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, self.inputs)
        view.modifier.source.node = child
        observer = PreferenceObserver { [weak self] in self?.look() }
        graph.add(observer)
        graph.preferencesChanged()
    }

    private func look() {
        // What is made of the value is evaluated, too, which is no reason for another one.
        let now = (evaluations: child.evaluationCount, preferences: graph.preferenceChangeCount)
        if let looked, looked == now { return }
        looked = now
        let value = child.preference(K.self) ?? K.defaultValue
        defer { last = value }
        // What cannot be compared may be another one.
        if let last, isSame(last, value) || isPlain(last, value) { return }
        view.modifier.source.box.value += 1
    }

    /// Whether both are the same, field by field.
    private func isPlain(_ first: K.Value, _ second: K.Value) -> Bool { ValueComparison.areEqual(first, second) }

    override var children: [_ViewNode] { [child] }
    override func update(_ view: ModifiedContent<Content, PreferenceSourceModifier<K>>) {
        super.update(view)
        child.update(view.content)
        view.modifier.source.node = child
        looked = nil
    }
    override func environmentChanged(from old: EnvironmentValues) {
        super.environmentChanged(from: old)
        looked = nil
    }
    override func remove() {
        graph.remove(observer)
        super.remove()
    }
}

/// A view with a layer that is made of one of its preferences.
private struct PreferenceLayer<Content: View, K: PreferenceKey, Layer: View>: View {
    let content: Content
    let isBehind: Bool
    let alignment: Alignment
    let layer: (K.Value) -> Layer
    @State private var source = PreferenceSource<K>()

    var body: some View {
        content.modifier(PreferenceSourceModifier(source: source)).modifier(
            LayerModifier(layer: PreferenceReader(source: source, content: layer), isBehind: isBehind, alignment: alignment))
    }
}

private struct PreferenceReader<K: PreferenceKey, Content: View>: View {
    let source: PreferenceSource<K>
    let content: (K.Value) -> Content
    var body: some View { content(source.value) }
}

extension View {
    /// Puts a view in front of this one that is made of one of its preferences.
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View { PreferenceLayer<Self, K, V>(content: self, isBehind: false, alignment: alignment, layer: transform) }
    /// Puts a view behind this one that is made of one of its preferences.
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View { PreferenceLayer<Self, K, V>(content: self, isBehind: true, alignment: alignment, layer: transform) }
}
