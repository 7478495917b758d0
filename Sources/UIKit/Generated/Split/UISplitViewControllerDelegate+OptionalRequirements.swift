// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UISplitViewControllerDelegate {
    /// Not implemented.
    public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
        -> UIInterfaceOrientationMask
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func splitViewController(
        _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        OptionalRequirement.notImplemented()
    }
}
