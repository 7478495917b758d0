import CoreData

// Models and the objects that they stand for.
extension ModelContext {
    /// The model that stands for an object.
    func model(of object: ModelObject) -> any PersistentModel {
        if let known = object.model { return known }
        guard let type = container.schema.type(named: object.entity.name ?? "") else {
            fatalError("The container has no class of models for the entity \(object.entity.name ?? "").")
        }
        let made = type.make(_ModelState(type, object, self))
        object.model = made
        if object.hasChanges { kept[ObjectIdentifier(object)] = made }
        return made
    }

    /// The object that a model stands for. A model that is in no context joins this one, with what its relationships lead to.
    func object(of model: any PersistentModel) -> ModelObject {
        let state = model.state
        if let object = state.object {
            if object.managedObjectContext === managed {
                if object.isDeleted { managed.insert(object) }
                return object
            }
            guard object.managedObjectContext == nil else {
                fatalError("Illegal attempt to insert a model in to a different model context: \(state.type.name) is in another one.")
            }
            state.detach(state.remains)
        }
        guard container.schema.has(state.type.type), let entity = container.coordinator.managedObjectModel.entitiesByName[state.type.name]
        else { fatalError("The container's schema has no \(state.type.name): it cannot be inserted.") }
        let object = ModelObject(entity: entity, insertInto: managed)
        object.model = model
        kept[ObjectIdentifier(object)] = model
        let values = state.attach(object, self)
        for property in state.type.properties {
            let value = values[property.place] ?? property.defaultValue
            switch property.kind {
            case .attribute: if let value { state.write(property, value) }
            case .toOne: if let value, unwrapped(value) != nil { state.write(property, value) }
            case .toMany:
                // Who leads here already is not forgotten.
                guard let value, let list = property.models(value), !list.isEmpty else { continue }
                let there = (object.value(forKey: property.name) as? NSOrderedSet)?.array.map { self.model(of: $0 as! ModelObject) } ?? []
                let more = there.filter { known in !list.contains { $0 === known } }
                state.write(property, property.list(more + list) ?? value)
            }
        }
        announced.insert(ObjectIdentifier(object))
        changed([state.type.name])
        return object
    }

    // MARK: Changes

    /// A model was changed by its own setter, which tells its observers.
    func noteChange(of model: any PersistentModel, _ state: _ModelState) {
        guard let object = state.object else { return }
        kept[ObjectIdentifier(object)] = model
        announced.insert(ObjectIdentifier(object))
        changed([state.type.name])
    }

    /// Changes a relationship; the observers of the models at its other end are told, too.
    func announcing(_ property: ModelProperty, _ others: [ModelObject?], except isSame: Bool, _ change: () -> Void) {
        guard !isSame, let destination = property.destination else { return change() }
        let type = ModelType.of(destination)
        let owners = container.schema.entitiesByName[type.name]?.relationships ?? []
        let inverses = owners.compactMap { type.property(named: $0.name) }
        let models = others.compactMap { $0?.model }
        for model in models { for inverse in inverses { inverse.announce(model, false) } }
        change()
        for model in models { for inverse in inverses { inverse.announce(model, true) } }
        for case let object? in others {
            if let model = object.model { kept[ObjectIdentifier(object)] = model }
            announced.insert(ObjectIdentifier(object))
        }
        if !others.isEmpty { changed([type.name]) }
    }

    /// Objects have changed otherwise than by a model's setter: by what others saved, by undoing, by deleting what leads to them.
    func objectsChanged(_ notification: Notification) {
        let isUndoing = undoManager.map { $0.isUndoing || $0.isRedoing } ?? false
        var entities: Set<String> = []
        var news: [ModelObject] = []
        for key in [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey, NSRefreshedObjectsKey] {
            for case let object as ModelObject in notification.userInfo?[key] as? Set<NSManagedObject> ?? [] {
                entities.insert(object.entity.name ?? "")
                if isUndoing || key == NSRefreshedObjectsKey || !announced.contains(ObjectIdentifier(object)) { news.append(object) }
            }
        }
        announced = []
        for object in news {
            guard let model = object.model else { continue }
            if object.hasChanges, !object.isDeleted { kept[ObjectIdentifier(object)] = model }
            for property in model.state.type.properties {
                property.announce(model, false)
                property.announce(model, true)
            }
        }
        if !entities.isEmpty { changed(entities) }
    }

    // MARK: Those who follow

    /// What hears of changes of a context's models.
    struct WeakObserver { weak var observer: (any _ModelContextObserver)? }

    /// Has an object hear of changes, as long as it lives.
    public func _addObserver(_ observer: any _ModelContextObserver) {
        observers[ObjectIdentifier(observer)] = WeakObserver(observer: observer)
    }
    /// Has an object hear no more of changes.
    public func _removeObserver(_ observer: any _ModelContextObserver) { observers[ObjectIdentifier(observer)] = nil }

    func changed(_ entities: Set<String>) {
        for (key, weak) in observers {
            if let observer = weak.observer { observer._modelsChanged(entities) } else { observers[key] = nil }
        }
        if autosaveEnabled { scheduleAutosave() }
    }

    // MARK: Saving by itself

    /// How long a change waits for others, in seconds of the host's clock.
    private static let patience = 0.5

    func scheduleAutosave() {
        guard isMain, !isAutosaveScheduled, hasChanges else { return }
        isAutosaveScheduled = true
        nonisolated(unsafe) weak let context = self
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) {
            context?.isAutosaveScheduled = false
            context?.autosave()
        }
    }

    func autosave() {
        guard autosaveEnabled, hasChanges else { return }
        do { try save() } catch { complain("changes could not be saved: \(error)") }
    }
}

/// What hears of changes of a context's models.
public protocol _ModelContextObserver: AnyObject {
    /// Models of these entities came, changed, or are gone.
    func _modelsChanged(_ entities: Set<String>)
}
