import UIKit

/// What the app and its scene were told, in order.
@MainActor var heard: [String] = []

/// How often the app was started, by the scripts in turn; the last of them has a pad, on which it was never started before.
@MainActor let launch = UIDevice.current.userInterfaceIdiom == .pad ? 5 : UserDefaults.standard.integer(forKey: "launches") + 1

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    /// What is told to the app's delegate although there are scenes. (Addresses come to the scene's delegate then: claim 25.)
    private var told: Set<String> = []

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        claim("c03", "c05", holds: heard.isEmpty && application.connectedScenes.isEmpty, "\(heard)")
        UserDefaults.standard.set(launch, forKey: "launches")
        application.registerForRemoteNotifications()
        heard.append("launched")
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        heard.append("configuration")
        let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
        claim(
            "c02", holds: configuration.delegateClass == SceneDelegate.self && session.role == .windowApplication,
            "\(String(describing: configuration.delegateClass))")
        return configuration
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        heard.append("discarded")
        claim("c04", "c08", holds: launch == 3 && heard == ["launched", "discarded"] && sceneSessions.count == 1, "\(launch): \(heard)")
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { told.insert("memory") }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        if userInfo["number"] as? Int == 9 { told.insert("notification") }
        completionHandler(.noData)
    }

    func applicationWillTerminate(_ application: UIApplication) {
        if launch == 3 { claim("c09", holds: told == ["memory", "notification"], "\(told)") }
    }
}
