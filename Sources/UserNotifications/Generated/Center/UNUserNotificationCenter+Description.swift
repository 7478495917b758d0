// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import ObjCRuntime
import SampanHost
import UIKit
import UniformTypeIdentifiers

extension UNUserNotificationCenter {
    nonisolated static var descriptionOfUNUserNotificationCenter: FrameworkClass {
        FrameworkClass(
            UNUserNotificationCenter.self,
            properties: "delegate supportsContentExtensions",
            methods: """
                addNotificationRequest:withCompletionHandler: getDeliveredNotificationsWithCompletionHandler: \
                getNotificationCategoriesWithCompletionHandler: getNotificationSettingsWithCompletionHandler: \
                getPendingNotificationRequestsWithCompletionHandler: removeAllDeliveredNotifications \
                removeAllPendingNotificationRequests removeDeliveredNotificationsWithIdentifiers: \
                removePendingNotificationRequestsWithIdentifiers: requestAuthorizationWithOptions:completionHandler: \
                setBadgeCount:withCompletionHandler: setNotificationCategories:
                """,
            classMethods: "currentNotificationCenter",
            property: UNUserNotificationCenter.propertyOfUNUserNotificationCenter,
            method: UNUserNotificationCenter.methodOfUNUserNotificationCenter,
            classMethod: UNUserNotificationCenter.classMethodOfUNUserNotificationCenter)
    }

    private static func propertyOfUNUserNotificationCenter(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .reference(\UNUserNotificationCenter.delegate)
        default: return .readOnly(\UNUserNotificationCenter.supportsContentExtensions)
        }
    }

    nonisolated private static func methodOfUNUserNotificationCenter(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UNUserNotificationCenter).add(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "addNotificationRequest:withCompletionHandler:", as: (UNNotificationRequest).self),
                    withCompletionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "addNotificationRequest:withCompletionHandler:", as: (((((any Error)?) -> Void))?).self))
            }
        case 1:
            return { r, a in
                (r as! UNUserNotificationCenter).getDeliveredNotifications(
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "getDeliveredNotificationsWithCompletionHandler:", as: (([UNNotification]) -> Void).self))
            }
        case 2:
            return { r, a in
                (r as! UNUserNotificationCenter).getNotificationCategories(
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "getNotificationCategoriesWithCompletionHandler:", as: ((Set<UNNotificationCategory>) -> Void).self))
            }
        case 3:
            return { r, a in
                (r as! UNUserNotificationCenter).getNotificationSettings(
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "getNotificationSettingsWithCompletionHandler:", as: ((UNNotificationSettings) -> Void).self))
            }
        case 4:
            return { r, a in
                (r as! UNUserNotificationCenter).getPendingNotificationRequests(
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "getPendingNotificationRequestsWithCompletionHandler:", as: (([UNNotificationRequest]) -> Void).self))
            }
        case 5: return { r, _ in (r as! UNUserNotificationCenter).removeAllDeliveredNotifications() }
        case 6: return { r, _ in (r as! UNUserNotificationCenter).removeAllPendingNotificationRequests() }
        case 7:
            return { r, a in
                (r as! UNUserNotificationCenter).removeDeliveredNotifications(
                    withIdentifiers: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "removeDeliveredNotificationsWithIdentifiers:", as: ([String]).self))
            }
        case 8:
            return { r, a in
                (r as! UNUserNotificationCenter).removePendingNotificationRequests(
                    withIdentifiers: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "removePendingNotificationRequestsWithIdentifiers:", as: ([String]).self))
            }
        case 9:
            return { r, a in
                (r as! UNUserNotificationCenter).requestAuthorization(
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "requestAuthorizationWithOptions:completionHandler:", as: (UNAuthorizationOptions).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "requestAuthorizationWithOptions:completionHandler:", as: ((Bool, (any Error)?) -> Void).self))
            }
        case 10:
            return { r, a in
                (r as! UNUserNotificationCenter).setBadgeCount(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setBadgeCount:withCompletionHandler:", as: (Int).self),
                    withCompletionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setBadgeCount:withCompletionHandler:", as: ((((any Error)?) -> Void)?).self))
            }
        default:
            return { r, a in
                (r as! UNUserNotificationCenter).setNotificationCategories(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setNotificationCategories:", as: (Set<UNNotificationCategory>).self))
            }
        }
    }

    nonisolated private static func classMethodOfUNUserNotificationCenter(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UNUserNotificationCenter.Type).current() }
    }
}
