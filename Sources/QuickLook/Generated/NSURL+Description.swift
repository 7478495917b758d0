// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit
import UniformTypeIdentifiers

extension NSURL {
    nonisolated static var descriptionOfNSURL: FrameworkClass {
        FrameworkClass(
            NSURL.self,
            properties: "previewItemTitle previewItemURL",
            property: NSURL.propertyOfNSURL)
    }

    private static func propertyOfNSURL(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSURL.previewItemTitle)
        default: return .readOnly(\NSURL.previewItemURL)
        }
    }
}
