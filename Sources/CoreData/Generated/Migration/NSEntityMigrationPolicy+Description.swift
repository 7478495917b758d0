// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSEntityMigrationPolicy {
    nonisolated static var descriptionOfNSEntityMigrationPolicy: FrameworkClass {
        FrameworkClass(
            NSEntityMigrationPolicy.self,
            methods: """
                beginEntityMapping:withMigrationManager:error: \
                createDestinationInstancesForSourceInstance:entityMapping:manager:error: \
                createRelationshipsForDestinationInstance:entityMapping:manager:error: endEntityMapping:manager:error: \
                endInstanceCreationForMapping:manager:error: endRelationshipCreationForMapping:manager:error: \
                performCustomValidationForMapping:manager:error:
                """,
            initializers: "init",
            method: NSEntityMigrationPolicy.methodOfNSEntityMigrationPolicy,
            initializer: NSEntityMigrationPolicy.initializerOfNSEntityMigrationPolicy)
    }

    nonisolated private static func methodOfNSEntityMigrationPolicy(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                try? (r as! NSEntityMigrationPolicy).begin(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "beginEntityMapping:withMigrationManager:error:", as: (NSEntityMapping).self),
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "beginEntityMapping:withMigrationManager:error:", as: (NSMigrationManager).self))
            }
        case 1:
            return { r, a in
                try? (r as! NSEntityMigrationPolicy).createDestinationInstances(
                    forSource: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "createDestinationInstancesForSourceInstance:entityMapping:manager:error:", as: (NSManagedObject).self),
                    in: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "createDestinationInstancesForSourceInstance:entityMapping:manager:error:", as: (NSEntityMapping).self),
                    manager: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "createDestinationInstancesForSourceInstance:entityMapping:manager:error:", as: (NSMigrationManager).self))
            }
        case 2:
            return { r, a in
                try? (r as! NSEntityMigrationPolicy).createRelationships(
                    forDestination: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "createRelationshipsForDestinationInstance:entityMapping:manager:error:", as: (NSManagedObject).self),
                    in: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "createRelationshipsForDestinationInstance:entityMapping:manager:error:", as: (NSEntityMapping).self),
                    manager: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "createRelationshipsForDestinationInstance:entityMapping:manager:error:", as: (NSMigrationManager).self))
            }
        case 3:
            return { r, a in
                try? (r as! NSEntityMigrationPolicy).end(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "endEntityMapping:manager:error:", as: (NSEntityMapping).self),
                    manager: ObjCRuntime.ObjCMessage.argument(a, 1, "endEntityMapping:manager:error:", as: (NSMigrationManager).self))
            }
        case 4:
            return { r, a in
                try? (r as! NSEntityMigrationPolicy).endInstanceCreation(
                    forMapping: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "endInstanceCreationForMapping:manager:error:", as: (NSEntityMapping).self),
                    manager: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "endInstanceCreationForMapping:manager:error:", as: (NSMigrationManager).self))
            }
        case 5:
            return { r, a in
                try? (r as! NSEntityMigrationPolicy).endRelationshipCreation(
                    forMapping: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "endRelationshipCreationForMapping:manager:error:", as: (NSEntityMapping).self),
                    manager: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "endRelationshipCreationForMapping:manager:error:", as: (NSMigrationManager).self))
            }
        default:
            return { r, a in
                try? (r as! NSEntityMigrationPolicy).performCustomValidation(
                    forMapping: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "performCustomValidationForMapping:manager:error:", as: (NSEntityMapping).self),
                    manager: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "performCustomValidationForMapping:manager:error:", as: (NSMigrationManager).self))
            }
        }
    }

    nonisolated private static func initializerOfNSEntityMigrationPolicy(_ index: Int) -> ObjCFactory {
        { _ in NSEntityMigrationPolicy() }
    }
}
