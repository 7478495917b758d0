// Made by `make generate` from the sources of this module.
import CoreLocation
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
        UIKit.UIScene.ConnectionOptions UNCalendarNotificationTrigger UNLocationNotificationTrigger UNMutableNotificationContent \
        UNNotification UNNotificationAction UNNotificationActionIcon UNNotificationAttachment UNNotificationCategory \
        UNNotificationContent UNNotificationRequest UNNotificationResponse UNNotificationSettings UNNotificationSound \
        UNNotificationTrigger UNPushNotificationTrigger UNTextInputNotificationAction UNTextInputNotificationResponse \
        UNTimeIntervalNotificationTrigger UNUserNotificationCenter
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return UIScene.ConnectionOptions.descriptionOfUISceneConnectionOptions
        case 1: return UNCalendarNotificationTrigger.descriptionOfUNCalendarNotificationTrigger
        case 2: return UNLocationNotificationTrigger.descriptionOfUNLocationNotificationTrigger
        case 3: return UNMutableNotificationContent.descriptionOfUNMutableNotificationContent
        case 4: return UNNotification.descriptionOfUNNotification
        case 5: return UNNotificationAction.descriptionOfUNNotificationAction
        case 6: return UNNotificationActionIcon.descriptionOfUNNotificationActionIcon
        case 7: return UNNotificationAttachment.descriptionOfUNNotificationAttachment
        case 8: return UNNotificationCategory.descriptionOfUNNotificationCategory
        case 9: return UNNotificationContent.descriptionOfUNNotificationContent
        case 10: return UNNotificationRequest.descriptionOfUNNotificationRequest
        case 11: return UNNotificationResponse.descriptionOfUNNotificationResponse
        case 12: return UNNotificationSettings.descriptionOfUNNotificationSettings
        case 13: return UNNotificationSound.descriptionOfUNNotificationSound
        case 14: return UNNotificationTrigger.descriptionOfUNNotificationTrigger
        case 15: return UNPushNotificationTrigger.descriptionOfUNPushNotificationTrigger
        case 16: return UNTextInputNotificationAction.descriptionOfUNTextInputNotificationAction
        case 17: return UNTextInputNotificationResponse.descriptionOfUNTextInputNotificationResponse
        case 18: return UNTimeIntervalNotificationTrigger.descriptionOfUNTimeIntervalNotificationTrigger
        default: return UNUserNotificationCenter.descriptionOfUNUserNotificationCenter
        }
    }
}
