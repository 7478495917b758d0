// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSPersistentHistoryChangeRequest {
    nonisolated static var descriptionOfNSPersistentHistoryChangeRequest: FrameworkClass {
        FrameworkClass(
            NSPersistentHistoryChangeRequest.self,
            properties: "resultType token",
            classMethods: """
                deleteHistoryBeforeDate: deleteHistoryBeforePersistentHistoryToken: deleteHistoryBeforePersistentHistoryTransaction: \
                fetchHistoryAfterDate: fetchHistoryAfterPersistentHistoryToken: fetchHistoryAfterPersistentHistoryTransaction:
                """,
            property: NSPersistentHistoryChangeRequest.propertyOfNSPersistentHistoryChangeRequest,
            classMethod: NSPersistentHistoryChangeRequest.classMethodOfNSPersistentHistoryChangeRequest)
    }

    private static func propertyOfNSPersistentHistoryChangeRequest(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("resultType", \NSPersistentHistoryChangeRequest.resultType)
        default: return .readOnly(\NSPersistentHistoryChangeRequest.token)
        }
    }

    nonisolated private static func classMethodOfNSPersistentHistoryChangeRequest(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! NSPersistentHistoryChangeRequest.Type).deleteHistory(
                    before: ObjCRuntime.ObjCMessage.argument(a, 0, "deleteHistoryBeforeDate:", as: (Date).self))
            }
        case 1:
            return { r, a in
                (r as! NSPersistentHistoryChangeRequest.Type).deleteHistory(
                    before: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "deleteHistoryBeforePersistentHistoryToken:", as: (NSPersistentHistoryToken?).self))
            }
        case 2:
            return { r, a in
                (r as! NSPersistentHistoryChangeRequest.Type).deleteHistory(
                    before: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "deleteHistoryBeforePersistentHistoryTransaction:", as: (NSPersistentHistoryTransaction?).self))
            }
        case 3:
            return { r, a in
                (r as! NSPersistentHistoryChangeRequest.Type).fetchHistory(
                    after: ObjCRuntime.ObjCMessage.argument(a, 0, "fetchHistoryAfterDate:", as: (Date).self))
            }
        case 4:
            return { r, a in
                (r as! NSPersistentHistoryChangeRequest.Type).fetchHistory(
                    after: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "fetchHistoryAfterPersistentHistoryToken:", as: (NSPersistentHistoryToken?).self))
            }
        default:
            return { r, a in
                (r as! NSPersistentHistoryChangeRequest.Type).fetchHistory(
                    after: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "fetchHistoryAfterPersistentHistoryTransaction:", as: (NSPersistentHistoryTransaction?).self))
            }
        }
    }
}
