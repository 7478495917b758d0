import UIKit

/// The delegate of an app that is a SwiftUI one. It hands on what it is told to the one that the app has asked for.
final class SwiftUIAppDelegate: UIResponder, UIApplicationDelegate {
    private var adapted: (any UIApplicationDelegate)? { DelegateAdaptors.current }

    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        AppHolder.current?.launch()
        guard let adapted else { return true }
        return OptionalRequirement.call { adapted.application(application, willFinishLaunchingWithOptions: launchOptions) } ?? true
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        defer { openWindowWithoutScenes() }
        guard let adapted else { return true }
        return OptionalRequirement.call { adapted.application(application, didFinishLaunchingWithOptions: launchOptions) } ?? true
    }

    var window: UIWindow?

    /// An app whose `Info.plist` knows no scenes has one window.
    private func openWindowWithoutScenes() {
        guard Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") == nil, let holder = AppHolder.current else { return }
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        // Views may ask for the window's insets when they are first evaluated.
        window.makeKeyAndVisible()
        window.rootViewController = holder.makeController(nil, nil)
    }

    private func show(_ phase: ScenePhase) { (window?.rootViewController as? any SceneShowing)?.show(phase) }

    private func open(_ url: URL) -> Bool {
        guard let shown = window?.rootViewController as? any SceneShowing else { return false }
        shown.openedURLs.open(url)
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { open(url) }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { userActivity.universalLink.map(open) ?? false }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let own = adapted.flatMap { adapted in
            OptionalRequirement.call {
                adapted.application(application, configurationForConnecting: connectingSceneSession, options: options)
            }
        }
        if let own, own.delegateClass != nil { return own }
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        if configuration.delegateClass == nil { configuration.delegateClass = SwiftUISceneDelegate.self }
        return configuration
    }

    func applicationWillTerminate(_ application: UIApplication) {
        if let adapted { _ = OptionalRequirement.call { adapted.applicationWillTerminate(application) } }
    }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        if let adapted { _ = OptionalRequirement.call { adapted.applicationDidReceiveMemoryWarning(application) } }
    }
    func applicationDidBecomeActive(_ application: UIApplication) {
        show(.active)
        if let adapted { _ = OptionalRequirement.call { adapted.applicationDidBecomeActive(application) } }
    }
    func applicationWillResignActive(_ application: UIApplication) {
        show(.inactive)
        if let adapted { _ = OptionalRequirement.call { adapted.applicationWillResignActive(application) } }
    }
    func applicationDidEnterBackground(_ application: UIApplication) {
        show(.background)
        if let adapted { _ = OptionalRequirement.call { adapted.applicationDidEnterBackground(application) } }
    }
    func applicationWillEnterForeground(_ application: UIApplication) {
        show(.inactive)
        if let adapted { _ = OptionalRequirement.call { adapted.applicationWillEnterForeground(application) } }
    }
}

/// The delegate of a scene of a SwiftUI app: it opens the window.
final class SwiftUISceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene, let holder = AppHolder.current else { return }
        let window = UIWindow(windowScene: windowScene)
        self.window = window
        // Views may ask for the window's insets when they are first evaluated.
        window.makeKeyAndVisible()
        window.rootViewController = holder.makeController(scene, OpenWindowAction.group(in: connectionOptions))
        open(connectionOptions.urlContexts)
        connectionOptions.userActivities.forEach(open)
    }

    private var shown: (any SceneShowing)? { window?.rootViewController as? any SceneShowing }

    private func show(_ phase: ScenePhase) { shown?.show(phase) }

    private func open(_ contexts: Set<UIOpenURLContext>) { for context in contexts { shown?.openedURLs.open(context.url) } }
    private func open(_ activity: NSUserActivity) { if let url = activity.universalLink { shown?.openedURLs.open(url) } }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { open(URLContexts) }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { open(userActivity) }

    func sceneDidBecomeActive(_ scene: UIScene) { show(.active) }
    func sceneWillResignActive(_ scene: UIScene) { show(.inactive) }
    func sceneWillEnterForeground(_ scene: UIScene) { show(.inactive) }
    func sceneDidEnterBackground(_ scene: UIScene) { show(.background) }
}

extension NSUserActivity {
    /// The address, if it is one of the web that is opened in the app.
    fileprivate var universalLink: URL? { activityType == NSUserActivityTypeBrowsingWeb ? webpageURL : nil }
}
