// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSBatchUpdateResult {
    nonisolated static var descriptionOfNSBatchUpdateResult: FrameworkClass {
        FrameworkClass(
            NSBatchUpdateResult.self,
            properties: "result resultType",
            property: NSBatchUpdateResult.propertyOfNSBatchUpdateResult)
    }

    private static func propertyOfNSBatchUpdateResult(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSBatchUpdateResult.result)
        default: return .readOnly(\NSBatchUpdateResult.resultType)
        }
    }
}
