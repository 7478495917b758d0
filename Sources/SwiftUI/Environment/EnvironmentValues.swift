import Foundation

/// A key of the environment. See https://developer.apple.com/documentation/swiftui/environmentkey.
public protocol EnvironmentKey {
    /// The kind of value.
    associatedtype Value
    /// The value where none is set.
    static var defaultValue: Value { get }
}

/// What is handed down from view to view.
///
/// See https://developer.apple.com/documentation/swiftui/environmentvalues.
public struct EnvironmentValues: CustomStringConvertible {
    private var values: [ObjectIdentifier: Any] = [:]
    private var objects: [ObjectIdentifier: AnyObject] = [:]
    /// Another number for each change.
    private(set) var version = 0

    nonisolated(unsafe) private static var lastVersion = 0

    /// An environment of defaults.
    public init() {}

    /// The value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)].map { $0 as! K.Value } ?? K.defaultValue }
        set {
            values[ObjectIdentifier(key)] = newValue
            didChange()
        }
    }

    private mutating func didChange() {
        Self.lastVersion += 1
        version = Self.lastVersion
    }

    func object<T: AnyObject>(_ type: T.Type) -> T? { objects[ObjectIdentifier(type)] as? T }

    mutating func setObject<T: AnyObject>(_ object: T?, of type: T.Type = T.self) {
        objects[ObjectIdentifier(type)] = object
        didChange()
    }

    /// The types of what is set.
    public var description: String { "\(values.keys.count) values, \(objects.count) objects" }
}

/// A value of the environment.
///
/// See https://developer.apple.com/documentation/swiftui/environment.
@propertyWrapper
public struct Environment<Value>: GraphProperty, StoredElsewhere {
    private let read: (EnvironmentValues) -> Value
    private var value: Value?

    /// Creates a property of a value of the environment.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    /// The value.
    public var wrappedValue: Value { value ?? read(EnvironmentValues()) }

    mutating func install(_ slot: PropertySlot) {
        let read = read
        value = slot.node.map { read($0.environment) }
        slot.dependsOnEnvironment = { old, new in !isSame(read(old), read(new)) }
    }
}

extension Environment where Value: AnyObject & Observable {
    /// Creates a property of an observable object of the environment.
    public init(_ objectType: Value.Type) {
        read = { environment in
            guard let object = environment.object(objectType) else {
                fatalError(
                    "No Observable object of type \(objectType) found. A View.environmentObject(_:) for \(objectType) may be missing as an ancestor of this view."
                )
            }
            return object
        }
    }
}

extension Environment {
    /// Creates a property of an observable object of the environment, if there is one.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        read = { $0.object(objectType) }
    }
}

/// A view whose content has another environment.
struct EnvironmentModifier: PrimitiveModifier {
    let isSame: (EnvironmentModifier) -> Bool
    let value: Any?
    let change: (inout EnvironmentValues) -> Void

    static func makeNode<Content: View>(_ view: ModifiedContent<Content, EnvironmentModifier>, _ inputs: _NodeInputs) -> _ViewNode {
        EnvironmentNode(view, inputs)
    }
}

final class EnvironmentNode<Content: View>: NodeOf<ModifiedContent<Content, EnvironmentModifier>> {
    private var child: NodeOf<Content>!

    override init(_ view: ModifiedContent<Content, EnvironmentModifier>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, changed)
    }

    private var changed: _NodeInputs {
        var inputs = inputs
        view.modifier.change(&inputs.environment)
        return inputs
    }

    override var children: [_ViewNode] { [child] }

    override func update(_ view: ModifiedContent<Content, EnvironmentModifier>) {
        let isSame = view.modifier.isSame(self.view.modifier)
        super.update(view)
        if !isSame { child.setEnvironment(changed.environment) }
        child.update(view.content)
    }

    override func environmentChanged(from old: EnvironmentValues) { child.setEnvironment(changed.environment) }
}

extension View {
    /// Sets a value of the environment for the views within.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(
            EnvironmentModifier(isSame: { SwiftUI.isSame($0.value as? V, value) }, value: value) { $0[keyPath: keyPath] = value })
    }

    /// Puts an observable object into the environment for the views within.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentModifier(isSame: { ($0.value as? T) === object }, value: object) { $0.setObject(object) })
    }

    /// Puts an object into the environment for the views within.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentModifier(isSame: { ($0.value as? T) === object }, value: object) { $0.setObject(object) })
    }

    /// Changes a value of the environment for the views within.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentModifier(isSame: { _ in false }, value: nil) { transform(&$0[keyPath: keyPath]) })
    }
}
