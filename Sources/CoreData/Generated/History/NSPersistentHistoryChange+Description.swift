// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSPersistentHistoryChange {
    nonisolated static var descriptionOfNSPersistentHistoryChange: FrameworkClass {
        FrameworkClass(
            NSPersistentHistoryChange.self,
            properties: "changeID changeType changedObjectID tombstone transaction updatedProperties",
            classMethods: "entityDescription entityDescriptionWithManagedObjectContext:",
            property: NSPersistentHistoryChange.propertyOfNSPersistentHistoryChange,
            classMethod: NSPersistentHistoryChange.classMethodOfNSPersistentHistoryChange)
    }

    private static func propertyOfNSPersistentHistoryChange(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSPersistentHistoryChange.changeID)
        case 1: return .readOnly(\NSPersistentHistoryChange.changeType)
        case 2: return .readOnly(\NSPersistentHistoryChange.changedObjectID)
        case 3: return .readOnly(\NSPersistentHistoryChange.tombstone)
        case 4: return .readOnly(\NSPersistentHistoryChange.transaction)
        default: return .readOnly(\NSPersistentHistoryChange.updatedProperties)
        }
    }

    nonisolated private static func classMethodOfNSPersistentHistoryChange(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! NSPersistentHistoryChange.Type).entityDescription }
        default:
            return { r, a in
                (r as! NSPersistentHistoryChange.Type).entityDescription(
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "entityDescriptionWithManagedObjectContext:", as: (NSManagedObjectContext).self))
            }
        }
    }
}
