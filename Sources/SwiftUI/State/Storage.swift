import Combine
import Foundation

/// Watches a key of a store.
final class DefaultsObserver {
    let readers = Readers()
    private var subscription: AnyCancellable?

    init(_ store: UserDefaults) {
        subscription = NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification, object: store).sink { [weak self] _ in
            self?.readers.invalidate()
        }
    }
}

/// A value that the app's defaults keep. See https://developer.apple.com/documentation/swiftui/appstorage.
@propertyWrapper
public struct AppStorage<Value>: GraphProperty, StoredElsewhere {
    private let key: String
    private let ownStore: UserDefaults?
    private let read: (UserDefaults) -> Value
    private let write: (UserDefaults, Value) -> Void
    private var observer: DefaultsObserver?

    private var store: UserDefaults { ownStore ?? .standard }

    private init(
        _ key: String, _ store: UserDefaults?, _ read: @escaping (UserDefaults) -> Value, _ write: @escaping (UserDefaults, Value) -> Void
    ) {
        (self.key, ownStore, self.read, self.write) = (key, store, read, write)
    }

    /// The value.
    public var wrappedValue: Value {
        get {
            observer?.readers.noteReading()
            return read(store)
        }
        nonmutating set {
            write(store, newValue)
            observer?.readers.invalidate()
        }
    }

    /// A connection to the value.
    public var projectedValue: Binding<Value> {
        let copy = self
        return Binding(source: observer.map { BindingSource(object: $0, path: nil) }, get: { copy.wrappedValue }) { value, transaction in
            withTransactionIfAnimated(transaction) { copy.wrappedValue = value }
        }
    }

    mutating func install(_ slot: PropertySlot) {
        let store = store
        observer = slot.storage { DefaultsObserver(store) }
    }

    private static func plain(_ value: Value, _ key: String, _ store: UserDefaults?) -> AppStorage {
        AppStorage(key, store, { $0.object(forKey: key) as? Value ?? value }) { $0.set($1, forKey: key) }
    }
}

extension AppStorage where Value == Bool {
    /// Creates a property.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self = .plain(wrappedValue, key, store) }
}
extension AppStorage where Value == Int {
    /// Creates a property.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self = .plain(wrappedValue, key, store) }
}
extension AppStorage where Value == Double {
    /// Creates a property.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self = .plain(wrappedValue, key, store) }
}
extension AppStorage where Value == String {
    /// Creates a property.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self = .plain(wrappedValue, key, store) }
}
extension AppStorage where Value == Data {
    /// Creates a property.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self = .plain(wrappedValue, key, store) }
}
extension AppStorage where Value == URL {
    /// Creates a property.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, { $0.url(forKey: key) ?? wrappedValue }) { $0.set($1, forKey: key) }
    }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
    /// Creates a property.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, { ($0.object(forKey: key) as? Int).flatMap(Value.init) ?? wrappedValue }) { $0.set($1.rawValue, forKey: key) }
    }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
    /// Creates a property.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, { ($0.object(forKey: key) as? String).flatMap(Value.init) ?? wrappedValue }) {
            $0.set($1.rawValue, forKey: key)
        }
    }
}
extension AppStorage where Value: ExpressibleByNilLiteral {
    private static func optional<T>(_ key: String, _ store: UserDefaults?) -> AppStorage where Value == T? {
        AppStorage(key, store, { $0.object(forKey: key) as? T }) { store, value in
            if let value { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
        }
    }
    /// Creates a property.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self = .optional(key, store) }
    /// Creates a property.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self = .optional(key, store) }
    /// Creates a property.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self = .optional(key, store) }
    /// Creates a property.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self = .optional(key, store) }
    /// Creates a property.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self = .optional(key, store) }
}

/// Makes an app's delegate. See https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    /// The delegate.
    public let wrappedValue: DelegateType
    /// Creates the delegate.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        if let known = DelegateAdaptors.current as? DelegateType {
            wrappedValue = known
        } else {
            guard let made = ClassRegistry.factory("init", of: DelegateType.self)?([]) as? DelegateType else {
                fatalError("\(DelegateType.self) cannot be made: it has no initializer without parameters.")
            }
            wrappedValue = made
            DelegateAdaptors.current = wrappedValue
        }
    }
}

/// Names that no other view has. See https://developer.apple.com/documentation/swiftui/namespace.
@propertyWrapper
public struct Namespace: GraphProperty, StoredElsewhere {
    /// A name.
    public struct ID: Hashable, Sendable {
        let number: Int
    }
    private final class Storage {
        static nonisolated(unsafe) var last = 0
        let id: ID
        init() {
            Self.last += 1
            id = ID(number: Self.last)
        }
    }
    private var storage: Storage?
    /// Creates a namespace.
    public init() {}
    /// The name.
    public var wrappedValue: ID { storage?.id ?? ID(number: 0) }
    mutating func install(_ slot: PropertySlot) { storage = slot.storage { Storage() } }
}
