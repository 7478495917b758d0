// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIAdaptivePresentationControllerDelegate {
    /// Not implemented.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func presentationController(
        _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        OptionalRequirement.notImplemented()
    }
}
