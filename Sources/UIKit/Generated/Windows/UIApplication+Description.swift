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

extension UIApplication {
    nonisolated static var descriptionOfUIApplication: FrameworkClass {
        FrameworkClass(
            UIApplication.self,
            properties: """
                alternateIconName applicationIconBadgeNumber applicationState applicationSupportsShakeToEdit backgroundRefreshStatus \
                backgroundTimeRemaining connectedScenes currentUserNotificationSettings delegate \
                idleTimerDisabled/isIdleTimerDisabled isIgnoringInteractionEvents isRegisteredForRemoteNotifications keyWindow \
                networkActivityIndicatorVisible/isNetworkActivityIndicatorVisible openSessions preferredContentSizeCategory \
                protectedDataAvailable/isProtectedDataAvailable scheduledLocalNotifications shortcutItems statusBarFrame \
                statusBarHidden/isStatusBarHidden statusBarOrientation statusBarStyle supportsAlternateIcons supportsMultipleScenes \
                userInterfaceLayoutDirection windows
                """,
            methods: """
                activateSceneSessionForRequest:errorHandler: beginBackgroundTaskWithExpirationHandler: \
                beginBackgroundTaskWithName:expirationHandler: beginIgnoringInteractionEvents beginReceivingRemoteControlEvents \
                canOpenURL: cancelAllLocalNotifications cancelLocalNotification: completeStateRestoration endBackgroundTask: \
                endIgnoringInteractionEvents endReceivingRemoteControlEvents extendStateRestoration \
                ignoreSnapshotOnNextApplicationLaunch isDefault:error: openURL:options:completionHandler: \
                presentLocalNotificationNow: requestSceneSessionActivation:userActivity:options:errorHandler: \
                requestSceneSessionDestruction:options:errorHandler: requestSceneSessionRefresh: scheduleLocalNotification: \
                sendAction:to:from:forEvent: sendEvent: setAlternateIconName:completionHandler: \
                supportedInterfaceOrientationsForWindow: unregisterForRemoteNotifications
                """,
            classMethods: "registerObjectForStateRestoration:restorationIdentifier: sharedApplication",
            initializers: "init",
            property: UIApplication.propertyOfUIApplication,
            method: UIApplication.methodOfUIApplication,
            classMethod: UIApplication.classMethodOfUIApplication,
            initializer: UIApplication.initializerOfUIApplication)
    }

    private static func propertyOfUIApplication(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIApplication.alternateIconName)
        case 1: return .value("applicationIconBadgeNumber", \UIApplication.applicationIconBadgeNumber)
        case 2: return .readOnly(\UIApplication.applicationState)
        case 3: return .value("applicationSupportsShakeToEdit", \UIApplication.applicationSupportsShakeToEdit)
        case 4: return .readOnly(\UIApplication.backgroundRefreshStatus)
        case 5: return .readOnly(\UIApplication.backgroundTimeRemaining)
        case 6: return .readOnly(\UIApplication.connectedScenes)
        case 7: return .readOnly(\UIApplication.currentUserNotificationSettings)
        case 8: return .reference(\UIApplication.delegate)
        case 9: return .value("idleTimerDisabled", \UIApplication.isIdleTimerDisabled)
        case 10: return .readOnly(\UIApplication.isIgnoringInteractionEvents)
        case 11: return .readOnly(\UIApplication.isRegisteredForRemoteNotifications)
        case 12: return .readOnly(\UIApplication.keyWindow)
        case 13: return .value("networkActivityIndicatorVisible", \UIApplication.isNetworkActivityIndicatorVisible)
        case 14: return .readOnly(\UIApplication.openSessions)
        case 15: return .readOnly(\UIApplication.preferredContentSizeCategory)
        case 16: return .readOnly(\UIApplication.isProtectedDataAvailable)
        case 17: return .value("scheduledLocalNotifications", \UIApplication.scheduledLocalNotifications)
        case 18: return .value("shortcutItems", \UIApplication.shortcutItems)
        case 19: return .readOnly(\UIApplication.statusBarFrame)
        case 20: return .readOnly(\UIApplication.isStatusBarHidden)
        case 21: return .readOnly(\UIApplication.statusBarOrientation)
        case 22: return .readOnly(\UIApplication.statusBarStyle)
        case 23: return .readOnly(\UIApplication.supportsAlternateIcons)
        case 24: return .readOnly(\UIApplication.supportsMultipleScenes)
        case 25: return .readOnly(\UIApplication.userInterfaceLayoutDirection)
        default: return .readOnly(\UIApplication.windows)
        }
    }

    nonisolated private static func methodOfUIApplication(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIApplication).activateSceneSession(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "activateSceneSessionForRequest:errorHandler:", as: (UISceneSessionActivationRequest).self),
                    errorHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "activateSceneSessionForRequest:errorHandler:", as: (((any Error) -> Void)?).self))
            }
        case 1:
            return { r, a in
                (r as! UIApplication).beginBackgroundTask(
                    expirationHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "beginBackgroundTaskWithExpirationHandler:", as: ((@MainActor @Sendable () -> Void)?).self))
            }
        case 2:
            return { r, a in
                (r as! UIApplication).beginBackgroundTask(
                    withName: ObjCRuntime.ObjCMessage.argument(a, 0, "beginBackgroundTaskWithName:expirationHandler:", as: (String?).self),
                    expirationHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "beginBackgroundTaskWithName:expirationHandler:", as: ((@MainActor @Sendable () -> Void)?).self))
            }
        case 3: return { r, _ in (r as! UIApplication).beginIgnoringInteractionEvents() }
        case 4: return { r, _ in (r as! UIApplication).beginReceivingRemoteControlEvents() }
        case 5: return { r, a in (r as! UIApplication).canOpenURL(ObjCRuntime.ObjCMessage.argument(a, 0, "canOpenURL:", as: (URL).self)) }
        case 6: return { r, _ in (r as! UIApplication).cancelAllLocalNotifications() }
        case 7:
            return { r, a in
                (r as! UIApplication).cancelLocalNotification(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "cancelLocalNotification:", as: (UILocalNotification).self))
            }
        case 8: return { r, _ in (r as! UIApplication).completeStateRestoration() }
        case 9:
            return { r, a in
                (r as! UIApplication).endBackgroundTask(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "endBackgroundTask:", as: (UIBackgroundTaskIdentifier).self))
            }
        case 10: return { r, _ in (r as! UIApplication).endIgnoringInteractionEvents() }
        case 11: return { r, _ in (r as! UIApplication).endReceivingRemoteControlEvents() }
        case 12: return { r, _ in (r as! UIApplication).extendStateRestoration() }
        case 13: return { r, _ in (r as! UIApplication).ignoreSnapshotOnNextApplicationLaunch() }
        case 14:
            return { r, a in
                try? (r as! UIApplication).isDefault(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "isDefault:error:", as: (UIApplication.Category).self))
            }
        case 15:
            return { r, a in
                (r as! UIApplication).open(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "openURL:options:completionHandler:", as: (URL).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "openURL:options:completionHandler:", as: ([UIApplication.OpenExternalURLOptionsKey: Any]).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "openURL:options:completionHandler:", as: (((Bool) -> Void)?).self))
            }
        case 16:
            return { r, a in
                (r as! UIApplication).presentLocalNotificationNow(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "presentLocalNotificationNow:", as: (UILocalNotification).self))
            }
        case 17:
            return { r, a in
                (r as! UIApplication).requestSceneSessionActivation(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "requestSceneSessionActivation:userActivity:options:errorHandler:", as: (UISceneSession?).self),
                    userActivity: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "requestSceneSessionActivation:userActivity:options:errorHandler:", as: (NSUserActivity?).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "requestSceneSessionActivation:userActivity:options:errorHandler:",
                        as: (UIScene.ActivationRequestOptions?).self),
                    errorHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "requestSceneSessionActivation:userActivity:options:errorHandler:", as: (((any Error) -> Void)?).self))
            }
        case 18:
            return { r, a in
                (r as! UIApplication).requestSceneSessionDestruction(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "requestSceneSessionDestruction:options:errorHandler:", as: (UISceneSession).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "requestSceneSessionDestruction:options:errorHandler:", as: (UISceneDestructionRequestOptions?).self),
                    errorHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "requestSceneSessionDestruction:options:errorHandler:", as: (((any Error) -> Void)?).self))
            }
        case 19:
            return { r, a in
                (r as! UIApplication).requestSceneSessionRefresh(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "requestSceneSessionRefresh:", as: (UISceneSession).self))
            }
        case 20:
            return { r, a in
                (r as! UIApplication).scheduleLocalNotification(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "scheduleLocalNotification:", as: (UILocalNotification).self))
            }
        case 21:
            return { r, a in
                (r as! UIApplication).sendAction(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "sendAction:to:from:forEvent:", as: (Selector).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "sendAction:to:from:forEvent:", as: (Any?).self),
                    from: ObjCRuntime.ObjCMessage.argument(a, 2, "sendAction:to:from:forEvent:", as: (Any?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 3, "sendAction:to:from:forEvent:", as: (UIEvent?).self))
            }
        case 22:
            return { r, a in (r as! UIApplication).sendEvent(ObjCRuntime.ObjCMessage.argument(a, 0, "sendEvent:", as: (UIEvent).self)) }
        case 23:
            return { r, a in
                (r as! UIApplication).setAlternateIconName(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setAlternateIconName:completionHandler:", as: (String?).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setAlternateIconName:completionHandler:", as: ((((any Error)?) -> Void)?).self))
            }
        case 24:
            return { r, a in
                (r as! UIApplication).supportedInterfaceOrientations(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "supportedInterfaceOrientationsForWindow:", as: (UIWindow?).self))
            }
        default: return { r, _ in (r as! UIApplication).unregisterForRemoteNotifications() }
        }
    }

    nonisolated private static func classMethodOfUIApplication(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIApplication.Type).registerObject(
                    forStateRestoration: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "registerObjectForStateRestoration:restorationIdentifier:", as: (any UIStateRestoring).self),
                    restorationIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "registerObjectForStateRestoration:restorationIdentifier:", as: (String).self))
            }
        default: return { r, _ in (r as! UIApplication.Type).sharedOrNothing }
        }
    }

    nonisolated private static func initializerOfUIApplication(_ index: Int) -> ObjCFactory {
        { _ in UIApplication() }
    }
}
