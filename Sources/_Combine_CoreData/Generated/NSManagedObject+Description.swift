// Made by `make generate` from the sources of this module.
import Combine
import CoreData
import ObjCRuntime
import SampanFoundation

extension NSManagedObject {
    nonisolated static var descriptionOfNSManagedObject: FrameworkClass {
        FrameworkClass(
            NSManagedObject.self,
            properties: "objectWillChange",
            property: NSManagedObject.propertyOfNSManagedObject)
    }

    private static func propertyOfNSManagedObject(_ index: Int) -> ClassDescription.Property {
        .readOnly(\NSManagedObject.objectWillChange)
    }
}
