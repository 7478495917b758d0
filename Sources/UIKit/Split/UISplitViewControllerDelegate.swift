import Foundation

/// Decides how a split view controller shows several controllers, or puts them into the room of one, and hears of its changes.
/// See https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    // @objc optional
    /// The display mode is about to change.
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    // @objc optional
    /// The mode that the button changes to; `.automatic` leaves that to the split view controller.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    // @objc(splitViewController:showViewController:sender:) optional
    /// Shows a controller as the primary one; `true` if the delegate did that.
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
    // @objc(splitViewController:showDetailViewController:sender:) optional
    /// Shows a controller as the secondary one; `true` if the delegate did that.
    func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool
    // @objc(primaryViewControllerForCollapsingSplitViewController:) optional
    /// The controller that remains when both share the room of one.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    // @objc(primaryViewControllerForExpandingSplitViewController:) optional
    /// The primary controller once there is room for both again.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    // @objc(splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:) optional
    /// Puts the secondary controller into the primary one; `true` if nothing more is to be done with it.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    // @objc(splitViewController:separateSecondaryViewControllerFromPrimaryViewController:) optional
    /// The secondary controller once there is room for both again; `nil` lets the primary one give it.
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    // @objc optional
    /// The orientations of the interface.
    func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController) -> UIInterfaceOrientationMask
    // @objc optional
    /// The column that is on top once the columns share the room of one.
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    // @objc optional
    /// The mode once there is room for several columns again.
    func splitViewController(
        _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    // @objc optional
    /// The columns share the room of one now.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    // @objc optional
    /// There is room for several columns now.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    // @objc(splitViewController:willShowColumn:) optional
    /// A column is about to be shown.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    // @objc(splitViewController:willHideColumn:) optional
    /// A column is about to be hidden.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
}
