// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UITextInputTraits {
    /// Not implemented.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { OptionalRequirement.notImplemented() }
        set { OptionalRequirement.notImplemented() }
    }
    /// Not implemented.
    public var autocorrectionType: UITextAutocorrectionType {
        get { OptionalRequirement.notImplemented() }
        set { OptionalRequirement.notImplemented() }
    }
    /// Not implemented.
    public var spellCheckingType: UITextSpellCheckingType {
        get { OptionalRequirement.notImplemented() }
        set { OptionalRequirement.notImplemented() }
    }
    /// Not implemented.
    public var smartQuotesType: UITextSmartQuotesType {
        get { OptionalRequirement.notImplemented() }
        set { OptionalRequirement.notImplemented() }
    }
    /// Not implemented.
    public var smartDashesType: UITextSmartDashesType {
        get { OptionalRequirement.notImplemented() }
        set { OptionalRequirement.notImplemented() }
    }
    /// Not implemented.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { OptionalRequirement.notImplemented() }
        set { OptionalRequirement.notImplemented() }
    }
    /// Not implemented.
    public var keyboardType: UIKeyboardType {
        get { OptionalRequirement.notImplemented() }
        set { OptionalRequirement.notImplemented() }
    }
    /// Not implemented.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { OptionalRequirement.notImplemented() }
        set { OptionalRequirement.notImplemented() }
    }
    /// Not implemented.
    public var returnKeyType: UIReturnKeyType {
        get { OptionalRequirement.notImplemented() }
        set { OptionalRequirement.notImplemented() }
    }
    /// Not implemented.
    public var enablesReturnKeyAutomatically: Bool {
        get { OptionalRequirement.notImplemented() }
        set { OptionalRequirement.notImplemented() }
    }
    /// Not implemented.
    public var isSecureTextEntry: Bool {
        get { OptionalRequirement.notImplemented() }
        set { OptionalRequirement.notImplemented() }
    }
    /// Not implemented.
    public var textContentType: UITextContentType! {
        get { OptionalRequirement.notImplemented() }
        set { OptionalRequirement.notImplemented() }
    }
    /// Not implemented.
    public var passwordRules: UITextInputPasswordRules? {
        get { OptionalRequirement.notImplemented() }
        set { OptionalRequirement.notImplemented() }
    }
    /// Not implemented.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { OptionalRequirement.notImplemented() }
        set { OptionalRequirement.notImplemented() }
    }
    /// Not implemented.
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { OptionalRequirement.notImplemented() }
        set { OptionalRequirement.notImplemented() }
    }
    /// Not implemented.
    public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
        get { OptionalRequirement.notImplemented() }
        set { OptionalRequirement.notImplemented() }
    }
}
