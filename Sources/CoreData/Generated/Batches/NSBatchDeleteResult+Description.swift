// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSBatchDeleteResult {
    nonisolated static var descriptionOfNSBatchDeleteResult: FrameworkClass {
        FrameworkClass(
            NSBatchDeleteResult.self,
            properties: "result resultType",
            property: NSBatchDeleteResult.propertyOfNSBatchDeleteResult)
    }

    private static func propertyOfNSBatchDeleteResult(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSBatchDeleteResult.result)
        default: return .readOnly(\NSBatchDeleteResult.resultType)
        }
    }
}
