// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIApplicationDelegate {
    /// Not implemented.
    @_disfavoredOverload public var window: UIWindow? {
        get { OptionalRequirement.notImplemented() }
        set { OptionalRequirement.notImplemented() }
    }
    /// Not implemented.
    public func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func applicationDidFinishLaunching(_ application: UIApplication) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func applicationDidBecomeActive(_ application: UIApplication) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func applicationWillResignActive(_ application: UIApplication) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func applicationDidEnterBackground(_ application: UIApplication) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func applicationWillEnterForeground(_ application: UIApplication) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func applicationWillTerminate(_ application: UIApplication) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func applicationSignificantTimeChange(_ application: UIApplication) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    @available(iOS, introduced: 4.2, deprecated: 9.0, message: "Use application(_:open:options:) instead") public func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    @available(iOS, introduced: 2.0, deprecated: 9.0, message: "Use application(_:open:options:) instead") public func application(
        _ application: UIApplication, handleOpen url: URL
    ) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use viewWillTransition(to:with:) instead") public func application(
        _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use viewWillTransition(to:with:) instead") public func application(
        _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    @available(iOS, introduced: 7.0, deprecated: 13.0, message: "Use a BGAppRefreshTask in the BackgroundTasks framework instead")
    public func application(
        _ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func application(_ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    @available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNUserNotificationCenter")
    public func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    @available(iOS, introduced: 4.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNUserNotificationCenterDelegate")
    public func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    @available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNUserNotificationCenterDelegate")
    public func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification,
        completionHandler: @escaping () -> Void
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    @available(iOS, introduced: 9.0, deprecated: 10.0, message: "Use UserNotifications Framework's UNUserNotificationCenterDelegate")
    public func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification,
        withResponseInfo responseInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func application(
        _ application: UIApplication, shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        OptionalRequirement.notImplemented()
    }
}

extension UIApplicationDelegateProperties {
    /// Nil where it is not implemented.
    public var window: UIWindow?? { OptionalRequirement.call { () -> UIWindow? in (self as! any UIApplicationDelegate).window } }
}
