// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSPersistentCloudKitContainer {
    nonisolated static var descriptionOfNSPersistentCloudKitContainer: FrameworkClass {
        FrameworkClass(
            NSPersistentCloudKitContainer.self,
            initializers: "initWithName: initWithName:managedObjectModel:",
            initializer: NSPersistentCloudKitContainer.initializerOfNSPersistentCloudKitContainer)
    }

    nonisolated private static func initializerOfNSPersistentCloudKitContainer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in NSPersistentCloudKitContainer(name: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithName:", as: (String).self)) }
        default:
            return { a in
                NSPersistentCloudKitContainer(
                    name: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithName:managedObjectModel:", as: (String).self),
                    managedObjectModel: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithName:managedObjectModel:", as: (NSManagedObjectModel).self))
            }
        }
    }
}
