// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSPersistentHistoryTransaction {
    nonisolated static var descriptionOfNSPersistentHistoryTransaction: FrameworkClass {
        FrameworkClass(
            NSPersistentHistoryTransaction.self,
            properties: "author bundleID changes contextName processID storeID timestamp token transactionNumber",
            methods: "objectIDNotification",
            classMethods: "entityDescription entityDescriptionWithManagedObjectContext:",
            property: NSPersistentHistoryTransaction.propertyOfNSPersistentHistoryTransaction,
            method: NSPersistentHistoryTransaction.methodOfNSPersistentHistoryTransaction,
            classMethod: NSPersistentHistoryTransaction.classMethodOfNSPersistentHistoryTransaction)
    }

    private static func propertyOfNSPersistentHistoryTransaction(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSPersistentHistoryTransaction.author)
        case 1: return .readOnly(\NSPersistentHistoryTransaction.bundleID)
        case 2: return .readOnly(\NSPersistentHistoryTransaction.changes)
        case 3: return .readOnly(\NSPersistentHistoryTransaction.contextName)
        case 4: return .readOnly(\NSPersistentHistoryTransaction.processID)
        case 5: return .readOnly(\NSPersistentHistoryTransaction.storeID)
        case 6: return .readOnly(\NSPersistentHistoryTransaction.timestamp)
        case 7: return .readOnly(\NSPersistentHistoryTransaction.token)
        default: return .readOnly(\NSPersistentHistoryTransaction.transactionNumber)
        }
    }

    nonisolated private static func methodOfNSPersistentHistoryTransaction(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! NSPersistentHistoryTransaction).objectIDNotification() }
    }

    nonisolated private static func classMethodOfNSPersistentHistoryTransaction(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! NSPersistentHistoryTransaction.Type).entityDescription }
        default:
            return { r, a in
                (r as! NSPersistentHistoryTransaction.Type).entityDescription(
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "entityDescriptionWithManagedObjectContext:", as: (NSManagedObjectContext).self))
            }
        }
    }
}
