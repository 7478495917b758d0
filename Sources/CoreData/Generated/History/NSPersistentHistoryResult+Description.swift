// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSPersistentHistoryResult {
    nonisolated static var descriptionOfNSPersistentHistoryResult: FrameworkClass {
        FrameworkClass(
            NSPersistentHistoryResult.self,
            properties: "result resultType",
            property: NSPersistentHistoryResult.propertyOfNSPersistentHistoryResult)
    }

    private static func propertyOfNSPersistentHistoryResult(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSPersistentHistoryResult.result)
        default: return .readOnly(\NSPersistentHistoryResult.resultType)
        }
    }
}
