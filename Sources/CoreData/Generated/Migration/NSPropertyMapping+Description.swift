// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanDataModel
import SampanFoundation

extension NSPropertyMapping {
    nonisolated static var descriptionOfNSPropertyMapping: FrameworkClass {
        FrameworkClass(
            NSPropertyMapping.self,
            properties: "name userInfo valueExpression",
            property: NSPropertyMapping.propertyOfNSPropertyMapping)
    }

    private static func propertyOfNSPropertyMapping(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("name", \NSPropertyMapping.name)
        case 1: return .value("userInfo", \NSPropertyMapping.userInfo)
        default: return .value("valueExpression", \NSPropertyMapping.valueExpression)
        }
    }
}
