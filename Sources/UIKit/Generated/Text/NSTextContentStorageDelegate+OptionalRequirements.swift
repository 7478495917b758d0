// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension NSTextContentStorageDelegate {
    /// Not implemented.
    public func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange) -> NSTextParagraph? {
        OptionalRequirement.notImplemented()
    }
}
