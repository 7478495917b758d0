// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension CBATTRequest {
    nonisolated static var descriptionOfCBATTRequest: FrameworkClass {
        FrameworkClass(
            CBATTRequest.self,
            properties: "central characteristic offset value",
            property: CBATTRequest.propertyOfCBATTRequest)
    }

    private static func propertyOfCBATTRequest(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\CBATTRequest.central)
        case 1: return .readOnly(\CBATTRequest.characteristic)
        case 2: return .readOnly(\CBATTRequest.offset)
        default: return .value("value", \CBATTRequest.value)
        }
    }
}
