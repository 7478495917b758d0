// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSPersistentStoreResult {
    nonisolated static var descriptionOfNSPersistentStoreResult: FrameworkClass {
        FrameworkClass(
            NSPersistentStoreResult.self)
    }
}
