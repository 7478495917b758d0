/// A value that views hand up. See https://developer.apple.com/documentation/swiftui/preferencekey.
public protocol PreferenceKey {
    /// The kind of value.
    associatedtype Value
    /// The value where none is set.
    static var defaultValue: Value { get }
    /// Joins a value with one of a view that comes later.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// No value.
    public static var defaultValue: Value { nil }
}

/// Sets a preference.
struct PreferenceModifier<K: PreferenceKey>: PrimitiveModifier {
    let change: (inout K.Value) -> Void
    let replaces: Bool
    static func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs) -> _ViewNode {
        PreferenceNode(view, inputs)
    }
}

final class PreferenceNode<Content: View, K: PreferenceKey>: NodeOf<ModifiedContent<Content, PreferenceModifier<K>>> {
    private var child: NodeOf<Content>!

    override init(_ view: ModifiedContent<Content, PreferenceModifier<K>>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, self.inputs)
        graph.preferencesChanged()
    }

    override var children: [_ViewNode] { [child] }
    override func update(_ view: ModifiedContent<Content, PreferenceModifier<K>>) {
        super.update(view)
        child.update(view.content)
        graph.preferencesChanged()
    }

    override func remove() {
        super.remove()
        graph.preferencesChanged()
    }

    override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard key == K.self else { return super.preference(key) }
        var value = view.modifier.replaces ? K.defaultValue : (super.preference(K.self) ?? K.defaultValue)
        view.modifier.change(&value)
        return (value as! Key.Value)
    }
}

/// Looks at a preference after each update.
@MainActor
final class PreferenceObserver {
    let check: () -> Void
    init(_ check: @escaping () -> Void) { self.check = check }
}

struct PreferenceChangeModifier<K: PreferenceKey>: PrimitiveModifier where K.Value: Equatable {
    let action: (K.Value) -> Void
    static func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs) -> _ViewNode {
        PreferenceChangeNode(view, inputs)
    }
}

final class PreferenceChangeNode<Content: View, K: PreferenceKey>: NodeOf<ModifiedContent<Content, PreferenceChangeModifier<K>>>
where K.Value: Equatable {
    private var child: NodeOf<Content>!
    private var last: K.Value?
    private var observer: PreferenceObserver!

    override init(_ view: ModifiedContent<Content, PreferenceChangeModifier<K>>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, self.inputs)
        observer = PreferenceObserver { [weak self] in self?.check() }
        graph.add(observer)
        graph.preferencesChanged()
    }

    private func check() {
        let value = child.preference(K.self) ?? K.defaultValue
        guard value != last else { return }
        last = value
        graph.afterNextUpdate { [weak self] in self?.view.modifier.action(value) }
    }

    override var children: [_ViewNode] { [child] }
    override func update(_ view: ModifiedContent<Content, PreferenceChangeModifier<K>>) {
        super.update(view)
        child.update(view.content)
    }
    override func remove() {
        graph.remove(observer)
        super.remove()
    }
}

extension View {
    /// Sets a preference.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceModifier<K>(change: { $0 = value }, replaces: true))
    }
    /// Changes a preference of what is within.
    public func transformPreference<K: PreferenceKey>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void) -> some View {
        modifier(PreferenceModifier<K>(change: callback, replaces: false))
    }
    /// Calls a function when a preference of what is within changes.
    public func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void) -> some View
    where K.Value: Equatable { modifier(PreferenceChangeModifier<K>(action: action)) }
}
