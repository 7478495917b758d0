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
    // @objc(application:openURL:options:) optional
    /// A URL is to be opened.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
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
    /// Sessions were closed by the person.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

/// The optional properties of `UIApplicationDelegate` as they are read: nil where they are not implemented.
@preconcurrency @MainActor
public protocol UIApplicationDelegateProperties: AnyObject {}
