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

extension UIDatePicker {
    nonisolated static var descriptionOfUIDatePicker: FrameworkClass {
        FrameworkClass(
            UIDatePicker.self,
            properties: """
                calendar countDownDuration date datePickerMode datePickerStyle locale maximumDate minimumDate minuteInterval \
                preferredDatePickerStyle roundsToMinuteInterval timeZone
                """,
            methods: "setDate:animated:",
            initializers: "init initWithCoder: initWithFrame: initWithFrame:primaryAction:",
            property: UIDatePicker.propertyOfUIDatePicker,
            method: UIDatePicker.methodOfUIDatePicker,
            initializer: UIDatePicker.initializerOfUIDatePicker)
    }

    private static func propertyOfUIDatePicker(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("calendar", \UIDatePicker.calendar)
        case 1: return .value("countDownDuration", \UIDatePicker.countDownDuration)
        case 2: return .value("date", \UIDatePicker.date)
        case 3: return .value("datePickerMode", \UIDatePicker.datePickerMode)
        case 4: return .readOnly(\UIDatePicker.datePickerStyle)
        case 5: return .value("locale", \UIDatePicker.locale)
        case 6: return .value("maximumDate", \UIDatePicker.maximumDate)
        case 7: return .value("minimumDate", \UIDatePicker.minimumDate)
        case 8: return .value("minuteInterval", \UIDatePicker.minuteInterval)
        case 9: return .value("preferredDatePickerStyle", \UIDatePicker.preferredDatePickerStyle)
        case 10: return .value("roundsToMinuteInterval", \UIDatePicker.roundsToMinuteInterval)
        default: return .value("timeZone", \UIDatePicker.timeZone)
        }
    }

    nonisolated private static func methodOfUIDatePicker(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UIDatePicker).setDate(
                ObjCRuntime.ObjCMessage.argument(a, 0, "setDate:animated:", as: (Date).self),
                animated: ObjCRuntime.ObjCMessage.argument(a, 1, "setDate:animated:", as: (Bool).self))
        }
    }

    nonisolated private static func initializerOfUIDatePicker(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIDatePicker() }
        case 1: return { a in UIDatePicker(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in UIDatePicker(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        default:
            return { a in
                UIDatePicker(
                    frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:primaryAction:", as: (CGRect).self),
                    primaryAction: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithFrame:primaryAction:", as: (UIAction?).self))
            }
        }
    }
}
