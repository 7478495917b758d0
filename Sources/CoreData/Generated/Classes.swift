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
        NSAttributeDescription NSCompositeAttributeDescription NSDerivedAttributeDescription NSEntityDescription \
        NSExpressionDescription NSFetchIndexDescription NSFetchIndexElementDescription NSFetchRequestDescription \
        NSFetchedPropertyDescription NSManagedObjectID NSManagedObjectModel NSPersistentCloudKitContainer \
        NSPersistentCloudKitContainerOptions NSPersistentContainer NSPersistentStore NSPersistentStoreAsynchronousResult \
        NSPersistentStoreCoordinator NSPersistentStoreDescription NSPersistentStoreRequest NSPersistentStoreResult \
        NSPropertyDescription NSRelationshipDescription NSSaveChangesRequest
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return NSAttributeDescription.descriptionOfNSAttributeDescription
        case 1: return NSCompositeAttributeDescription.descriptionOfNSCompositeAttributeDescription
        case 2: return NSDerivedAttributeDescription.descriptionOfNSDerivedAttributeDescription
        case 3: return NSEntityDescription.descriptionOfNSEntityDescription
        case 4: return NSExpressionDescription.descriptionOfNSExpressionDescription
        case 5: return NSFetchIndexDescription.descriptionOfNSFetchIndexDescription
        case 6: return NSFetchIndexElementDescription.descriptionOfNSFetchIndexElementDescription
        case 7: return NSFetchRequestDescription.descriptionOfNSFetchRequestDescription
        case 8: return NSFetchedPropertyDescription.descriptionOfNSFetchedPropertyDescription
        case 9: return NSManagedObjectID.descriptionOfNSManagedObjectID
        case 10: return NSManagedObjectModel.descriptionOfNSManagedObjectModel
        case 11: return NSPersistentCloudKitContainer.descriptionOfNSPersistentCloudKitContainer
        case 12: return NSPersistentCloudKitContainerOptions.descriptionOfNSPersistentCloudKitContainerOptions
        case 13: return NSPersistentContainer.descriptionOfNSPersistentContainer
        case 14: return NSPersistentStore.descriptionOfNSPersistentStore
        case 15: return NSPersistentStoreAsynchronousResult.descriptionOfNSPersistentStoreAsynchronousResult
        case 16: return NSPersistentStoreCoordinator.descriptionOfNSPersistentStoreCoordinator
        case 17: return NSPersistentStoreDescription.descriptionOfNSPersistentStoreDescription
        case 18: return NSPersistentStoreRequest.descriptionOfNSPersistentStoreRequest
        case 19: return NSPersistentStoreResult.descriptionOfNSPersistentStoreResult
        case 20: return NSPropertyDescription.descriptionOfNSPropertyDescription
        case 21: return NSRelationshipDescription.descriptionOfNSRelationshipDescription
        default: return NSSaveChangesRequest.descriptionOfNSSaveChangesRequest
        }
    }
}
