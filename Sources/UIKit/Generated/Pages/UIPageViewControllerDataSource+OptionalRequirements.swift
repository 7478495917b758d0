// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIPageViewControllerDataSource {
    /// Not implemented.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { OptionalRequirement.notImplemented() }
}
