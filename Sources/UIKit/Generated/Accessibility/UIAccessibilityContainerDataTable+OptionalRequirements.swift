// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIAccessibilityContainerDataTable {
    /// Not implemented.
    public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        OptionalRequirement.notImplemented()
    }
}
