// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension NSTextStorageDelegate {
    /// Not implemented.
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) { OptionalRequirement.notImplemented() }
}
