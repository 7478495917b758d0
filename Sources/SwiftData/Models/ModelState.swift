import CoreData

/// A model's values: its own as long as it is in no context, then those of an object of Core Data's.
public final class _ModelState {
    let type: ModelType
    /// The values of a model without an object, by the properties' places.
    private var values: [Any?]
    /// Values that are archives in the object, as they were read or set last.
    private var unarchived: [Int: (archive: Data, value: Any)] = [:]
    private(set) var object: ModelObject?
    private(set) weak var context: ModelContext?
    private var known: ModelIdentity?

    init(_ type: ModelType) {
        self.type = type
        values = Array(repeating: nil, count: type.properties.count)
    }

    init(_ type: ModelType, _ object: ModelObject, _ context: ModelContext) {
        (self.type, self.object, self.context, values) = (type, object, context, [])
    }

    // MARK: What the model is

    var isManaged: Bool { object != nil }
    var isDeleted: Bool { object?.isDeleted ?? false }
    var hasChanges: Bool { object?.hasChanges ?? false }
    var liveContext: ModelContext? { object?.managedObjectContext == nil ? nil : context }

    var identity: ModelIdentity {
        if let known { return known }
        let made: ModelIdentity
        if let object, !object.objectID.isTemporaryID {
            made = ModelIdentity.of(object.objectID)
        } else {
            made = ModelIdentity(entity: type.name)
            if let object { made.take(object.objectID) }
        }
        known = made
        return made
    }

    /// The object was saved, so that others can find the model.
    func objectWasSaved() { if let object { known?.take(object.objectID) } }

    /// The model is an object of a context from now on. Its values are handed over.
    func attach(_ object: ModelObject, _ context: ModelContext) -> [Any?] {
        let former = values
        (self.object, self.context, values) = (object, context, [])
        known?.take(object.objectID)
        return former
    }

    /// The model has its values itself from now on: the object is gone, or will be.
    func detach(_ former: [Any?]) { (object, context, values, unarchived) = (nil, nil, former, [:]) }

    /// What the model has, for when its object is no more: of relationships to many nothing.
    var remains: [Any?] {
        type.properties.map { property in
            switch property.kind {
            case .attribute: property.isPersistent ? read(property) : nil
            case .toOne: property.isOptional ? nil : read(property)
            case .toMany: nil
            }
        }
    }

    // MARK: Reading

    func value<Value>(_ key: AnyKeyPath, of model: (any PersistentModel)?) -> Value {
        guard let property = type.property(key) else { fatalError("\(key) is no stored property of \(type.name).") }
        guard object != nil else {
            if let value = values[property.place] { return value as! Value }
            return missing(property)
        }
        if let value = read(property) as? Value { return value }
        return missing(property)
    }

    /// What a property is that has no value.
    private func missing<Value>(_ property: ModelProperty) -> Value {
        if let value = property.absent as? Value { return value }
        if let value = property.defaultValue as? Value { return value }
        fatalError("\(type.name).\(property.name) has no value, and \(Value.self) has no nil.")
    }

    /// The object's value, as the property's type; `nil` if it has none.
    private func read(_ property: ModelProperty) -> Any? {
        guard let object else { return nil }
        switch property.kind {
        case .attribute(let form):
            guard let stored = object.value(forKey: property.name) else { return property.absent }
            if form.isArchived, let archive = stored as? Data {
                if let known = unarchived[property.place], known.archive == archive { return known.value }
                guard let value = form.value(stored) else { return nil }
                unarchived[property.place] = (archive, value)
                return value
            }
            return form.value(stored)
        case .toOne:
            guard let other = object.value(forKey: property.name) as? ModelObject, let model = context?.model(of: other) else {
                return property.absent
            }
            return model
        case .toMany:
            guard let others = object.value(forKey: property.name) as? NSOrderedSet, let context else { return property.absent }
            if others.count == 0, object.isNil(property.name) { return property.absent }
            return property.list(others.array.map { context.model(of: $0 as! ModelObject) })
        }
    }

    // MARK: Writing

    func set<Value>(_ key: AnyKeyPath, _ value: Value, of model: (any PersistentModel)?) {
        guard let property = type.property(key) else { fatalError("\(key) is no stored property of \(type.name).") }
        guard object != nil else {
            values[property.place] = .some(value as Any)
            return
        }
        write(property, value)
        if let model { context?.noteChange(of: model, self) }
    }

    /// Hands a value to the object.
    func write(_ property: ModelProperty, _ value: Any) {
        guard let object, let context else { return }
        switch property.kind {
        case .attribute(let form):
            let stored = form.stored(value)
            if form.isArchived, let archive = stored as? Data { unarchived[property.place] = (archive, value) }
            object.setValue(stored, forKey: property.name)
        case .toOne:
            let other = (value as? any PersistentModel).map { context.object(of: $0) }
            let old = object.value(forKey: property.name) as? ModelObject
            context.announcing(property, [old, other], except: other === old) { object.setValue(other, forKey: property.name) }
        case .toMany:
            let list = property.models(value)
            let others = (list ?? []).map { context.object(of: $0) }
            let old = (object.value(forKey: property.name) as? NSOrderedSet)?.array.map { $0 as! ModelObject } ?? []
            let before = Set(old.map(ObjectIdentifier.init)), after = Set(others.map(ObjectIdentifier.init))
            let changed =
                old.filter { !after.contains(ObjectIdentifier($0)) } + others.filter { !before.contains(ObjectIdentifier($0)) }
            context.announcing(property, changed, except: false) {
                object.setValue(NSOrderedSet(array: others), forKey: property.name)
            }
            object.setNil(property.name, list == nil)
        }
    }
}

/// The object of Core Data's that a model stands for. It knows its model as long as anybody has that.
final class ModelObject: NSManagedObject {
    weak var model: (any PersistentModel)?
    /// Relationships to many that were set to `nil`: a store knows no such thing, and has an empty list then.
    private var absentLists: Set<String> = []

    func isNil(_ name: String) -> Bool { absentLists.contains(name) }
    func setNil(_ name: String, _ isNil: Bool) { if isNil { absentLists.insert(name) } else { absentLists.remove(name) } }

    /// Core Data finds the class by its name.
    static let register: Void = ClassRegistry.register(ModelObject.self) { description in
        description.initializer("initWithEntity:insertIntoManagedObjectContext:") { arguments in
            ModelObject(entity: arguments[0] as! NSEntityDescription, insertInto: arguments[1] as? NSManagedObjectContext)
        }
    }
}
