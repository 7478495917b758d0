import SampanFoundation

extension NSManagedObjectContext {
    /// How often `willSave()` may change objects again.
    private static let rounds = 1000

    /// Counts the saves of all contexts.
    nonisolated(unsafe) private static var saveCount = 0
    private static let saves = UnfairLock()

    final func saveChanges() throws {
        checkQueue()
        process()
        guard hasChanges else { return }
        if parent == nil {
            guard let coordinator else {
                throw CoreDataError.error(NSCoreDataError, reason: "The context has no coordinator to save to")
            }
            try coordinator.requireStores()
        }
        changes.isSaving = true
        defer { changes.isSaving = false }
        post(.NSManagedObjectContextWillSave, [:])
        for object in changes.inserted.objects where object.flags.isFault { object.fulfill() }
        callWillSave()
        updateDerivedAttributes()
        guard hasChanges else { return }
        try validateAll()
        if let parent { try push(to: parent) } else { try saveToStores() }
    }

    // MARK: Before

    private func callWillSave() {
        process()
        // What is asked is marked in the object: there may be a great many.
        Self.saves.withLock { Self.saveCount += 1 }
        let save = Self.saves.withLock { Self.saveCount }
        var turn = changes.inserted.objects + changes.updated.objects + changes.deleted.objects
        for round in 0... {
            guard !turn.isEmpty else { break }
            guard round < Self.rounds else {
                CoreDataError.raise(
                    "Failed to process pending changes before save.  The context is still dirty after \(Self.rounds) attempts.  Typically this recursive dirtying is caused by a bad validation method, -willSave, or notification handler.",
                    "NSInternalInconsistencyException")
            }
            for object in turn {
                object.askedInSave = save
                object.willSave()
            }
            let again = changes.newlyUpdated
            process()
            turn = again.objects
            for set in [changes.inserted, changes.updated, changes.deleted] {
                turn += set.objects.filter { $0.askedInSave != save && !again.contains($0) }
            }
        }
    }

    private func updateDerivedAttributes() {
        for objects in [changes.inserted.objects, changes.updated.objects] {
            for object in objects where !object.layout.derivedSlots.isEmpty {
                for (slot, expression) in object.layout.derivedSlots {
                    object.fulfill()
                    guard let attribute = object.layout.slots[slot].attribute else { continue }
                    object.values[slot] = attribute.stored(expression.expressionValue(with: object, context: nil))
                }
            }
        }
    }

    private func validateAll() throws {
        var errors: [NSError] = []
        func collect(_ body: () throws -> Void) {
            do { try body() } catch {
                let error = error as NSError
                errors += error.code == NSValidationMultipleErrorsError ? error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [] : [error]
            }
        }
        for object in changes.inserted.objects { collect { try object.validateForInsert() } }
        for object in changes.updated.objects { collect { try object.validateForUpdate() } }
        for object in changes.deleted.objects { collect { try object.validateForDelete() } }
        if let error = Validation.joined(errors) { throw error }
    }

    // MARK: To the stores

    private func saveToStores() throws {
        try givePermanentIDs(changes.inserted.objects)
        for attempt in 0... {
            do {
                for (store, saved) in try storeChanges() where !saved.isEmpty { try store.save(saved) }
                break
            } catch let conflicts as StoreConflicts {
                guard attempt < 20 else { throw ConflictResolution.error(conflicts, self) }
                try ConflictResolution.settle(conflicts, self)
            }
        }
        finishSaving()
    }

    private func storeChanges() throws -> [(SQLStore, SaveChanges)] {
        var result: [(store: SQLStore, changes: SaveChanges)] = []
        func add(
            _ objects: [NSManagedObject], _ path: WritableKeyPath<SaveChanges, [SavedObject]>,
            old: (NSManagedObject) -> [ManagedValue]
        ) throws {
            var rest = objects[...]
            while let first = rest.first {
                guard let place = first.id.place, let store = place.reference.store else {
                    throw CoreDataError.error(
                        NSPersistentStoreSaveError,
                        reason: "The store of \(first.id.uriRepresentation()) was removed from its coordinator")
                }
                // Objects of one entity often come one after the other.
                let group = rest.prefix { $0.id.place === place }
                rest = rest[group.endIndex...]
                let saved = group.map { object in
                    SavedObject(id: object.id, version: object.snapshot?.version ?? 0, old: old(object), new: object.values)
                }
                let at = result.firstIndex { $0.store === store } ?? result.count
                if at == result.count { result.append((store, SaveChanges(author: transactionAuthor, contextName: name))) }
                result[at].changes[keyPath: path] += saved
            }
        }
        try add(changes.inserted.objects, \.inserted) { $0.layout.initialValues }
        try add(changes.updated.objects.filter { !$0.changedSlots.isEmpty }, \.updated) { $0.committedSlots }
        try add(changes.deleted.objects, \.deleted) { $0.committedSlots }
        try add(changes.locked.objects.filter { !$0.hasChanges && $0.snapshot != nil }, \.locked) { $0.committedSlots }
        return result
    }

    /// What was saved is no change any more.
    private func finishSaving() {
        let (inserted, updated, deleted) = (changes.inserted.objects, changes.updated.objects, changes.deleted.objects)
        for objects in [inserted, updated] { for object in objects { object.becomeSaved(object.id.row) } }
        for object in deleted {
            registry.remove(object)
            object.leaveContext()
        }
        concludeSave(inserted, updated, deleted)
    }

    final func concludeSave(_ inserted: [NSManagedObject], _ updated: [NSManagedObject], _ deleted: [NSManagedObject]) {
        let toldInsertions = changes.toldInsertions ?? Set(told: inserted)
        changes.toldInsertions = nil
        changes.inserted.removeAll()
        changes.updated.removeAll()
        changes.deleted.removeAll()
        changes.locked.removeAll()
        for objects in [inserted, updated, deleted] { for object in objects { object.didSave() } }
        changes.isSaving = false
        // As at Apple, what was saved stays until the autorelease pool is drained, though the context holds it no more.
        if AutoreleasePool.isDrained { AutoreleasePool.keep([inserted, updated]) }
        var info: [String: Any] = [
            NSInsertedObjectsKey: toldInsertions, NSUpdatedObjectsKey: Set(told: updated), NSDeletedObjectsKey: Set(told: deleted),
        ]
        info["newChangeToken"] = persistentStoreCoordinator?.currentPersistentHistoryToken(fromStores: nil)
        post(.NSManagedObjectContextDidSave, info)
        let ids = SavedIDs(inserted: inserted.map(\.id), updated: updated.map(\.id), deleted: deleted.map(\.id))
        post(.NSManagedObjectContextDidSaveObjectIDs, ids.info)
        tellOthers(ids)
        if parent == nil { for store in persistentStoreCoordinator?.allStores ?? [] { store.tellRemoteChange() } }
    }

    // MARK: To the parent

    private func push(to parent: NSManagedObjectContext) throws {
        let (inserted, updated, deleted) = (changes.inserted.objects, changes.updated.objects, changes.deleted.objects)
        parent.performAndWait {
            // All new objects first, so that relationships find them.
            let copies = inserted.map { parent.adopt($0) }
            for (copy, object) in zip(copies, inserted) { copy.takeValues(of: object, slots: Array(copy.layout.slots.indices)) }
            for object in updated {
                let slots = object.layout.slots.indices.filter {
                    object.values[$0] != object.committed($0) && !object.values[$0].isUnfetched
                }
                parent.fault(for: parent.registry.current(object.id)).takeValues(of: object, slots: slots)
            }
            for object in deleted {
                let copy = parent.fault(for: parent.registry.current(object.id))
                parent.remove(copy)
            }
            parent.process()
        }
        for object in inserted + updated {
            object.becomeSaved(Row(version: 0, values: object.rowValues))
        }
        for object in deleted {
            registry.remove(object)
            object.leaveContext()
        }
        concludeSave(inserted, updated, deleted)
    }

    /// The object of this context for a new object of a child.
    private func adopt(_ object: NSManagedObject) -> NSManagedObject {
        if let known = registry.object(object.id) { return known }
        let made = ManagedClass.of(object.entity, in: self).makeFault(object.id)
        made.flags.isFault = false
        made.values = made.layout.initialValues
        registry.add(made)
        noteInsertion(made)
        return made
    }

    /// What a child's fault is filled with.
    final func rowForChild(_ id: NSManagedObjectID) throws -> Row? {
        if registry.object(id) == nil, registry.current(id).isTemporaryID {
            guard let parent else { return nil }
            return try parent.performAndWait { try parent.rowForChild(id) }
        }
        let object = fault(for: registry.current(id))
        if object.flags.isFault {
            guard let row = try sourceRow(object.id) else { return nil }
            if object.flags.isFault {
                _ = row
                object.fulfill()
            }
        }
        guard !object.flags.isDeleted else { return nil }
        return Row(version: 0, values: object.rowValues)
    }

    /// What a child's relationship to many leads to.
    final func relatedForChild(_ id: NSManagedObjectID, _ slot: Int) throws -> [NSManagedObjectID] {
        let object = fault(for: registry.current(id))
        object.fulfill()
        object.willRead(slot)
        return object.values[slot].identifiers
    }
}

extension NSManagedObject {
    /// What the store says of all slots.
    final var committedSlots: [ManagedValue] { layout.slots.indices.map(committed) }

    /// The values as a row has them: what is not saved is not in it.
    final var rowValues: [ManagedValue] {
        var result = values
        for slot in layout.slots.indices where layout.slots[slot].isTransient { result[slot] = layout.slots[slot].initial }
        return result
    }

    /// What the object has is what the store says.
    final func becomeSaved(_ row: Row?) {
        flags.isInserted = false
        flags.isUpdated = false
        flags.wasInserted = false
        snapshot = row
        if !fetchedSets.isEmpty { fetchedSets = [:] }
        for slot in layout.slotsBesideRow where !layout.slots[slot].isTransient && !values[slot].isUnfetched {
            fetchedSets[slot] = values[slot]
        }
    }

    /// Takes values over from the object of a child context.
    final func takeValues(of other: NSManagedObject, slots: [Int]) {
        fulfill()
        guard !flags.isDeleted else { return }
        for slot in slots {
            let name = layout.slots[slot].name
            willRead(slot)
            var new = other.values[slot]
            guard !new.isUnfetched else { continue }
            if let context { new.replaceIDs(context.registry.current) }
            (self as any NSKeyValueObserving).willChangeValue(forKey: name)
            captureEventStart(slot)
            values[slot] = new
            related[slot] = nil
            (self as any NSKeyValueObserving).didChangeValue(forKey: name)
        }
        context?.noteChange(of: self)
    }
}
