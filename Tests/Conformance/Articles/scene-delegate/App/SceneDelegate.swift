import UIKit

struct Document { let id: String }

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        // listing scene-delegate-03
        // listing scene-delegate-04
        check(session, connectionOptions)
        claim("c04", "c13", holds: heard.filter { $0.hasPrefix("scene") }.isEmpty, "\(heard)")
        claim("c11", holds: scene.session === session && session.scene === scene && UIApplication.shared.openSessions.contains(session))
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

    /// What a scene that is connected has to find, by the journey that the script makes.
    private func check(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) {
        let restored = session.stateRestorationActivity
        let isRestored = restored?.activityType == "com.donnywals.DocumentEdit" && restored?.userInfo?["documentId"] as? String == "42"
        switch launch {
        case 1 where heard.first == "launched":
            claim("c07", holds: heard == ["launched", "configuration"] && restored == nil, "\(heard)")
        case 1:
            // The scene was taken away while the app went on.
            claim("c18", holds: heard == ["disconnect"], "\(heard)")
            claim("c15", "c19", "c21", "c24", "c27", "l03", holds: isRestored && UIApplication.shared.openSessions == [session])
        case 2:
            // Another process: the app was ended in the background.
            claim("c15", "c24", "l03", holds: isRestored && heard == ["launched"], "\(heard)")
        case 3:
            claim("c08", holds: restored == nil && heard == ["launched", "discarded", "configuration"], "\(heard)")
        case 4:
            let context = options.urlContexts.first
            claim("c15", "c25", "l04", holds: options.urlContexts.count == 1 && context?.url.absoluteString == "notes://42")
            claim("c26", holds: context?.options.openInPlace == false && context?.options.sourceApplication == nil)
        default:
            let (application, count) = (UIApplication.shared, UIApplication.shared.connectedScenes.count)
            claim("c02", holds: application.supportsMultipleScenes && (count == 1 || count == 2), "\(count) scenes")
        }
        if launch < 5 { claim("c02", holds: !UIApplication.shared.supportsMultipleScenes) }
    }

    private func activity() -> NSUserActivity {
        let document = Document(id: "42")
        // listing scene-delegate-01
        return activity
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        heard = ["disconnect"]
        claim("c18", holds: scene.activationState == .unattached)
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        heard.append("active")
        // Where one scene takes the place of another, that one is told in between.
        let own = heard.filter { launch < 5 || !["resign", "configuration"].contains($0) }
        claim("c16", holds: own == ["connect", "foreground", "active"] || own == ["foreground", "active"], "\(heard)")
        heard = []
    }

    func sceneWillResignActive(_ scene: UIScene) { heard.append("resign") }
    func sceneWillEnterForeground(_ scene: UIScene) { heard.append("foreground") }

    func sceneDidEnterBackground(_ scene: UIScene) {
        heard.append("background")
        claim("c12", "c17", holds: heard == ["resign", "background"] || launch == 5, "\(heard)")
        heard = []
        let session = scene.session
        session.stateRestorationActivity = nil
        // It is asked for without the app's doing.
        DispatchQueue.main.async {
            guard launch == 1 else { return }
            claim("c21", "c23", holds: session.stateRestorationActivity?.userInfo?["documentId"] as? String == "42")
        }
    }

    // listing scene-delegate-02
}
