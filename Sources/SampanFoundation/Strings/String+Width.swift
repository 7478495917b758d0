import Foundation
internal import SampanFormRules

extension StringProtocol {
    /// The variant of a localized text for a width, as its `.stringsdict` has it: the one for the greatest width that is not greater than
    /// the given one, or for the smallest. A text without variants is returned itself.
    ///
    /// See https://developer.apple.com/documentation/foundation/nsstring/variantfittingpresentationwidth(_:).
    public func variantFittingPresentationWidth(_ width: Int) -> String {
        let text = String(self)
        return WidthTexts.variants(of: text)?.text(fitting: width) ?? text
    }
}

extension NSString {
    /// The variant of a localized text for a width, as its `.stringsdict` has it: the one for the greatest width that is not greater than
    /// the given one, or for the smallest. A text without variants is returned itself.
    ///
    /// See https://developer.apple.com/documentation/foundation/nsstring/variantfittingpresentationwidth(_:).
    public func variantFittingPresentationWidth(_ width: Int) -> String { (self as String).variantFittingPresentationWidth(width) }
}
