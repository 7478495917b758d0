// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSMigrationManager {
    nonisolated static var descriptionOfNSMigrationManager: FrameworkClass {
        FrameworkClass(
            NSMigrationManager.self,
            properties: """
                currentEntityMapping destinationContext destinationModel mappingModel migrationProgress sourceContext sourceModel \
                userInfo usesStoreSpecificMigrationManager
                """,
            methods: """
                associateSourceInstance:withDestinationInstance:forEntityMapping: cancelMigrationWithError: \
                destinationEntityForEntityMapping: destinationInstancesForEntityMappingNamed:sourceInstances: \
                migrateStoreFromURL:sourceType:options:withMappingModel:toDestinationURL:destinationType:destinationOptions:error: \
                migrateStoreFromURL:type:options:mapping:toURL:type:options:error: reset sourceEntityForEntityMapping: \
                sourceInstancesForEntityMappingNamed:destinationInstances:
                """,
            initializers: "initWithSourceModel:destinationModel:",
            property: NSMigrationManager.propertyOfNSMigrationManager,
            method: NSMigrationManager.methodOfNSMigrationManager,
            initializer: NSMigrationManager.initializerOfNSMigrationManager)
    }

    private static func propertyOfNSMigrationManager(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSMigrationManager.currentEntityMapping)
        case 1: return .readOnly(\NSMigrationManager.destinationContext)
        case 2: return .readOnly(\NSMigrationManager.destinationModel)
        case 3: return .readOnly(\NSMigrationManager.mappingModel)
        case 4: return .readOnly(\NSMigrationManager.migrationProgress)
        case 5: return .readOnly(\NSMigrationManager.sourceContext)
        case 6: return .readOnly(\NSMigrationManager.sourceModel)
        case 7: return .value("userInfo", \NSMigrationManager.userInfo)
        default: return .value("usesStoreSpecificMigrationManager", \NSMigrationManager.usesStoreSpecificMigrationManager)
        }
    }

    nonisolated private static func methodOfNSMigrationManager(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSMigrationManager).associate(
                    sourceInstance: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "associateSourceInstance:withDestinationInstance:forEntityMapping:", as: (NSManagedObject).self),
                    withDestinationInstance: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "associateSourceInstance:withDestinationInstance:forEntityMapping:", as: (NSManagedObject).self),
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "associateSourceInstance:withDestinationInstance:forEntityMapping:", as: (NSEntityMapping).self))
            }
        case 1:
            return { r, a in
                (r as! NSMigrationManager).cancelMigrationWithError(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "cancelMigrationWithError:", as: (any Error).self))
            }
        case 2:
            return { r, a in
                (r as! NSMigrationManager).destinationEntity(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "destinationEntityForEntityMapping:", as: (NSEntityMapping).self))
            }
        case 3:
            return { r, a in
                (r as! NSMigrationManager).destinationInstances(
                    forEntityMappingName: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "destinationInstancesForEntityMappingNamed:sourceInstances:", as: (String).self),
                    sourceInstances: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "destinationInstancesForEntityMappingNamed:sourceInstances:", as: ([NSManagedObject]?).self))
            }
        case 4:
            return { r, a in
                try? (r as! NSMigrationManager).migrateStore(
                    from: ObjCRuntime.ObjCMessage.argument(
                        a, 0,
                        "migrateStoreFromURL:sourceType:options:withMappingModel:toDestinationURL:destinationType:destinationOptions:error:",
                        as: (URL).self),
                    sourceType: ObjCRuntime.ObjCMessage.argument(
                        a, 1,
                        "migrateStoreFromURL:sourceType:options:withMappingModel:toDestinationURL:destinationType:destinationOptions:error:",
                        as: (String).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 2,
                        "migrateStoreFromURL:sourceType:options:withMappingModel:toDestinationURL:destinationType:destinationOptions:error:",
                        as: ([AnyHashable: Any]?).self),
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 3,
                        "migrateStoreFromURL:sourceType:options:withMappingModel:toDestinationURL:destinationType:destinationOptions:error:",
                        as: (NSMappingModel?).self),
                    toDestinationURL: ObjCRuntime.ObjCMessage.argument(
                        a, 4,
                        "migrateStoreFromURL:sourceType:options:withMappingModel:toDestinationURL:destinationType:destinationOptions:error:",
                        as: (URL).self),
                    destinationType: ObjCRuntime.ObjCMessage.argument(
                        a, 5,
                        "migrateStoreFromURL:sourceType:options:withMappingModel:toDestinationURL:destinationType:destinationOptions:error:",
                        as: (String).self),
                    destinationOptions: ObjCRuntime.ObjCMessage.argument(
                        a, 6,
                        "migrateStoreFromURL:sourceType:options:withMappingModel:toDestinationURL:destinationType:destinationOptions:error:",
                        as: ([AnyHashable: Any]?).self))
            }
        case 5:
            return { r, a in
                try? (r as! NSMigrationManager).migrateStore(
                    from: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "migrateStoreFromURL:type:options:mapping:toURL:type:options:error:", as: (URL).self),
                    type: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "migrateStoreFromURL:type:options:mapping:toURL:type:options:error:", as: (NSPersistentStore.StoreType).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "migrateStoreFromURL:type:options:mapping:toURL:type:options:error:", as: ([AnyHashable: Any]?).self),
                    mapping: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "migrateStoreFromURL:type:options:mapping:toURL:type:options:error:", as: (NSMappingModel).self),
                    to: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "migrateStoreFromURL:type:options:mapping:toURL:type:options:error:", as: (URL).self),
                    type: ObjCRuntime.ObjCMessage.argument(
                        a, 5, "migrateStoreFromURL:type:options:mapping:toURL:type:options:error:", as: (NSPersistentStore.StoreType).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 6, "migrateStoreFromURL:type:options:mapping:toURL:type:options:error:", as: ([AnyHashable: Any]?).self))
            }
        case 6: return { r, _ in (r as! NSMigrationManager).reset() }
        case 7:
            return { r, a in
                (r as! NSMigrationManager).sourceEntity(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "sourceEntityForEntityMapping:", as: (NSEntityMapping).self))
            }
        default:
            return { r, a in
                (r as! NSMigrationManager).sourceInstances(
                    forEntityMappingName: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "sourceInstancesForEntityMappingNamed:destinationInstances:", as: (String).self),
                    destinationInstances: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "sourceInstancesForEntityMappingNamed:destinationInstances:", as: ([NSManagedObject]?).self))
            }
        }
    }

    nonisolated private static func initializerOfNSMigrationManager(_ index: Int) -> ObjCFactory {
        { a in
            NSMigrationManager(
                sourceModel: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "initWithSourceModel:destinationModel:", as: (NSManagedObjectModel).self),
                destinationModel: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "initWithSourceModel:destinationModel:", as: (NSManagedObjectModel).self))
        }
    }
}
