import CoreData

extension ModelContext {
    /// Fetches models.
    ///
    /// - Throws: `SwiftDataError.unsupportedPredicate` for a predicate that the store cannot be asked.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        guard let fetch = try Fetch(descriptor, self) else { return [] }
        return try fetch.models()
    }

    /// Fetches models, a number of which are read at a time.
    ///
    /// - Throws: `SwiftDataError.includePendingChangesWithBatchSize` if there are changes that are to count.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> FetchResultsCollection<T> {
        if descriptor.includePendingChanges, hasChanges { throw SwiftDataError.includePendingChangesWithBatchSize }
        guard let fetch = try Fetch(descriptor, self) else { return FetchResultsCollection(count: 0) { _ in fatalError("There is none.") } }
        fetch.request.fetchBatchSize = batchSize
        let objects = try fetch.objects()
        return FetchResultsCollection(count: objects.count) { self.model(of: objects[$0]) as! T }
    }

    /// How many models a fetch would give.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        guard let fetch = try Fetch(descriptor, self) else { return 0 }
        return try managed.count(for: fetch.request)
    }

    /// Fetches what models are known by.
    ///
    /// - Throws: `SwiftDataError.sortingPendingChangesWithIdentifiers` if there is an order and there are changes that are to count.
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
        if descriptor.includePendingChanges, !descriptor.sortBy.isEmpty, hasChanges {
            throw SwiftDataError.sortingPendingChangesWithIdentifiers
        }
        return try fetch(descriptor).map(\.persistentModelID)
    }

    /// Fetches what models are known by.
    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> FetchResultsCollection<PersistentIdentifier> {
        let found = try fetch(descriptor, batchSize: batchSize)
        return FetchResultsCollection(count: found.count) { found[$0].persistentModelID }
    }

    /// Calls a closure with each model of a fetch, a number of which are in memory at a time.
    ///
    /// - Parameter allowEscapingMutations: whether the closure may leave changes that are not saved; otherwise the context must have none.
    public func enumerate<T: PersistentModel>(
        _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false, block: (T) throws -> Void
    ) throws {
        guard allowEscapingMutations || !hasChanges else { throw SwiftDataError.includePendingChangesWithBatchSize }
        guard let fetch = try Fetch(fetch, self) else { return }
        if !hasChanges { fetch.request.fetchBatchSize = batchSize }
        for object in try fetch.objects() { try block(model(of: object) as! T) }
    }
}

/// One fetch, as Core Data makes it.
private struct Fetch<T: PersistentModel> {
    let request: NSFetchRequest<NSManagedObject>
    private let context: ModelContext
    private let descriptor: FetchDescriptor<T>
    /// Whether the order is none that the store knows: what is fetched is sorted then, and cut.
    private let sortsHere: Bool

    /// `nil` for a class that the container does not store.
    init?(_ descriptor: FetchDescriptor<T>, _ context: ModelContext) throws {
        guard context.container.schema.has(T.self) else { return nil }
        let type = ModelType.of(T.self)
        request = NSFetchRequest(entityName: type.name)
        request.entity = context.container.coordinator.managedObjectModel.entitiesByName[type.name]
        request.includesPendingChanges = descriptor.includePendingChanges
        request.returnsObjectsAsFaults = false
        request.predicate = try descriptor.predicate.map { try PredicateTranslation.predicate($0, type, context) }
        request.relationshipKeyPathsForPrefetching = try descriptor.relationshipKeyPathsForPrefetching.map { key in
            guard let property = type.property(key), property.destination != nil else { throw SwiftDataError.unsupportedKeyPath }
            return property.name
        }
        let sorts = descriptor.sortBy.map { StoredSort.descriptor($0, type) }
        sortsHere = sorts.contains { $0 == nil }
        if sortsHere {
            (request.fetchLimit, request.fetchOffset) = (0, 0)
        } else {
            request.sortDescriptors = sorts.compactMap(\.self)
            (request.fetchLimit, request.fetchOffset) = (descriptor.fetchLimit ?? 0, descriptor.fetchOffset ?? 0)
        }
        (self.descriptor, self.context) = (descriptor, context)
    }

    func objects() throws -> [ModelObject] {
        guard sortsHere else { return try context.managed.fetch(request) as! [ModelObject] }
        return try models().map { context.object(of: $0) }
    }

    func models() throws -> [T] {
        let found = try context.managed.fetch(request).map { context.model(of: $0 as! ModelObject) as! T }
        guard sortsHere else { return found }
        let rest = found.sorted(using: descriptor.sortBy).dropFirst(descriptor.fetchOffset ?? 0)
        return Array(descriptor.fetchLimit.map { rest.prefix($0) } ?? rest)
    }
}

/// Orders of Swift's as the store knows them.
enum StoredSort {
    /// `nil` where the values are not kept in the order that they have.
    static func descriptor<T>(_ sort: SortDescriptor<T>, _ type: ModelType) -> NSSortDescriptor? {
        guard let key = sort.keyPath, let property = type.property(key), case .attribute(let form) = property.kind, property.isPersistent,
            form.rawType == nil, !form.isArchived
        else { return nil }
        return NSSortDescriptor(key: property.name, ascending: sort.order == .forward)
    }
}
