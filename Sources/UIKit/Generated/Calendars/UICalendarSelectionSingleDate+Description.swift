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

extension UICalendarSelectionSingleDate {
    nonisolated static var descriptionOfUICalendarSelectionSingleDate: FrameworkClass {
        FrameworkClass(
            UICalendarSelectionSingleDate.self,
            properties: "delegate selectedDate",
            methods: "setSelectedDate:animated:",
            initializers: "initWithDelegate:",
            property: UICalendarSelectionSingleDate.propertyOfUICalendarSelectionSingleDate,
            method: UICalendarSelectionSingleDate.methodOfUICalendarSelectionSingleDate,
            initializer: UICalendarSelectionSingleDate.initializerOfUICalendarSelectionSingleDate)
    }

    private static func propertyOfUICalendarSelectionSingleDate(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UICalendarSelectionSingleDate.delegate)
        default: return .value("selectedDate", \UICalendarSelectionSingleDate.selectedDate)
        }
    }

    nonisolated private static func methodOfUICalendarSelectionSingleDate(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UICalendarSelectionSingleDate).setSelected(
                ObjCRuntime.ObjCMessage.argument(a, 0, "setSelectedDate:animated:", as: (DateComponents?).self),
                animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setSelectedDate:animated:", as: (Bool).self))
        }
    }

    nonisolated private static func initializerOfUICalendarSelectionSingleDate(_ index: Int) -> ObjCFactory {
        { a in
            UICalendarSelectionSingleDate(
                delegate: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "initWithDelegate:", as: ((any UICalendarSelectionSingleDateDelegate)?).self))
        }
    }
}
