import UIKit

/// A key of what is focused. See https://developer.apple.com/documentation/swiftui/focusedvaluekey.
public protocol FocusedValueKey {
    /// The kind of value.
    associatedtype Value
}

/// Values of the view with the focus. See https://developer.apple.com/documentation/swiftui/focusedvalues.
public struct FocusedValues: Equatable {
    private var values: [ObjectIdentifier: Any] = [:]
    /// Another number for each change.
    private var version = 0
    nonisolated(unsafe) private static var last = 0

    init() {}

    /// The value of a key, if one is focused.
    public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
        get { values[ObjectIdentifier(key)] as? K.Value }
        set {
            values[ObjectIdentifier(key)] = newValue
            Self.last += 1
            version = Self.last
        }
    }
    /// Whether nothing lies between both.
    public static func == (first: FocusedValues, second: FocusedValues) -> Bool { first.version == second.version }
}

/// What the views of an interface say is focused.
@MainActor
final class FocusedValueStore {
    private struct Source {
        let owner: ObjectIdentifier
        let change: (inout FocusedValues) -> Void
    }
    private var sources: [Source] = []
    nonisolated let box = StateBox(FocusedValues())

    nonisolated init() {}

    /// Takes over what a view says; nothing any more without a change.
    func set(_ owner: AnyObject, _ change: ((inout FocusedValues) -> Void)?) {
        let id = ObjectIdentifier(owner)
        let index = sources.firstIndex { $0.owner == id }
        switch (index, change) {
        case (let index?, let change?): sources[index] = Source(owner: id, change: change)
        case (nil, let change?): sources.append(Source(owner: id, change: change))
        case (let index?, nil): sources.remove(at: index)
        case (nil, nil): return
        }
        var values = FocusedValues()
        for source in sources { source.change(&values) }
        box.value = values
    }
}

/// A value of the view with the focus. See https://developer.apple.com/documentation/swiftui/focusedvalue.
@propertyWrapper
public struct FocusedValue<Value>: GraphProperty, StoredElsewhere {
    private let read: (FocusedValues) -> Value?
    private var box: StateBox<FocusedValues>?
    /// Creates a property.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }
    /// The value, if one is focused.
    public var wrappedValue: Value? { (box?.value).flatMap(read) }
    mutating func install(_ slot: PropertySlot) { box = slot.node?.graph.focusedValues.box }
}

/// A connection that the view with the focus gives. See https://developer.apple.com/documentation/swiftui/focusedbinding.
@propertyWrapper
public struct FocusedBinding<Value>: GraphProperty, StoredElsewhere {
    private let read: (FocusedValues) -> Binding<Value>?
    private var box: StateBox<FocusedValues>?
    /// Creates a property.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { read = { $0[keyPath: keyPath] } }
    private var binding: Binding<Value>? { (box?.value).flatMap(read) }
    /// The value, if one is focused.
    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
    }
    /// A connection to the value.
    public var projectedValue: Binding<Value?> {
        let binding = binding
        return Binding(source: nil, get: { binding?.wrappedValue }) { value, _ in if let value { binding?.wrappedValue = value } }
    }
    mutating func install(_ slot: PropertySlot) { box = slot.node?.graph.focusedValues.box }
}

/// Says what is focused.
struct FocusedValueModifier: PrimitiveModifier {
    /// Whether it holds as long as the view is shown, or only as long as a field in it is edited.
    let isForScene: Bool
    let change: (inout FocusedValues) -> Void
    static func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs) -> _ViewNode {
        FocusedValueNode(view, inputs)
    }
}

final class FocusedValueNode<Content: View>: NodeOf<ModifiedContent<Content, FocusedValueModifier>> {
    private var child: NodeOf<Content>!
    private var watcher: AppearanceWatcher?
    private var isShown = false
    private var observers: [any NSObjectProtocol] = []

    override init(_ view: ModifiedContent<Content, FocusedValueModifier>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, self.inputs)
        watcher = AppearanceWatcher(self, appear: { [weak self] in self?.show(true) }, disappear: { [weak self] in self?.show(false) })
        if environment.page == nil { show(true) }
        guard !view.modifier.isForScene else { return }
        let names = [
            UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification,
            UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification,
        ]
        observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.graph.afterNextUpdate { self?.tell() } }
            }
        }
    }

    private func show(_ isShown: Bool) {
        self.isShown = isShown
        tell()
    }

    /// Whether something in the view is edited.
    private var isFocused: Bool {
        func edits(_ view: UIView) -> Bool { view.isFirstResponder || view.subviews.contains(where: edits) }
        return child.items.compactMap(\.placedView).contains(where: edits)
    }

    private func tell() {
        let holds = isShown && !isRemoved && (view.modifier.isForScene || isFocused)
        graph.focusedValues.set(self, holds ? view.modifier.change : nil)
    }

    override var children: [_ViewNode] { [child] }
    override func update(_ view: ModifiedContent<Content, FocusedValueModifier>) {
        super.update(view)
        child.update(view.content)
        if isShown { graph.afterNextUpdate { [weak self] in self?.tell() } }
    }
    override func remove() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        watcher?.end()
        super.remove()
        graph.focusedValues.set(self, nil)
    }
}

extension View {
    /// Sets a value for as long as something in the view has the focus.
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        modifier(FocusedValueModifier(isForScene: false) { $0[keyPath: keyPath] = value })
    }
    /// Sets a value for as long as the view is shown.
    public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        modifier(FocusedValueModifier(isForScene: true) { $0[keyPath: keyPath] = value })
    }
}
