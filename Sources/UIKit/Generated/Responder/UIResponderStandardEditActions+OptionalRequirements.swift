// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIResponderStandardEditActions {
    /// Not implemented.
    public func cut(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func copy(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func paste(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func pasteAndMatchStyle(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func pasteAndGo(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func pasteAndSearch(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func select(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func selectAll(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func delete(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func makeTextWritingDirectionLeftToRight(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func makeTextWritingDirectionRightToLeft(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func toggleBoldface(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func toggleItalics(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func toggleUnderline(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func increaseSize(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func decreaseSize(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func find(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func findAndReplace(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func findNext(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func findPrevious(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func useSelectionForFind(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func printContent(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func rename(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func duplicate(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func move(_ sender: Any?) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func export(_ sender: Any?) { OptionalRequirement.notImplemented() }
}
