// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UISceneDelegate {
    /// Not implemented.
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func sceneDidDisconnect(_ scene: UIScene) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func sceneDidBecomeActive(_ scene: UIScene) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func sceneWillResignActive(_ scene: UIScene) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func sceneWillEnterForeground(_ scene: UIScene) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func sceneDidEnterBackground(_ scene: UIScene) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) { OptionalRequirement.notImplemented() }
}
