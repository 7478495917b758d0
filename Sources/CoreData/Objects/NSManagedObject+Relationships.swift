import SampanFoundation

// The two ends of a relationship know of each other.
extension NSManagedObject {
    /// Tells the other ends what changed at this one.
    final func maintainInverse(_ slot: Int, from old: ManagedValue, to new: ManagedValue) {
        guard let relationship = layout.slots[slot].relationship, let inverse = relationship.inverseRelationship else { return }
        let (before, after) = (old.identifiers, new.identifiers)
        if before.isEmpty, after.isEmpty { return }
        let (kept, wanted) = (Set(before.map(ObjectKey.init)), Set(after.map(ObjectKey.init)))
        for id in before where !wanted.contains(ObjectKey(id)) {
            guard let other = relatedObject(id), !other.isGone else { continue }
            other.dropRelated(id: self.id, inverse.name)
        }
        for id in after where !kept.contains(ObjectKey(id)) {
            guard let other = relatedObject(id), !other.isGone else { continue }
            other.takeRelated(self, inverse.name, reverse: relationship.name)
        }
    }

    /// Whether the object is deleted, or was never more than an identifier.
    final var isGone: Bool { flags.isDeleted && context == nil }

    /// Forgets an object in a relationship, as the other end has.
    final func dropRelated(id: NSManagedObjectID, _ key: String) {
        guard let slot = layout.index[key] else { return }
        willRead(slot)
        guard !values.isEmpty else { return }
        switch values[slot] {
        case .toOne(let current): if current === id { changeQuietly(slot) { $0 = .null } }
        case .set(let ids): if ids.contains(ObjectKey(id)) { changeQuietly(slot) { $0.remove(id) } }
        case .ordered(let ids): if ids.contains(where: { $0 === id }) { changeQuietly(slot) { $0.remove(id) } }
        default: break
        }
    }

    /// Takes an object into a relationship, as the other end has.
    final func takeRelated(_ object: NSManagedObject, _ key: String, reverse: String) {
        guard let slot = layout.index[key] else { return }
        willRead(slot)
        if values.isEmpty { values = layout.initialValues }
        switch values[slot] {
        case .toOne(let current):
            guard current !== object.id else { return }
            // Whoever had this object has it no more.
            if let former = relatedObject(current), !former.isGone { former.dropRelated(id: id, reverse) }
            changeQuietly(slot) { $0 = .toOne(object.id) }
        case .null: changeQuietly(slot) { $0 = .toOne(object.id) }
        case .set(let ids): if !ids.contains(ObjectKey(object.id)) { changeQuietly(slot) { $0.add(object.id) } }
        case .ordered(let ids): if !ids.contains(where: { $0 === object.id }) { changeQuietly(slot) { $0.add(object.id) } }
        default: break
        }
    }

    /// Changes a slot for the sake of the other end, which needs not be told.
    private func changeQuietly(_ slot: Int, _ change: (inout ManagedValue) -> Void) {
        let name = layout.slots[slot].name
        (self as any NSKeyValueObserving).willChangeValue(forKey: name)
        captureEventStart(slot)
        // Taken out, so that a large set is changed in its place.
        var value = ManagedValue.null
        swap(&value, &values[slot])
        change(&value)
        swap(&value, &values[slot])
        related[slot] = nil
        context?.noteChange(of: self)
        (self as any NSKeyValueObserving).didChangeValue(forKey: name)
    }

    // MARK: Lowered accessors of relationships

    private func slotOfMany(_ key: String) -> Int {
        guard let slot = layout.index[key], layout.slots[slot].isToMany else { undefined(key) }
        return slot
    }

    /// `addToItems(_:)`: an object, or all objects of a collection.
    public final func _addManaged(_ value: Any?, forKey key: StaticString) { addRelated(value, slotOfMany(key.description)) }

    /// `removeFromItems(_:)`: an object, or all objects of a collection.
    public final func _removeManaged(_ value: Any?, forKey key: StaticString) { removeRelated(value, slotOfMany(key.description)) }

    /// `insertIntoItems(_:at:)`
    public final func _insertManaged(_ value: Any?, at index: Int, forKey key: StaticString) {
        let slot = slotOfMany(key.description)
        changeOrder(slot) { ids, objects in
            guard index <= ids.count else { self.beyond(index, ids.count) }
            ids.insert(contentsOf: objects(value), at: index)
        }
    }

    /// `insertIntoItems(_:at:)`
    public final func _insertManaged(_ values: Any?, at indexes: NSIndexSet, forKey key: StaticString) {
        changeOrder(slotOfMany(key.description)) { ids, objects in
            for (id, index) in zip(objects(values), indexes.map { $0 }) {
                guard index <= ids.count else { self.beyond(index, ids.count) }
                ids.insert(id, at: index)
            }
        }
    }

    /// `removeFromItems(at:)`
    public final func _removeManaged(at index: Int, forKey key: StaticString) {
        changeOrder(slotOfMany(key.description)) { ids, _ in
            guard ids.indices.contains(index) else { self.beyond(index, ids.count) }
            ids.remove(at: index)
        }
    }

    /// `removeFromItems(at:)`
    public final func _removeManaged(at indexes: NSIndexSet, forKey key: StaticString) {
        changeOrder(slotOfMany(key.description)) { ids, _ in
            for index in indexes.map({ $0 }).reversed() {
                guard ids.indices.contains(index) else { self.beyond(index, ids.count) }
                ids.remove(at: index)
            }
        }
    }

    /// `replaceItems(at:with:)`
    public final func _replaceManaged(at index: Int, with value: Any?, forKey key: StaticString) {
        changeOrder(slotOfMany(key.description)) { ids, objects in
            guard ids.indices.contains(index) else { self.beyond(index, ids.count) }
            ids.replaceSubrange(index...index, with: objects(value))
        }
    }

    /// `replaceItems(at:with:)`
    public final func _replaceManaged(at indexes: NSIndexSet, with values: Any?, forKey key: StaticString) {
        changeOrder(slotOfMany(key.description)) { ids, objects in
            for (id, index) in zip(objects(values), indexes.map { $0 }) {
                guard ids.indices.contains(index) else { self.beyond(index, ids.count) }
                ids[index] = id
            }
        }
    }

    private func beyond(_ index: Int, _ count: Int) -> Never {
        CoreDataError.raise("index \(index) beyond bounds for a relationship of \(count) objects", "NSRangeException")
    }

    // MARK: Changing collections

    final func addRelated(_ value: Any?, _ slot: Int) {
        guard let relationship = layout.slots[slot].relationship else { return }
        let added = stored(managedObjects(value, relationship), slot)
        changeMembers(slot, added.identifiers.filter { !isMember($0, slot) }, { $0.add($1) }) { other in
            if let inverse = relationship.inverseRelationship {
                other.takeRelated(self, inverse.name, reverse: relationship.name)
            }
        }
    }

    final func removeRelated(_ value: Any?, _ slot: Int) {
        guard let relationship = layout.slots[slot].relationship else { return }
        let removed = managedObjects(value, relationship).map(\.id)
        changeMembers(slot, removed.filter { isMember($0, slot) }, { $0.remove($1) }) { other in
            if let inverse = relationship.inverseRelationship { other.dropRelated(id: self.id, inverse.name) }
        }
    }

    private func isMember(_ id: NSManagedObjectID, _ slot: Int) -> Bool {
        willRead(slot)
        switch values.isEmpty ? .null : values[slot] {
        case .set(let ids): return ids.contains(ObjectKey(id))
        case .ordered(let ids): return ids.contains { $0 === id }
        default: return false
        }
    }

    /// Changes a relationship to many in its place, however large it is, and then the other ends.
    private func changeMembers(
        _ slot: Int, _ ids: [NSManagedObjectID], _ change: (inout ManagedValue, NSManagedObjectID) -> Void,
        other: (NSManagedObject) -> Void
    ) {
        fulfill()
        if values.isEmpty { values = layout.initialValues }
        guard !ids.isEmpty else {
            context?.noteChange(of: self)
            return
        }
        changeQuietly(slot) { value in for id in ids { change(&value, id) } }
        for id in ids { if let object = relatedObject(id), !object.isGone { other(object) } }
    }

    /// Changes the order of a relationship's objects, or what they are.
    final func changeOrder(
        _ slot: Int, _ body: (inout [NSManagedObjectID], (Any?) -> [NSManagedObjectID]) -> Void
    ) {
        guard let relationship = layout.slots[slot].relationship else { return }
        willRead(slot)
        var ids = values[slot].identifiers
        body(&ids) { stored(managedObjects($0, relationship), slot).identifiers }
        change(slot) { current in
            current = layout.slots[slot].isOrdered ? .ordered(ids.uniqued) : .set(Set(ids.map(ObjectKey.init)))
        }
    }

    /// Changes a relationship to many, in its place.
    final func change(_ slot: Int, _ body: (inout ManagedValue) -> Void) {
        let name = layout.slots[slot].name
        fulfill()
        if values.isEmpty { values = layout.initialValues }
        willRead(slot)
        let old = values[slot]
        (self as any NSKeyValueObserving).willChangeValue(forKey: name)
        captureEventStart(slot)
        body(&values[slot])
        related[slot] = nil
        maintainInverse(slot, from: old, to: values[slot])
        if !flags.isAwaking { context?.noteChange(of: self) }
        (self as any NSKeyValueObserving).didChangeValue(forKey: name)
    }
}

extension ManagedValue {
    /// Adds an object to a relationship to many, at the end if it is ordered.
    mutating func add(_ id: NSManagedObjectID) {
        switch self {
        case .set(var ids):
            self = .null
            ids.insert(ObjectKey(id))
            self = .set(ids)
        case .ordered(var ids):
            guard !ids.contains(where: { $0 === id }) else { return }
            self = .null
            ids.append(id)
            self = .ordered(ids)
        default: break
        }
    }

    /// Removes an object from a relationship to many.
    mutating func remove(_ id: NSManagedObjectID) {
        switch self {
        case .set(var ids):
            self = .null
            ids.remove(ObjectKey(id))
            self = .set(ids)
        case .ordered(var ids):
            self = .null
            ids.removeAll { $0 === id }
            self = .ordered(ids)
        default: break
        }
    }
}
