import UIKit

/// What the app and its scene were told, in order.
@MainActor var heard: [String] = []

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        claim("c03", "c05", holds: heard.isEmpty && application.connectedScenes.isEmpty, "\(heard)")
        heard.append("launched")
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        heard.append("configuration")
        return UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}
