import Foundation

/// A part of a text that is laid out as one. See https://developer.apple.com/documentation/uikit/nstextelement.
open class NSTextElement: NSObject {
    /// The content manager that made the element.
    open weak var textContentManager: NSTextContentManager?
    /// Where the element is in the text.
    open var elementRange: NSTextRange?
    /// The elements within this one: there are none.
    open var childElements: [NSTextElement] { [] }
    /// The element that this one is in.
    open weak var parent: NSTextElement? { nil }
    /// Whether the element is laid out.
    open var isRepresentedElement: Bool { true }

    /// Creates an element.
    public init(textContentManager: NSTextContentManager?) {
        self.textContentManager = textContentManager
        super.init()
    }
}

/// A paragraph of a text. See https://developer.apple.com/documentation/uikit/nstextparagraph.
open class NSTextParagraph: NSTextElement {
    /// The paragraph's text, with what ends it.
    public let attributedString: NSAttributedString

    /// Creates a paragraph; without a text it is empty.
    public init(attributedString: NSAttributedString?) {
        self.attributedString = attributedString ?? NSAttributedString(string: "")
        super.init(textContentManager: nil)
    }

    /// How many UTF-16 units end the paragraph.
    private var separatorLength: Int {
        let text = attributedString.string as NSString
        guard text.length > 0 else { return 0 }
        var (start, end, contentsEnd) = (0, 0, 0)
        text.getParagraphStart(&start, end: &end, contentsEnd: &contentsEnd, for: NSRange(location: 0, length: 0))
        return end - contentsEnd
    }

    /// Where the paragraph is in the text, without what ends it.
    open var paragraphContentRange: NSTextRange? {
        elementRange?.offsets.map { NSTextRange(NSRange(location: $0.location, length: $0.length - min($0.length, separatorLength))) }
    }

    /// Where that is which ends the paragraph.
    open var paragraphSeparatorRange: NSTextRange? {
        elementRange?.offsets.map {
            let length = min($0.length, separatorLength)
            return NSTextRange(NSRange(location: $0.upperBound - length, length: length))
        }
    }
}
