// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSPersistentCloudKitContainerOptions {
    nonisolated static var descriptionOfNSPersistentCloudKitContainerOptions: FrameworkClass {
        FrameworkClass(
            NSPersistentCloudKitContainerOptions.self,
            properties: "containerIdentifier",
            initializers: "initWithContainerIdentifier:",
            property: NSPersistentCloudKitContainerOptions.propertyOfNSPersistentCloudKitContainerOptions,
            initializer: NSPersistentCloudKitContainerOptions.initializerOfNSPersistentCloudKitContainerOptions)
    }

    private static func propertyOfNSPersistentCloudKitContainerOptions(_ index: Int) -> ClassDescription.Property {
        .readOnly(\NSPersistentCloudKitContainerOptions.containerIdentifier)
    }

    nonisolated private static func initializerOfNSPersistentCloudKitContainerOptions(_ index: Int) -> ObjCFactory {
        { a in
            NSPersistentCloudKitContainerOptions(
                containerIdentifier: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithContainerIdentifier:", as: (String).self))
        }
    }
}
