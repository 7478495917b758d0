// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSBatchInsertResult {
    nonisolated static var descriptionOfNSBatchInsertResult: FrameworkClass {
        FrameworkClass(
            NSBatchInsertResult.self,
            properties: "result resultType",
            property: NSBatchInsertResult.propertyOfNSBatchInsertResult)
    }

    private static func propertyOfNSBatchInsertResult(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSBatchInsertResult.result)
        default: return .readOnly(\NSBatchInsertResult.resultType)
        }
    }
}
