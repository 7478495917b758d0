import SampanFoundation

/// The version of the framework whose behaviour this one follows: that of iOS 17.
nonisolated(unsafe) public var NSCoreDataVersionNumber = 1350.0

// Types of stores. See https://developer.apple.com/documentation/coredata/persistent-store-types.

/// A store in an SQLite file.
public let NSSQLiteStoreType = "SQLite"
/// A store in a file that is read and written as a whole.
public let NSBinaryStoreType = "Binary"
/// A store that lives as long as the process.
public let NSInMemoryStoreType = "InMemory"

/// The key of a store's type in its metadata.
public let NSStoreTypeKey = "NSStoreType"
/// The key of a store's identifier in its metadata.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The key of the entities' version hashes in a store's metadata.
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// The key of the model's identifiers in a store's metadata.
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"
/// The key of the oldest system that can read a store.
public let NSPersistentStoreOSCompatibility = "NSPersistentStoreOSCompatibility"

/// The option, a truth value, by which a store is not written to.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option, seconds, for how long a store that others use is waited for.
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
/// The option, a dictionary, of SQLite's pragmas.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// The option, a truth value, by which SQLite analyzes the store when it is opened.
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
/// The option, a truth value, by which SQLite gives unused space back when the store is opened.
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
/// The option, a truth value, by which a store's version hashes are not compared with the model's.
public let NSIgnorePersistentStoreVersioningOption = "NSIgnorePersistentStoreVersioningOption"
/// The option, a truth value, by which a store of another version of the model is migrated.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The option, a truth value, by which a migration is inferred from the two models.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option, a truth value, by which a store is destroyed whatever its state.
public let NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption"
/// The option for how the file is protected while the device is locked; there is no such lock here, and it is kept with the options only.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// The option, a truth value, by which a binary store is read although its archive has objects of classes that nobody named. A binary store
/// here is no archive: there is nothing to allow, and it is kept with the options only.
public let NSBinaryStoreInsecureDecodingCompatibilityOption = "NSBinaryStoreInsecureDecodingCompatibilityOption"
/// The option, an `NSStagedMigrationManager`, by which a store of another version is migrated in stages.
public let NSPersistentStoreStagedMigrationManagerOptionKey = "NSPersistentStoreStagedMigrationManagerOptionKey"
/// What a store says of the checksum of the model that wrote it.
public let NSPersistentStoreModelVersionChecksumKey = "NSStoreModelVersionChecksumKey"
/// The option, a truth value, by which the history of changes is kept.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option, a truth value, by which changes that other coordinators make to the store are told.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"

// Keys of a context's notifications.

/// The objects that were inserted: a set.
public let NSInsertedObjectsKey = "inserted"
/// The objects that were changed: a set.
public let NSUpdatedObjectsKey = "updated"
/// The objects that were deleted: a set.
public let NSDeletedObjectsKey = "deleted"
/// The objects that were brought up to date without being changed: a set.
public let NSRefreshedObjectsKey = "refreshed"
/// The objects that were forgotten: a set.
public let NSInvalidatedObjectsKey = "invalidated"
/// All objects were forgotten.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The identifiers of the objects that were inserted: a set.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The identifiers of the objects that were changed: a set.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The identifiers of the objects that were deleted: a set.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
/// The identifiers of the objects that were brought up to date: a set.
public let NSRefreshedObjectIDsKey = "refreshed_objectIDs"
/// The identifiers of the objects that were forgotten: a set.
public let NSInvalidatedObjectIDsKey = "invalidated_objectIDs"

// Keys of a coordinator's notifications.

/// The stores that were added: an array.
public let NSAddedPersistentStoresKey = "added"
/// The stores that were removed: an array.
public let NSRemovedPersistentStoresKey = "removed"
/// The stores whose identifier changed: an array.
public let NSUUIDChangedPersistentStoresKey = "changedUUID"
/// The store that changed: its URL.
public let NSPersistentStoreURLKey = "storeURL"
/// The token of the change's place in the history.
public let NSPersistentHistoryTokenKey = "historyToken"

extension NSNotification.Name {
    /// Posted when objects of a context have changed. See
    /// https://developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsmanagedobjectcontextobjectsdidchange.
    public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name("NSObjectsChangedInManagingContextNotification")
    /// Posted before a context is saved.
    public static let NSManagedObjectContextWillSave = NSNotification.Name("_NSManagingContextWillSaveChangesNotification")
    /// Posted after a context was saved.
    public static let NSManagedObjectContextDidSave = NSNotification.Name("NSManagingContextDidSaveChangesNotification")
    /// Posted after a context was saved, with the objects' identifiers.
    public static let NSManagedObjectContextDidSaveObjectIDs = NSNotification.Name(
        "NSManagedObjectContextDidSaveObjectIDsNotification")
    /// Posted after changes were merged into a context, with the objects' identifiers.
    public static let NSManagedObjectContextDidMergeChangesObjectIDs = NSNotification.Name(
        "NSManagedObjectContextDidMergeChangesObjectIDsNotification")
    /// Posted before stores are added or removed.
    public static let NSPersistentStoreCoordinatorStoresWillChange = NSNotification.Name(
        "NSPersistentStoreCoordinatorStoresWillChangeNotification")
    /// Posted when stores were added or removed.
    public static let NSPersistentStoreCoordinatorStoresDidChange = NSNotification.Name(
        "_NSPersistentStoreCoordinatorStoresDidChangeNotification")
    /// Posted before a store is removed.
    public static let NSPersistentStoreCoordinatorWillRemoveStore = NSNotification.Name(
        "_NSPersistentStoreCoordinatorWillRemoveStoreNotification")
    /// Posted when a store with history was written to.
    public static let NSPersistentStoreRemoteChange = NSNotification.Name("NSPersistentStoreRemoteChangeNotification")
}
