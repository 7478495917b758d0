import SampanFoundation

/// What an object was before something changed.
private struct FormerState {
    let object: NSManagedObject
    /// Whether there was such an object: it was neither deleted nor to come yet.
    let isThere: Bool
    let values: [ManagedValue]
}

// What was told at the end of an event can be undone. Undoing notes for each object what it is at that moment, which is what redoing goes
// back to: nothing is worked out anew, neither what deletions reach nor the other ends of relationships.
extension NSManagedObjectContext {
    /// Records how these changes are undone. What came and went in one event is none of them.
    final func recordUndo(inserted: [NSManagedObject], updated: [NSManagedObject], deleted: [NSManagedObject]) {
        var states: [FormerState] = []
        for object in inserted { states.append(FormerState(object: object, isThere: false, values: [])) }
        for object in updated {
            if let values = object.eventStart { states.append(FormerState(object: object, isThere: true, values: values)) }
        }
        for object in deleted { states.append(FormerState(object: object, isThere: true, values: object.eventStart ?? object.values)) }
        let brought = changes.broughtBack
        record(states.filter { !brought.contains($0.object) })
    }

    private func record(_ states: [FormerState]) {
        guard !states.isEmpty, let undoManager, undoManager.isUndoRegistrationEnabled else { return }
        undoManager.registerUndo(withTarget: self) { $0.goBack(to: states) }
    }

    private func goBack(to states: [FormerState]) {
        process()
        var present: [FormerState] = []
        for state in states {
            let object = state.object
            let isThere = object.context === self && !object.flags.isDeleted
            if isThere {
                object.fulfill()
                for slot in state.values.indices where !state.values[slot].isUnfetched { object.willRead(slot) }
            }
            present.append(FormerState(object: object, isThere: isThere, values: object.values))
            changes.broughtBack.insert(object)
        }
        record(present)
        for (state, now) in zip(states, present) where now.isThere && !state.isThere { noteDeletion(of: state.object) }
        for (state, now) in zip(states, present) where state.isThere && !now.isThere { restore(state.object) }
        for state in states where state.isThere { bringBack(state) }
        for (state, now) in zip(states, present) {
            let event: NSSnapshotEventType =
                state.isThere ? now.isThere ? .undoUpdate : .undoDeletion : .undoInsertion
            state.object.awake(fromSnapshotEvents: event)
        }
        process()
        changes.broughtBack.removeAll()
    }

    /// Gives an object earlier values. The other ends of relationships have states of their own.
    private func bringBack(_ state: FormerState) {
        let object = state.object
        guard object.values.count == state.values.count else { return }
        for slot in object.values.indices where !state.values[slot].isUnfetched {
            var value = state.values[slot]
            value.replaceIDs(registry.current)
            guard object.values[slot] != value else { continue }
            let name = object.layout.slots[slot].name
            (object as any NSKeyValueObserving).willChangeValue(forKey: name)
            object.captureEventStart(slot)
            object.values[slot] = value
            object.related[slot] = nil
            noteChange(of: object)
            (object as any NSKeyValueObserving).didChangeValue(forKey: name)
        }
    }

    /// Takes a deletion back.
    final func restore(_ object: NSManagedObject) {
        guard object.flags.isDeleted else { return }
        let wasSaved = object.context == nil && !object.flags.wasInserted
        object.flags.isDeleted = false
        changes.deleted.remove(object)
        changes.newlyDeleted.remove(object)
        changes.unpropagated.remove(object)
        changes.vanished.remove(object)
        if object.context == nil { registry.add(object) }
        object.related = [:]
        if object.flags.wasInserted || wasSaved {
            // What the store forgot is new to it.
            if wasSaved { (object.snapshot, object.fetchedSets, object.id.row) = (nil, [:], nil) }
            noteInsertion(object)
        } else {
            changes.mergedInsertions.insert(object)
            if !object.unsavedSlots.isEmpty { noteChange(of: object) }
            schedule()
        }
    }

    /// Has what is pending become part of what is undone, before the undo manager opens or closes a group, or undoes.
    final func observeCheckpoints(of manager: UndoManager?) {
        if let checkpoints { NotificationCenter.default.removeObserver(checkpoints) }
        checkpoints = manager.map { manager in
            NotificationCenter.default.addObserver(forName: .NSUndoManagerCheckpoint, object: manager, queue: nil) { [weak self] _ in
                self?.process()
            }
        }
    }
}
