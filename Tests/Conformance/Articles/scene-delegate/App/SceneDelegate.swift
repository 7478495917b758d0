import UIKit

struct Document { let id: String }

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        // listing scene-delegate-03
        // listing scene-delegate-04
        claim("c07", holds: heard == ["launched", "configuration"], "\(heard)")
        claim("c04", "c13", holds: heard.filter { $0.hasPrefix("scene") }.isEmpty, "\(heard)")
        claim("c11", holds: scene.session === session && session.scene === scene && UIApplication.shared.openSessions == [session])
        scene.userActivity = activity()
        claim("l02", holds: scene.userActivity != nil && stateRestorationActivity(for: scene) === scene.userActivity)
        heard = ["connect"]
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIViewController()
        self.window = window
        window.makeKeyAndVisible()
        claim("c14", holds: window.isKeyWindow && windowScene.windows == [window] && window.rootViewController?.view.window === window)
        claim(
            "c22", "l01", holds: activity().userInfo?["documentId"] as? String == "42" && activity().activityType.hasSuffix("DocumentEdit"))
    }

    private func activity() -> NSUserActivity {
        let document = Document(id: "42")
        // listing scene-delegate-01
        return activity
    }

    func sceneDidDisconnect(_ scene: UIScene) { heard.append("disconnect") }

    func sceneDidBecomeActive(_ scene: UIScene) {
        heard.append("active")
        claim("c16", holds: heard == ["connect", "foreground", "active"] || heard == ["foreground", "active"], "\(heard)")
        heard = []
    }

    func sceneWillResignActive(_ scene: UIScene) { heard.append("resign") }
    func sceneWillEnterForeground(_ scene: UIScene) { heard.append("foreground") }

    func sceneDidEnterBackground(_ scene: UIScene) {
        heard.append("background")
        claim("c12", "c17", holds: heard == ["resign", "background"], "\(heard)")
        heard = []
    }

    // listing scene-delegate-02
}
