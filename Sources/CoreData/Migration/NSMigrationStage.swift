import SampanFoundation

/// A part of a migration that goes through several versions.
///
/// See https://developer.apple.com/documentation/coredata/nsmigrationstage.
open class NSMigrationStage: NSObject {
    /// What the stage is called, for people to read.
    open var label: String?

    /// Creates a stage.
    public override init() { super.init() }
}

/// Versions between which a store is migrated by what can be inferred.
///
/// See https://developer.apple.com/documentation/coredata/nslightweightmigrationstage.
open class NSLightweightMigrationStage: NSMigrationStage {
    /// The checksums of the versions.
    public let versionChecksums: [String]

    // @objc(initWithVersionChecksums:)
    /// Creates a stage of versions by their checksums.
    public init(_ versionChecksums: [String]) { self.versionChecksums = versionChecksums }
}

/// A step from one version to another, before and after which the app does something.
///
/// See https://developer.apple.com/documentation/coredata/nscustommigrationstage.
open class NSCustomMigrationStage: NSMigrationStage {
    /// The version that the step begins with.
    public let currentModel: NSManagedObjectModelReference
    /// The version that the step ends with.
    public let nextModel: NSManagedObjectModelReference
    /// Called before the step: the manager's container has the store in the version that it begins with.
    open var willMigrateHandler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?
    /// Called after the step: the manager's container has the store in the version that it ends with.
    open var didMigrateHandler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?

    // @objc(initWithCurrentModelReference:nextModelReference:)
    /// Creates a step from one version to another.
    public init(migratingFrom currentModel: NSManagedObjectModelReference, to nextModel: NSManagedObjectModelReference) {
        (self.currentModel, self.nextModel) = (currentModel, nextModel)
    }
}
