// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSPersistentStore {
    nonisolated static var descriptionOfNSPersistentStore: FrameworkClass {
        FrameworkClass(
            NSPersistentStore.self,
            properties: "configurationName identifier metadata options persistentStoreCoordinator readOnly/isReadOnly type url",
            property: NSPersistentStore.propertyOfNSPersistentStore)
    }

    private static func propertyOfNSPersistentStore(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSPersistentStore.configurationName)
        case 1: return .value("identifier", \NSPersistentStore.identifier)
        case 2: return .value("metadata", \NSPersistentStore.metadata)
        case 3: return .readOnly(\NSPersistentStore.options)
        case 4: return .readOnly(\NSPersistentStore.persistentStoreCoordinator)
        case 5: return .value("readOnly", \NSPersistentStore.isReadOnly)
        case 6: return .readOnly(\NSPersistentStore.type)
        default: return .value("url", \NSPersistentStore.url)
        }
    }
}
