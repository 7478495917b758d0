// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanHost
import UIKit
import UniformTypeIdentifiers

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("UserNotifications", classes: names, description)
    }

    private static let names: NameList = """
        UIKit.UIScene.ConnectionOptions UNCalendarNotificationTrigger UNMutableNotificationContent UNNotification \
        UNNotificationAction UNNotificationActionIcon UNNotificationAttachment UNNotificationCategory UNNotificationContent \
        UNNotificationRequest UNNotificationResponse UNNotificationSettings UNNotificationSound UNNotificationTrigger \
        UNPushNotificationTrigger UNTextInputNotificationAction UNTextInputNotificationResponse UNTimeIntervalNotificationTrigger \
        UNUserNotificationCenter
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return UIScene.ConnectionOptions.descriptionOfUISceneConnectionOptions
        case 1: return UNCalendarNotificationTrigger.descriptionOfUNCalendarNotificationTrigger
        case 2: return UNMutableNotificationContent.descriptionOfUNMutableNotificationContent
        case 3: return UNNotification.descriptionOfUNNotification
        case 4: return UNNotificationAction.descriptionOfUNNotificationAction
        case 5: return UNNotificationActionIcon.descriptionOfUNNotificationActionIcon
        case 6: return UNNotificationAttachment.descriptionOfUNNotificationAttachment
        case 7: return UNNotificationCategory.descriptionOfUNNotificationCategory
        case 8: return UNNotificationContent.descriptionOfUNNotificationContent
        case 9: return UNNotificationRequest.descriptionOfUNNotificationRequest
        case 10: return UNNotificationResponse.descriptionOfUNNotificationResponse
        case 11: return UNNotificationSettings.descriptionOfUNNotificationSettings
        case 12: return UNNotificationSound.descriptionOfUNNotificationSound
        case 13: return UNNotificationTrigger.descriptionOfUNNotificationTrigger
        case 14: return UNPushNotificationTrigger.descriptionOfUNPushNotificationTrigger
        case 15: return UNTextInputNotificationAction.descriptionOfUNTextInputNotificationAction
        case 16: return UNTextInputNotificationResponse.descriptionOfUNTextInputNotificationResponse
        case 17: return UNTimeIntervalNotificationTrigger.descriptionOfUNTimeIntervalNotificationTrigger
        default: return UNUserNotificationCenter.descriptionOfUNUserNotificationCenter
        }
    }
}
