import Foundation

/// What a tab bar controller calls: when a tab is chosen or arranged, and to ask what may be done.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate>
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    // @objc(tabBarController:shouldSelectTab:) optional
    /// Whether the person may select a tab. Where this is not there, the question for controllers is asked.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    // @objc(tabBarController:didSelectTab:previousTab:) optional
    /// The person selected a tab. Where this is not there, the message for controllers is sent.
    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
    // @objc(tabBarController:shouldSelectViewController:) optional
    /// Whether a controller may be selected.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    // @objc(tabBarController:didSelectViewController:) optional
    /// The person selected a controller.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

    // @objc(tabBarController:willBeginCustomizingViewControllers:) optional
    /// The person is about to arrange the bar at the bottom, which may have the items of these controllers.
    func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
    // @objc(tabBarController:willEndCustomizingViewControllers:changed:) optional
    /// The person is about to be done; the controllers will have this order.
    func tabBarController(_ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
    // @objc(tabBarController:didEndCustomizingViewControllers:changed:) optional
    /// The person is done.
    func tabBarController(_ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)

    // @objc optional
    /// The orientations of the interface.
    func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask
    // @objc optional
    /// The orientation that the controller is best presented in.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation

    // @objc optional
    /// The animator of a change.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    // @objc(tabBarController:interactionControllerForAnimationController:) optional
    /// What drives a change by a gesture.
    func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    // @objc(tabBarController:tab:operationForAcceptingItemsFromDropSession:) optional
    /// What a drop on a tab would do: nothing if this is not there.
    func tabBarController(
        _ tabBarController: UITabBarController, tab: UITab, operationForAcceptingItemsFrom dropSession: any UIDropSession
    ) -> UIDropOperation
    // @objc(tabBarController:tab:acceptItemsFromDropSession:) optional
    /// Something was dropped on a tab.
    func tabBarController(_ tabBarController: UITabBarController, tab: UITab, acceptItemsFrom dropSession: any UIDropSession)

    // @objc optional
    /// The person is about to edit bar and sidebar.
    func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)
    // @objc optional
    /// The person is done with that.
    func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)
    // @objc(tabBarController:visibilityDidChangeForTabs:) optional
    /// The person hid these tabs, or shows them again; told when editing ends.
    func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab])
    // @objc(tabBarController:displayOrderDidChangeForGroup:) optional
    /// The person arranged the children of a group.
    func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup)
    // @objc(tabBarController:displayedViewControllersForTab:proposedViewControllers:) optional
    /// What the stack of a group's managing navigation controller shows for one of the tabs along the way to the selected one.
    ///
    /// Proposed is the tab's controller, if it has one; for the selected tab, with all that was pushed above it.
    func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab, proposedViewControllers: [UIViewController]
    ) -> [UIViewController]
}
