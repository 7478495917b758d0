// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSLightweightMigrationStage {
    nonisolated static var descriptionOfNSLightweightMigrationStage: FrameworkClass {
        FrameworkClass(
            NSLightweightMigrationStage.self,
            properties: "versionChecksums",
            initializers: "initWithVersionChecksums:",
            property: NSLightweightMigrationStage.propertyOfNSLightweightMigrationStage,
            initializer: NSLightweightMigrationStage.initializerOfNSLightweightMigrationStage)
    }

    private static func propertyOfNSLightweightMigrationStage(_ index: Int) -> ClassDescription.Property {
        .readOnly(\NSLightweightMigrationStage.versionChecksums)
    }

    nonisolated private static func initializerOfNSLightweightMigrationStage(_ index: Int) -> ObjCFactory {
        { a in NSLightweightMigrationStage(ObjCRuntime.ObjCMessage.argument(a, 0, "initWithVersionChecksums:", as: ([String]).self)) }
    }
}
