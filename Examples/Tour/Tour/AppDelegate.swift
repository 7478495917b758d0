import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    private func note(_ callback: String = #function) { LifeLog.shared.note("AppDelegate", callback) }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        note()
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        note()
        return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) { note() }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { note() }

    func applicationWillTerminate(_ application: UIApplication) { note() }
}
