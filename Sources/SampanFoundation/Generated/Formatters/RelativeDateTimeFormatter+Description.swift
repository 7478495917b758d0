// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

extension RelativeDateTimeFormatter {
    nonisolated static var descriptionOfRelativeDateTimeFormatter: FrameworkClass {
        FrameworkClass(
            RelativeDateTimeFormatter.self,
            properties: "calendar dateTimeStyle formattingContext locale unitsStyle",
            methods: "localizedStringForDate:relativeToDate: localizedStringFromDateComponents: localizedStringFromTimeInterval:",
            property: RelativeDateTimeFormatter.propertyOfRelativeDateTimeFormatter,
            method: RelativeDateTimeFormatter.methodOfRelativeDateTimeFormatter)
    }

    private static func propertyOfRelativeDateTimeFormatter(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("calendar", \RelativeDateTimeFormatter.calendar)
        case 1: return .value("dateTimeStyle", \RelativeDateTimeFormatter.dateTimeStyle)
        case 2: return .value("formattingContext", \RelativeDateTimeFormatter.formattingContext)
        case 3: return .value("locale", \RelativeDateTimeFormatter.locale)
        default: return .value("unitsStyle", \RelativeDateTimeFormatter.unitsStyle)
        }
    }

    nonisolated private static func methodOfRelativeDateTimeFormatter(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! RelativeDateTimeFormatter).localizedString(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "localizedStringForDate:relativeToDate:", as: (Date).self),
                    relativeTo: ObjCRuntime.ObjCMessage.argument(a, 1, "localizedStringForDate:relativeToDate:", as: (Date).self))
            }
        case 1:
            return { r, a in
                (r as! RelativeDateTimeFormatter).localizedString(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "localizedStringFromDateComponents:", as: (DateComponents).self))
            }
        default:
            return { r, a in
                (r as! RelativeDateTimeFormatter).localizedString(
                    fromTimeInterval: ObjCRuntime.ObjCMessage.argument(a, 0, "localizedStringFromTimeInterval:", as: (TimeInterval).self))
            }
        }
    }
}
