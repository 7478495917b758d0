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
        NSBatchUpdateRequest NSBatchUpdateResult NSCompositeAttributeDescription NSConstraintConflict NSCustomMigrationStage \
        NSDerivedAttributeDescription NSEntityDescription NSEntityMapping NSEntityMigrationPolicy NSExpressionDescription \
        NSFetchIndexDescription NSFetchIndexElementDescription NSFetchRequestDescription NSFetchedPropertyDescription \
        NSLightweightMigrationStage NSManagedObject NSManagedObjectContext NSManagedObjectID NSManagedObjectModel \
        NSManagedObjectModelReference NSMappingModel NSMergeConflict NSMergePolicy NSMigrationManager NSMigrationStage \
        NSPersistentCloudKitContainer NSPersistentCloudKitContainerOptions NSPersistentContainer NSPersistentHistoryChange \
        NSPersistentHistoryChangeRequest NSPersistentHistoryResult NSPersistentHistoryToken NSPersistentHistoryTransaction \
        NSPersistentStore NSPersistentStoreAsynchronousResult NSPersistentStoreCoordinator NSPersistentStoreDescription \
        NSPersistentStoreRequest NSPersistentStoreResult NSPropertyDescription NSPropertyMapping NSQueryGenerationToken \
        NSRelationshipDescription NSSaveChangesRequest NSStagedMigrationManager
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
        case 9: return NSCustomMigrationStage.descriptionOfNSCustomMigrationStage
        case 10: return NSDerivedAttributeDescription.descriptionOfNSDerivedAttributeDescription
        case 11: return NSEntityDescription.descriptionOfNSEntityDescription
        case 12: return NSEntityMapping.descriptionOfNSEntityMapping
        case 13: return NSEntityMigrationPolicy.descriptionOfNSEntityMigrationPolicy
        case 14: return NSExpressionDescription.descriptionOfNSExpressionDescription
        case 15: return NSFetchIndexDescription.descriptionOfNSFetchIndexDescription
        case 16: return NSFetchIndexElementDescription.descriptionOfNSFetchIndexElementDescription
        case 17: return NSFetchRequestDescription.descriptionOfNSFetchRequestDescription
        case 18: return NSFetchedPropertyDescription.descriptionOfNSFetchedPropertyDescription
        case 19: return NSLightweightMigrationStage.descriptionOfNSLightweightMigrationStage
        case 20: return NSManagedObject.descriptionOfNSManagedObject
        case 21: return NSManagedObjectContext.descriptionOfNSManagedObjectContext
        case 22: return NSManagedObjectID.descriptionOfNSManagedObjectID
        case 23: return NSManagedObjectModel.descriptionOfNSManagedObjectModel
        case 24: return NSManagedObjectModelReference.descriptionOfNSManagedObjectModelReference
        case 25: return NSMappingModel.descriptionOfNSMappingModel
        case 26: return NSMergeConflict.descriptionOfNSMergeConflict
        case 27: return NSMergePolicy.descriptionOfNSMergePolicy
        case 28: return NSMigrationManager.descriptionOfNSMigrationManager
        case 29: return NSMigrationStage.descriptionOfNSMigrationStage
        case 30: return NSPersistentCloudKitContainer.descriptionOfNSPersistentCloudKitContainer
        case 31: return NSPersistentCloudKitContainerOptions.descriptionOfNSPersistentCloudKitContainerOptions
        case 32: return NSPersistentContainer.descriptionOfNSPersistentContainer
        case 33: return NSPersistentHistoryChange.descriptionOfNSPersistentHistoryChange
        case 34: return NSPersistentHistoryChangeRequest.descriptionOfNSPersistentHistoryChangeRequest
        case 35: return NSPersistentHistoryResult.descriptionOfNSPersistentHistoryResult
        case 36: return NSPersistentHistoryToken.descriptionOfNSPersistentHistoryToken
        case 37: return NSPersistentHistoryTransaction.descriptionOfNSPersistentHistoryTransaction
        case 38: return NSPersistentStore.descriptionOfNSPersistentStore
        case 39: return NSPersistentStoreAsynchronousResult.descriptionOfNSPersistentStoreAsynchronousResult
        case 40: return NSPersistentStoreCoordinator.descriptionOfNSPersistentStoreCoordinator
        case 41: return NSPersistentStoreDescription.descriptionOfNSPersistentStoreDescription
        case 42: return NSPersistentStoreRequest.descriptionOfNSPersistentStoreRequest
        case 43: return NSPersistentStoreResult.descriptionOfNSPersistentStoreResult
        case 44: return NSPropertyDescription.descriptionOfNSPropertyDescription
        case 45: return NSPropertyMapping.descriptionOfNSPropertyMapping
        case 46: return NSQueryGenerationToken.descriptionOfNSQueryGenerationToken
        case 47: return NSRelationshipDescription.descriptionOfNSRelationshipDescription
        case 48: return NSSaveChangesRequest.descriptionOfNSSaveChangesRequest
        default: return NSStagedMigrationManager.descriptionOfNSStagedMigrationManager
        }
    }
}
