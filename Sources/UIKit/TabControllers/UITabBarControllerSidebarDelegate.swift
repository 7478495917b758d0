import Foundation

/// Animates along with a sidebar that comes or goes; known as `UITabBarController.Sidebar.Animating`.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class/animating>
@preconcurrency @MainActor
public protocol UITabBarControllerSidebarAnimating: NSObjectProtocol {
    /// Adds changes that are animated along with the sidebar; made at once if that is not animated.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds what is called once the sidebar stands where it goes.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Decides about what a sidebar shows, and hears of it; known as `UITabBarController.Sidebar.Delegate`.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class/delegate-swift.protocol>
@preconcurrency @MainActor
public protocol UITabBarControllerSidebarDelegate: NSObjectProtocol {
    // @objc optional
    /// The sidebar is about to be shown or hidden.
    func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating)
    // @objc(tabBarController:sidebar:itemForRequest:) optional
    /// The item of a tab or action; one with the system's content if this is not there.
    func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem
    // @objc(tabBarController:sidebar:updateItem:) optional
    /// The state of an item changed, or it is to be reconfigured. The item keeps what is changed of it until a new one is asked for.
    func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, update item: UITabSidebarItem)
    // @objc(tabBarController:sidebar:willBeginDisplayingTab:) optional
    /// The row of a tab is about to be displayed.
    func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab)
    // @objc(tabBarController:sidebar:didEndDisplayingTab:) optional
    /// The row of a tab is no longer displayed.
    func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab)
    // @objc(tabBarController:sidebar:leadingSwipeActionsConfigurationForTab:) optional
    /// The actions of a swipe from the beginning of a tab's row.
    func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, leadingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration?
    // @objc(tabBarController:sidebar:trailingSwipeActionsConfigurationForTab:) optional
    /// The actions of a swipe from the end of a tab's row.
    func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, trailingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration?
    // @objc(tabBarController:sidebar:contextMenuConfigurationForTab:) optional
    /// What the menu of a tab's row shows; `nil` for no menu.
    func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, contextMenuConfigurationFor tab: UITab
    ) -> UIContextMenuConfiguration?
    // @objc(tabBarController:sidebar:itemsForBeginningDragSession:tab:) optional
    /// What is dragged of a tab's row; nothing for no drag.
    func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, itemsForBeginning dragSession: any UIDragSession,
        tab: UITab
    ) -> [UIDragItem]
}
