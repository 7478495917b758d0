// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSManagedObjectID {
    nonisolated static var descriptionOfNSManagedObjectID: FrameworkClass {
        FrameworkClass(
            NSManagedObjectID.self,
            properties: "entity isTemporaryID persistentStore",
            methods: "copyWithZone: uriRepresentation",
            property: NSManagedObjectID.propertyOfNSManagedObjectID,
            method: NSManagedObjectID.methodOfNSManagedObjectID)
    }

    private static func propertyOfNSManagedObjectID(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSManagedObjectID.entity)
        case 1: return .readOnly(\NSManagedObjectID.isTemporaryID)
        default: return .readOnly(\NSManagedObjectID.persistentStore)
        }
    }

    nonisolated private static func methodOfNSManagedObjectID(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSManagedObjectID).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default: return { r, _ in (r as! NSManagedObjectID).uriRepresentation() }
        }
    }
}
