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

extension UICalendarSelectionWeekOfYear {
    nonisolated static var descriptionOfUICalendarSelectionWeekOfYear: FrameworkClass {
        FrameworkClass(
            UICalendarSelectionWeekOfYear.self,
            properties: "delegate selectedWeekOfYear",
            methods: "setSelectedWeekOfYear:animated:",
            initializers: "initWithDelegate:",
            property: UICalendarSelectionWeekOfYear.propertyOfUICalendarSelectionWeekOfYear,
            method: UICalendarSelectionWeekOfYear.methodOfUICalendarSelectionWeekOfYear,
            initializer: UICalendarSelectionWeekOfYear.initializerOfUICalendarSelectionWeekOfYear)
    }

    private static func propertyOfUICalendarSelectionWeekOfYear(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UICalendarSelectionWeekOfYear.delegate)
        default: return .value("selectedWeekOfYear", \UICalendarSelectionWeekOfYear.selectedWeekOfYear)
        }
    }

    nonisolated private static func methodOfUICalendarSelectionWeekOfYear(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UICalendarSelectionWeekOfYear).setSelectedWeekOfYear(
                ObjCRuntime.ObjCMessage.argument(a, 0, "setSelectedWeekOfYear:animated:", as: (DateComponents?).self),
                animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setSelectedWeekOfYear:animated:", as: (Bool).self))
        }
    }

    nonisolated private static func initializerOfUICalendarSelectionWeekOfYear(_ index: Int) -> ObjCFactory {
        { a in
            UICalendarSelectionWeekOfYear(
                delegate: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "initWithDelegate:", as: ((any UICalendarSelectionWeekOfYearDelegate)?).self))
        }
    }
}
