// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("CoreData", classes: names, description)
    }

    private static let names: NameList = """
        NSAttributeDescription NSBatchDeleteRequest NSBatchDeleteResult NSBatchInsertRequest NSBatchInsertResult \
        NSBatchUpdateRequest NSBatchUpdateResult NSCompositeAttributeDescription NSConstraintConflict NSDerivedAttributeDescription \
        NSEntityDescription NSEntityMapping NSEntityMigrationPolicy NSExpressionDescription NSFetchIndexDescription \
        NSFetchIndexElementDescription NSFetchRequestDescription NSFetchedPropertyDescription NSManagedObject NSManagedObjectContext \
        NSManagedObjectID NSManagedObjectModel NSMappingModel NSMergeConflict NSMergePolicy NSMigrationManager \
        NSPersistentCloudKitContainer NSPersistentCloudKitContainerOptions NSPersistentContainer NSPersistentHistoryChange \
        NSPersistentHistoryChangeRequest NSPersistentHistoryResult NSPersistentHistoryToken NSPersistentHistoryTransaction \
        NSPersistentStore NSPersistentStoreAsynchronousResult NSPersistentStoreCoordinator NSPersistentStoreDescription \
        NSPersistentStoreRequest NSPersistentStoreResult NSPropertyDescription NSPropertyMapping NSQueryGenerationToken \
        NSRelationshipDescription NSSaveChangesRequest
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return NSAttributeDescription.descriptionOfNSAttributeDescription
        case 1: return NSBatchDeleteRequest.descriptionOfNSBatchDeleteRequest
        case 2: return NSBatchDeleteResult.descriptionOfNSBatchDeleteResult
        case 3: return NSBatchInsertRequest.descriptionOfNSBatchInsertRequest
        case 4: return NSBatchInsertResult.descriptionOfNSBatchInsertResult
        case 5: return NSBatchUpdateRequest.descriptionOfNSBatchUpdateRequest
        case 6: return NSBatchUpdateResult.descriptionOfNSBatchUpdateResult
        case 7: return NSCompositeAttributeDescription.descriptionOfNSCompositeAttributeDescription
        case 8: return NSConstraintConflict.descriptionOfNSConstraintConflict
        case 9: return NSDerivedAttributeDescription.descriptionOfNSDerivedAttributeDescription
        case 10: return NSEntityDescription.descriptionOfNSEntityDescription
        case 11: return NSEntityMapping.descriptionOfNSEntityMapping
        case 12: return NSEntityMigrationPolicy.descriptionOfNSEntityMigrationPolicy
        case 13: return NSExpressionDescription.descriptionOfNSExpressionDescription
        case 14: return NSFetchIndexDescription.descriptionOfNSFetchIndexDescription
        case 15: return NSFetchIndexElementDescription.descriptionOfNSFetchIndexElementDescription
        case 16: return NSFetchRequestDescription.descriptionOfNSFetchRequestDescription
        case 17: return NSFetchedPropertyDescription.descriptionOfNSFetchedPropertyDescription
        case 18: return NSManagedObject.descriptionOfNSManagedObject
        case 19: return NSManagedObjectContext.descriptionOfNSManagedObjectContext
        case 20: return NSManagedObjectID.descriptionOfNSManagedObjectID
        case 21: return NSManagedObjectModel.descriptionOfNSManagedObjectModel
        case 22: return NSMappingModel.descriptionOfNSMappingModel
        case 23: return NSMergeConflict.descriptionOfNSMergeConflict
        case 24: return NSMergePolicy.descriptionOfNSMergePolicy
        case 25: return NSMigrationManager.descriptionOfNSMigrationManager
        case 26: return NSPersistentCloudKitContainer.descriptionOfNSPersistentCloudKitContainer
        case 27: return NSPersistentCloudKitContainerOptions.descriptionOfNSPersistentCloudKitContainerOptions
        case 28: return NSPersistentContainer.descriptionOfNSPersistentContainer
        case 29: return NSPersistentHistoryChange.descriptionOfNSPersistentHistoryChange
        case 30: return NSPersistentHistoryChangeRequest.descriptionOfNSPersistentHistoryChangeRequest
        case 31: return NSPersistentHistoryResult.descriptionOfNSPersistentHistoryResult
        case 32: return NSPersistentHistoryToken.descriptionOfNSPersistentHistoryToken
        case 33: return NSPersistentHistoryTransaction.descriptionOfNSPersistentHistoryTransaction
        case 34: return NSPersistentStore.descriptionOfNSPersistentStore
        case 35: return NSPersistentStoreAsynchronousResult.descriptionOfNSPersistentStoreAsynchronousResult
        case 36: return NSPersistentStoreCoordinator.descriptionOfNSPersistentStoreCoordinator
        case 37: return NSPersistentStoreDescription.descriptionOfNSPersistentStoreDescription
        case 38: return NSPersistentStoreRequest.descriptionOfNSPersistentStoreRequest
        case 39: return NSPersistentStoreResult.descriptionOfNSPersistentStoreResult
        case 40: return NSPropertyDescription.descriptionOfNSPropertyDescription
        case 41: return NSPropertyMapping.descriptionOfNSPropertyMapping
        case 42: return NSQueryGenerationToken.descriptionOfNSQueryGenerationToken
        case 43: return NSRelationshipDescription.descriptionOfNSRelationshipDescription
        default: return NSSaveChangesRequest.descriptionOfNSSaveChangesRequest
        }
    }
}
