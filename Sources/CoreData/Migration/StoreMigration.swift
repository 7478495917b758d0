import SampanFoundation

/// Brings a store of another version of the model to the present one, in one transaction: it is there as a whole, or the store stays as it was.
enum StoreMigration {
    static func migrateIfNeeded(
        type: String, url: URL?, options: [AnyHashable: Any]?, entities: [NSEntityDescription], configuration: String?,
        model: NSManagedObjectModel
    ) throws {
        guard !SQLStore.isFileless(type: type, url), let url, FileManager.default.fileExists(atPath: url.path) else { return }
        let database = try StoreFiles.open(type, url, readOnly: StoreOptions.flag(NSReadOnlyPersistentStoreOption, options))
        guard let metadata = try StoreFile.metadata(in: database) else { return }
        if StoreOptions.flag(NSIgnorePersistentStoreVersioningOption, options) { return }
        if StoreFile.isCompatible(metadata, entities) {
            return try adopt(metadata, entities, model, database, options)
        }
        var options = options
        if let manager = options?[NSPersistentStoreStagedMigrationManagerOptionKey] as? NSStagedMigrationManager,
            !StoreOptions.flag(NSReadOnlyPersistentStoreOption, options)
        {
            let source = NSStagedMigrationManager.Source(url: url, type: type, configuration: configuration, options: options ?? [:])
            try manager.run(source, to: entities)
            options = source.stageOptions
            let reached = try StoreFiles.open(type, url, readOnly: true)
            if let metadata = try StoreFile.metadata(in: reached), StoreFile.isCompatible(metadata, entities) { return }
        }
        guard StoreOptions.flag(NSMigratePersistentStoresAutomaticallyOption, options),
            !StoreOptions.flag(NSReadOnlyPersistentStoreOption, options)
        else {
            throw CoreDataError.error(
                NSPersistentStoreIncompatibleVersionHashError,
                reason: "The model used to open the store is incompatible with the one used to create the store",
                ["metadata": metadata, NSFilePathErrorKey: url.path])
        }
        let reached = try StoreFiles.open(type, url, readOnly: true)
        if let source = try sourceModel(try StoreFile.metadata(in: reached) ?? metadata, configuration, in: reached),
            let mapping = NSMappingModel(from: [.main] + Bundle.allBundles, forSourceModel: source, destinationModel: model)
        {
            return try migrate(url, type, options, by: mapping, from: source, to: model)
        }
        guard StoreOptions.flag(NSInferMappingModelAutomaticallyOption, options) else {
            throw CoreDataError.error(
                NSMigrationMissingMappingModelError, reason: "Can't find mapping model for migration", [NSFilePathErrorKey: url.path])
        }
        let writable = try StoreFiles.open(type, url, readOnly: false)
        try writable.transaction {
            // Another process may have been first.
            guard let metadata = try StoreFile.metadata(in: writable), !StoreFile.isCompatible(metadata, entities) else {
                return
            }
            guard let source = try sourceModel(metadata, configuration, in: writable) else {
                throw CoreDataError.error(
                    NSMigrationMissingSourceModelError, reason: "Can't find model for source store",
                    [NSFilePathErrorKey: url.path, "metadata": metadata])
            }
            let kept = source.entities(forConfigurationName: configuration) ?? source.entities
            let written = Set((metadata[NSStoreModelVersionHashesKey] as? [String: Any] ?? [:]).keys)
            let plan = try MigrationPlan(from: kept.filter { written.contains($0.name ?? "") }, to: entities, in: writable)
            try plan.run(metadata, model)
        }
        if type == NSBinaryStoreType { try BinaryStoreFile.write(writable.serialized(), to: url) }
    }

    /// Migrates by a mapping that the app brings: into a file beside the store, whose content takes the store's place at once.
    private static func migrate(
        _ url: URL, _ type: String, _ options: [AnyHashable: Any]?, by mapping: NSMappingModel, from source: NSManagedObjectModel,
        to model: NSManagedObjectModel
    ) throws {
        let place = url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).migrating-\(UUID().uuidString)")
        defer { try? StoreFiles.destroy(place, type: type) }
        let manager = NSMigrationManager(sourceModel: source, destinationModel: model)
        try manager.migrateStore(
            from: url, sourceType: type, options: options, with: mapping, toDestinationURL: place, destinationType: type,
            destinationOptions: nil)
        guard type == NSSQLiteStoreType else {
            return try BinaryStoreFile.write(StoreFiles.open(type, place, readOnly: true).serialized(), to: url)
        }
        let made = try SQLiteDatabase(path: place.path, create: false)
        try made.backUp(to: SQLiteDatabase(path: url.path, create: false))
    }

    /// A store of another system's, which fits, becomes one of this system's: its digests are those computed here from now on.
    private static func adopt(
        _ metadata: [String: Any], _ entities: [NSEntityDescription], _ model: NSManagedObjectModel, _ database: SQLiteDatabase,
        _ options: [AnyHashable: Any]?
    ) throws {
        guard metadata[StoreFile.ownHashesKey] == nil, !StoreOptions.flag(NSReadOnlyPersistentStoreOption, options) else { return }
        let writable = try SQLiteDatabase(path: database.path, create: false)
        try writable.transaction {
            var new = metadata
            for (key, value) in StoreFile.metadata(of: entities, model) { new[key] = value }
            try StoreFile.write(new, in: writable)
            try StoreFile.writeCache(entities, in: writable)
        }
    }

    /// The model that wrote a store: as the store keeps it, or among the app's resources.
    private static func sourceModel(
        _ metadata: [String: Any], _ configuration: String?, in database: SQLiteDatabase
    ) throws -> NSManagedObjectModel? {
        let cached =
            try database.rows("SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'Z_MODELCACHE'").isEmpty
            ? nil : try database.rows("SELECT Z_CONTENT FROM Z_MODELCACHE").first?.first?.blob
        if let cached, let model = ModelCache.decode(cached) { return model }
        return ModelFiles.models(in: [.main] + Bundle.allBundles, allVersions: true).first { model in
            model.entities(forConfigurationName: configuration).map { StoreFile.isCompatible(metadata, $0) } ?? false
        }
    }
}
