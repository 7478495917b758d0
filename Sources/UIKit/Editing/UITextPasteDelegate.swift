import Foundation
import SampanFoundation

/// A text view that takes what is pasted and dropped, in a way that a delegate may change.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextpasteconfigurationsupporting>
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
    /// Changes what is pasted. Not kept.
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// Changes what is pasted into text, and dropped on it.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextpastedelegate>
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
    // @objc(textPasteConfigurationSupporting:transformPasteItem:) optional
    /// Says what becomes of an item, by one of its `set…` methods, now or later. Without this, what the view makes of it by itself.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
    // @objc(textPasteConfigurationSupporting:combineItemAttributedStrings:forRange:) optional
    /// Makes one text of those of several items. Without this, they follow each other.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString
    // @objc(textPasteConfigurationSupporting:performPasteOfAttributedString:toRange:) optional
    /// Puts the text in place, and says where it is then. Without this, the view does.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange
}

/// Something that is pasted, and waits for what becomes of it.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextpasteitem>
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
    /// What there is of it.
    var itemProvider: NSItemProvider { get }
    /// What the app meant by it where it was dragged from; `nil` if it was not dragged.
    var localObject: Any? { get }
    /// The attributes that text has where it goes.
    var defaultAttributes: [NSAttributedString.Key: Any] { get }
    // @objc(setStringResult:)
    /// It becomes a text.
    func setResult(string: String)
    // @objc(setAttributedStringResult:)
    /// It becomes a text with attributes.
    func setResult(attributedString: NSAttributedString)
    // @objc(setAttachmentResult:)
    /// It becomes an attachment.
    func setResult(attachment textAttachment: NSTextAttachment)
    /// It is left out.
    func setNoResult()
    /// It becomes what the view makes of it by itself: its text.
    func setDefaultResult()
}
