import SampanFoundation

/// Brings a store to the present version of its model in stages: an option of the store.
///
/// A store that a stage's step begins with, or ends with, goes on from there; any other goes through all steps. What lies before, between
/// and after them is migrated by what can be inferred. Each step is one transaction, after which a process that ends goes on with the next.
///
/// See https://developer.apple.com/documentation/coredata/nsstagedmigrationmanager.
open class NSStagedMigrationManager: NSObject {
    /// The stages, in their order.
    public let stages: [NSMigrationStage]

    /// What has the store while a stage's handler is called; `nil` otherwise.
    open private(set) var container: NSPersistentContainer?

    // @objc(initWithMigrationStages:)
    /// Creates a manager of stages. A version's checksum in two lightweight stages ends the process.
    public init(_ stages: [NSMigrationStage]) {
        self.stages = stages
        var known: Set<String> = []
        for stage in stages {
            for checksum in Set((stage as? NSLightweightMigrationStage)?.versionChecksums ?? []) where !known.insert(checksum).inserted {
                CoreDataError.raise("Duplicate version checksums across stages detected.", "NSInvalidArgumentException")
            }
        }
    }

    /// The store that is migrated.
    struct Source {
        let url: URL
        let type: String
        let configuration: String?
        let options: [AnyHashable: Any]

        /// What opens the store in a stage.
        var stageOptions: [AnyHashable: Any] {
            var result = options
            result[NSPersistentStoreStagedMigrationManagerOptionKey] = nil
            result[NSMigratePersistentStoresAutomaticallyOption] = true
            result[NSInferMappingModelAutomaticallyOption] = true
            return result
        }
    }

    /// Goes through the steps that the store has not gone through.
    func run(_ source: Source, to entities: [NSEntityDescription]) throws {
        let steps = stages.compactMap { $0 as? NSCustomMigrationStage }
        let first = try firstStep(steps, source)
        let hashes = Dictionary(entities.map { ($0.name ?? "", $0.versionHash) }) { $1 }
        func isGoal(_ reference: NSManagedObjectModelReference) throws -> Bool {
            let own = try reference.resolve().entities(forConfigurationName: source.configuration) ?? []
            return Dictionary(own.map { ($0.name ?? "", $0.versionHash) }, uniquingKeysWith: { $1 }) == hashes
        }
        // Where the present version is one of the steps', what comes after it is not gone through, and nothing before it is gone back to.
        var end = steps.endIndex
        if let goal = try steps.firstIndex(where: { try isGoal($0.currentModel) }) {
            end = goal
        } else if let goal = try steps.firstIndex(where: { try isGoal($0.nextModel) }) {
            end = goal + 1
        }
        guard first <= end else {
            throw CoreDataError.error(
                NSStagedMigrationBackwardMigrationError, reason: "A store file cannot be migrated backwards with staged migration.",
                [NSFilePathErrorKey: source.url.path])
        }
        for step in steps[first..<end] {
            try with(source, step.currentModel) { try step.willMigrateHandler?(self, step) }
            try with(source, step.nextModel) { try step.didMigrateHandler?(self, step) }
        }
    }

    /// The step to begin with: the first one for a store of a version that no step names.
    private func firstStep(_ steps: [NSCustomMigrationStage], _ source: Source) throws -> Int {
        if let first = try steps.firstIndex(where: { try isStore(source, of: $0.currentModel) }) { return first }
        // A step whose handler was not finished, because the process ended, has been made: the store is of the version it ends with.
        if let last = try steps.lastIndex(where: { try isStore(source, of: $0.nextModel) }) { return last + 1 }
        guard let checksum = try checksum(of: source) else { return 0 }
        guard let place = stages.firstIndex(where: { ($0 as? NSLightweightMigrationStage)?.versionChecksums.contains(checksum) ?? false })
        else { return 0 }
        return stages[..<place].filter { $0 is NSCustomMigrationStage }.count
    }

    private func isStore(_ source: Source, of reference: NSManagedObjectModelReference) throws -> Bool {
        let model = try reference.resolve()
        guard let entities = model.entities(forConfigurationName: source.configuration) else { return false }
        let database = try StoreFiles.open(source.type, source.url, readOnly: true)
        guard let metadata = try StoreFile.metadata(in: database) else { return false }
        return StoreFile.isCompatible(metadata, entities)
    }

    private func checksum(of source: Source) throws -> String? {
        let database = try StoreFiles.open(source.type, source.url, readOnly: true)
        guard let metadata = try StoreFile.metadata(in: database) else { return nil }
        return metadata[NSPersistentStoreModelVersionChecksumKey] as? String
            ?? (metadata[NSStoreModelVersionHashesKey] as? [String: Data]).map(NSManagedObjectModel.checksum)
    }

    /// Opens the store with a version's model, to which it is migrated by what can be inferred.
    private func with(_ source: Source, _ reference: NSManagedObjectModelReference, _ body: () throws -> Void) throws {
        let container = NSPersistentContainer(
            name: source.url.deletingPathExtension().lastPathComponent, managedObjectModel: try reference.resolve())
        let coordinator = container.persistentStoreCoordinator
        let store = try coordinator.addPersistentStore(
            ofType: source.type, configurationName: source.configuration, at: source.url, options: source.stageOptions)
        self.container = container
        defer {
            self.container = nil
            try? coordinator.remove(store)
        }
        try body()
    }
}
