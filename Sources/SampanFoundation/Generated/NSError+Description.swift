// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

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
