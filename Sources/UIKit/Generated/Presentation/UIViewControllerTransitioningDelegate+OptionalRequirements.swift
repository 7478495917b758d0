// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIViewControllerTransitioningDelegate {
    /// Not implemented.
    public func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (
        any UIViewControllerAnimatedTransitioning
    )? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (
        any UIViewControllerInteractiveTransitioning
    )? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (
        any UIViewControllerInteractiveTransitioning
    )? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
        -> UIPresentationController?
    { OptionalRequirement.notImplemented() }
}
