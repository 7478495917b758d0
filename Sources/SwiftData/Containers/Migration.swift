import CoreData

/// The versions of an app's models, and how stores come from one to the next.
///
/// See https://developer.apple.com/documentation/swiftdata/schemamigrationplan.
public protocol SchemaMigrationPlan {
    /// The versions, the oldest first.
    static var schemas: [any VersionedSchema.Type] { get }
    /// The ways from a version to a later one.
    static var stages: [MigrationStage] { get }
}

/// The way from a version of a schema to a later one. See https://developer.apple.com/documentation/swiftdata/migrationstage.
public enum MigrationStage: @unchecked Sendable {
    /// What has changed is seen by comparing the versions.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    /// Closures change models before that, in the earlier version, and after it, in the later one.
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type, willMigrate: ((ModelContext) throws -> Void)?,
        didMigrate: ((ModelContext) throws -> Void)?)

    fileprivate var ends: (from: any VersionedSchema.Type, to: any VersionedSchema.Type) {
        switch self {
        case .lightweight(let from, let to), .custom(let from, let to, _, _): (from, to)
        }
    }
}

/// Brings a store up to date, stage by stage.
struct SchemaMigration {
    private let plan: any SchemaMigrationPlan.Type
    private let target: Schema
    private let configuration: ModelConfiguration

    init(_ plan: any SchemaMigrationPlan.Type, _ target: Schema, _ configuration: ModelConfiguration) {
        (self.plan, self.target, self.configuration) = (plan, target, configuration)
    }

    func run() throws {
        guard FileManager.default.fileExists(atPath: configuration.url.path) else { return }
        let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: NSSQLiteStoreType, at: configuration.url)
        func fits(_ schema: Schema) -> Bool {
            schema.makeManagedModel().isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata)
        }
        if fits(target) { return }
        let versions = plan.schemas
        guard var current = versions.first(where: { fits(Schema(versionedSchema: $0)) }) else {
            throw SwiftDataError.unknownSchema.because("the store \(configuration.url.path) is of no version of \(plan)")
        }
        if current.versionIdentifier > target.version, versions.contains(where: { $0.versionIdentifier == target.version }) {
            throw SwiftDataError.backwardMigration.because("\(current.versionIdentifier) to \(target.version)")
        }
        // Each stage leads to a later version, so there is an end.
        while let stage = plan.stages.first(where: { $0.ends.from == current }), stage.ends.to.versionIdentifier > current.versionIdentifier
        {
            try take(stage)
            current = stage.ends.to
            if Schema(versionedSchema: current) == target { break }
        }
    }

    private func take(_ stage: MigrationStage) throws {
        guard case .custom(let from, let to, let before, let after) = stage else {
            return try open(stage.ends.to) { _ in }
        }
        if let before { try open(from, before) }
        try open(to, after ?? { _ in })
    }

    /// Opens the store in a version, which brings it there, and changes models in it.
    private func open(_ version: any VersionedSchema.Type, _ change: (ModelContext) throws -> Void) throws {
        let container = try ModelContainer(
            for: Schema(versionedSchema: version), configurations: [ModelConfiguration(configuration.name, url: configuration.url)])
        defer { container.close() }
        let context = ModelContext(container)
        try change(context)
        try context.save()
    }
}
