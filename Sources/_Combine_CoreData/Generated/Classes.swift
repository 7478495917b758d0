// Made by `make generate` from the sources of this module.
import Combine
import CoreData
import ObjCRuntime
import SampanFoundation

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("_Combine_CoreData", classes: names, description)
    }

    private static let names: NameList = "CoreData.NSManagedObject"

    private static func description(_ index: Int) -> FrameworkClass {
        NSManagedObject.descriptionOfNSManagedObject
    }
}
