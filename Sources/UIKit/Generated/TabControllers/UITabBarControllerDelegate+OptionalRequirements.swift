// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UITabBarControllerDelegate {
    /// Not implemented.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientation
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController, tab: UITab, operationForAcceptingItemsFrom dropSession: any UIDropSession
    ) -> UIDropOperation { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tabBarController(_ tabBarController: UITabBarController, tab: UITab, acceptItemsFrom dropSession: any UIDropSession) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab, proposedViewControllers: [UIViewController]
    ) -> [UIViewController] { OptionalRequirement.notImplemented() }
}
