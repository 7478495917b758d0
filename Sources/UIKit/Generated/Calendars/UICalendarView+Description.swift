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

extension UICalendarView {
    nonisolated static var descriptionOfUICalendarView: FrameworkClass {
        FrameworkClass(
            UICalendarView.self,
            properties: """
                availableDateRange calendar delegate fontDesign locale selectionBehavior timeZone visibleDateComponents \
                wantsDateDecorations
                """,
            methods: "reloadDecorationsForDateComponents:animated: setVisibleDateComponents:animated:",
            initializers: "init initWithCoder: initWithFrame:",
            property: UICalendarView.propertyOfUICalendarView,
            method: UICalendarView.methodOfUICalendarView,
            initializer: UICalendarView.initializerOfUICalendarView)
    }

    private static func propertyOfUICalendarView(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("availableDateRange", \UICalendarView.availableDateRange)
        case 1: return .value("calendar", \UICalendarView.calendar)
        case 2: return .reference(\UICalendarView.delegate)
        case 3: return .value("fontDesign", \UICalendarView.fontDesign)
        case 4: return .value("locale", \UICalendarView.locale)
        case 5: return .value("selectionBehavior", \UICalendarView.selectionBehavior)
        case 6: return .value("timeZone", \UICalendarView.timeZone)
        case 7: return .value("visibleDateComponents", \UICalendarView.visibleDateComponents)
        default: return .value("wantsDateDecorations", \UICalendarView.wantsDateDecorations)
        }
    }

    nonisolated private static func methodOfUICalendarView(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UICalendarView).reloadDecorations(
                    forDateComponents: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "reloadDecorationsForDateComponents:animated:", as: ([DateComponents]).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "reloadDecorationsForDateComponents:animated:", as: (Bool).self))
            }
        default:
            return { r, a in
                (r as! UICalendarView).setVisibleDateComponents(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setVisibleDateComponents:animated:", as: (DateComponents).self),
                    animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setVisibleDateComponents:animated:", as: (Bool).self))
            }
        }
    }

    nonisolated private static func initializerOfUICalendarView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UICalendarView() }
        case 1: return { a in UICalendarView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default: return { a in UICalendarView(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        }
    }
}
