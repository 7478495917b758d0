import SampanFoundation

// What is done at the end of an event: deletions reach related objects, changes are told, and become what can be undone.
extension NSManagedObjectContext {
    /// Has changes processed when the run loop's turn ends; contexts with a queue of their own do so when a closure ends.
    final func schedule() {
        guard !changes.isScheduled, !changes.isProcessing else { return }
        changes.isScheduled = true
        switch concurrencyType {
        case .mainQueueConcurrencyType: RunLoop.main.perform(inModes: [.common]) { [weak self] in self?.process() }
        case .confinementConcurrencyType: RunLoop.current.perform(inModes: [.common]) { [weak self] in self?.process() }
        case .privateQueueConcurrencyType: break
        }
    }

    /// Has changes processed in an event of their own. For a context with a queue of its own that is another closure's end.
    private func scheduleAnother() {
        if concurrencyType == .privateQueueConcurrencyType { perform {} } else { schedule() }
    }

    final func process() {
        changes.isScheduled = false
        guard !changes.isProcessing else { return }
        changes.isProcessing = true
        defer {
            changes.isProcessing = false
            // What was changed while changes were told belongs to the next event.
            if changes.hasNews { scheduleAnother() }
        }
        if propagatesDeletesAtEndOfEvent || changes.isSaving { propagateDeletions() }
        guard changes.hasNews || !changes.vanished.isEmpty else { return }
        let (inserted, updated, deleted) =
            (changes.newlyInserted.objects, changes.newlyUpdated.objects, changes.newlyDeleted.objects)
        let (refreshed, arrived, gone) =
            (changes.refreshed.objects, changes.mergedInsertions.objects, changes.mergedDeletions.objects)
        let (vanished, hasArrived) = (changes.vanished.objects, changes.mergedInsertions)
        if undoManager?.isUndoRegistrationEnabled ?? false {
            recordUndo(inserted: inserted, updated: updated, deleted: deleted)
        }
        changes.forgetNews()
        for object in inserted { object.flags.isNewlyInserted = false }
        for object in updated { object.flags.isNewlyUpdated = false }
        var info: [String: Any] = [:]
        func tell(_ key: String, _ objects: [NSManagedObject]) { if !objects.isEmpty { info[key] = Set(told: objects) } }
        if arrived.isEmpty, inserted.count == changes.inserted.count, !inserted.isEmpty {
            changes.toldInsertions = Set(told: inserted)
            info[NSInsertedObjectsKey] = changes.toldInsertions
        } else {
            tell(NSInsertedObjectsKey, inserted + arrived)
        }
        tell(NSUpdatedObjectsKey, updated)
        tell(NSDeletedObjectsKey, deleted + gone)
        tell(NSRefreshedObjectsKey, refreshed.filter { !hasArrived.contains($0) })
        if !info.isEmpty { post(.NSManagedObjectContextObjectsDidChange, info) }
        for objects in [inserted, updated, deleted] { for object in objects where !object.flags.isNewlyUpdated { object.eventStart = nil } }
        for object in vanished where object.flags.isDeleted {
            registry.remove(object)
            object.leaveContext()
        }
        for object in gone {
            registry.remove(object)
            object.leaveContext()
        }
    }

    // MARK: Deletions

    /// Follows the delete rules, until no more objects are deleted.
    final func propagateDeletions() {
        while !changes.unpropagated.isEmpty {
            let round = changes.unpropagated.objects
            changes.unpropagated.removeAll()
            for object in round where object.flags.isDeleted { propagateDeletion(of: object) }
        }
    }

    private func propagateDeletion(of object: NSManagedObject) {
        for slot in object.layout.relationshipSlots {
            guard let relationship = object.layout.slots[slot].relationship else { continue }
            let rule = relationship.deleteRule
            guard rule == .nullifyDeleteRule || rule == .cascadeDeleteRule else { continue }
            object.willRead(slot)
            for id in object.values[slot].identifiers {
                guard let other = objectForRelationship(id), !other.flags.isDeleted else { continue }
                if rule == .cascadeDeleteRule {
                    remove(other)
                } else if let inverse = relationship.inverseRelationship {
                    other.dropRelated(id: object.id, inverse.name)
                }
            }
        }
    }

    /// Takes all changes back.
    final func takeBackChanges() {
        checkQueue()
        process()
        let (inserted, updated, deleted) = (changes.inserted.objects, changes.updated.objects, changes.deleted.objects)
        guard !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty else { return }
        changes.inserted.removeAll()
        changes.toldInsertions = nil
        changes.updated.removeAll()
        changes.deleted.removeAll()
        undoManager?.removeAllActions()
        for object in inserted {
            registry.remove(object)
            object.leaveContext()
        }
        for object in deleted { object.flags.isDeleted = false }
        for object in updated + deleted {
            object.flags.isUpdated = false
            object.returnToSnapshot()
            object.awake(fromSnapshotEvents: .rollback)
        }
        var info: [String: Any] = [:]
        if !inserted.isEmpty { info[NSDeletedObjectsKey] = Set(inserted) }
        if !updated.isEmpty || !deleted.isEmpty { info[NSRefreshedObjectsKey] = Set(updated + deleted) }
        post(.NSManagedObjectContextObjectsDidChange, info)
    }
}

extension ContextChanges {
    /// What was told is no news any more.
    mutating func forgetNews() {
        newlyInserted.removeAll()
        newlyUpdated.removeAll()
        newlyDeleted.removeAll()
        refreshed.removeAll()
        mergedInsertions.removeAll()
        mergedDeletions.removeAll()
        vanished.removeAll()
    }
}

extension NSManagedObject {
    /// Has the values that the store says.
    final func returnToSnapshot() {
        guard !flags.isFault, snapshot != nil else { return }
        for slot in layout.slots.indices where !layout.slots[slot].isTransient {
            let old = fetchedSets[slot] ?? committed(slot)
            guard old != values[slot] else { continue }
            let name = layout.slots[slot].name
            (self as any NSKeyValueObserving).willChangeValue(forKey: name)
            values[slot] = old
            related[slot] = nil
            (self as any NSKeyValueObserving).didChangeValue(forKey: name)
        }
        eventStart = nil
    }
}
