// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UINavigationControllerDelegate {
    /// Not implemented.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
        -> UIInterfaceOrientationMask
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController)
        -> UIInterfaceOrientation
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { OptionalRequirement.notImplemented() }
}
