// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension CBCharacteristic {
    nonisolated static var descriptionOfCBCharacteristic: FrameworkClass {
        FrameworkClass(
            CBCharacteristic.self,
            properties: "descriptors notifying/isNotifying properties service value",
            property: CBCharacteristic.propertyOfCBCharacteristic)
    }

    private static func propertyOfCBCharacteristic(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\CBCharacteristic.descriptors)
        case 1: return .readOnly(\CBCharacteristic.isNotifying)
        case 2: return .readOnly(\CBCharacteristic.properties)
        case 3: return .readOnly(\CBCharacteristic.service)
        default: return .readOnly(\CBCharacteristic.value)
        }
    }
}
