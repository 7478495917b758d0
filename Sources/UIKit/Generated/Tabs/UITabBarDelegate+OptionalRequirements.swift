// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UITabBarDelegate {
    /// Not implemented.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) { OptionalRequirement.notImplemented() }
}
