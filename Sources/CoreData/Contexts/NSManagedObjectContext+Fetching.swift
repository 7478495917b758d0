import SampanFoundation

extension NSManagedObjectContext {
    /// What a fetch gives: objects, identifiers, dictionaries or a number.
    final func fetched(_ request: NSFetchRequestDescription) throws -> [AnyObject] {
        checkQueue()
        let entity = request.resolvedEntity(requiredModel)
        if request.resultType.contains(.countResultType) { return [NSNumber(value: try counted(request))] }
        if request.resultType.contains(.dictionaryResultType) { return try dictionaries(request, entity) }
        if request.resultType.contains(.managedObjectIDResultType) { return try identifiers(request, entity, rows: false) }
        return try fetchedObjects(request)
    }

    /// The objects that a fetch gives.
    final func fetchedObjects(_ request: NSFetchRequestDescription) throws -> [NSManagedObject] {
        checkQueue()
        let entity = request.resolvedEntity(requiredModel)
        let ids = try identifiers(request, entity, rows: request.includesPropertyValues && request.fetchBatchSize == 0)
        let objects = faults(for: ids)
        if request.shouldRefreshRefetchedObjects {
            for object in objects where !object.flags.isFault { reread(object) }
        }
        if request.fetchBatchSize > 0 { FetchBatch.divide(objects, request.fetchBatchSize) }
        if !request.returnsObjectsAsFaults, request.includesPropertyValues { for object in objects { object.fulfill() } }
        for path in request.relationshipKeyPathsForPrefetching ?? [] {
            try prefetch(path.split(separator: ".").map(String.init), objects)
        }
        keep(objects, batch: request.fetchBatchSize)
        return objects
    }

    /// Keeps what was fetched until the autorelease pool is drained, as it stays at Apple: apps come back to objects that they do not keep
    /// themselves. Of a fetch in batches only the first is kept, for the others need not be there at all.
    private func keep(_ objects: [NSManagedObject], batch: Int) {
        guard !objects.isEmpty, AutoreleasePool.isDrained else { return }
        AutoreleasePool.keep(batch > 0 && batch < objects.count ? Array(objects.prefix(batch)) : objects)
    }

    /// How many objects a fetch would give.
    final func counted(_ request: NSFetchRequestDescription) throws -> Int {
        checkQueue()
        let entity = request.resolvedEntity(requiredModel)
        if request.includesPendingChanges, hasPendingChanges(entity) || parent != nil {
            return try identifiers(request, entity, rows: false).count
        }
        return try stores(request, entity).reduce(0) { sum, store in
            do { return sum + (try store.count(request, entity)) } catch let untranslatable as Untranslatable {
                return sum + (try inMemory(request, entity, store, untranslatable).count)
            }
        }
    }

    private func stores(_ request: NSFetchRequestDescription, _ entity: NSEntityDescription) throws -> [SQLStore] {
        guard let coordinator = persistentStoreCoordinator else {
            CoreDataError.raise("The context has no coordinator to fetch from", "NSInternalInconsistencyException")
        }
        return coordinator.stores(of: entity, among: request.affectedStores)
    }

    // MARK: Identifiers

    /// Whether what is not saved may change what a fetch of an entity gives.
    private func hasPendingChanges(_ entity: NSEntityDescription) -> Bool {
        func concerns(_ objects: ObjectSet) -> Bool { !objects.isEmpty && objects.objects.contains { $0.entity.root === entity.root } }
        return concerns(changes.inserted) || concerns(changes.updated) || concerns(changes.deleted)
    }

    /// The identifiers of the objects that a request wants, in its order.
    final func identifiers(
        _ request: NSFetchRequestDescription, _ entity: NSEntityDescription, rows: Bool
    ) throws -> [NSManagedObjectID] {
        if request.includesPendingChanges { propagateDeletions() }
        let merges = request.includesPendingChanges && hasPendingChanges(entity)
        let (limit, offset) = merges ? (0, 0) : (request.fetchLimit, request.fetchOffset)
        var ids: [NSManagedObjectID]
        if let parent {
            ids = try parent.performAndWait {
                let copy = NSFetchRequest<NSFetchRequestResult>()
                copy.take(request)
                (copy.fetchLimit, copy.fetchOffset) = (limit, offset)
                return try parent.identifiers(copy, entity, rows: rows)
            }.map(registry.current)
        } else {
            ids = try stored(request, entity, rows: rows, limit: limit, offset: offset)
        }
        guard merges else { return ids }
        ids = withPendingChanges(ids, request, entity)
        if request.fetchOffset > 0 { ids = Array(ids.dropFirst(request.fetchOffset)) }
        if request.fetchLimit > 0 { ids = Array(ids.prefix(request.fetchLimit)) }
        return ids
    }

    private func stored(
        _ request: NSFetchRequestDescription, _ entity: NSEntityDescription, rows: Bool, limit: Int, offset: Int
    ) throws -> [NSManagedObjectID] {
        let stores = try stores(request, entity)
        guard stores.count != 1 else { return try stored(request, entity, stores[0], rows: rows, limit: limit, offset: offset) }
        // What several stores give is put in order here.
        let all = try stores.flatMap { try stored(request, entity, $0, rows: rows, limit: 0, offset: 0) }
        let sorted = sorted(all, request.sortDescriptors ?? [])
        let rest = sorted.dropFirst(offset)
        return Array(limit > 0 ? rest.prefix(limit) : rest)
    }

    private func stored(
        _ request: NSFetchRequestDescription, _ entity: NSEntityDescription, _ store: SQLStore, rows: Bool, limit: Int, offset: Int
    ) throws -> [NSManagedObjectID] {
        do { return try store.fetch(request, entity, rows: rows, limit: limit, offset: offset) } catch let untranslatable as Untranslatable
        {
            let ids = try inMemory(request, entity, store, untranslatable)
            let rest = ids.dropFirst(offset)
            return Array(limit > 0 ? rest.prefix(limit) : rest)
        }
    }

    /// What no SQL can be made of is looked for among all objects, unless the store is in a file: there it is a programmer's error.
    private func inMemory(
        _ request: NSFetchRequestDescription, _ entity: NSEntityDescription, _ store: SQLStore, _ reason: Untranslatable
    ) throws -> [NSManagedObjectID] {
        guard store.type != NSSQLiteStoreType else {
            CoreDataError.raise(
                "unimplemented SQL generation for predicate : (\(request.predicate?.predicateFormat ?? "")) (\(reason.what))")
        }
        let all = NSFetchRequest<NSFetchRequestResult>()
        all.includesSubentities = request.includesSubentities
        let ids = try store.fetch(all, entity, rows: true, limit: 0, offset: 0)
        let kept = ids.filter { request.predicate?.evaluate(with: fault(for: $0)) ?? true }
        return sorted(kept, request.sortDescriptors ?? [])
    }

    private func sorted(_ ids: [NSManagedObjectID], _ descriptors: [NSSortDescriptor]) -> [NSManagedObjectID] {
        guard !descriptors.isEmpty else { return ids }
        return ids.map { fault(for: $0) }.enumerated().sorted { left, right in
            let order = ManagedOrder.compare(left.element, right.element, descriptors)
            return order == .orderedSame ? left.offset < right.offset : order == .orderedAscending
        }.map(\.element.id)
    }

    /// Objects that are not saved come to their places, or go.
    private func withPendingChanges(
        _ ids: [NSManagedObjectID], _ request: NSFetchRequestDescription, _ entity: NSEntityDescription
    ) -> [NSManagedObjectID] {
        func isWanted(_ object: NSManagedObject) -> Bool {
            let fits = request.includesSubentities ? object.entity.isKindOf(entity: entity) : object.entity === entity
            return fits && (request.predicate?.evaluate(with: object) ?? true)
        }
        let moved = changes.updated.objects.filter { $0.entity.root === entity.root }
        let out = Set((moved + changes.deleted.objects).map { ObjectKey($0.id) })
        var result = out.isEmpty ? ids : ids.filter { !out.contains(ObjectKey($0)) }
        let present = Set(changes.inserted.objects.map { ObjectKey($0.id) })
        if parent != nil { result = result.filter { !present.contains(ObjectKey($0)) } }
        let descriptors = request.sortDescriptors ?? []
        if descriptors.isEmpty {
            // Changed objects stay where they were.
            let kept = Set(moved.filter(isWanted).map { ObjectKey($0.id) })
            let deleted = Set(changes.deleted.objects.map { ObjectKey($0.id) })
            let had = Set(ids.map(ObjectKey.init))
            result = ids.filter { id in
                let key = ObjectKey(id)
                if deleted.contains(key) || present.contains(key) { return false }
                return !out.contains(key) || kept.contains(key)
            }
            result += moved.filter { kept.contains(ObjectKey($0.id)) && !had.contains(ObjectKey($0.id)) }.map(\.id)
            return result + changes.inserted.objects.filter(isWanted).map(\.id)
        }
        let newcomers = (moved + changes.inserted.objects).filter(isWanted)
        for object in newcomers {
            var (low, high) = (0, result.count)
            while low < high {
                let middle = (low + high) / 2
                if ManagedOrder.compare(fault(for: result[middle]), object, descriptors) == .orderedDescending {
                    high = middle
                } else {
                    low = middle + 1
                }
            }
            result.insert(object.id, at: low)
        }
        return result
    }

    // MARK: Dictionaries

    private func dictionaries(_ request: NSFetchRequestDescription, _ entity: NSEntityDescription) throws -> [NSDictionary] {
        let stores = try stores(request, entity)
        do { return try stores.flatMap { try $0.dictionaries(request, entity) } } catch let untranslatable as Untranslatable {
            CoreDataError.raise(
                "unimplemented SQL generation for predicate : (\(request.predicate?.predicateFormat ?? "")) (\(untranslatable.what))")
        }
    }

    // MARK: Reading along

    /// Reads the objects at the end of a path of relationships.
    private func prefetch(_ path: [String], _ objects: [NSManagedObject]) throws {
        guard let key = path.first, !objects.isEmpty, parent == nil else { return }
        var next: [NSManagedObjectID] = []
        for (_, group) in Dictionary(grouping: objects, by: { ObjectIdentifier($0.layout) }) {
            let layout = group[0].layout
            guard let slot = layout.index[key], layout.slots[slot].relationship != nil else { continue }
            for object in group { object.fulfill() }
            if layout.slots[slot].isToMany {
                let open = group.filter { !$0.values.isEmpty && $0.values[slot].isUnfetched && $0.id.store != nil }
                for (_, owners) in Dictionary(grouping: open, by: { ObjectIdentifier($0.id.store!) }) {
                    let related = try owners[0].id.store!.related(to: owners.map(\.id), slot: slot)
                    for owner in owners { setRelated(owner, slot, related[ObjectKey(owner.id)] ?? []) }
                }
            }
            next += group.flatMap { $0.values.isEmpty ? [] : $0.values[slot].identifiers }
        }
        let unknown = next.uniqued.filter { $0.row == nil && $0.store != nil }
        for (_, ids) in Dictionary(grouping: unknown, by: { ObjectIdentifier($0.store!) }) { try ids[0].store!.readAll(ids) }
        if path.count > 1 { try prefetch(Array(path.dropFirst()), next.uniqued.map { fault(for: $0) }) }
    }

    // MARK: Requests of all kinds

    final func executed(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        checkQueue()
        switch request {
        case let batch as any BatchRequest:
            guard parent == nil else {
                return try parent!.performAndWait { try parent!.executed(request) }
            }
            return try batch.run(in: self)
        case let asynchronous as any AsynchronousRequest: return asynchronous.start(in: self)
        case let history as NSPersistentHistoryChangeRequest: return try history.run(in: self)
        default:
            throw CoreDataError.error(
                NSPersistentStoreUnsupportedRequestTypeError, reason: "Stores do not take requests of the class \(type(of: request))")
        }
    }
}

/// The order of objects by sort descriptors.
enum ManagedOrder {
    static func compare(_ left: Any, _ right: Any, _ descriptors: [NSSortDescriptor]) -> ComparisonResult {
        for descriptor in descriptors {
            let order = compare(left, right, descriptor)
            if order != .orderedSame { return order }
        }
        return .orderedSame
    }

    /// A descriptor that was made with a key path of Swift's goes by its keys, too: what is read by the path may be no number or text.
    private static func compare(_ left: Any, _ right: Any, _ descriptor: NSSortDescriptor) -> ComparisonResult {
        guard let key = descriptor.key, descriptor.selector == nil, !descriptor.comparesByClosure, let left = left as? NSManagedObject,
            let right = right as? NSManagedObject
        else { return descriptor.compare(left, to: right) }
        let order =
            key.contains(".")
            ? ObjCOrder.compare(left.value(forKeyPath: key), right.value(forKeyPath: key))
            : ObjCOrder.compare(left.value(forKey: key), right.value(forKey: key))
        return descriptor.ascending ? order : ComparisonResult(rawValue: -order.rawValue)!
    }
}

/// Objects of one fetch that are read together when one of them is needed.
final class FetchBatch {
    private var ids: [NSManagedObjectID]

    private init(_ ids: [NSManagedObjectID]) { self.ids = ids }

    static func divide(_ objects: [NSManagedObject], _ size: Int) {
        for start in stride(from: 0, to: objects.count, by: size) {
            let part = objects[start..<min(start + size, objects.count)]
            let batch = FetchBatch(part.map(\.id))
            for object in part where object.flags.isFault { object.batch = batch }
        }
    }

    func load(_ context: NSManagedObjectContext) {
        let unknown = ids.filter { $0.row == nil && !$0.isTemporaryID }
        ids = []
        for (_, group) in Dictionary(grouping: unknown.filter { $0.store != nil }, by: { ObjectIdentifier($0.store!) }) {
            do { try group[0].store?.readAll(group) } catch { Complaint.say("CoreData: error: \(error)") }
        }
    }
}

/// A fetch whose results come later, whatever they are.
protocol AsynchronousRequest {
    func start(in context: NSManagedObjectContext) -> NSPersistentStoreAsynchronousResult
}

extension NSAsynchronousFetchRequest: AsynchronousRequest {
    func start(in context: NSManagedObjectContext) -> NSPersistentStoreAsynchronousResult {
        let result = NSAsynchronousFetchResult(self, context)
        context.perform {
            guard !result.isCancelled else {
                result.operationError = CoreDataError.error(CocoaError.Code.userCancelled.rawValue)
                self.completionBlock?(result)
                return
            }
            do { result.finalResult = try context.fetch(self.fetchRequest) } catch { result.operationError = error }
            result.finish(result.finalResult?.count ?? 0)
            self.completionBlock?(result)
        }
        return result
    }
}
