import QuartzCore
import Combine
import Foundation

/// An object that a view owns, made once for each place of the view.
///
/// See https://developer.apple.com/documentation/swiftui/stateobject.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: GraphProperty, StoredElsewhere {
    private let make: () -> ObjectType
    private var owned: OwnedObject<ObjectType>?

    /// Creates a property whose object is made when it is first needed.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType { owned?.object ?? make() }

    /// Connections to the object's properties.
    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

    mutating func install(_ slot: PropertySlot) {
        let make = make
        let owned = slot.storage { OwnedObject(object: make(), observer: ObjectObserver()) }
        owned.observer.observe(owned.object, for: slot)
        self.owned = owned
    }
}

final class OwnedObject<ObjectType: ObservableObject> {
    let object: ObjectType
    let observer: ObjectObserver

    init(object: ObjectType, observer: ObjectObserver) {
        self.object = object
        self.observer = observer
    }
}

/// Evaluates a node again when an object is about to change.
@MainActor
final class ObjectObserver {
    private weak var object: AnyObject?
    private var subscription: AnyCancellable?

    nonisolated init() {}

    func observe<ObjectType: ObservableObject>(_ object: ObjectType, for slot: PropertySlot) {
        guard self.object !== object else { return }
        self.object = object
        subscription = object.objectWillChange.sink { [weak slot] _ in
            let transaction = Transaction.current
            let note: @MainActor @Sendable () -> Void = { if let node = slot?.node { node.graph.invalidate(node, transaction) } }
            if MainThreadChecker.isOnMain { MainActor.assumeIsolated(note) } else { DispatchQueue.main.async(execute: note) }
        }
        slot.onRemove = { [weak self] in self?.subscription = nil }
    }
}

/// An object that somebody else owns.
///
/// See https://developer.apple.com/documentation/swiftui/observedobject.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: GraphProperty, SelfComparing {
    /// Connections to an object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// A connection to a property.
        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
            // Nobody notes who reads the object. So the connection is never taken for the same: who has it is evaluated with the view that
            // observes the object.
            Binding(source: nil, get: { object[keyPath: keyPath] }) { value, transaction in
                withTransactionIfAnimated(transaction) { object[keyPath: keyPath] = value }
            }
        }
    }

    /// The object.
    public var wrappedValue: ObjectType

    /// Creates a property of an object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    /// Creates a property of an object.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// Connections to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    mutating func install(_ slot: PropertySlot) { slot.storage { ObjectObserver() }.observe(wrappedValue, for: slot) }

    func isSame(as other: Any) -> Bool { (other as? Self)?.wrappedValue === wrappedValue }
}

extension Binding {
    init<Root: AnyObject>(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
        self.init(source: BindingSource(object: object, path: keyPath), get: { object[keyPath: keyPath] }) { value, transaction in
            withTransactionIfAnimated(transaction) { object[keyPath: keyPath] = value }
        }
    }
}

/// An object of the environment.
///
/// See https://developer.apple.com/documentation/swiftui/environmentobject.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: GraphProperty, StoredElsewhere {
    /// Connections to an object's properties.
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

    private var object: ObjectType?

    /// Creates a property.
    public init() {}

    /// The object.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view."
            )
        }
        return object
    }

    /// Connections to the object's properties.
    @MainActor @preconcurrency
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    mutating func install(_ slot: PropertySlot) {
        object = slot.node?.environment.object(ObjectType.self)
        if let object { slot.storage { ObjectObserver() }.observe(object, for: slot) }
        slot.dependsOnEnvironment = { $0.object(ObjectType.self) !== $1.object(ObjectType.self) }
    }
}

/// Connections to an observable object's properties.
///
/// See https://developer.apple.com/documentation/swiftui/bindable.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// The connections.
    public var projectedValue: Bindable<Value> { self }

    /// Not available: only observable objects have connections.
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { fatalError("The wrapped value must be an object that conforms to Observable") }

    fileprivate init(object: Value) { self = Self(unchecked: object) }
    private init(unchecked object: Value) { wrappedValue = object }
}

extension Bindable where Value: AnyObject {
    /// A connection to a property.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(wrappedValue, keyPath)
    }
}

extension Bindable where Value: AnyObject, Value: Observable {
    /// Creates connections to an object.
    public init(wrappedValue: Value) { self.init(object: wrappedValue) }
    /// Creates connections to an object.
    public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }
    /// Creates connections of others.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: ObservableObject {
    /// Creates connections to an object.
    public init(wrappedValue: Value) { self.init(object: wrappedValue) }
    /// Creates connections to an object.
    public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }
}

extension Bindable: DynamicProperty {}
