// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UITabBarDelegate {
    /// Not implemented.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { OptionalRequirement.notImplemented() }
}
