import Foundation

/// What a scene's delegate is told. See https://developer.apple.com/documentation/uikit/uiscenedelegate.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    // @objc(scene:willConnectToSession:options:) optional
    /// The scene was added to the app.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    // @objc optional
    /// The scene is released. Its session stays, unless the person closed it.
    func sceneDidDisconnect(_ scene: UIScene)
    // @objc optional
    /// The scene gets events now.
    func sceneDidBecomeActive(_ scene: UIScene)
    // @objc optional
    /// The scene will get no events for a while.
    func sceneWillResignActive(_ scene: UIScene)
    // @objc optional
    /// The scene is about to be shown.
    func sceneWillEnterForeground(_ scene: UIScene)
    // @objc optional
    /// The scene is no longer shown.
    func sceneDidEnterBackground(_ scene: UIScene)
    // @objc optional
    /// URLs are to be opened.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    // @objc optional
    /// What the scene's state can be restored from. Asked when the scene went to the background.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    // @objc(scene:restoreInteractionStateWithUserActivity:) optional
    /// The scene is connected, its views are loaded: what the person was doing in it can be restored.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    // @objc optional
    /// An activity of a type is going to be continued.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    // @objc(scene:continueUserActivity:) optional
    /// An activity is to be continued.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    // @objc optional
    /// An activity cannot be continued.
    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    // @objc(scene:didUpdateUserActivity:) optional
    /// The scene's activity was brought up to date.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}
