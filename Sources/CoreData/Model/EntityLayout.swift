import SampanFoundation

/// What the objects of an entity look like in memory: a slot for each attribute and relationship.
final class EntityLayout {
    /// One attribute or relationship.
    final class Slot {
        enum Kind {
            case attribute(NSAttributeDescription)
            case toOne(NSRelationshipDescription)
            case toMany(NSRelationshipDescription)
        }

        let name: String
        let kind: Kind
        let isTransient: Bool
        let isOrdered: Bool
        /// What a new object has.
        let initial: ManagedValue
        /// The attribute, if the slot is one.
        let attribute: NSAttributeDescription?
        let isRelationship: Bool

        init(name: String, kind: Kind, isTransient: Bool, isOrdered: Bool, initial: ManagedValue) {
            (self.name, self.kind, self.isTransient, self.isOrdered, self.initial) = (name, kind, isTransient, isOrdered, initial)
            if case .attribute(let described) = kind { attribute = described } else { attribute = nil }
            isRelationship = attribute == nil
        }

        var relationship: NSRelationshipDescription? {
            switch kind {
            case .attribute: nil
            case .toOne(let relationship), .toMany(let relationship): relationship
            }
        }
        var isToMany: Bool { if case .toMany = kind { true } else { false } }
    }

    unowned let entity: NSEntityDescription
    let slots: [Slot]
    let index: [String: Int]
    let propertiesByName: [String: NSPropertyDescription]
    let attributesByName: [String: NSAttributeDescription]
    let relationshipsByName: [String: NSRelationshipDescription]
    let fetchedProperties: [String: NSFetchedPropertyDescription]
    /// What a new object has in its slots.
    let initialValues: [ManagedValue]
    /// What an object has in its slots before a store's row is in them.
    let faultValues: [ManagedValue]
    /// The slots that a store's row does not fill: relationships to many, and what is not saved.
    let slotsBesideRow: [Int]
    /// The slots of relationships.
    let relationshipSlots: [Int]
    let hasToMany: Bool
    /// The slots whose values have something to fulfil before they are saved.
    let validatedSlots: [Int]
    /// The slots that follow from others when an object is saved.
    let derivedSlots: [(slot: Int, expression: NSExpression)]

    init(_ entity: NSEntityDescription) {
        self.entity = entity
        let properties = entity.properties
        propertiesByName = Dictionary(properties.map { ($0.name, $0) }) { $1 }
        attributesByName = propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
        relationshipsByName = propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
        fetchedProperties = propertiesByName.compactMapValues { $0 as? NSFetchedPropertyDescription }
        slots = properties.compactMap { property in
            switch property {
            case let attribute as NSAttributeDescription:
                Slot(
                    name: attribute.name, kind: .attribute(attribute), isTransient: attribute.isTransient, isOrdered: false,
                    initial: attribute.stored(attribute.defaultValue))
            case let relationship as NSRelationshipDescription:
                Slot(
                    name: relationship.name, kind: relationship.isToMany ? .toMany(relationship) : .toOne(relationship),
                    isTransient: relationship.isTransient, isOrdered: relationship.isToMany && relationship.isOrdered,
                    initial: relationship.isToMany ? (relationship.isOrdered ? .ordered([]) : .set([])) : .null)
            default: nil
            }
        }
        index = Dictionary(slots.enumerated().map { ($0.element.name, $0.offset) }) { $1 }
        initialValues = slots.map(\.initial)
        faultValues = slots.map { $0.isToMany && !$0.isTransient ? .unfetched : $0.isTransient ? $0.initial : .null }
        slotsBesideRow = slots.indices.filter { [slots] in slots[$0].isToMany || slots[$0].isTransient }
        hasToMany = slots.contains(where: \.isToMany)
        validatedSlots = slots.indices.filter { [slots] in
            slots[$0].attribute.map { !$0.isOptional || !$0.validationPredicates.isEmpty } ?? true
        }
        relationshipSlots = slots.indices.filter { [slots] in slots[$0].relationship != nil }
        derivedSlots = slots.indices.compactMap { [slots] index in
            guard let derived = slots[index].attribute as? NSDerivedAttributeDescription, let expression = derived.derivationExpression
            else { return nil }
            return (index, expression)
        }
    }

    private var foundClass: ManagedClass?

    /// The class of the entity's objects.
    var managedClass: ManagedClass {
        lock.withLock {
            if let foundClass { return foundClass }
            let found = ManagedClass.find(entity)
            foundClass = found
            return found
        }
    }

    /// The properties that matter for a store.
    var persistentProperties: [NSPropertyDescription] { slots.filter { !$0.isTransient }.compactMap { propertiesByName[$0.name] } }

    /// Which slots classes have accessors of their own for.
    var ownAccessors: [ObjectIdentifier: [Bool]] = [:]

    // MARK: Keys as literals

    /// The slots by the addresses of literals that asked for them.
    private var byAddress: [UnsafePointer<UInt8>: Int] = [:]
    let lock = UnfairLock()

    /// The slot of a key that stands in a program as a literal; -1 if there is none.
    func slot(_ key: StaticString) -> Int {
        guard key.hasPointerRepresentation else { return index[key.description] ?? -1 }
        return lock.withLock {
            if let known = byAddress[key.utf8Start] { return known }
            let found = index[key.description] ?? -1
            byAddress[key.utf8Start] = found
            return found
        }
    }
}

/// A lock of the C library's, held for a few instructions.
final class UnfairLock: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    init() {
        mutex = .allocate(capacity: 1)
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    @inline(__always)
    func withLock<T>(_ body: () throws -> T) rethrows -> T {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body()
    }
}
