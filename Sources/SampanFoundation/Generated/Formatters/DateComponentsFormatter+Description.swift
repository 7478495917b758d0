// Made by `make generate` from the sources of this module.
import CoreFoundation
import Foundation
import FoundationNetworking
import ObjCRuntime
import UniformTypeIdentifiers

extension DateComponentsFormatter {
    nonisolated static var descriptionOfDateComponentsFormatter: FrameworkClass {
        FrameworkClass(
            DateComponentsFormatter.self,
            properties: """
                allowedUnits allowsFractionalUnits calendar collapsesLargestUnit formattingContext includesApproximationPhrase \
                includesTimeRemainingPhrase maximumUnitCount referenceDate unitsStyle zeroFormattingBehavior
                """,
            methods: "stringFrom: stringFromDate:toDate: stringFromDateComponents:",
            classMethods: "localizedStringFromDateComponents:unitsStyle:",
            property: DateComponentsFormatter.propertyOfDateComponentsFormatter,
            method: DateComponentsFormatter.methodOfDateComponentsFormatter,
            classMethod: DateComponentsFormatter.classMethodOfDateComponentsFormatter)
    }

    private static func propertyOfDateComponentsFormatter(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allowedUnits", \DateComponentsFormatter.allowedUnits)
        case 1: return .value("allowsFractionalUnits", \DateComponentsFormatter.allowsFractionalUnits)
        case 2: return .value("calendar", \DateComponentsFormatter.calendar)
        case 3: return .value("collapsesLargestUnit", \DateComponentsFormatter.collapsesLargestUnit)
        case 4: return .value("formattingContext", \DateComponentsFormatter.formattingContext)
        case 5: return .value("includesApproximationPhrase", \DateComponentsFormatter.includesApproximationPhrase)
        case 6: return .value("includesTimeRemainingPhrase", \DateComponentsFormatter.includesTimeRemainingPhrase)
        case 7: return .value("maximumUnitCount", \DateComponentsFormatter.maximumUnitCount)
        case 8: return .value("referenceDate", \DateComponentsFormatter.referenceDate)
        case 9: return .value("unitsStyle", \DateComponentsFormatter.unitsStyle)
        default: return .value("zeroFormattingBehavior", \DateComponentsFormatter.zeroFormattingBehavior)
        }
    }

    nonisolated private static func methodOfDateComponentsFormatter(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! DateComponentsFormatter).string(from: ObjCRuntime.ObjCMessage.argument(a, 0, "stringFrom:", as: (TimeInterval).self))
            }
        case 1:
            return { r, a in
                (r as! DateComponentsFormatter).string(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "stringFromDate:toDate:", as: (Date).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "stringFromDate:toDate:", as: (Date).self))
            }
        default:
            return { r, a in
                (r as! DateComponentsFormatter).string(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "stringFromDateComponents:", as: (DateComponents).self))
            }
        }
    }

    nonisolated private static func classMethodOfDateComponentsFormatter(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! DateComponentsFormatter.Type).localizedString(
                from: ObjCRuntime.ObjCMessage.argument(a, 0, "localizedStringFromDateComponents:unitsStyle:", as: (DateComponents).self),
                unitsStyle: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "localizedStringFromDateComponents:unitsStyle:", as: (DateComponentsFormatter.UnitsStyle).self))
        }
    }
}
