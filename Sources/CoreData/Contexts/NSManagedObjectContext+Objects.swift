import SampanFoundation

// Which objects there are: insertion, deletion, faults.
extension NSManagedObjectContext {
    // MARK: Identifiers

    /// The identifier that this context's coordinator has for an object.
    final func local(_ id: NSManagedObjectID) -> NSManagedObjectID {
        if id.isTemporaryID { return registry.current(id) }
        guard let coordinator = persistentStoreCoordinator, let store = id.store, store.coordinator !== coordinator else { return id }
        return coordinator.managedObjectID(forURIRepresentation: id.uriRepresentation()) ?? id
    }

    /// The object of an identifier; what is not known becomes a fault.
    final func fault(for id: NSManagedObjectID) -> NSManagedObject {
        if let known = registry.object(id) { return known }
        let made = ManagedClass.of(id.entity, in: self).makeFault(id)
        registry.add(made)
        return made
    }

    /// The objects of identifiers.
    final func faults(for ids: [NSManagedObjectID]) -> [NSManagedObject] {
        var maker: (layout: EntityLayout, cls: ManagedClass)?
        return ids.map { id in
            if let known = registry.object(id) { return known }
            if maker?.layout !== id.layout { maker = (id.layout, ManagedClass.of(id.entity, in: self)) }
            let made = maker!.cls.makeFault(id)
            registry.add(made)
            return made
        }
    }

    /// The object that a relationship leads to; `nil` for a new object that is no more.
    final func objectForRelationship(_ id: NSManagedObjectID) -> NSManagedObject? {
        if let known = registry.object(id) { return known }
        let id = registry.current(id)
        guard !id.isTemporaryID || parent != nil else { return nil }
        return fault(for: id)
    }

    final func existing(_ id: NSManagedObjectID) throws -> NSManagedObject {
        checkQueue()
        func missing() -> NSError {
            CoreDataError.error(
                NSManagedObjectReferentialIntegrityError, reason: "There is no object \(id.uriRepresentation())",
                [NSAffectedObjectsErrorKey: [id]])
        }
        if let known = registry.object(id) {
            if known.flags.isDeleted { throw missing() }
            if !known.flags.isFault { return known }
        }
        guard let row = try sourceRow(id) else { throw missing() }
        let object = fault(for: id)
        if object.flags.isFault { fill(object, row) }
        return object
    }

    // MARK: Faults

    /// What the store, or the parent, says of an object.
    final func sourceRow(_ id: NSManagedObjectID) throws -> Row? {
        if let parent { return try parent.performAndWait { try parent.rowForChild(id) } }
        guard let store = id.store else { return nil }
        return try store.row(for: id, staleness: stalenessInterval)
    }

    /// Reads a fault's values.
    final func fulfill(_ object: NSManagedObject) {
        guard object.flags.isFault, !object.flags.isFulfilling else { return }
        object.flags.isFulfilling = true
        defer { object.flags.isFulfilling = false }
        if object.flags.isInserted {
            // A new object that was to forget its changes is as new ones are.
            object.values = object.layout.initialValues
            object.flags.isFault = false
            return
        }
        if let batch = object.batch { batch.load(self) }
        do {
            guard let row = try sourceRow(object.id) else { return handleInaccessible(object) }
            fill(object, row)
        } catch {
            Complaint.say("CoreData: error: \(error)")
            handleInaccessible(object)
        }
    }

    private func fill(_ object: NSManagedObject, _ row: Row) {
        object.values = row.values
        object.snapshot = row
        object.flags.isFault = false
        object.batch = nil
        object.flags.isAwaking = true
        object.awakeFromFetch()
        object.flags.isAwaking = false
    }

    private func handleInaccessible(_ object: NSManagedObject) {
        guard shouldHandleInaccessibleFault(object, for: object.id, triggeredByProperty: nil) else {
            CoreDataError.raise("CoreData could not fulfill a fault for '\(object.id)'", "NSObjectInaccessibleException")
        }
        object.becomeEmpty()
        object.flags.isDeleted = true
    }

    /// Reads the objects of a relationship to many.
    final func fetchRelated(_ object: NSManagedObject, _ slot: Int) {
        let ids: [NSManagedObjectID]
        do {
            if let parent {
                ids = try parent.performAndWait { try parent.relatedForChild(object.id, slot) }
            } else {
                ids = try object.id.store?.related(to: object.id, slot: slot) ?? []
            }
        } catch {
            Complaint.say("CoreData: error: \(error)")
            ids = []
        }
        setRelated(object, slot, ids)
    }

    final func setRelated(_ object: NSManagedObject, _ slot: Int, _ ids: [NSManagedObjectID]) {
        guard !object.values.isEmpty, object.values[slot].isUnfetched else { return }
        let value: ManagedValue = object.layout.slots[slot].isOrdered ? .ordered(ids) : .set(Set(ids.map(ObjectKey.init)))
        object.values[slot] = value
        object.fetchedSets[slot] = value
        if object.eventStart?[slot].isUnfetched ?? false { object.eventStart?[slot] = value }
    }

    // MARK: Insertion

    final func take(_ object: NSManagedObject) {
        checkQueue()
        if object.registry === registry {
            if object.flags.isDeleted { restore(object) }
            return
        }
        guard object.context == nil else {
            CoreDataError.raise("An NSManagedObject cannot be in two contexts: \(object)")
        }
        guard !object.entity.isAbstract else {
            CoreDataError.raise("Cannot insert an object of the abstract entity '\(object.entity.name ?? "")'")
        }
        registry.add(object)
        noteInsertion(object)
        object.flags.isAwaking = true
        object.awakeFromInsert()
        object.flags.isAwaking = false
    }

    final func noteInsertion(_ object: NSManagedObject) {
        object.flags.isInserted = true
        object.flags.isNewlyInserted = true
        changes.inserted.insert(object)
        changes.toldInsertions = nil
        changes.newlyInserted.insert(object)
        schedule()
    }

    /// Notes that an object was changed.
    final func noteChange(of object: NSManagedObject) {
        if ConcurrencyDebug.isOn { checkQueue() }
        guard !object.flags.isDeleted else { return }
        if !object.flags.isInserted, !object.flags.isUpdated {
            object.flags.isUpdated = true
            changes.updated.insert(object)
        }
        if !object.flags.isNewlyInserted, !object.flags.isNewlyUpdated {
            object.flags.isNewlyUpdated = true
            changes.newlyUpdated.insert(object)
        }
        if !changes.isScheduled { schedule() }
    }

    // MARK: Deletion

    final func remove(_ object: NSManagedObject) {
        checkQueue()
        guard object.context === self else {
            guard object.context != nil else { return }
            CoreDataError.raise("An NSManagedObjectContext cannot delete objects in other contexts.")
        }
        guard !object.flags.isDeleted else { return }
        object.fulfill()
        guard !object.flags.isDeleted else { return }
        object.prepareForDeletion()
        guard !object.flags.isDeleted else { return }
        noteDeletion(of: object)
        changes.unpropagated.insert(object)
    }

    /// Notes that an object is deleted. Nothing related is told.
    final func noteDeletion(of object: NSManagedObject) {
        object.flags.isDeleted = true
        object.flags.wasInserted = object.flags.isInserted
        changes.newlyUpdated.remove(object)
        object.flags.isNewlyUpdated = false
        if object.flags.isInserted {
            changes.inserted.remove(object)
            changes.toldInsertions = nil
            // What came and went since changes were told last is not told at all.
            if object.flags.isNewlyInserted { changes.newlyInserted.remove(object) } else { changes.newlyDeleted.insert(object) }
            (object.flags.isInserted, object.flags.isNewlyInserted) = (false, false)
            changes.vanished.insert(object)
        } else {
            changes.updated.remove(object)
            object.flags.isUpdated = false
            changes.deleted.insert(object)
            changes.newlyDeleted.insert(object)
        }
        schedule()
    }

    // MARK: Forgetting

    /// Reads an object anew: one without changes of its own when it is needed again.
    final func bringUpToDate(_ object: NSManagedObject, keepingChanges: Bool) {
        checkQueue()
        guard object.context === self, !object.flags.isDeleted, !(keepingChanges && object.flags.isInserted) else { return }
        guard keepingChanges else {
            changes.updated.remove(object)
            changes.newlyUpdated.remove(object)
            (object.flags.isUpdated, object.flags.isNewlyUpdated) = (false, false)
            object.turnIntoFault()
            changes.refreshed.insert(object)
            return schedule()
        }
        if object.flags.isUpdated { reread(object) } else { forgetValues(of: object) }
    }

    /// Has an object without changes of its own read when it is needed again.
    final func forgetValues(of object: NSManagedObject) {
        guard !object.flags.isFault else { return }
        let names = object.layout.slots.map(\.name)
        for name in names { (object as any NSKeyValueObserving).willChangeValue(forKey: name) }
        object.turnIntoFault()
        for name in names { (object as any NSKeyValueObserving).didChangeValue(forKey: name) }
        changes.refreshed.insert(object)
        schedule()
    }

    /// Reads what an object has at once; its own changes stay.
    final func reread(_ object: NSManagedObject) {
        guard object.context === self, !object.flags.isInserted, !object.flags.isDeleted, !object.flags.isFault else { return }
        do {
            let row = try parent != nil ? sourceRow(object.id) : object.id.store?.row(for: object.id, staleness: stalenessInterval)
            guard let row else { return }
            object.rebase(on: row)
            changes.refreshed.insert(object)
            schedule()
        } catch { Complaint.say("CoreData: error: \(error)") }
    }

    final func forgetEverything() {
        checkQueue()
        let all = registry.all
        registry.removeAll()
        changes = ContextChanges()
        undoManager?.removeAllActions()
        for object in all {
            object.leaveContext()
            object.forgetValues()
        }
        post(.NSManagedObjectContextObjectsDidChange, [NSInvalidatedAllObjectsKey: all])
    }

    final func post(_ name: NSNotification.Name, _ info: [String: Any]) {
        var info = info
        info[NotificationKey.sourceContext.rawValue] = self
        NotificationCenter.default.post(name: name, object: self, userInfo: info)
    }

    // MARK: Permanent identifiers

    final func givePermanentIDs(_ objects: [NSManagedObject]) throws {
        guard let coordinator = persistentStoreCoordinator else {
            throw CoreDataError.error(NSCoreDataError, reason: "The context has no coordinator")
        }
        let new = objects.filter { $0.id.isTemporaryID && $0.registry === registry }
        guard !new.isEmpty else { return }
        var byStore: [(store: SQLStore, groups: [(entity: NSEntityDescription, objects: [NSManagedObject])])] = []
        var storesOfEntities: [ObjectIdentifier: [SQLStore]] = [:]
        var rest = new[...]
        while let object = rest.first {
            // Objects of one entity often come one after the other.
            let run = rest.prefix { $0.layout === object.layout && $0.id.assignment === object.id.assignment }
            rest = rest[run.endIndex...]
            let candidates = storesOfEntities[ObjectIdentifier(object.entity)] ?? coordinator.stores(of: object.entity)
            storesOfEntities[ObjectIdentifier(object.entity)] = candidates
            let assigned = object.id.assigned.flatMap { wanted in candidates.first { $0 === wanted } }
            guard let store = assigned ?? candidates.first(where: { !$0.isReadOnly }) ?? candidates.first else {
                try coordinator.requireStores()
                throw CoreDataError.error(
                    NSPersistentStoreSaveError, reason: "No store keeps objects of the entity \(object.entity.name ?? "")")
            }
            let at = byStore.firstIndex { $0.store === store } ?? byStore.count
            if at == byStore.count { byStore.append((store, [])) }
            if let group = byStore[at].groups.firstIndex(where: { $0.entity === object.entity }) {
                byStore[at].groups[group].objects += run
            } else {
                byStore[at].groups.append((object.entity, Array(run)))
            }
        }
        for (store, groups) in byStore {
            let keys = try store.newKeys(groups.map { ($0.entity, $0.objects.count) })
            for (group, ids) in zip(groups, keys) { for (object, id) in zip(group.objects, ids) { rename(object, id) } }
        }
        replaceFormerIDs()
    }

    private func rename(_ object: NSManagedObject, _ id: NSManagedObjectID) {
        (object as any NSKeyValueObserving).willChangeValue(forKey: "objectID")
        registry.rename(object, to: id)
        (object as any NSKeyValueObserving).didChangeValue(forKey: "objectID")
    }

    /// Relationships lead to the identifiers that objects have now.
    private func replaceFormerIDs() {
        for objects in [changes.inserted.objects, changes.updated.objects, changes.deleted.objects] {
            for object in objects where !object.layout.relationshipSlots.isEmpty && !object.values.isEmpty {
                for slot in object.layout.relationshipSlots { object.values[slot].replaceIDs(registry.current) }
            }
        }
    }
}

extension ManagedValue {
    /// Replaces temporary identifiers.
    mutating func replaceIDs(_ current: (NSManagedObjectID) -> NSManagedObjectID) {
        switch self {
        case .toOne(let id): if id.isTemporaryID { self = .toOne(current(id)) }
        case .set(let ids): if ids.contains(where: \.id.isTemporaryID) { self = .set(Set(ids.map { ObjectKey(current($0.id)) })) }
        case .ordered(let ids): if ids.contains(where: \.isTemporaryID) { self = .ordered(ids.map(current)) }
        default: break
        }
    }
}

extension NSManagedObject {
    /// The object belongs to no context any more.
    final func leaveContext() {
        registry?.forget(self)
        registry = nil
        related = [:]
        let former = flags
        flags = Flags()
        (flags.isFault, flags.isDeleted, flags.wasInserted) = (former.isFault, former.isDeleted, former.wasInserted)
        eventStart = nil
        batch = nil
    }

    /// Forgets the values, which are read again when they are needed.
    final func turnIntoFault() {
        guard !flags.isFault else { return }
        willTurnIntoFault()
        forgetValues()
        didTurnIntoFault()
    }

    /// Forgets the values, and tells nobody.
    final func forgetValues() {
        values = []
        (snapshot, fetchedSets, related, eventStart, changing) = (nil, [:], [:], nil, [:])
        flags.isFault = true
    }

    /// Takes over what the store says now; own changes stay.
    final func rebase(on row: Row) {
        let own = changedSlots
        let sets = fetchedSets
        var new = row.values
        for slot in layout.slots.indices where layout.slots[slot].isTransient { new[slot] = values[slot] }
        for slot in own { new[slot] = values[slot] }
        snapshot = row
        fetchedSets = [:]
        for slot in own {
            if let set = sets[slot] { fetchedSets[slot] = set }
        }
        // What was read of relationships to many is read again when it is needed, but at once where somebody looks.
        let observed = layout.slots.indices.filter { !own.contains($0) && values[$0] != new[$0] && !layout.slots[$0].isTransient }
        for slot in observed { (self as any NSKeyValueObserving).willChangeValue(forKey: layout.slots[slot].name) }
        values = new
        related = [:]
        for slot in observed { (self as any NSKeyValueObserving).didChangeValue(forKey: layout.slots[slot].name) }
    }
}
