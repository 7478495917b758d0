// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSCustomMigrationStage {
    nonisolated static var descriptionOfNSCustomMigrationStage: FrameworkClass {
        FrameworkClass(
            NSCustomMigrationStage.self,
            properties: "currentModel nextModel",
            initializers: "initWithCurrentModelReference:nextModelReference:",
            property: NSCustomMigrationStage.propertyOfNSCustomMigrationStage,
            initializer: NSCustomMigrationStage.initializerOfNSCustomMigrationStage)
    }

    private static func propertyOfNSCustomMigrationStage(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSCustomMigrationStage.currentModel)
        default: return .readOnly(\NSCustomMigrationStage.nextModel)
        }
    }

    nonisolated private static func initializerOfNSCustomMigrationStage(_ index: Int) -> ObjCFactory {
        { a in
            NSCustomMigrationStage(
                migratingFrom: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "initWithCurrentModelReference:nextModelReference:", as: (NSManagedObjectModelReference).self),
                to: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "initWithCurrentModelReference:nextModelReference:", as: (NSManagedObjectModelReference).self))
        }
    }
}
