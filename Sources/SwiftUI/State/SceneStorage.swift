import UIKit

/// What the views of a scene keep with it.
@MainActor
final class SceneStore {
    private let session: UISceneSession?
    private var values: [String: Any]
    private var readers: [String: Readers] = [:]
    private static let key = "SwiftUI.SceneStorage"
    /// For views that are in no scene.
    static let none = SceneStore(nil)

    init(_ session: UISceneSession?) {
        self.session = session
        values = session?.userInfo?[Self.key] as? [String: Any] ?? [:]
    }

    func readers(_ key: String) -> Readers {
        if let known = readers[key] { return known }
        let made = Readers()
        readers[key] = made
        return made
    }

    subscript(key: String) -> Any? {
        get {
            readers(key).noteReading()
            return values[key]
        }
        set {
            values[key] = newValue
            session?.userInfo = (session?.userInfo ?? [:]).merging([Self.key: values]) { $1 }
            readers(key).invalidate()
        }
    }
}

private struct SceneStoreKey: EnvironmentKey { static var defaultValue: SceneStore? { nil } }
extension EnvironmentValues {
    var sceneStore: SceneStore? {
        get { self[SceneStoreKey.self] }
        set { self[SceneStoreKey.self] = newValue }
    }
}

/// A value that is kept with a scene. See https://developer.apple.com/documentation/swiftui/scenestorage.
@propertyWrapper
public struct SceneStorage<Value>: GraphProperty, StoredElsewhere {
    private let key: String
    private let read: (Any?) -> Value
    private let write: (Value) -> Any?
    private var store: SceneStore?

    private init(_ key: String, read: @escaping (Any?) -> Value, write: @escaping (Value) -> Any?) {
        (self.key, self.read, self.write) = (key, read, write)
    }

    /// The value.
    public var wrappedValue: Value {
        get {
            guard let store else { return read(nil) }
            return MainActor.assumeIsolated { UncheckedBox(read(store[key])) }.value
        }
        nonmutating set {
            guard let store else { return }
            let kept = UncheckedBox(write(newValue))
            MainActor.assumeIsolated { store[key] = kept.value }
        }
    }

    /// A connection to the value.
    public var projectedValue: Binding<Value> {
        let copy = self
        return Binding(source: store.map { BindingSource(object: $0, path: nil) }, get: { copy.wrappedValue }) { value, transaction in
            withTransactionIfAnimated(transaction) { copy.wrappedValue = value }
        }
    }

    @MainActor
    mutating func install(_ slot: PropertySlot) { store = slot.node?.environment.sceneStore ?? SceneStore.none }

    private static func plain(_ value: Value, _ key: String) -> SceneStorage {
        SceneStorage(key, read: { $0 as? Value ?? value }, write: { $0 })
    }
}

extension SceneStorage where Value == Bool {
    /// Creates a property.
    public init(wrappedValue: Value, _ key: String) { self = .plain(wrappedValue, key) }
}
extension SceneStorage where Value == Int {
    /// Creates a property.
    public init(wrappedValue: Value, _ key: String) { self = .plain(wrappedValue, key) }
}
extension SceneStorage where Value == Double {
    /// Creates a property.
    public init(wrappedValue: Value, _ key: String) { self = .plain(wrappedValue, key) }
}
extension SceneStorage where Value == String {
    /// Creates a property.
    public init(wrappedValue: Value, _ key: String) { self = .plain(wrappedValue, key) }
}
extension SceneStorage where Value == Data {
    /// Creates a property.
    public init(wrappedValue: Value, _ key: String) { self = .plain(wrappedValue, key) }
}
extension SceneStorage where Value == URL {
    /// Creates a property.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, read: { ($0 as? String).flatMap { URL(string: $0) } ?? wrappedValue }, write: { $0.absoluteString })
    }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
    /// Creates a property.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, read: { ($0 as? Int).flatMap(Value.init) ?? wrappedValue }, write: { $0.rawValue })
    }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
    /// Creates a property.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, read: { ($0 as? String).flatMap(Value.init) ?? wrappedValue }, write: { $0.rawValue })
    }
}
extension SceneStorage where Value: ExpressibleByNilLiteral {
    private static func optional<T>(_ key: String) -> SceneStorage where Value == T? {
        SceneStorage(key, read: { $0 as? T }, write: { $0 })
    }
    /// Creates a property.
    public init(_ key: String) where Value == Bool? { self = .optional(key) }
    /// Creates a property.
    public init(_ key: String) where Value == Int? { self = .optional(key) }
    /// Creates a property.
    public init(_ key: String) where Value == Double? { self = .optional(key) }
    /// Creates a property.
    public init(_ key: String) where Value == String? { self = .optional(key) }
    /// Creates a property.
    public init(_ key: String) where Value == Data? { self = .optional(key) }
}
