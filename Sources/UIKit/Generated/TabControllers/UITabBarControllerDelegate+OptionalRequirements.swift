// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UITabBarControllerDelegate {
    /// Not implemented.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { OptionalRequirement.notImplemented() }
}
