// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIPageControlTimerProgressDelegate {
    /// Not implemented.
    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool {
        OptionalRequirement.notImplemented()
    }
}
