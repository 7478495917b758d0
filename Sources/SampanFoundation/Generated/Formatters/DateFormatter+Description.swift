// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

extension DateFormatter {
    nonisolated static var descriptionOfDateFormatter: FrameworkClass {
        FrameworkClass(
            DateFormatter.self,
            properties: "formatterBehavior formattingContext",
            property: DateFormatter.propertyOfDateFormatter)
    }

    private static func propertyOfDateFormatter(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("formatterBehavior", \DateFormatter.formatterBehavior)
        default: return .value("formattingContext", \DateFormatter.formattingContext)
        }
    }
}
