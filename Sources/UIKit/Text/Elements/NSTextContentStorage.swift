import Foundation

/// Says how paragraphs of a text storage are shown.
///
/// See https://developer.apple.com/documentation/uikit/nstextcontentstoragedelegate.
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
    // @objc optional
    /// The paragraph that is shown of a range, as long as the text's own; `nil` for that itself.
    func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange) -> NSTextParagraph?
}

/// A text that a text storage keeps, paragraph by paragraph.
///
/// See https://developer.apple.com/documentation/uikit/nstextcontentstorage.
open class NSTextContentStorage: NSTextContentManager, NSTextStorageObserving {
    /// The text.
    open var textStorage: NSTextStorage? {
        didSet {
            guard textStorage !== oldValue else { return }
            if oldValue?.textStorageObserver === self { oldValue?.textStorageObserver = nil }
            textStorage?.textStorageObserver = self
            synchronizeTextLayoutManagers()
        }
    }

    /// Creates a text without characters.
    public override init() {
        super.init()
        let storage = NSTextStorage()
        textStorage = storage
        storage.textStorageObserver = self
    }

    init(_ storage: NSTextStorage) {
        super.init()
        textStorage = storage
        storage.textStorageObserver = self
    }

    /// The text as a string.
    open var attributedString: NSAttributedString? {
        get { textStorage }
        set { textStorage?.setAttributedString(newValue ?? NSAttributedString(string: "")) }
    }

    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        guard !hasEditingTransaction else { return }
        for manager in textLayoutManagers { manager.invalidateLayout(for: NSTextRange(newCharRange)) }
    }

    open func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void) {
        performEditingTransaction(transaction)
    }

    override func transactionBegan() { textStorage?.beginEditing() }
    override func transactionEnded() { textStorage?.endEditing() }

    // MARK: Elements

    open override var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: textStorage?.length ?? 0)) }

    /// The paragraph of a range of the text.
    func paragraph(_ range: NSRange) -> NSTextParagraph {
        var shown: NSTextParagraph?
        if let delegate = delegate as? any NSTextContentStorageDelegate {
            shown = OptionalRequirement.call { delegate.textContentStorage(self, textParagraphWith: range) } ?? nil
        }
        let paragraph = shown ?? NSTextParagraph(attributedString: textStorage?.attributedSubstring(from: range))
        paragraph.textContentManager = self
        paragraph.elementRange = NSTextRange(range)
        return paragraph
    }

    /// The text as it is shown, if the delegate shows it otherwise.
    var shownText: NSAttributedString? {
        guard delegate is any NSTextContentStorageDelegate, let storage = textStorage else { return nil }
        let result = NSMutableAttributedString(
            attributedString: storage.attributedSubstring(from: NSRange(location: 0, length: storage.length)))
        enumerateTextElements(from: nil) { element in
            if let paragraph = element as? NSTextParagraph, let range = element.elementRange?.offsets,
                paragraph.attributedString.length == range.length
            {
                result.replaceCharacters(in: range, with: paragraph.attributedString)
            }
            return true
        }
        return result
    }

    @discardableResult
    open override func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? {
        guard let storage = textStorage else { return nil }
        let isReverse = options.contains(.reverse)
        var place = (textLocation as? TextOffset)?.offset ?? (isReverse ? storage.length : 0)
        while isReverse ? place > 0 : place < (storage.string as NSString).length {
            let range = (storage.string as NSString).paragraphRange(for: NSRange(location: isReverse ? place - 1 : place, length: 0))
            place = isReverse ? range.location : range.upperBound
            if !block(paragraph(range)) { break }
        }
        return TextOffset(place)
    }

    /// The text of an element.
    open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
        (textElement as? NSTextParagraph)?.attributedString
    }

    /// An element of a text.
    open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
        NSTextParagraph(attributedString: attributedString)
    }

    open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
        guard let offsets = range.offsets else { return }
        let text = NSMutableAttributedString(string: "")
        for case let paragraph as NSTextParagraph in textElements ?? [] { text.append(paragraph.attributedString) }
        textStorage?.replaceCharacters(in: offsets, with: text)
    }

    open override func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? {
        guard let offsets = textRange.offsets, let text = textStorage?.string as NSString?, offsets.upperBound <= text.length else {
            return nil
        }
        return NSTextRange(offsets.length > 0 ? text.rangeOfComposedCharacterSequences(for: offsets) : offsets)
    }
}
