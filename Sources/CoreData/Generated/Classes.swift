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
        NSEntityDescription NSExpressionDescription NSFetchIndexDescription NSFetchIndexElementDescription NSFetchRequestDescription \
        NSFetchedPropertyDescription NSManagedObject NSManagedObjectContext NSManagedObjectID NSManagedObjectModel NSMergeConflict \
        NSMergePolicy NSPersistentCloudKitContainer NSPersistentCloudKitContainerOptions NSPersistentContainer \
        NSPersistentHistoryChange NSPersistentHistoryChangeRequest NSPersistentHistoryResult NSPersistentHistoryToken \
        NSPersistentHistoryTransaction NSPersistentStore NSPersistentStoreAsynchronousResult NSPersistentStoreCoordinator \
        NSPersistentStoreDescription NSPersistentStoreRequest NSPersistentStoreResult NSPropertyDescription NSQueryGenerationToken \
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
        case 11: return NSExpressionDescription.descriptionOfNSExpressionDescription
        case 12: return NSFetchIndexDescription.descriptionOfNSFetchIndexDescription
        case 13: return NSFetchIndexElementDescription.descriptionOfNSFetchIndexElementDescription
        case 14: return NSFetchRequestDescription.descriptionOfNSFetchRequestDescription
        case 15: return NSFetchedPropertyDescription.descriptionOfNSFetchedPropertyDescription
        case 16: return NSManagedObject.descriptionOfNSManagedObject
        case 17: return NSManagedObjectContext.descriptionOfNSManagedObjectContext
        case 18: return NSManagedObjectID.descriptionOfNSManagedObjectID
        case 19: return NSManagedObjectModel.descriptionOfNSManagedObjectModel
        case 20: return NSMergeConflict.descriptionOfNSMergeConflict
        case 21: return NSMergePolicy.descriptionOfNSMergePolicy
        case 22: return NSPersistentCloudKitContainer.descriptionOfNSPersistentCloudKitContainer
        case 23: return NSPersistentCloudKitContainerOptions.descriptionOfNSPersistentCloudKitContainerOptions
        case 24: return NSPersistentContainer.descriptionOfNSPersistentContainer
        case 25: return NSPersistentHistoryChange.descriptionOfNSPersistentHistoryChange
        case 26: return NSPersistentHistoryChangeRequest.descriptionOfNSPersistentHistoryChangeRequest
        case 27: return NSPersistentHistoryResult.descriptionOfNSPersistentHistoryResult
        case 28: return NSPersistentHistoryToken.descriptionOfNSPersistentHistoryToken
        case 29: return NSPersistentHistoryTransaction.descriptionOfNSPersistentHistoryTransaction
        case 30: return NSPersistentStore.descriptionOfNSPersistentStore
        case 31: return NSPersistentStoreAsynchronousResult.descriptionOfNSPersistentStoreAsynchronousResult
        case 32: return NSPersistentStoreCoordinator.descriptionOfNSPersistentStoreCoordinator
        case 33: return NSPersistentStoreDescription.descriptionOfNSPersistentStoreDescription
        case 34: return NSPersistentStoreRequest.descriptionOfNSPersistentStoreRequest
        case 35: return NSPersistentStoreResult.descriptionOfNSPersistentStoreResult
        case 36: return NSPropertyDescription.descriptionOfNSPropertyDescription
        case 37: return NSQueryGenerationToken.descriptionOfNSQueryGenerationToken
        case 38: return NSRelationshipDescription.descriptionOfNSRelationshipDescription
        default: return NSSaveChangesRequest.descriptionOfNSSaveChangesRequest
        }
    }
}
