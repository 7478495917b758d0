import Foundation

/// The steps of a scene's life, with what its delegate and observers are told, in UIKit's order.
@MainActor
enum SceneLife {
    private static func tell(_ scene: UIScene, _ body: (any UISceneDelegate) -> Void) {
        if let delegate = scene.delegate { _ = OptionalRequirement.call { body(delegate) } }
    }

    private static func post(_ name: Notification.Name, _ scene: UIScene) { NotificationCenter.default.post(name: name, object: scene) }

    static func enterForeground(_ scene: UIScene) {
        scene.activationState = .foregroundInactive
        tell(scene) { $0.sceneWillEnterForeground(scene) }
        post(UIScene.willEnterForegroundNotification, scene)
    }

    static func activate(_ scene: UIScene) {
        guard scene.activationState == .foregroundInactive else { return }
        scene.activationState = .foregroundActive
        tell(scene) { $0.sceneDidBecomeActive(scene) }
        post(UIScene.didActivateNotification, scene)
    }

    static func resign(_ scene: UIScene) {
        guard scene.activationState == .foregroundActive else { return }
        tell(scene) { $0.sceneWillResignActive(scene) }
        scene.activationState = .foregroundInactive
        post(UIScene.willDeactivateNotification, scene)
    }

    static func enterBackground(_ scene: UIScene) {
        guard scene.isInForeground else { return }
        (scene as? UIWindowScene)?.windows.forEach { $0.gestureEnvironment.cancelAllTouches() }
        scene.activationState = .background
        tell(scene) { $0.sceneDidEnterBackground(scene) }
        post(UIScene.didEnterBackgroundNotification, scene)
    }

    /// Asks what the scene's state is to be restored from, once it is brought up to date.
    static func saveState(_ scene: UIScene) {
        guard let delegate = scene.delegate else { return }
        if let activity = scene.userActivity { update(activity, of: scene) }
        guard let answer = OptionalRequirement.call({ delegate.stateRestorationActivity(for: scene) }) else { return }
        if let answer, answer !== scene.userActivity { update(answer, of: scene) }
        scene.session.stateRestorationActivity = answer
    }

    private static func update(_ activity: NSUserActivity, of scene: UIScene) {
        guard activity.needsSave else { return }
        scene.updateUserActivityState(activity)
        func ask(_ controller: UIViewController) {
            if controller.userActivity === activity { controller.updateUserActivityState(activity) }
            controller.children.forEach(ask)
            if let presented = controller.presentedStorage { ask(presented) }
        }
        (scene as? UIWindowScene)?.windows.compactMap(\.rootViewController).forEach(ask)
        activity.saveIfNeeded()
        tell(scene) { $0.scene(scene, didUpdate: activity) }
    }

    /// Has a scene go on with an activity.
    static func `continue`(_ activity: NSUserActivity, in scene: UIScene) {
        tell(scene) { $0.scene(scene, willContinueUserActivityWithType: activity.activityType) }
        tell(scene) { $0.scene(scene, continue: activity) }
    }
}
