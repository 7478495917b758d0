// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIAccessibilityReadingContent {
    /// Not implemented.
    public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func accessibilityAttributedPageContent() -> NSAttributedString? { OptionalRequirement.notImplemented() }
}
