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

extension UILocalNotification {
    nonisolated static var descriptionOfUILocalNotification: FrameworkClass {
        FrameworkClass(
            UILocalNotification.self,
            properties: """
                alertAction alertBody alertLaunchImage alertTitle applicationIconBadgeNumber category fireDate hasAction \
                regionTriggersOnce repeatCalendar repeatInterval soundName timeZone userInfo
                """,
            methods: "copyWithZone: encodeWithCoder:",
            initializers: "init initWithCoder:",
            property: UILocalNotification.propertyOfUILocalNotification,
            method: UILocalNotification.methodOfUILocalNotification,
            initializer: UILocalNotification.initializerOfUILocalNotification)
    }

    private static func propertyOfUILocalNotification(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("alertAction", \UILocalNotification.alertAction)
        case 1: return .value("alertBody", \UILocalNotification.alertBody)
        case 2: return .value("alertLaunchImage", \UILocalNotification.alertLaunchImage)
        case 3: return .value("alertTitle", \UILocalNotification.alertTitle)
        case 4: return .value("applicationIconBadgeNumber", \UILocalNotification.applicationIconBadgeNumber)
        case 5: return .value("category", \UILocalNotification.category)
        case 6: return .value("fireDate", \UILocalNotification.fireDate)
        case 7: return .value("hasAction", \UILocalNotification.hasAction)
        case 8: return .value("regionTriggersOnce", \UILocalNotification.regionTriggersOnce)
        case 9: return .value("repeatCalendar", \UILocalNotification.repeatCalendar)
        case 10: return .value("repeatInterval", \UILocalNotification.repeatInterval)
        case 11: return .value("soundName", \UILocalNotification.soundName)
        case 12: return .value("timeZone", \UILocalNotification.timeZone)
        default: return .value("userInfo", \UILocalNotification.userInfo)
        }
    }

    nonisolated private static func methodOfUILocalNotification(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UILocalNotification).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! UILocalNotification).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func initializerOfUILocalNotification(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UILocalNotification() }
        default: return { a in UILocalNotification(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
