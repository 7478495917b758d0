// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension CBDescriptor {
    nonisolated static var descriptionOfCBDescriptor: FrameworkClass {
        FrameworkClass(
            CBDescriptor.self,
            properties: "characteristic value",
            property: CBDescriptor.propertyOfCBDescriptor)
    }

    private static func propertyOfCBDescriptor(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\CBDescriptor.characteristic)
        default: return .readOnly(\CBDescriptor.value)
        }
    }
}
