import CoreData

/// An app's models and where they are stored. See https://developer.apple.com/documentation/swiftdata/modelcontainer.
public final class ModelContainer: Equatable, CustomDebugStringConvertible, @unchecked Sendable {
    /// The models.
    public let schema: Schema
    /// How stores of earlier versions are brought up to date.
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    /// The stores.
    public private(set) var configurations: Set<ModelConfiguration>
    let coordinator: NSPersistentStoreCoordinator
    private let lock = NSLock()
    private var main: ModelContext?

    /// Creates a container of models, and of those that their relationships lead to.
    ///
    /// - Throws: `SwiftDataError` if a store cannot be opened.
    public convenience init(
        for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(Schema(forTypes), migrationPlan, configurations)
    }

    /// Creates a container of a schema.
    ///
    /// - Throws: `SwiftDataError` if a store cannot be opened.
    public convenience init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
    ) throws {
        try self.init(givenSchema, migrationPlan, configurations)
    }

    /// Creates a container of a schema. Without a configuration the models lie in the store that is called `default`.
    ///
    /// - Throws: `SwiftDataError` if a store cannot be opened.
    public convenience init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
    ) throws {
        try self.init(givenSchema, migrationPlan, configurations)
    }

    private init(
        _ givenSchema: Schema, _ migrationPlan: (any SchemaMigrationPlan.Type)?, _ configurations: [ModelConfiguration]
    ) throws {
        let given = configurations.isEmpty ? [ModelConfiguration()] : configurations
        (schema, self.migrationPlan) = (givenSchema, migrationPlan)
        let model = givenSchema.makeManagedModel()
        self.configurations = []
        var (names, places): (Set<String>, Set<URL>) = ([], [])
        for configuration in given {
            try configuration.checkName()
            guard names.insert(configuration.name).inserted,
                configuration.isStoredInMemoryOnly || places.insert(configuration.url.standardizedFileURL).inserted
            else { throw SwiftDataError.duplicateConfiguration.because(configuration.name) }
            if let part = configuration.schema, let foreign = part.types.first(where: { !givenSchema.has($0.type) }) {
                throw SwiftDataError.configurationSchemaNotFoundInContainerSchema.because(foreign.name)
            }
            if given.count > 1, let part = configuration.schema {
                model.setEntities(part.types.compactMap { model.entitiesByName[$0.name] }, forConfigurationName: configuration.name)
            }
        }
        coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        for var configuration in given {
            let hasPart = given.count > 1 && configuration.schema != nil
            try open(configuration, hasPart ? configuration.name : nil)
            if configuration.schema == nil { configuration.schema = givenSchema }
            self.configurations.insert(configuration)
        }
    }

    private func open(_ configuration: ModelConfiguration, _ part: String?) throws {
        if configuration.cloudKitContainerIdentifier != nil { Self.saysThatThereIsNoCloud }
        do {
            if !configuration.isStoredInMemoryOnly {
                try FileManager.default.createDirectory(
                    at: configuration.url.deletingLastPathComponent(), withIntermediateDirectories: true)
                if let migrationPlan { try SchemaMigration(migrationPlan, schema, configuration).run() }
            }
            try coordinator.addPersistentStore(
                ofType: configuration.isStoredInMemoryOnly ? NSInMemoryStoreType : NSSQLiteStoreType, configurationName: part,
                at: configuration.isStoredInMemoryOnly ? nil : configuration.url,
                options: [
                    NSMigratePersistentStoresAutomaticallyOption: true, NSInferMappingModelAutomaticallyOption: true,
                    NSReadOnlyPersistentStoreOption: !configuration.allowsSave,
                ])
        } catch let error as SwiftDataError { throw error } catch {
            complain("the store \(configuration.url.path) cannot be opened: \(error)")
            throw SwiftDataError.loadIssueModelContainer.because("\((error as NSError).localizedDescription)")
        }
    }

    private static let saysThatThereIsNoCloud: Void = complain("there is no CloudKit here; the stores stay on this machine")

    deinit { close() }

    /// Lets the stores go.
    func close() { for store in coordinator.persistentStores { try? coordinator.remove(store) } }

    // MARK: Contexts

    /// The context of the main actor, which saves by itself.
    @MainActor public var mainContext: ModelContext {
        lock.withLock {
            if let main { return main }
            let made = ModelContext(self, isMain: true)
            made.autosaveEnabled = true
            main = made
            return made
        }
    }

    // MARK: Deleting

    /// Deletes all models, and what the stores' files hold.
    public func deleteAllData() throws {
        for type in schema.types {
            let context = ModelContext(self)
            try context.deleteAll(of: type)
            try context.save()
        }
    }

    /// Deletes all models, and what the stores' files hold.
    public func erase() throws { try deleteAllData() }

    /// Containers are equal if they are the same.
    public static func == (left: ModelContainer, right: ModelContainer) -> Bool { left === right }
    /// The models and the stores.
    public var debugDescription: String { "ModelContainer of \(schema.debugDescription)" }
}
