// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSPersistentContainer {
    nonisolated static var descriptionOfNSPersistentContainer: FrameworkClass {
        FrameworkClass(
            NSPersistentContainer.self,
            properties: "managedObjectModel name persistentStoreCoordinator persistentStoreDescriptions viewContext",
            methods: "loadPersistentStoresWithCompletionHandler: newBackgroundContext performBackgroundTask:",
            classMethods: "defaultDirectoryURL",
            initializers: "initWithName: initWithName:managedObjectModel:",
            property: NSPersistentContainer.propertyOfNSPersistentContainer,
            method: NSPersistentContainer.methodOfNSPersistentContainer,
            classMethod: NSPersistentContainer.classMethodOfNSPersistentContainer,
            initializer: NSPersistentContainer.initializerOfNSPersistentContainer)
    }

    private static func propertyOfNSPersistentContainer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSPersistentContainer.managedObjectModel)
        case 1: return .readOnly(\NSPersistentContainer.name)
        case 2: return .readOnly(\NSPersistentContainer.persistentStoreCoordinator)
        case 3: return .value("persistentStoreDescriptions", \NSPersistentContainer.persistentStoreDescriptions)
        default: return .readOnly(\NSPersistentContainer.viewContext)
        }
    }

    nonisolated private static func methodOfNSPersistentContainer(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSPersistentContainer).loadPersistentStores(
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "loadPersistentStoresWithCompletionHandler:", as: ((NSPersistentStoreDescription, (any Error)?) -> Void).self)
                )
            }
        case 1: return { r, _ in (r as! NSPersistentContainer).newBackgroundContext() }
        default:
            return { r, a in
                (r as! NSPersistentContainer).performBackgroundTask(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "performBackgroundTask:", as: ((NSManagedObjectContext) -> Void).self))
            }
        }
    }

    nonisolated private static func classMethodOfNSPersistentContainer(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! NSPersistentContainer.Type).defaultDirectoryURL() }
    }

    nonisolated private static func initializerOfNSPersistentContainer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in NSPersistentContainer(name: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithName:", as: (String).self)) }
        default:
            return { a in
                NSPersistentContainer(
                    name: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithName:managedObjectModel:", as: (String).self),
                    managedObjectModel: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithName:managedObjectModel:", as: (NSManagedObjectModel).self))
            }
        }
    }
}
