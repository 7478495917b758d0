import Foundation
import Observation

/// A class whose instances are stored. `@Model` makes a class one.
///
/// See https://developer.apple.com/documentation/swiftdata/persistentmodel.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
    /// Creates a model with values that are there.
    init(backingData: any BackingData<Self>)
    /// What is stored.
    static var schemaMetadata: [Schema.PropertyMetadata] { get }
    /// What keeps the model's values.
    var persistentBackingData: any BackingData<Self> { get set }
    /// What tells observers of changes.
    var _$observationRegistrar: ObservationRegistrar { get }
}

extension PersistentModel {
    /// Makes what keeps the values of a new model.
    public static func createBackingData<P: PersistentModel>() -> some BackingData<P> { ModelBackingData<P>(for: P.self) }

    /// What keeps the model's values.
    var state: _ModelState { persistentBackingData._state }

    /// What the model is known by.
    public var persistentModelID: PersistentIdentifier { PersistentIdentifier(state.identity) }
    /// What the model is known by.
    public var id: PersistentIdentifier { persistentModelID }
    /// The context that looks after the model; `nil` for one that was never inserted, or is gone.
    public var modelContext: ModelContext? { state.liveContext }
    /// Whether the model has changes that are not saved.
    public var hasChanges: Bool { state.hasChanges }
    /// Whether the next save will delete the model.
    public var isDeleted: Bool { state.isDeleted }

    /// Two models are equal if they are known by the same identifier.
    public static func == (left: Self, right: Self) -> Bool { left === right || left.state.identity == right.state.identity }
    /// Hashes the model's identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(state.identity) }

    // MARK: Values

    /// The value of an attribute.
    @_disfavoredOverload
    public func getValue<Value: Decodable>(forKey key: KeyPath<Self, Value>) -> Value { state.value(key, of: self) }
    /// The model that a relationship leads to.
    public func getValue<Value: PersistentModel>(forKey key: KeyPath<Self, Value>) -> Value { state.value(key, of: self) }
    /// The model that a relationship leads to.
    public func getValue<Value: PersistentModel>(forKey key: KeyPath<Self, Value?>) -> Value? { state.value(key, of: self) }
    /// The models that a relationship leads to.
    public func getValue<Value: RelationshipCollection>(forKey key: KeyPath<Self, Value>) -> Value { state.value(key, of: self) }
    /// The models that a relationship leads to.
    public func getValue<Value: RelationshipCollection>(forKey key: KeyPath<Self, Value?>) -> Value? { state.value(key, of: self) }
    /// The value of a transformable attribute.
    public func getTransformableValue<Value>(forKey key: KeyPath<Self, Value>) -> Value { state.value(key, of: self) }

    /// Sets an attribute.
    @_disfavoredOverload
    public func setValue<Value: Encodable>(forKey key: KeyPath<Self, Value>, to newValue: Value) { state.set(key, newValue, of: self) }
    /// Sets the model that a relationship leads to.
    public func setValue<Value: PersistentModel>(forKey key: KeyPath<Self, Value>, to newValue: Value) {
        state.set(key, newValue, of: self)
    }
    /// Sets the model that a relationship leads to.
    public func setValue<Value: PersistentModel>(forKey key: KeyPath<Self, Value?>, to newValue: Value?) {
        state.set(key, newValue, of: self)
    }
    /// Sets the models that a relationship leads to.
    public func setValue<Value: RelationshipCollection>(forKey key: KeyPath<Self, Value>, to newValue: Value) {
        state.set(key, newValue, of: self)
    }
    /// Sets the models that a relationship leads to.
    public func setValue<Value: RelationshipCollection>(forKey key: KeyPath<Self, Value?>, to newValue: Value?) {
        state.set(key, newValue, of: self)
    }
    /// Sets a transformable attribute.
    public func setTransformableValue<Value>(forKey key: KeyPath<Self, Value>, to newValue: Value) { state.set(key, newValue, of: self) }
}

/// A list of models that a relationship can lead to.
///
/// See https://developer.apple.com/documentation/swiftdata/relationshipcollection.
public protocol RelationshipCollection {
    /// The kind of models.
    associatedtype PersistentElement: PersistentModel
    /// A list of models.
    init(_models: [any PersistentModel])
    /// The models.
    var _models: [any PersistentModel] { get }
}

extension Array: RelationshipCollection where Element: PersistentModel {
    /// The kind of models.
    public typealias PersistentElement = Element
    /// A list of models.
    public init(_models: [any PersistentModel]) { self = _models.map { $0 as! Element } }
    /// The models.
    public var _models: [any PersistentModel] { self }
}
