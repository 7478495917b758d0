// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension CBService {
    nonisolated static var descriptionOfCBService: FrameworkClass {
        FrameworkClass(
            CBService.self,
            properties: "characteristics includedServices isPrimary peripheral",
            property: CBService.propertyOfCBService)
    }

    private static func propertyOfCBService(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\CBService.characteristics)
        case 1: return .readOnly(\CBService.includedServices)
        case 2: return .readOnly(\CBService.isPrimary)
        default: return .readOnly(\CBService.peripheral)
        }
    }
}
