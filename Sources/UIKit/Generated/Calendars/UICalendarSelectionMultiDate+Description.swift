// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanAssetCatalog
import SampanAutoLayout
import SampanDebugLog
import SampanFoundation
import SampanHost
import SampanInterfaceBuilder
import SampanLocalization
import SampanSound
import SampanTextLayout
import Symbols
import UniformTypeIdentifiers

extension UICalendarSelectionMultiDate {
    nonisolated static var descriptionOfUICalendarSelectionMultiDate: FrameworkClass {
        FrameworkClass(
            UICalendarSelectionMultiDate.self,
            properties: "delegate selectedDates",
            methods: "setSelectedDates:animated:",
            initializers: "initWithDelegate:",
            property: UICalendarSelectionMultiDate.propertyOfUICalendarSelectionMultiDate,
            method: UICalendarSelectionMultiDate.methodOfUICalendarSelectionMultiDate,
            initializer: UICalendarSelectionMultiDate.initializerOfUICalendarSelectionMultiDate)
    }

    private static func propertyOfUICalendarSelectionMultiDate(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UICalendarSelectionMultiDate.delegate)
        default: return .value("selectedDates", \UICalendarSelectionMultiDate.selectedDates)
        }
    }

    nonisolated private static func methodOfUICalendarSelectionMultiDate(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UICalendarSelectionMultiDate).setSelectedDates(
                ObjCRuntime.ObjCMessage.argument(a, 0, "setSelectedDates:animated:", as: ([DateComponents]).self),
                animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setSelectedDates:animated:", as: (Bool).self))
        }
    }

    nonisolated private static func initializerOfUICalendarSelectionMultiDate(_ index: Int) -> ObjCFactory {
        { a in
            UICalendarSelectionMultiDate(
                delegate: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "initWithDelegate:", as: ((any UICalendarSelectionMultiDateDelegate)?).self))
        }
    }
}
