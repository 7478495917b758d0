import Foundation

/// What keeps a model's values. See https://developer.apple.com/documentation/swiftdata/backingdata.
public protocol BackingData<Model> {
    /// The class of the model.
    associatedtype Model: PersistentModel
    /// Makes what keeps the values of a new model.
    init(for modelType: Model.Type)
    /// The values.
    var _state: _ModelState { get }
}

extension BackingData {
    /// What the model is known by; `nil` for one that is in no context.
    public var persistentModelID: PersistentIdentifier? { _state.isManaged ? PersistentIdentifier(_state.identity) : nil }

    /// The value of an attribute.
    @_disfavoredOverload
    public func getValue<Value: Decodable>(forKey key: KeyPath<Model, Value>) -> Value { _state.value(key, of: nil) }
    /// The model that a relationship leads to.
    public func getValue<Value: PersistentModel>(forKey key: KeyPath<Model, Value>) -> Value { _state.value(key, of: nil) }
    /// The model that a relationship leads to.
    public func getValue<Value: PersistentModel>(forKey key: KeyPath<Model, Value?>) -> Value? { _state.value(key, of: nil) }
    /// The models that a relationship leads to.
    public func getValue<Value: RelationshipCollection>(forKey key: KeyPath<Model, Value>) -> Value { _state.value(key, of: nil) }
    /// The models that a relationship leads to.
    public func getValue<Value: RelationshipCollection>(forKey key: KeyPath<Model, Value?>) -> Value? { _state.value(key, of: nil) }
    /// The value of a transformable attribute.
    public func getTransformableValue<Value>(forKey key: KeyPath<Model, Value>) -> Value { _state.value(key, of: nil) }

    /// Sets an attribute.
    @_disfavoredOverload
    public func setValue<Value: Encodable>(forKey key: KeyPath<Model, Value>, to newValue: Value) { _state.set(key, newValue, of: nil) }
    /// Sets the model that a relationship leads to.
    public func setValue<Value: PersistentModel>(forKey key: KeyPath<Model, Value>, to newValue: Value) {
        _state.set(key, newValue, of: nil)
    }
    /// Sets the model that a relationship leads to.
    public func setValue<Value: PersistentModel>(forKey key: KeyPath<Model, Value?>, to newValue: Value?) {
        _state.set(key, newValue, of: nil)
    }
    /// Sets the models that a relationship leads to.
    public func setValue<Value: RelationshipCollection>(forKey key: KeyPath<Model, Value>, to newValue: Value) {
        _state.set(key, newValue, of: nil)
    }
    /// Sets the models that a relationship leads to.
    public func setValue<Value: RelationshipCollection>(forKey key: KeyPath<Model, Value?>, to newValue: Value?) {
        _state.set(key, newValue, of: nil)
    }
    /// Sets a transformable attribute.
    public func setTransformableValue<Value>(forKey key: KeyPath<Model, Value>, to newValue: Value) { _state.set(key, newValue, of: nil) }
}

/// The values of a model, its own or an object's of a store.
struct ModelBackingData<Model: PersistentModel>: BackingData {
    let _state: _ModelState

    init(for modelType: Model.Type) { _state = _ModelState(ModelType.of(modelType)) }
    init(_ state: _ModelState) { _state = state }
}
