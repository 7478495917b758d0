import SampanFoundation

// The codes of Core Data's errors in `NSCocoaErrorDomain`. See https://developer.apple.com/documentation/coredata/core-data-error-codes.

/// A validation failed for no more exact reason.
public let NSManagedObjectValidationError = 1550
/// An object breaks a uniqueness constraint.
public let NSManagedObjectConstraintValidationError = 1551
/// Several validations failed: `NSDetailedErrorsKey` has them.
public let NSValidationMultipleErrorsError = 1560
/// A property that is not optional has no value.
public let NSValidationMissingMandatoryPropertyError = 1570
/// A relationship has fewer objects than it must have.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A relationship has more objects than it may have.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// An object cannot be deleted as long as a relationship has objects.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A number is larger than the property allows.
public let NSValidationNumberTooLargeError = 1610
/// A number is smaller than the property allows.
public let NSValidationNumberTooSmallError = 1620
/// A date is later than the property allows.
public let NSValidationDateTooLateError = 1630
/// A date is sooner than the property allows.
public let NSValidationDateTooSoonError = 1640
/// A date is none.
public let NSValidationInvalidDateError = 1650
/// A text is longer than the property allows.
public let NSValidationStringTooLongError = 1660
/// A text is shorter than the property allows.
public let NSValidationStringTooShortError = 1670
/// A text does not fit the property's pattern.
public let NSValidationStringPatternMatchingError = 1680
/// A URI is none.
public let NSValidationInvalidURIError = 1690
/// A context could not be locked.
public let NSManagedObjectContextLockingError = 132000
/// A coordinator could not be locked.
public let NSPersistentStoreCoordinatorLockingError = 132010
/// A fault points to an object that is no more.
public let NSManagedObjectReferentialIntegrityError = 133000
/// A relationship leads to an object of another store.
public let NSManagedObjectExternalRelationshipError = 133010
/// Changes could not be merged.
public let NSManagedObjectMergeError = 133020
/// Objects that break a uniqueness constraint could not be merged.
public let NSManagedObjectConstraintMergeError = 133021
/// A store's type is none.
public let NSPersistentStoreInvalidTypeError = 134000
/// A store is of another type than it was opened as.
public let NSPersistentStoreTypeMismatchError = 134010
/// A store's schema does not fit the model.
public let NSPersistentStoreIncompatibleSchemaError = 134020
/// A store could not be saved.
public let NSPersistentStoreSaveError = 134030
/// Not all stores could be saved.
public let NSPersistentStoreIncompleteSaveError = 134040
/// A save met changes that others made.
public let NSPersistentStoreSaveConflictsError = 134050
/// A general error of Core Data's.
public let NSCoreDataError = 134060
/// A store operation failed.
public let NSPersistentStoreOperationError = 134070
/// A store could not be opened.
public let NSPersistentStoreOpenError = 134080
/// A store could not be reached in time.
public let NSPersistentStoreTimeoutError = 134090
/// A store does not take requests of a type.
public let NSPersistentStoreUnsupportedRequestTypeError = 134091
/// A store was written by another version of the model.
public let NSPersistentStoreIncompatibleVersionHashError = 134100
/// A migration failed.
public let NSMigrationError = 134110
/// A migration broke a uniqueness constraint.
public let NSMigrationConstraintViolationError = 134111
/// A migration was cancelled.
public let NSMigrationCancelledError = 134120
/// The model that a store was written by was not found.
public let NSMigrationMissingSourceModelError = 134130
/// No mapping model was found.
public let NSMigrationMissingMappingModelError = 134140
/// A migration's source store failed.
public let NSMigrationManagerSourceStoreError = 134150
/// A migration's destination store failed.
public let NSMigrationManagerDestinationStoreError = 134160
/// A policy of a migration failed.
public let NSEntityMigrationPolicyError = 134170
/// SQLite failed: `NSSQLiteErrorDomain` in the user information has its code.
public let NSSQLiteError = 134180
/// No mapping could be inferred from two models.
public let NSInferredMappingModelError = 134190
/// An external record could not be read.
public let NSExternalRecordImportError = 134200
/// A history token is no longer known.
public let NSPersistentHistoryTokenExpiredError = 134301
/// A reference leads to no model.
public let NSManagedObjectModelReferenceNotFoundError = 134504
/// What is known of the store does not say which stages it has gone through.
public let NSStagedMigrationFrameworkVersionMismatchError = 134505
/// The store is of a version that comes after that which it is opened with.
public let NSStagedMigrationBackwardMigrationError = 134506

/// The key of several errors: an array.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The key of the object that was not valid.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the key whose value was not valid.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of the predicate that a value did not pass.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The key of the value that was not valid.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key of the stores that an error concerns.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// The key of the objects that an error concerns.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The key of the conflicts that a save met.
public let NSPersistentStoreSaveConflictsErrorKey = "NSPersistentStoreSaveConflictsErrorKey"
/// The domain of SQLite's own codes, also the key of one.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"

extension CocoaError.Code {
    /// A validation failed for no more exact reason.
    public static var managedObjectValidation: CocoaError.Code { .init(rawValue: NSManagedObjectValidationError) }
    /// An object breaks a uniqueness constraint.
    public static var managedObjectConstraintValidation: CocoaError.Code { .init(rawValue: NSManagedObjectConstraintValidationError) }
    /// Several validations failed.
    public static var validationMultipleErrors: CocoaError.Code { .init(rawValue: NSValidationMultipleErrorsError) }
    /// A property that is not optional has no value.
    public static var validationMissingMandatoryProperty: CocoaError.Code { .init(rawValue: NSValidationMissingMandatoryPropertyError) }
    /// A relationship has too few objects.
    public static var validationRelationshipLacksMinimumCount: CocoaError.Code {
        .init(rawValue: NSValidationRelationshipLacksMinimumCountError)
    }
    /// A relationship has too many objects.
    public static var validationRelationshipExceedsMaximumCount: CocoaError.Code {
        .init(rawValue: NSValidationRelationshipExceedsMaximumCountError)
    }
    /// A relationship forbids the deletion.
    public static var validationRelationshipDeniedDelete: CocoaError.Code { .init(rawValue: NSValidationRelationshipDeniedDeleteError) }
    /// A number is too large.
    public static var validationNumberTooLarge: CocoaError.Code { .init(rawValue: NSValidationNumberTooLargeError) }
    /// A number is too small.
    public static var validationNumberTooSmall: CocoaError.Code { .init(rawValue: NSValidationNumberTooSmallError) }
    /// A date is too late.
    public static var validationDateTooLate: CocoaError.Code { .init(rawValue: NSValidationDateTooLateError) }
    /// A date is too soon.
    public static var validationDateTooSoon: CocoaError.Code { .init(rawValue: NSValidationDateTooSoonError) }
    /// A date is none.
    public static var validationInvalidDate: CocoaError.Code { .init(rawValue: NSValidationInvalidDateError) }
    /// A text is too long.
    public static var validationStringTooLong: CocoaError.Code { .init(rawValue: NSValidationStringTooLongError) }
    /// A text is too short.
    public static var validationStringTooShort: CocoaError.Code { .init(rawValue: NSValidationStringTooShortError) }
    /// A text does not fit its pattern.
    public static var validationStringPatternMatching: CocoaError.Code { .init(rawValue: NSValidationStringPatternMatchingError) }
    /// A fault points to an object that is no more.
    public static var managedObjectReferentialIntegrity: CocoaError.Code { .init(rawValue: NSManagedObjectReferentialIntegrityError) }
    /// A relationship leads to another store.
    public static var managedObjectExternalRelationship: CocoaError.Code { .init(rawValue: NSManagedObjectExternalRelationshipError) }
    /// Changes could not be merged.
    public static var managedObjectMerge: CocoaError.Code { .init(rawValue: NSManagedObjectMergeError) }
    /// Objects that break a uniqueness constraint could not be merged.
    public static var managedObjectConstraintMerge: CocoaError.Code { .init(rawValue: NSManagedObjectConstraintMergeError) }
    /// A store's type is none.
    public static var persistentStoreInvalidType: CocoaError.Code { .init(rawValue: NSPersistentStoreInvalidTypeError) }
    /// A store is of another type.
    public static var persistentStoreTypeMismatch: CocoaError.Code { .init(rawValue: NSPersistentStoreTypeMismatchError) }
    /// A store's schema does not fit the model.
    public static var persistentStoreIncompatibleSchema: CocoaError.Code { .init(rawValue: NSPersistentStoreIncompatibleSchemaError) }
    /// A store could not be saved.
    public static var persistentStoreSave: CocoaError.Code { .init(rawValue: NSPersistentStoreSaveError) }
    /// Not all stores could be saved.
    public static var persistentStoreIncompleteSave: CocoaError.Code { .init(rawValue: NSPersistentStoreIncompleteSaveError) }
    /// A save met changes that others made.
    public static var persistentStoreSaveConflicts: CocoaError.Code { .init(rawValue: NSPersistentStoreSaveConflictsError) }
    /// A general error of Core Data's.
    public static var coreData: CocoaError.Code { .init(rawValue: NSCoreDataError) }
    /// A store operation failed.
    public static var persistentStoreOperation: CocoaError.Code { .init(rawValue: NSPersistentStoreOperationError) }
    /// A store could not be opened.
    public static var persistentStoreOpen: CocoaError.Code { .init(rawValue: NSPersistentStoreOpenError) }
    /// A store could not be reached in time.
    public static var persistentStoreTimeout: CocoaError.Code { .init(rawValue: NSPersistentStoreTimeoutError) }
    /// A store does not take requests of a type.
    public static var persistentStoreUnsupportedRequestType: CocoaError.Code {
        .init(rawValue: NSPersistentStoreUnsupportedRequestTypeError)
    }
    /// A store was written by another version of the model.
    public static var persistentStoreIncompatibleVersionHash: CocoaError.Code {
        .init(rawValue: NSPersistentStoreIncompatibleVersionHashError)
    }
    /// A migration failed.
    public static var migration: CocoaError.Code { .init(rawValue: NSMigrationError) }
    /// A migration was cancelled.
    public static var migrationCancelled: CocoaError.Code { .init(rawValue: NSMigrationCancelledError) }
    /// The model that a store was written by was not found.
    public static var migrationMissingSourceModel: CocoaError.Code { .init(rawValue: NSMigrationMissingSourceModelError) }
    /// No mapping model was found.
    public static var migrationMissingMappingModel: CocoaError.Code { .init(rawValue: NSMigrationMissingMappingModelError) }
    /// A migration's source store failed.
    public static var migrationManagerSourceStore: CocoaError.Code { .init(rawValue: NSMigrationManagerSourceStoreError) }
    /// A migration's destination store failed.
    public static var migrationManagerDestinationStore: CocoaError.Code { .init(rawValue: NSMigrationManagerDestinationStoreError) }
    /// A policy of a migration failed.
    public static var entityMigrationPolicy: CocoaError.Code { .init(rawValue: NSEntityMigrationPolicyError) }
    /// SQLite failed.
    public static var sqlite: CocoaError.Code { .init(rawValue: NSSQLiteError) }
    /// No mapping could be inferred.
    public static var inferredMappingModel: CocoaError.Code { .init(rawValue: NSInferredMappingModelError) }
    /// An external record could not be read.
    public static var externalRecordImport: CocoaError.Code { .init(rawValue: NSExternalRecordImportError) }
}

/// Errors of Core Data's, made in one place.
enum CoreDataError {
    static func error(_ code: Int, _ info: [String: Any] = [:]) -> NSError {
        NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info)
    }

    static func error(_ code: Int, reason: String, _ info: [String: Any] = [:]) -> NSError {
        error(code, info.merging([NSLocalizedFailureReasonErrorKey: reason, "reason": reason]) { own, _ in own })
    }

    /// Ends the process as Apple's framework does for a programmer's error.
    static func raise(_ reason: String, _ name: String = "NSInvalidArgumentException") -> Never { ObjCException.raise(name, reason) }
}
