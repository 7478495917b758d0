// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIPageViewControllerDelegate {
    /// Not implemented.
    public func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func pageViewController(_ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation)
        -> UIPageViewController.SpineLocation
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController: UIPageViewController)
        -> UIInterfaceOrientation
    { OptionalRequirement.notImplemented() }
}
