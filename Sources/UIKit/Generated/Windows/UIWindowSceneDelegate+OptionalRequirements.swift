// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIWindowSceneDelegate {
    /// Not implemented.
    @_disfavoredOverload public var window: UIWindow? {
        get { OptionalRequirement.notImplemented() }
        set { OptionalRequirement.notImplemented() }
    }
    /// Not implemented.
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
    ) { OptionalRequirement.notImplemented() }
}

extension UIWindowSceneDelegateProperties {
    /// Nil where it is not implemented.
    public var window: UIWindow?? { OptionalRequirement.call { () -> UIWindow? in (self as! any UIWindowSceneDelegate).window } }
}
