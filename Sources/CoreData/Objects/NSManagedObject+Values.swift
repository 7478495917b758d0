import SampanFoundation

// Values: what lowered properties call, and what lies between slots and objects.
extension NSManagedObject {
    // MARK: Lowered properties

    /// The value of a property that is declared `@NSManaged`, as the type that it is declared with.
    public final func _managedValue<T>(forKey key: StaticString) -> T {
        let slot = layout.slot(key)
        guard slot >= 0 else { return unmodeled(key.description) }
        if flags.isFault || ConcurrencyDebug.isOn { fulfill() }
        // What is declared as it is kept goes without detours.
        switch values[slot] {
        case .string(let text):
            if T.self == String?.self { return unsafeBitCast(Optional(text), to: T.self) }
            if T.self == String.self { return unsafeBitCast(text, to: T.self) }
        case .integer(let number):
            if T.self == Int64.self { return unsafeBitCast(number, to: T.self) }
            if T.self == Int.self { return unsafeBitCast(Int(number), to: T.self) }
            if T.self == Int32.self { return unsafeBitCast(Int32(truncatingIfNeeded: number), to: T.self) }
            if T.self == Int16.self { return unsafeBitCast(Int16(truncatingIfNeeded: number), to: T.self) }
            if T.self == Bool.self { return unsafeBitCast(number != 0, to: T.self) }
        case .double(let number):
            if T.self == Double.self { return unsafeBitCast(number, to: T.self) }
            if T.self == Float.self { return unsafeBitCast(Float(number), to: T.self) }
            if T.self == Date?.self { return unsafeBitCast(Optional(Date(timeIntervalSinceReferenceDate: number)), to: T.self) }
        default: break
        }
        willRead(slot)
        return typed(object(at: slot), key.description)
    }

    /// Sets a property that is declared `@NSManaged`.
    public final func _setManagedValue<T>(_ value: T, forKey key: StaticString) {
        let slot = layout.slot(key)
        guard slot >= 0 else { return setUnmodeled(value, key.description) }
        set(slot, to: stored(value, slot))
    }

    /// A value as a property's type; where the type has no `nil`, that is 0, no, or empty.
    private func typed<T>(_ value: Any?, _ key: String) -> T {
        if let result = ObjCValue.convert(value, to: T.self) { return result }
        if value == nil {
            if let zero = ObjCValue.convert(NSNumber(value: 0), to: T.self) { return zero }
            for empty in ["" as NSString, NSSet(), NSOrderedSet(), NSArray(), NSData(), NSDate(timeIntervalSinceReferenceDate: 0)] as [Any]
            {
                if let result = empty as? T { return result }
            }
        }
        CoreDataError.raise(
            "The value of \(entity.name ?? "").\(key), \(value.map { "\($0) (\(type(of: $0)))" } ?? "nil"), is no \(T.self), as which the property is declared"
        )
    }

    /// `primitiveName` is the value of `name` without anybody being told; fetched properties are fetched.
    private func unmodeled<T>(_ key: String) -> T {
        if let name = primitiveName(key) { return typed(primitiveValue(forKey: name), key) }
        if layout.fetchedProperties[key] != nil { return typed(fetchedProperty(key), key) }
        undefined(key)
    }

    private func setUnmodeled(_ value: Any?, _ key: String) {
        guard let name = primitiveName(key) else { undefined(key) }
        setPrimitiveValue(value, forKey: name)
    }

    final func primitiveName(_ key: String) -> String? {
        guard key.hasPrefix("primitive"), key.count > 9 else { return nil }
        let rest = String(key.dropFirst(9))
        let name = rest.prefix(1).lowercased() + rest.dropFirst()
        return layout.index[name] != nil ? name : layout.index[rest] != nil ? rest : nil
    }

    /// The objects of a fetched property.
    final func fetchedProperty(_ key: String) -> [Any]? {
        guard let description = layout.fetchedProperties[key],
            let request = description.fetchRequest?.copy() as? NSFetchRequest<NSFetchRequestResult>, let context
        else { return nil }
        request.predicate = request.predicate?.withSubstitutionVariables(["FETCH_SOURCE": self, "FETCHED_PROPERTY": description])
        return (try? context.fetch(request)) ?? []
    }

    // MARK: Reading

    /// Reads the object if it is a fault.
    @inline(__always)
    final func fulfill() {
        if ConcurrencyDebug.isOn { context?.checkQueue() }
        if flags.isFault { fulfillFault() }
    }

    private func fulfillFault() {
        context?.fulfill(self)
        // Nobody is left to ask.
        if values.isEmpty { becomeEmpty() }
    }

    /// The object has nothing, and nothing is to be read of it.
    final func becomeEmpty() {
        values = layout.slots.map { $0.isToMany ? ($0.isOrdered ? .ordered([]) : .set([])) : .null }
        flags.isFault = false
    }

    /// Reads the objects of a relationship to many, if the slot is one and they are not known.
    @inline(__always)
    final func willRead(_ slot: Int) {
        if flags.isFault { fulfill() }
        guard !values.isEmpty, case .unfetched = values[slot] else { return }
        context?.fetchRelated(self, slot)
    }

    /// The value of a slot as key-value coding hands it out.
    final func object(at slot: Int) -> Any? {
        guard layout.slots[slot].isRelationship else { return values.isEmpty ? nil : object(of: values[slot], slot) }
        willRead(slot)
        if let known = related[slot] { return known }
        let made = object(of: values.isEmpty ? .null : values[slot], slot)
        related[slot] = made as AnyObject?
        return made
    }

    final func object(of value: ManagedValue, _ slot: Int) -> Any? {
        switch value {
        case .toOne(let id): return relatedObject(id)
        case .set(let ids): return NSSet(array: ids.compactMap { relatedObject($0.id) })
        case .ordered(let ids): return NSOrderedSet(array: ids.compactMap(relatedObject))
        case .unfetched: return nil
        default: return layout.slots[slot].attribute?.object(value)
        }
    }

    final func relatedObject(_ id: NSManagedObjectID) -> NSManagedObject? {
        context?.objectForRelationship(id) ?? DetachedObjects.object(id)
    }

    // MARK: Writing

    /// A value as a slot keeps it.
    final func stored(_ value: Any?, _ slot: Int) -> ManagedValue {
        let described = layout.slots[slot]
        if let attribute = described.attribute { return attribute.stored(value) }
        switch described.kind {
        case .attribute(let attribute): return attribute.stored(value)
        case .toOne(let relationship):
            guard let value = value.flatMap(ObjCValue.unwrapped), !(value is NSNull) else { return .null }
            guard let object = value as? NSManagedObject else { unacceptable(value, relationship) }
            return .toOne(admitted(object, relationship).id)
        case .toMany(let relationship):
            let objects = managedObjects(value, relationship).map { admitted($0, relationship) }
            return described.isOrdered ? .ordered(objects.map(\.id).uniqued) : .set(Set(objects.map { ObjectKey($0.id) }))
        }
    }

    /// The objects in a collection.
    final func managedObjects(_ value: Any?, _ relationship: NSRelationshipDescription) -> [NSManagedObject] {
        guard let value = value.flatMap(ObjCValue.unwrapped), !(value is NSNull) else { return [] }
        let elements: [Any]
        switch value {
        case let object as NSManagedObject: elements = [object]
        case let set as NSSet: elements = set.allObjects
        case let set as NSOrderedSet: elements = set.array
        case let array as [Any]: elements = array
        case let set as Set<AnyHashable>: elements = set.map(\.base)
        default: unacceptable(value, relationship)
        }
        return elements.map { element in
            guard let object = element as? NSManagedObject else { unacceptable(element, relationship) }
            return object
        }
    }

    private func unacceptable(_ value: Any, _ relationship: NSRelationshipDescription) -> Never {
        CoreDataError.raise(
            "Unacceptable type of value for \(relationship.isToMany ? "to-many" : "to-one") relationship: property = \"\(relationship.name)\"; "
                + "desired type = \(relationship.isToMany ? "NSSet" : "\(relationship.destinationEntity?.managedObjectClassName ?? "NSManagedObject")"); "
                + "given type = \(type(of: value)); value = \(value).")
    }

    /// An object that a relationship may lead to; one without a context joins this one's.
    private func admitted(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) -> NSManagedObject {
        if let destination = relationship.destinationEntity, !object.entity.isKindOf(entity: destination) {
            CoreDataError.raise(
                "Unacceptable type of value for \(relationship.isToMany ? "to-many" : "to-one") relationship: property = \"\(relationship.name)\"; "
                    + "desired type = \(destination.managedObjectClassName ?? ""); given type = \(type(of: object)); value = \(object).")
        }
        switch (context, object.context) {
        case (let own?, let other?) where own !== other:
            CoreDataError.raise(
                "Illegal attempt to establish a relationship '\(relationship.name)' between objects in different contexts (source = \(self) , destination = \(object))"
            )
        case (let own?, nil): if !object.flags.isDeleted { own.insert(object) }
        case (nil, let other?): other.insert(self)
        case (nil, nil): DetachedObjects.keep(self, object)
        default: break
        }
        return object
    }

    /// Sets a slot and tells everybody.
    final func set(_ slot: Int, to new: ManagedValue) {
        let name = layout.slots[slot].name
        willChange(slot)
        (self as any NSKeyValueObserving).willChangeValue(forKey: name)
        values[slot] = new
        if !related.isEmpty { related[slot] = nil }
        didChange(slot)
        (self as any NSKeyValueObserving).didChangeValue(forKey: name)
    }

    /// Notes what a slot holds before it changes.
    final func willChange(_ slot: Int) {
        fulfill()
        if values.isEmpty { values = layout.initialValues }
        if layout.slots[slot].isRelationship {
            willRead(slot)
            changing[slot] = values[slot]
        }
        captureEventStart(slot)
    }

    /// Keeps the other ends of relationships right, and has the context know of the change.
    final func didChange(_ slot: Int) {
        if !changing.isEmpty, let old = changing.removeValue(forKey: slot) {
            related[slot] = nil
            maintainInverse(slot, from: old, to: values[slot])
        }
        guard !flags.isAwaking else { return }
        context?.noteChange(of: self)
    }

    @inline(__always)
    final func captureEventStart(_ slot: Int) {
        if eventStart == nil, !flags.isAwaking { eventStart = values }
    }

    // MARK: Committed values

    /// What the store says of a slot.
    final func committed(_ slot: Int) -> ManagedValue {
        if let set = fetchedSets[slot] { return set }
        guard let snapshot else { return layout.slots[slot].isToMany ? layout.initialValues[slot] : .null }
        return snapshot.values[slot]
    }

    /// The slots whose values are other than what the store says.
    final var changedSlots: [Int] {
        hasChanges ? unsavedSlots : []
    }

    /// The same, whether or not the context counts the object among the changed ones.
    final var unsavedSlots: [Int] {
        guard !values.isEmpty else { return [] }
        return layout.slots.indices.filter { slot in
            !layout.slots[slot].isTransient && !values[slot].isUnfetched && values[slot] != committed(slot)
        }
    }
}

extension [NSManagedObjectID] {
    /// Each identifier once, where it comes first.
    var uniqued: [NSManagedObjectID] {
        var seen: Set<ObjectKey> = []
        return filter { seen.insert(ObjectKey($0)).inserted }
    }
}

/// Objects without a context that lead to each other: nobody else keeps them.
enum DetachedObjects {
    private struct Weak { weak var object: NSManagedObject? }
    private final class Kept { var objects: [ObjectIdentifier: NSManagedObject] = [:] }
    nonisolated(unsafe) private static var known: [ObjectKey: Weak] = [:]
    nonisolated(unsafe) private static var key: UInt8 = 0
    private static let lock = NSRecursiveLock()

    static func keep(_ owner: NSManagedObject, _ object: NSManagedObject) {
        lock.withLock {
            known = known.filter { $0.value.object != nil }
            known[ObjectKey(owner.id)] = Weak(object: owner)
            known[ObjectKey(object.id)] = Weak(object: object)
            ObjectLifetime.value(of: owner, key: &key, orMake: Kept.init).objects[ObjectIdentifier(object)] = object
        }
    }

    static func object(_ id: NSManagedObjectID) -> NSManagedObject? { lock.withLock { known[ObjectKey(id)]?.object } }
}
