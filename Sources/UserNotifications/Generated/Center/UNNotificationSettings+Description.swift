// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import ObjCRuntime
import SampanHost
import UIKit
import UniformTypeIdentifiers

extension UNNotificationSettings {
    nonisolated static var descriptionOfUNNotificationSettings: FrameworkClass {
        FrameworkClass(
            UNNotificationSettings.self,
            properties: """
                alertSetting alertStyle announcementSetting authorizationStatus badgeSetting carPlaySetting criticalAlertSetting \
                directMessagesSetting lockScreenSetting notificationCenterSetting providesAppNotificationSettings \
                scheduledDeliverySetting showPreviewsSetting soundSetting timeSensitiveSetting
                """,
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "initWithCoder:",
            property: UNNotificationSettings.propertyOfUNNotificationSettings,
            method: UNNotificationSettings.methodOfUNNotificationSettings,
            classMethod: UNNotificationSettings.classMethodOfUNNotificationSettings,
            initializer: UNNotificationSettings.initializerOfUNNotificationSettings)
    }

    private static func propertyOfUNNotificationSettings(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UNNotificationSettings.alertSetting)
        case 1: return .readOnly(\UNNotificationSettings.alertStyle)
        case 2: return .readOnly(\UNNotificationSettings.announcementSetting)
        case 3: return .readOnly(\UNNotificationSettings.authorizationStatus)
        case 4: return .readOnly(\UNNotificationSettings.badgeSetting)
        case 5: return .readOnly(\UNNotificationSettings.carPlaySetting)
        case 6: return .readOnly(\UNNotificationSettings.criticalAlertSetting)
        case 7: return .readOnly(\UNNotificationSettings.directMessagesSetting)
        case 8: return .readOnly(\UNNotificationSettings.lockScreenSetting)
        case 9: return .readOnly(\UNNotificationSettings.notificationCenterSetting)
        case 10: return .readOnly(\UNNotificationSettings.providesAppNotificationSettings)
        case 11: return .readOnly(\UNNotificationSettings.scheduledDeliverySetting)
        case 12: return .readOnly(\UNNotificationSettings.showPreviewsSetting)
        case 13: return .readOnly(\UNNotificationSettings.soundSetting)
        default: return .readOnly(\UNNotificationSettings.timeSensitiveSetting)
        }
    }

    nonisolated private static func methodOfUNNotificationSettings(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UNNotificationSettings).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! UNNotificationSettings).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfUNNotificationSettings(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UNNotificationSettings.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfUNNotificationSettings(_ index: Int) -> ObjCFactory {
        { a in UNNotificationSettings(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
    }
}
