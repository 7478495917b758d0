// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSPersistentStoreAsynchronousResult {
    nonisolated static var descriptionOfNSPersistentStoreAsynchronousResult: FrameworkClass {
        FrameworkClass(
            NSPersistentStoreAsynchronousResult.self,
            properties: "managedObjectContext operationError progress",
            methods: "cancel",
            property: NSPersistentStoreAsynchronousResult.propertyOfNSPersistentStoreAsynchronousResult,
            method: NSPersistentStoreAsynchronousResult.methodOfNSPersistentStoreAsynchronousResult)
    }

    private static func propertyOfNSPersistentStoreAsynchronousResult(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSPersistentStoreAsynchronousResult.managedObjectContext)
        case 1: return .readOnly(\NSPersistentStoreAsynchronousResult.operationError)
        default: return .readOnly(\NSPersistentStoreAsynchronousResult.progress)
        }
    }

    nonisolated private static func methodOfNSPersistentStoreAsynchronousResult(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! NSPersistentStoreAsynchronousResult).cancel() }
    }
}
