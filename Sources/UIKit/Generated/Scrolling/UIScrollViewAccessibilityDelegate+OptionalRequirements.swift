// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIScrollViewAccessibilityDelegate {
    /// Not implemented.
    public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? {
        OptionalRequirement.notImplemented()
    }
}
