// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanFoundation

extension UITextPasteDelegate {
    /// Not implemented.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, performPasteOf attributedString: NSAttributedString,
        to textRange: UITextRange
    ) -> UITextRange { OptionalRequirement.notImplemented() }
}
