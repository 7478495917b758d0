// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension NSError {
    nonisolated static var descriptionOfNSError: FrameworkClass {
        FrameworkClass(
            NSError.self,
            properties: "underlyingErrors",
            property: NSError.propertyOfNSError)
    }

    private static func propertyOfNSError(_ index: Int) -> ClassDescription.Property {
        .readOnly(\NSError.underlyingErrors)
    }
}
