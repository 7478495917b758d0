import Foundation

/// What an app's delegate is told and asked. See https://developer.apple.com/documentation/uikit/uiapplicationdelegate.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol, UIApplicationDelegateProperties {
    // @objc optional
    /// The window of an app that has no scenes.
    @_disfavoredOverload
    var window: UIWindow? { get set }

    // @objc optional
    /// The app was loaded; nothing is shown yet.
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    // @objc optional
    /// The app is about to be shown.
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    // @objc optional
    /// The app was launched, in the old way without options.
    func applicationDidFinishLaunching(_ application: UIApplication)
    // @objc optional
    /// The app gets events now.
    func applicationDidBecomeActive(_ application: UIApplication)
    // @objc optional
    /// The app will get no events for a while.
    func applicationWillResignActive(_ application: UIApplication)
    // @objc optional
    /// The app is no longer shown.
    func applicationDidEnterBackground(_ application: UIApplication)
    // @objc optional
    /// The app is about to be shown again.
    func applicationWillEnterForeground(_ application: UIApplication)
    // @objc optional
    /// The app is about to end.
    func applicationWillTerminate(_ application: UIApplication)
    // @objc optional
    /// Memory is short.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    // @objc optional
    /// The time changed by much: a new day, another time zone, the clock was set.
    func applicationSignificantTimeChange(_ application: UIApplication)
    // @objc optional
    /// The device is locked: protected files cannot be read any more.
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    // @objc optional
    /// The device was unlocked: protected files can be read again.
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
    // @objc(application:openURL:options:) optional
    /// A URL is to be opened.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    // @objc(application:openURL:sourceApplication:annotation:) optional
    /// A URL is to be opened, as delegates were told before iOS 9. Told if the delegate does not take URLs with options.
    @available(iOS, introduced: 4.2, deprecated: 9.0, message: "Use application(_:open:options:) instead")
    func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool
    // @objc(application:handleOpenURL:) optional
    /// A URL is to be opened, as delegates were told first of all. Told if the delegate takes URLs in no other way.
    @available(iOS, introduced: 2.0, deprecated: 9.0, message: "Use application(_:open:options:) instead")
    func application(_ application: UIApplication, handleOpen url: URL) -> Bool
    // @objc optional
    /// The interface is about to turn.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use viewWillTransition(to:with:) instead")
    func application(
        _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
        duration: TimeInterval)
    // @objc optional
    /// The interface has turned.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use viewWillTransition(to:with:) instead")
    func application(_ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)
    // @objc(application:performFetchWithCompletionHandler:) optional
    /// Data is to be fetched in the background. Not called: apps are not launched for that here. See
    /// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:performfetchwithcompletionhandler:).
    @available(iOS, introduced: 7.0, deprecated: 13.0, message: "Use a BGAppRefreshTask in the BackgroundTasks framework instead")
    func application(
        _ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    // @objc optional
    /// Downloads that went on without the app are done. Not called: downloads end with the app here. See
    /// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:handleeventsforbackgroundurlsession:completionhandler:).
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void)
    // @objc optional
    /// An activity of a type is going to be continued. Returns whether the app tells of that itself.
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
    // @objc(application:continueUserActivity:restorationHandler:) optional
    /// An activity is to be continued. Returns whether the app does so.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    // @objc optional
    /// An activity cannot be continued.
    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    // @objc(application:didUpdateUserActivity:) optional
    /// The app's activity was brought up to date.
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
    // @objc(application:performActionForShortcutItem:completionHandler:) optional
    /// A quick action is to be performed.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    // @objc optional
    /// The app is registered with Apple's push service: this is the device's token.
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    // @objc optional
    /// The app could not be registered with Apple's push service.
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    // @objc optional
    /// A remote notification arrived while the app ran.
    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
    // @objc(application:didReceiveRemoteNotification:fetchCompletionHandler:) optional
    /// A remote notification arrived for which data is to be fetched. The handler is called within 30 seconds.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    // @objc(application:didRegisterUserNotificationSettings:) optional
    /// The app has registered how it wants to call for attention: this is what it may.
    @available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNUserNotificationCenter")
    func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
    // @objc(application:didReceiveLocalNotification:) optional
    /// A notification of the old kind came while the app was in the foreground, or the person opened it.
    @available(iOS, introduced: 4.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNUserNotificationCenterDelegate")
    func application(_ application: UIApplication, didReceive notification: UILocalNotification)
    // @objc(application:handleActionWithIdentifier:forLocalNotification:completionHandler:) optional
    /// The person chose an action of a notification of the old kind. The handler is called when that is done.
    @available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNUserNotificationCenterDelegate")
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification,
        completionHandler: @escaping () -> Void)
    // @objc(application:handleActionWithIdentifier:forLocalNotification:withResponseInfo:completionHandler:) optional
    /// The person chose an action of a notification of the old kind, and wrote a text. The handler is called when that is done.
    @available(iOS, introduced: 9.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNUserNotificationCenterDelegate")
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification,
        withResponseInfo responseInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)
    // @objc optional
    /// Whether the app lets others' extensions of a kind take part. There are none here, so it is not asked. See
    /// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:shouldallowextensionpointidentifier:).
    func application(
        _ application: UIApplication, shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool
    // @objc optional
    /// The orientations a window may have.
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
    // @objc(application:configurationForConnectingSceneSession:options:) optional
    /// The configuration for a new scene.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    // @objc optional
    /// Whether the state of the app's interface is to be kept. Asked when the app went to the background, unless it lives by scenes. What the
    /// app writes down itself is there again when it is asked whether the state is to be brought back. See
    /// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:shouldsavesecureapplicationstate:).
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    // @objc optional
    /// Whether the state of the app's interface is to be brought back. Asked at launch, if there is one, between the calls for the launch's
    /// beginning and end. See
    /// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:shouldrestoresecureapplicationstate:).
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    // @objc optional
    /// Whether the state of the app's interface is to be kept, as apps were asked before iOS 13.2, and still are if they do not know the
    /// newer question.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
    // @objc optional
    /// Whether the state of the app's interface is to be brought back, as apps were asked before iOS 13.2, and still are if they do not
    /// know the newer question.
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
    // @objc optional
    /// The controller of a restoration path, for those that have no restoration class; `nil` to have it found as usual. See
    /// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:viewcontrollerwithrestorationidentifierpath:coder:).
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
    // @objc(application:willEncodeRestorableStateWithCoder:) optional
    /// The state of the app's interface is about to be written down: the app may add what is not of one controller alone.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
    // @objc(application:didDecodeRestorableStateWithCoder:) optional
    /// All objects are again what they were: the app may take over what it has added.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
    // @objc optional
    /// Sessions were closed by the person: now, or while the app did not run.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

/// The optional properties of `UIApplicationDelegate` as they are read: nil where they are not implemented.
@preconcurrency @MainActor
public protocol UIApplicationDelegateProperties: AnyObject {}
