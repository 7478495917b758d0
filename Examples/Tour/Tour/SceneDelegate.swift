import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private func note(_ callback: String = #function) { LifeLog.shared.note("SceneDelegate", callback) }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        note()
        window?.tintColor = UIColor(named: "AccentColor")
        if let text = NoteController.text(of: session.stateRestorationActivity) { show(Chapter.note(text)) }
        if let activity = connectionOptions.userActivities.first { self.scene(scene, continue: activity) }
        if !connectionOptions.urlContexts.isEmpty { self.scene(scene, openURLContexts: connectionOptions.urlContexts) }
        if connectionOptions.shortcutItem != nil { show(Chapter.note("")) }
    }

    /// An address of the Tour's own, `sampan-tour:note?text`, begins a note.
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        note()
        for context in contexts where context.url.absoluteString.hasPrefix("sampan-tour:note") {
            let text = context.url.absoluteString.split(separator: "?", maxSplits: 1).dropFirst().first.map(String.init)
            show(Chapter.note(text?.removingPercentEncoding ?? ""))
        }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        note()
        if let text = NoteController.text(of: userActivity) { show(Chapter.note(text)) }
    }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        note()
        show(Chapter.note(""))
        completionHandler(true)
    }

    /// Shows a chapter over the list.
    private func show(_ chapter: Chapter) {
        guard let navigation = window?.rootViewController as? UINavigationController,
            let controller = chapter.controller(in: navigation.storyboard)
        else { return }
        navigation.pushViewController(controller, animated: false)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        note()
        return scene.userActivity
    }

    func sceneDidDisconnect(_ scene: UIScene) { note() }
    func sceneWillEnterForeground(_ scene: UIScene) { note() }
    func sceneDidBecomeActive(_ scene: UIScene) { note() }
    func sceneWillResignActive(_ scene: UIScene) { note() }
    func sceneDidEnterBackground(_ scene: UIScene) { note() }

    /// A state as the windows' chapter shows it.
    static func name(of state: UIScene.ActivationState) -> String {
        switch state {
        case .unattached: return "unattached"
        case .foregroundActive: return "foregroundActive"
        case .foregroundInactive: return "foregroundInactive"
        case .background: return "background"
        @unknown default: return "\(state.rawValue)"
        }
    }
}
