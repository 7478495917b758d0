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
            property: NSPersistentHistoryTransaction.propertyOfNSPersistentHistoryTransaction,
            method: NSPersistentHistoryTransaction.methodOfNSPersistentHistoryTransaction)
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
}
