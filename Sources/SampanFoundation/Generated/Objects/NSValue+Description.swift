// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

extension NSValue {
    nonisolated static var descriptionOfNSValue: FrameworkClass {
        FrameworkClass(
            NSValue.self,
            properties: "nonretainedObjectValue pointerValue",
            property: NSValue.propertyOfNSValue)
    }

    private static func propertyOfNSValue(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSValue.nonretainedObjectValue)
        default: return .readOnly(\NSValue.pointerValue)
        }
    }
}
