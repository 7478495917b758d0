// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSStagedMigrationManager {
    nonisolated static var descriptionOfNSStagedMigrationManager: FrameworkClass {
        FrameworkClass(
            NSStagedMigrationManager.self,
            properties: "container stages",
            initializers: "initWithMigrationStages:",
            property: NSStagedMigrationManager.propertyOfNSStagedMigrationManager,
            initializer: NSStagedMigrationManager.initializerOfNSStagedMigrationManager)
    }

    private static func propertyOfNSStagedMigrationManager(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSStagedMigrationManager.container)
        default: return .readOnly(\NSStagedMigrationManager.stages)
        }
    }

    nonisolated private static func initializerOfNSStagedMigrationManager(_ index: Int) -> ObjCFactory {
        { a in NSStagedMigrationManager(ObjCRuntime.ObjCMessage.argument(a, 0, "initWithMigrationStages:", as: ([NSMigrationStage]).self)) }
    }
}
