// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension CBCentral {
    nonisolated static var descriptionOfCBCentral: FrameworkClass {
        FrameworkClass(
            CBCentral.self,
            properties: "maximumUpdateValueLength",
            property: CBCentral.propertyOfCBCentral)
    }

    private static func propertyOfCBCentral(_ index: Int) -> ClassDescription.Property {
        .readOnly(\CBCentral.maximumUpdateValueLength)
    }
}
