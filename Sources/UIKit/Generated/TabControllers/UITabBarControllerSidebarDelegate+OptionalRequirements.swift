// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UITabBarControllerSidebarDelegate {
    /// Not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, update item: UITabSidebarItem)
    { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, leadingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, trailingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, contextMenuConfigurationFor tab: UITab
    ) -> UIContextMenuConfiguration? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, itemsForBeginning dragSession: any UIDragSession,
        tab: UITab
    ) -> [UIDragItem] { OptionalRequirement.notImplemented() }
}
