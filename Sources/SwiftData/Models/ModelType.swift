import Foundation

/// What is known of a class of models.
final class ModelType: @unchecked Sendable {
    let type: any PersistentModel.Type
    /// The entity's name: that of the class without what it is declared in.
    let name: String
    let properties: [ModelProperty]
    /// Properties that no two models share, each list together.
    let uniqueness: [[String]]
    /// Properties that models are often looked for by.
    let indices: [[String]]
    private let byKeyPath: [AnyKeyPath: Int]
    private let byName: [String: Int]
    /// Makes a model of an object's values.
    let make: (_ModelState) -> any PersistentModel

    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var known: [ObjectIdentifier: ModelType] = [:]

    static func of(_ type: any PersistentModel.Type) -> ModelType {
        lock.withLock {
            if let known = known[ObjectIdentifier(type)] { return known }
            let made = make(type)
            known[ObjectIdentifier(type)] = made
            return made
        }
    }

    private static func make<Model: PersistentModel>(_ type: Model.Type) -> ModelType { ModelType(type) }

    static func name(of type: any PersistentModel.Type) -> String { String(describing: type) }

    private init<Model: PersistentModel>(_ type: Model.Type) {
        self.type = type
        name = Self.name(of: type)
        make = { Model(backingData: ModelBackingData<Model>($0)) }
        var properties: [ModelProperty] = []
        var (uniqueness, indices): ([[AnyKeyPath]], [[AnyKeyPath]]) = ([], [])
        for metadata in Model.schemaMetadata {
            switch metadata.metadata {
            case let unique as Schema.Unique<Model>: uniqueness += unique.constraints
            case let index as Schema.Index<Model>: indices += index.indices
            default: properties.append(ModelProperty(metadata, at: properties.count, of: Model.self))
            }
        }
        self.properties = properties
        let byKeyPath = Dictionary(properties.map { ($0.keyPath, $0.place) }) { first, _ in first }
        (self.byKeyPath, byName) = (byKeyPath, Dictionary(properties.map { ($0.name, $0.place) }) { first, _ in first })
        func names(_ lists: [[AnyKeyPath]], _ what: String) -> [[String]] {
            lists.map { list in
                list.map { key in
                    guard let place = byKeyPath[key] else {
                        fatalError("\(what) of \(Self.name(of: type)) names \(key), which is no stored property of it.")
                    }
                    return properties[place].name
                }
            }
        }
        self.uniqueness =
            properties.filter { $0.attribute?.options.contains(.unique) ?? false }.map { [$0.name] } + names(uniqueness, "#Unique")
        self.indices = names(indices, "#Index")
    }

    func property(_ key: AnyKeyPath) -> ModelProperty? { byKeyPath[key].map { properties[$0] } }
    func property(named name: String) -> ModelProperty? { byName[name].map { properties[$0] } }
}

/// One stored property of a class of models.
final class ModelProperty {
    enum Kind {
        case attribute(AttributeForm)
        case toOne(any PersistentModel.Type)
        case toMany(any PersistentModel.Type)
    }

    let name: String
    let keyPath: AnyKeyPath
    /// Which of the class's properties this is.
    let place: Int
    let kind: Kind
    let valueType: Any.Type
    let isOptional: Bool
    /// What the property is where there is no value, as its own type: `nil` or an empty list; `nil` where there is always a value.
    let absent: Any?
    let defaultValue: Any?
    let attribute: Schema.Attribute?
    let relationship: Schema.Relationship?
    /// Tells a model's observers that the property is about to change, or has changed.
    let announce: (any PersistentModel, _ hasChanged: Bool) -> Void
    private let collection: (any RelationshipCollection.Type)?

    init<Model: PersistentModel>(_ metadata: Schema.PropertyMetadata, at place: Int, of type: Model.Type) {
        (name, keyPath, self.place, defaultValue) = (metadata.name, metadata.keypath, place, metadata.defaultValue)
        let valueType = Swift.type(of: metadata.keypath).valueType
        self.valueType = valueType
        let optional = valueType as? any OptionalValue.Type
        let wrapped = optional?.wrapped ?? valueType
        isOptional = optional != nil
        (attribute, relationship) = (metadata.metadata as? Schema.Attribute, metadata.metadata as? Schema.Relationship)
        collection = wrapped as? any RelationshipCollection.Type
        if let model = wrapped as? any PersistentModel.Type {
            (kind, absent) = (.toOne(model), optional?.noValue)
        } else if let collection {
            kind = .toMany(Self.element(collection))
            absent = optional?.noValue ?? collection.init(_models: [])
        } else {
            kind = .attribute(AttributeForm.of(wrapped, attribute, "\(ModelType.name(of: type)).\(metadata.name)"))
            absent = optional?.noValue
        }
        announce = Self.announcer(metadata.keypath, type)
    }

    private static func element<C: RelationshipCollection>(_ type: C.Type) -> any PersistentModel.Type { C.PersistentElement.self }

    private static func announcer<Model: PersistentModel>(
        _ key: AnyKeyPath, _ type: Model.Type
    ) -> (any PersistentModel, Bool) -> Void {
        func open<Value>(_ value: Value.Type) -> (any PersistentModel, Bool) -> Void {
            let key = key as! KeyPath<Model, Value>
            return { model, hasChanged in
                let model = model as! Model
                let registrar = model._$observationRegistrar
                if hasChanged { registrar.didSet(model, keyPath: key) } else { registrar.willSet(model, keyPath: key) }
            }
        }
        return _openExistential(Swift.type(of: key).valueType, do: open)
    }

    /// Whether a store keeps the property.
    var isPersistent: Bool { !(attribute?.options.contains(.ephemeral) ?? false) }

    /// The models that a relationship to many leads to, as a property's value has them; `nil` for no list.
    func models(_ value: Any) -> [any PersistentModel]? { (value as? any RelationshipCollection)?._models }
    /// Models as a property's value.
    func list(_ models: [any PersistentModel]) -> Any? { collection?.init(_models: models) }

    /// The class of models that a relationship leads to.
    var destination: (any PersistentModel.Type)? {
        switch kind {
        case .attribute: nil
        case .toOne(let type), .toMany(let type): type
        }
    }
}

/// What can be `nil`.
protocol OptionalValue {
    static var wrapped: Any.Type { get }
    static var noValue: Any { get }
    var unwrapped: Any? { get }
}

extension Optional: OptionalValue {
    static var wrapped: Any.Type { Wrapped.self }
    static var noValue: Any { Self.none as Any }
    var unwrapped: Any? { self }
}

/// A value without the optionals around it; `nil` if there is none.
func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.unwrapped.flatMap(unwrapped)
}
