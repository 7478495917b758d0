// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import QuartzCore
import SampanDebugLog
import SampanHost

extension UIApplication {
    nonisolated static var descriptionOfUIApplication: FrameworkClass {
        FrameworkClass(
            UIApplication.self,
            properties: """
                applicationIconBadgeNumber applicationState applicationSupportsShakeToEdit backgroundTimeRemaining connectedScenes \
                delegate idleTimerDisabled/isIdleTimerDisabled isIgnoringInteractionEvents keyWindow \
                networkActivityIndicatorVisible/isNetworkActivityIndicatorVisible openSessions preferredContentSizeCategory \
                protectedDataAvailable/isProtectedDataAvailable statusBarFrame statusBarHidden/isStatusBarHidden \
                statusBarOrientation statusBarStyle supportsMultipleScenes userInterfaceLayoutDirection windows
                """,
            methods: """
                beginBackgroundTaskWithName:expirationHandler: beginIgnoringInteractionEvents canOpenURL: endBackgroundTask: \
                endIgnoringInteractionEvents openURL:options:completionHandler: sendAction:to:from:forEvent: sendEvent: \
                supportedInterfaceOrientationsForWindow:
                """,
            classMethods: "sharedApplication",
            initializers: "init",
            property: UIApplication.propertyOfUIApplication,
            method: UIApplication.methodOfUIApplication,
            classMethod: UIApplication.classMethodOfUIApplication,
            initializer: UIApplication.initializerOfUIApplication)
    }

    private static func propertyOfUIApplication(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("applicationIconBadgeNumber", \UIApplication.applicationIconBadgeNumber)
        case 1: return .readOnly(\UIApplication.applicationState)
        case 2: return .value("applicationSupportsShakeToEdit", \UIApplication.applicationSupportsShakeToEdit)
        case 3: return .readOnly(\UIApplication.backgroundTimeRemaining)
        case 4: return .readOnly(\UIApplication.connectedScenes)
        case 5: return .reference(\UIApplication.delegate)
        case 6: return .value("idleTimerDisabled", \UIApplication.isIdleTimerDisabled)
        case 7: return .readOnly(\UIApplication.isIgnoringInteractionEvents)
        case 8: return .readOnly(\UIApplication.keyWindow)
        case 9: return .value("networkActivityIndicatorVisible", \UIApplication.isNetworkActivityIndicatorVisible)
        case 10: return .readOnly(\UIApplication.openSessions)
        case 11: return .readOnly(\UIApplication.preferredContentSizeCategory)
        case 12: return .readOnly(\UIApplication.isProtectedDataAvailable)
        case 13: return .readOnly(\UIApplication.statusBarFrame)
        case 14: return .readOnly(\UIApplication.isStatusBarHidden)
        case 15: return .readOnly(\UIApplication.statusBarOrientation)
        case 16: return .readOnly(\UIApplication.statusBarStyle)
        case 17: return .readOnly(\UIApplication.supportsMultipleScenes)
        case 18: return .readOnly(\UIApplication.userInterfaceLayoutDirection)
        default: return .readOnly(\UIApplication.windows)
        }
    }

    nonisolated private static func methodOfUIApplication(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIApplication).beginBackgroundTask(
                    withName: ObjCRuntime.ObjCMessage.argument(a, 0, "beginBackgroundTaskWithName:expirationHandler:", as: (String?).self),
                    expirationHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "beginBackgroundTaskWithName:expirationHandler:", as: ((@MainActor @Sendable () -> Void)?).self))
            }
        case 1: return { r, _ in (r as! UIApplication).beginIgnoringInteractionEvents() }
        case 2: return { r, a in (r as! UIApplication).canOpenURL(ObjCRuntime.ObjCMessage.argument(a, 0, "canOpenURL:", as: (URL).self)) }
        case 3:
            return { r, a in
                (r as! UIApplication).endBackgroundTask(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "endBackgroundTask:", as: (UIBackgroundTaskIdentifier).self))
            }
        case 4: return { r, _ in (r as! UIApplication).endIgnoringInteractionEvents() }
        case 5:
            return { r, a in
                (r as! UIApplication).open(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "openURL:options:completionHandler:", as: (URL).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "openURL:options:completionHandler:", as: ([UIApplication.OpenExternalURLOptionsKey: Any]).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "openURL:options:completionHandler:", as: (((Bool) -> Void)?).self))
            }
        case 6:
            return { r, a in
                (r as! UIApplication).sendAction(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "sendAction:to:from:forEvent:", as: (Selector).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "sendAction:to:from:forEvent:", as: (Any?).self),
                    from: ObjCRuntime.ObjCMessage.argument(a, 2, "sendAction:to:from:forEvent:", as: (Any?).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 3, "sendAction:to:from:forEvent:", as: (UIEvent?).self))
            }
        case 7: return { r, a in (r as! UIApplication).sendEvent(ObjCRuntime.ObjCMessage.argument(a, 0, "sendEvent:", as: (UIEvent).self)) }
        default:
            return { r, a in
                (r as! UIApplication).supportedInterfaceOrientations(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "supportedInterfaceOrientationsForWindow:", as: (UIWindow?).self))
            }
        }
    }

    nonisolated private static func classMethodOfUIApplication(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UIApplication.Type).shared }
    }

    nonisolated private static func initializerOfUIApplication(_ index: Int) -> ObjCFactory {
        { _ in UIApplication() }
    }
}

extension UIApplicationShortcutItem {
    nonisolated static var descriptionOfUIApplicationShortcutItem: FrameworkClass {
        FrameworkClass(
            UIApplicationShortcutItem.self,
            properties: "localizedSubtitle localizedTitle type",
            initializers: "initWithType:localizedTitle:localizedSubtitle:",
            property: UIApplicationShortcutItem.propertyOfUIApplicationShortcutItem,
            initializer: UIApplicationShortcutItem.initializerOfUIApplicationShortcutItem)
    }

    private static func propertyOfUIApplicationShortcutItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIApplicationShortcutItem.localizedSubtitle)
        case 1: return .readOnly(\UIApplicationShortcutItem.localizedTitle)
        default: return .readOnly(\UIApplicationShortcutItem.type)
        }
    }

    nonisolated private static func initializerOfUIApplicationShortcutItem(_ index: Int) -> ObjCFactory {
        { a in
            UIApplicationShortcutItem(
                type: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithType:localizedTitle:localizedSubtitle:", as: (String).self),
                localizedTitle: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithType:localizedTitle:localizedSubtitle:", as: (String).self),
                localizedSubtitle: ObjCRuntime.ObjCMessage.argument(
                    a, 2, "initWithType:localizedTitle:localizedSubtitle:", as: (String?).self))
        }
    }
}

extension UIDevice {
    nonisolated static var descriptionOfUIDevice: FrameworkClass {
        FrameworkClass(
            UIDevice.self,
            properties: """
                batteryLevel batteryMonitoringEnabled/isBatteryMonitoringEnabled batteryState \
                generatesDeviceOrientationNotifications/isGeneratingDeviceOrientationNotifications identifierForVendor \
                isMultitaskingSupported localizedModel model name orientation \
                proximityMonitoringEnabled/isProximityMonitoringEnabled proximityState systemName systemVersion userInterfaceIdiom
                """,
            methods: "beginGeneratingDeviceOrientationNotifications endGeneratingDeviceOrientationNotifications",
            classMethods: "currentDevice",
            property: UIDevice.propertyOfUIDevice,
            method: UIDevice.methodOfUIDevice,
            classMethod: UIDevice.classMethodOfUIDevice)
    }

    private static func propertyOfUIDevice(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIDevice.batteryLevel)
        case 1: return .value("batteryMonitoringEnabled", \UIDevice.isBatteryMonitoringEnabled)
        case 2: return .readOnly(\UIDevice.batteryState)
        case 3: return .readOnly(\UIDevice.isGeneratingDeviceOrientationNotifications)
        case 4: return .readOnly(\UIDevice.identifierForVendor)
        case 5: return .readOnly(\UIDevice.isMultitaskingSupported)
        case 6: return .readOnly(\UIDevice.localizedModel)
        case 7: return .readOnly(\UIDevice.model)
        case 8: return .readOnly(\UIDevice.name)
        case 9: return .readOnly(\UIDevice.orientation)
        case 10: return .value("proximityMonitoringEnabled", \UIDevice.isProximityMonitoringEnabled)
        case 11: return .readOnly(\UIDevice.proximityState)
        case 12: return .readOnly(\UIDevice.systemName)
        case 13: return .readOnly(\UIDevice.systemVersion)
        default: return .readOnly(\UIDevice.userInterfaceIdiom)
        }
    }

    nonisolated private static func methodOfUIDevice(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIDevice).beginGeneratingDeviceOrientationNotifications() }
        default: return { r, _ in (r as! UIDevice).endGeneratingDeviceOrientationNotifications() }
        }
    }

    nonisolated private static func classMethodOfUIDevice(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UIDevice.Type).current }
    }
}

extension UIOpenURLContext {
    nonisolated static var descriptionOfUIOpenURLContext: FrameworkClass {
        FrameworkClass(
            UIOpenURLContext.self,
            properties: "URL/url options",
            property: UIOpenURLContext.propertyOfUIOpenURLContext)
    }

    private static func propertyOfUIOpenURLContext(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIOpenURLContext.url)
        default: return .readOnly(\UIOpenURLContext.options)
        }
    }
}

extension UIScene {
    nonisolated static var descriptionOfUIScene: FrameworkClass {
        FrameworkClass(
            UIScene.self,
            properties: "activationState delegate session title userActivity",
            methods: "openURL:options:completionHandler:",
            initializers: "initWithSession:connectionOptions:",
            property: UIScene.propertyOfUIScene,
            method: UIScene.methodOfUIScene,
            initializer: UIScene.initializerOfUIScene)
    }

    private static func propertyOfUIScene(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIScene.activationState)
        case 1: return .reference(\UIScene.delegate)
        case 2: return .readOnly(\UIScene.session)
        case 3: return .value("title", \UIScene.title)
        default: return .value("userActivity", \UIScene.userActivity)
        }
    }

    nonisolated private static func methodOfUIScene(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UIScene).open(
                ObjCRuntime.ObjCMessage.argument(a, 0, "openURL:options:completionHandler:", as: (URL).self),
                options: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "openURL:options:completionHandler:", as: (UIScene.OpenExternalURLOptions?).self),
                completionHandler: ObjCRuntime.ObjCMessage.argument(
                    a, 2, "openURL:options:completionHandler:", as: (((Bool) -> Void)?).self))
        }
    }

    nonisolated private static func initializerOfUIScene(_ index: Int) -> ObjCFactory {
        { a in
            UIScene(
                session: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithSession:connectionOptions:", as: (UISceneSession).self),
                connectionOptions: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "initWithSession:connectionOptions:", as: (UIScene.ConnectionOptions).self))
        }
    }
}

extension UIScene.ConnectionOptions {
    nonisolated static var descriptionOfUISceneConnectionOptions: FrameworkClass {
        FrameworkClass(
            UIScene.ConnectionOptions.self,
            properties: "URLContexts/urlContexts shortcutItem sourceApplication userActivities",
            property: UIScene.ConnectionOptions.propertyOfUISceneConnectionOptions)
    }

    private static func propertyOfUISceneConnectionOptions(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIScene.ConnectionOptions.urlContexts)
        case 1: return .readOnly(\UIScene.ConnectionOptions.shortcutItem)
        case 2: return .readOnly(\UIScene.ConnectionOptions.sourceApplication)
        default: return .readOnly(\UIScene.ConnectionOptions.userActivities)
        }
    }
}

extension UIScene.OpenExternalURLOptions {
    nonisolated static var descriptionOfUISceneOpenExternalURLOptions: FrameworkClass {
        FrameworkClass(
            UIScene.OpenExternalURLOptions.self,
            properties: "universalLinksOnly",
            property: UIScene.OpenExternalURLOptions.propertyOfUISceneOpenExternalURLOptions)
    }

    private static func propertyOfUISceneOpenExternalURLOptions(_ index: Int) -> ClassDescription.Property {
        .value("universalLinksOnly", \UIScene.OpenExternalURLOptions.universalLinksOnly)
    }
}

extension UIScene.OpenURLOptions {
    nonisolated static var descriptionOfUISceneOpenURLOptions: FrameworkClass {
        FrameworkClass(
            UIScene.OpenURLOptions.self,
            properties: "annotation openInPlace sourceApplication",
            property: UIScene.OpenURLOptions.propertyOfUISceneOpenURLOptions)
    }

    private static func propertyOfUISceneOpenURLOptions(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIScene.OpenURLOptions.annotation)
        case 1: return .readOnly(\UIScene.OpenURLOptions.openInPlace)
        default: return .readOnly(\UIScene.OpenURLOptions.sourceApplication)
        }
    }
}

extension UISceneConfiguration {
    nonisolated static var descriptionOfUISceneConfiguration: FrameworkClass {
        FrameworkClass(
            UISceneConfiguration.self,
            properties: "delegateClass name role sceneClass storyboard",
            initializers: "initWithName:sessionRole:",
            property: UISceneConfiguration.propertyOfUISceneConfiguration,
            initializer: UISceneConfiguration.initializerOfUISceneConfiguration)
    }

    private static func propertyOfUISceneConfiguration(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("delegateClass", \UISceneConfiguration.delegateClass)
        case 1: return .readOnly(\UISceneConfiguration.name)
        case 2: return .readOnly(\UISceneConfiguration.role)
        case 3: return .value("sceneClass", \UISceneConfiguration.sceneClass)
        default: return .value("storyboard", \UISceneConfiguration.storyboard)
        }
    }

    nonisolated private static func initializerOfUISceneConfiguration(_ index: Int) -> ObjCFactory {
        { a in
            UISceneConfiguration(
                name: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithName:sessionRole:", as: (String?).self),
                sessionRole: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithName:sessionRole:", as: (UISceneSession.Role).self))
        }
    }
}

extension UISceneSession {
    nonisolated static var descriptionOfUISceneSession: FrameworkClass {
        FrameworkClass(
            UISceneSession.self,
            properties: "configuration persistentIdentifier role scene stateRestorationActivity userInfo",
            property: UISceneSession.propertyOfUISceneSession)
    }

    private static func propertyOfUISceneSession(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UISceneSession.configuration)
        case 1: return .readOnly(\UISceneSession.persistentIdentifier)
        case 2: return .readOnly(\UISceneSession.role)
        case 3: return .readOnly(\UISceneSession.scene)
        case 4: return .value("stateRestorationActivity", \UISceneSession.stateRestorationActivity)
        default: return .value("userInfo", \UISceneSession.userInfo)
        }
    }
}

extension UISceneSizeRestrictions {
    nonisolated static var descriptionOfUISceneSizeRestrictions: FrameworkClass {
        FrameworkClass(
            UISceneSizeRestrictions.self,
            properties: "maximumSize minimumSize",
            property: UISceneSizeRestrictions.propertyOfUISceneSizeRestrictions)
    }

    private static func propertyOfUISceneSizeRestrictions(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("maximumSize", \UISceneSizeRestrictions.maximumSize)
        default: return .value("minimumSize", \UISceneSizeRestrictions.minimumSize)
        }
    }
}

extension UIScreen {
    nonisolated static var descriptionOfUIScreen: FrameworkClass {
        FrameworkClass(
            UIScreen.self,
            properties: """
                bounds brightness captured/isCaptured coordinateSpace fixedCoordinateSpace maximumFramesPerSecond nativeBounds \
                nativeScale scale traitCollection
                """,
            methods: """
                convertPoint:fromCoordinateSpace: convertPoint:toCoordinateSpace: convertRect:fromCoordinateSpace: \
                convertRect:toCoordinateSpace: displayLinkWithTarget:selector: traitCollectionDidChange:
                """,
            classMethods: "mainScreen screens",
            property: UIScreen.propertyOfUIScreen,
            method: UIScreen.methodOfUIScreen,
            classMethod: UIScreen.classMethodOfUIScreen)
    }

    private static func propertyOfUIScreen(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIScreen.bounds)
        case 1: return .value("brightness", \UIScreen.brightness)
        case 2: return .readOnly(\UIScreen.isCaptured)
        case 3: return .readOnly(\UIScreen.coordinateSpace)
        case 4: return .readOnly(\UIScreen.fixedCoordinateSpace)
        case 5: return .readOnly(\UIScreen.maximumFramesPerSecond)
        case 6: return .readOnly(\UIScreen.nativeBounds)
        case 7: return .readOnly(\UIScreen.nativeScale)
        case 8: return .readOnly(\UIScreen.scale)
        default: return .readOnly(\UIScreen.traitCollection)
        }
    }

    nonisolated private static func methodOfUIScreen(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIScreen).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertPoint:fromCoordinateSpace:", as: (CGPoint).self),
                    from: ObjCRuntime.ObjCMessage.argument(a, 1, "convertPoint:fromCoordinateSpace:", as: (any UICoordinateSpace).self))
            }
        case 1:
            return { r, a in
                (r as! UIScreen).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertPoint:toCoordinateSpace:", as: (CGPoint).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "convertPoint:toCoordinateSpace:", as: (any UICoordinateSpace).self))
            }
        case 2:
            return { r, a in
                (r as! UIScreen).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertRect:fromCoordinateSpace:", as: (CGRect).self),
                    from: ObjCRuntime.ObjCMessage.argument(a, 1, "convertRect:fromCoordinateSpace:", as: (any UICoordinateSpace).self))
            }
        case 3:
            return { r, a in
                (r as! UIScreen).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertRect:toCoordinateSpace:", as: (CGRect).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "convertRect:toCoordinateSpace:", as: (any UICoordinateSpace).self))
            }
        case 4:
            return { r, a in
                (r as! UIScreen).displayLink(
                    withTarget: ObjCRuntime.ObjCMessage.argument(a, 0, "displayLinkWithTarget:selector:", as: (Any).self),
                    selector: ObjCRuntime.ObjCMessage.argument(a, 1, "displayLinkWithTarget:selector:", as: (Selector).self))
            }
        default:
            return { r, a in
                (r as! UIScreen).traitCollectionDidChange(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "traitCollectionDidChange:", as: (UITraitCollection?).self))
            }
        }
    }

    nonisolated private static func classMethodOfUIScreen(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIScreen.Type).main }
        default: return { r, _ in (r as! UIScreen.Type).screens }
        }
    }
}

extension UIStatusBarManager {
    nonisolated static var descriptionOfUIStatusBarManager: FrameworkClass {
        FrameworkClass(
            UIStatusBarManager.self,
            properties: "statusBarFrame statusBarHidden/isStatusBarHidden statusBarStyle",
            property: UIStatusBarManager.propertyOfUIStatusBarManager)
    }

    private static func propertyOfUIStatusBarManager(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIStatusBarManager.statusBarFrame)
        case 1: return .readOnly(\UIStatusBarManager.isStatusBarHidden)
        default: return .readOnly(\UIStatusBarManager.statusBarStyle)
        }
    }
}

extension UIWindow {
    nonisolated static var descriptionOfUIWindow: FrameworkClass {
        FrameworkClass(
            UIWindow.self,
            properties: "canBecomeKeyWindow/canBecomeKey hidden/isHidden isKeyWindow rootViewController screen windowLevel windowScene",
            methods: """
                becomeKeyWindow convertPoint:fromWindow: convertPoint:toWindow: convertRect:fromWindow: convertRect:toWindow: \
                makeKeyAndVisible makeKeyWindow resignKeyWindow sendEvent:
                """,
            initializers: "init initWithCoder: initWithFrame: initWithWindowScene:",
            property: UIWindow.propertyOfUIWindow,
            method: UIWindow.methodOfUIWindow,
            initializer: UIWindow.initializerOfUIWindow)
    }

    private static func propertyOfUIWindow(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIWindow.canBecomeKey)
        case 1: return .value("hidden", \UIWindow.isHidden)
        case 2: return .readOnly(\UIWindow.isKeyWindow)
        case 3: return .value("rootViewController", \UIWindow.rootViewController)
        case 4: return .value("screen", \UIWindow.screen)
        case 5: return .value("windowLevel", \UIWindow.windowLevel)
        default: return .value("windowScene", \UIWindow.windowScene)
        }
    }

    nonisolated private static func methodOfUIWindow(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIWindow).becomeKey() }
        case 1:
            return { r, a in
                (r as! UIWindow).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertPoint:fromWindow:", as: (CGPoint).self),
                    from: ObjCRuntime.ObjCMessage.argument(a, 1, "convertPoint:fromWindow:", as: (UIWindow?).self))
            }
        case 2:
            return { r, a in
                (r as! UIWindow).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertPoint:toWindow:", as: (CGPoint).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "convertPoint:toWindow:", as: (UIWindow?).self))
            }
        case 3:
            return { r, a in
                (r as! UIWindow).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertRect:fromWindow:", as: (CGRect).self),
                    from: ObjCRuntime.ObjCMessage.argument(a, 1, "convertRect:fromWindow:", as: (UIWindow?).self))
            }
        case 4:
            return { r, a in
                (r as! UIWindow).convert(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "convertRect:toWindow:", as: (CGRect).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "convertRect:toWindow:", as: (UIWindow?).self))
            }
        case 5: return { r, _ in (r as! UIWindow).makeKeyAndVisible() }
        case 6: return { r, _ in (r as! UIWindow).makeKey() }
        case 7: return { r, _ in (r as! UIWindow).resignKey() }
        default: return { r, a in (r as! UIWindow).sendEvent(ObjCRuntime.ObjCMessage.argument(a, 0, "sendEvent:", as: (UIEvent).self)) }
        }
    }

    nonisolated private static func initializerOfUIWindow(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIWindow() }
        case 1: return { a in UIWindow(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in UIWindow(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        default:
            return { a in UIWindow(windowScene: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithWindowScene:", as: (UIWindowScene).self)) }
        }
    }
}

extension UIWindowScene {
    nonisolated static var descriptionOfUIWindowScene: FrameworkClass {
        FrameworkClass(
            UIWindowScene.self,
            properties: "coordinateSpace interfaceOrientation keyWindow screen sizeRestrictions statusBarManager traitCollection windows",
            methods: "traitCollectionDidChange:",
            initializers: "initWithSession:connectionOptions:",
            property: UIWindowScene.propertyOfUIWindowScene,
            method: UIWindowScene.methodOfUIWindowScene,
            initializer: UIWindowScene.initializerOfUIWindowScene)
    }

    private static func propertyOfUIWindowScene(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIWindowScene.coordinateSpace)
        case 1: return .readOnly(\UIWindowScene.interfaceOrientation)
        case 2: return .readOnly(\UIWindowScene.keyWindow)
        case 3: return .readOnly(\UIWindowScene.screen)
        case 4: return .readOnly(\UIWindowScene.sizeRestrictions)
        case 5: return .readOnly(\UIWindowScene.statusBarManager)
        case 6: return .readOnly(\UIWindowScene.traitCollection)
        default: return .readOnly(\UIWindowScene.windows)
        }
    }

    nonisolated private static func methodOfUIWindowScene(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UIWindowScene).traitCollectionDidChange(
                ObjCRuntime.ObjCMessage.argument(a, 0, "traitCollectionDidChange:", as: (UITraitCollection?).self))
        }
    }

    nonisolated private static func initializerOfUIWindowScene(_ index: Int) -> ObjCFactory {
        { a in
            UIWindowScene(
                session: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithSession:connectionOptions:", as: (UISceneSession).self),
                connectionOptions: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "initWithSession:connectionOptions:", as: (UIScene.ConnectionOptions).self))
        }
    }
}
