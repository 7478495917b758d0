// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension NSString {
    nonisolated static var descriptionOfNSString: FrameworkClass {
        FrameworkClass(
            NSString.self,
            properties: "abbreviatingWithTildeInPath",
            property: NSString.propertyOfNSString)
    }

    private static func propertyOfNSString(_ index: Int) -> ClassDescription.Property {
        .readOnly(\NSString.abbreviatingWithTildeInPath)
    }
}
