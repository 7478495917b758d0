// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension CBAttribute {
    nonisolated static var descriptionOfCBAttribute: FrameworkClass {
        FrameworkClass(
            CBAttribute.self,
            properties: "uuid",
            property: CBAttribute.propertyOfCBAttribute)
    }

    private static func propertyOfCBAttribute(_ index: Int) -> ClassDescription.Property {
        .readOnly(\CBAttribute.uuid)
    }
}
