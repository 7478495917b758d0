// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanHost

extension UINavigationBarDelegate {
    /// Not implemented.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { OptionalRequirement.notImplemented() }
}
