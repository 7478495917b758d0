import Foundation

/// Prints a text. See https://developer.apple.com/documentation/uikit/uisimpletextprintformatter.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    private let kept = KeptTextPages()
    private var attributed: NSAttributedString?

    /// Creates a formatter of a text in one font and colour.
    public init(text: String) {
        self.text = text
        super.init()
    }

    /// Creates a formatter of a text with attributes.
    public init(attributedText: NSAttributedString) {
        super.init()
        self.attributedText = attributedText
    }

    /// The text. Setting it takes the attributes away.
    open var text: String? {
        didSet { attributed = nil }
    }
    /// The text with its attributes; `nil` if it has none. `font`, `color` and `textAlignment` do not change it.
    open var attributedText: NSAttributedString? {
        get { attributed }
        set {
            text = newValue?.string
            attributed = newValue.map { NSAttributedString(attributedString: $0) }
        }
    }
    /// The font of a text without attributes; `nil` for Helvetica of 12 points.
    open var font: UIFont?
    /// The colour of a text without attributes; `nil` for black.
    open var color: UIColor?
    /// The alignment of a text without attributes.
    open var textAlignment = NSTextAlignment.natural

    private var printed: NSAttributedString {
        if let attributed { return attributed }
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = textAlignment
        var attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: paragraph]
        attributes[.font] = font
        attributes[.foregroundColor] = color
        return NSAttributedString(string: text ?? "", attributes: attributes)
    }

    override func countPages() -> Int { kept.pages(of: printed, for: self).count }

    override func drawContent(ofOwnPage index: Int, in rect: CGRect) { kept.pages(of: printed, for: self).draw(index, at: rect.origin) }

    override func emptyCopy() -> UIPrintFormatter {
        let copy = UISimpleTextPrintFormatter(text: text ?? "")
        if let attributed { copy.attributedText = attributed }
        (copy.font, copy.color, copy.textAlignment) = (font, color, textAlignment)
        return copy
    }
}
