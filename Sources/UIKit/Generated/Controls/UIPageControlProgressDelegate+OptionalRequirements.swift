// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIPageControlProgressDelegate {
    /// Not implemented.
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) { OptionalRequirement.notImplemented() }
}
