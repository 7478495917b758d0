// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSMigrationStage {
    nonisolated static var descriptionOfNSMigrationStage: FrameworkClass {
        FrameworkClass(
            NSMigrationStage.self,
            properties: "label",
            initializers: "init",
            property: NSMigrationStage.propertyOfNSMigrationStage,
            initializer: NSMigrationStage.initializerOfNSMigrationStage)
    }

    private static func propertyOfNSMigrationStage(_ index: Int) -> ClassDescription.Property {
        .value("label", \NSMigrationStage.label)
    }

    nonisolated private static func initializerOfNSMigrationStage(_ index: Int) -> ObjCFactory {
        { _ in NSMigrationStage() }
    }
}
