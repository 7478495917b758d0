import Foundation
import SampanTextLayout

/// Text of one or more lines that cannot be edited. See https://developer.apple.com/documentation/uikit/uilabel.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    private static let defaultFont = UIFont.systemFont(ofSize: 17)

    private var plainText: String?
    private var styledText: NSAttributedString?
    private var ownFont: UIFont?
    private var ownTextColor: UIColor?
    /// Built from all of the above; thrown away when any of them changes.
    var textCache: StyledText?

    /// Creates a label that shows nothing yet.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpLabel()
    }

    /// Creates a label from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpLabel()
        coder.decodeInterface(into: self, as: UILabel.self)
    }

    private func setUpLabel() {
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    // Lines break where the width says, whatever content mode a document gives.
    override var redrawsWhenResized: Bool { true }

    // MARK: Text

    /// The text. Setting it takes attributes away; font and colour stay what they were at the beginning of an attributed text.
    open var text: String? {
        get { styledText?.string ?? plainText }
        set {
            guard newValue != plainText || styledText != nil else { return }
            if let font = firstAttribute(.font) as? UIFont { ownFont = font }
            if let color = firstAttribute(.foregroundColor) as? UIColor { ownTextColor = color }
            plainText = newValue
            styledText = nil
            textDidChange()
        }
    }

    open override var largeContentTitle: String? {
        get { super.largeContentTitle ?? text }
        set { super.largeContentTitle = newValue }
    }

    /// The text with its attributes; what they leave open, the label's own properties say.
    open var attributedText: NSAttributedString? {
        get {
            if let styledText { return styledText }
            return plainText.map { NSAttributedString(string: $0, attributes: defaultAttributes) }
        }
        set {
            plainText = newValue?.string
            styledText = newValue.map { NSAttributedString(attributedString: $0) }
            if let style = firstAttribute(.paragraphStyle) as? NSParagraphStyle, style.lineBreakMode != .byWordWrapping {
                lineBreakModeStorage = style.lineBreakMode
            }
            textDidChange()
        }
    }

    private var defaultAttributes: [NSAttributedString.Key: Any] {
        [.font: font!, .foregroundColor: textColor!, .paragraphStyle: defaultParagraph]
    }

    private func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
        guard let styledText, styledText.length > 0 else { return nil }
        return styledText.attribute(key, at: 0, effectiveRange: nil)
    }

    private func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        guard let styledText else { return }
        let changed = NSMutableAttributedString(attributedString: styledText)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
        self.styledText = changed
    }

    private func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
        guard let styledText, styledText.length > 0 else { return }
        let changed = NSMutableAttributedString(attributedString: styledText)
        var position = 0
        while position < changed.length {
            var range = NSRange()
            let old = styledText.attribute(.paragraphStyle, at: position, effectiveRange: &range) as? NSParagraphStyle
            if let old {
                let style = old.mutableCopy() as! NSMutableParagraphStyle
                change(style)
                changed.addAttribute(.paragraphStyle, value: style, range: range)
            }
            position = max(position + 1, range.location + range.length)
        }
        self.styledText = changed
    }

    // appearance
    /// The font; 17 points of the system's unless set. Setting it changes all of an attributed text.
    open var font: UIFont! {
        get { firstAttribute(.font) as? UIFont ?? ownFont ?? Self.defaultFont }
        set {
            ownFont = newValue
            if let newValue { setAttribute(.font, newValue) }
            textDidChange()
        }
    }

    // appearance
    /// The colour; the system's for labels unless set. Setting it changes all of an attributed text.
    open var textColor: UIColor! {
        get { firstAttribute(.foregroundColor) as? UIColor ?? ownTextColor ?? .label }
        set {
            ownTextColor = newValue
            if let newValue { setAttribute(.foregroundColor, newValue) }
            colorDidChange()
        }
    }

    /// Where lines stand. Setting it changes all of an attributed text.
    open var textAlignment = NSTextAlignment.natural {
        didSet {
            changeParagraphs { $0.alignment = textAlignment }
            colorDidChange()
        }
    }

    private var lineBreakModeStorage = NSLineBreakMode.byTruncatingTail

    /// What becomes of text that has no room.
    open var lineBreakMode: NSLineBreakMode {
        get { lineBreakModeStorage }
        set {
            guard newValue != lineBreakModeStorage else { return }
            lineBreakModeStorage = newValue
            textDidChange()
        }
    }

    /// How lines are chosen where the text has no attributes.
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
        didSet { if lineBreakStrategy != oldValue { textDidChange() } }
    }

    /// How many lines are shown at most; 0 for all.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { textDidChange() } }
    }

    // MARK: Fitting

    /// Whether the text is shrunk to fit.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { textDidChange() } }
    }
    /// The least factor by which the text is shrunk; 0 for no limit.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { textDidChange() } }
    }
    /// Where shrunk text stands.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { setNeedsDisplay() }
    }
    /// Whether characters move together before the text is truncated.
    open var allowsDefaultTighteningForTruncation = false {
        didSet { if allowsDefaultTighteningForTruncation != oldValue { textDidChange() } }
    }
    /// The width at which the text wraps for `intrinsicContentSize`, in points; 0 leaves that to Auto Layout.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// The width that Auto Layout gave the label, at which the text wraps while `preferredMaxLayoutWidth` is 0.
    package var layoutEngineWidth: CGFloat = 0

    /// Whether the font follows the size of text that a person prefers.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
    }

    // MARK: Appearance

    /// Whether the text is drawn in `highlightedTextColor`.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { colorDidChange() } }
    }
    // appearance
    /// The colour while the label is highlighted.
    open var highlightedTextColor: UIColor? {
        didSet { if isHighlighted { colorDidChange() } }
    }
    /// Whether the text is drawn in full strength.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { colorDidChange() } }
    }
    // appearance
    /// The colour of the text's shadow; `nil` for no shadow.
    open var shadowColor: UIColor? {
        didSet { colorDidChange() }
    }
    // appearance
    /// How far the shadow lies to the right and down, in points.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowColor != nil { colorDidChange() } }
    }

    // MARK: Changes

    private func textDidChange() {
        textCache = nil
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    private func colorDidChange() {
        textCache = nil
        setNeedsDisplay()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        textCache = nil
        if adjustsFontForContentSizeCategory,
            previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        {
            adjustFont()
        }
        if previousTraitCollection?.layoutDirection != traitCollection.layoutDirection { setNeedsDisplay() }
    }

    private func adjustFont() {
        if let adjusted = ownFont?.adjusted(for: traitCollection) { ownFont = adjusted }
        if let text = styledText {
            let changed = NSMutableAttributedString(attributedString: text)
            var position = 0
            while position < text.length {
                var range = NSRange()
                let old = text.attribute(.font, at: position, effectiveRange: &range) as? UIFont
                if let adjusted = old?.adjusted(for: traitCollection) { changed.addAttribute(.font, value: adjusted, range: range) }
                position = max(position + 1, range.location + range.length)
            }
            styledText = changed
        }
        textDidChange()
    }

    // MARK: Measuring and drawing

    /// The rectangle that the text takes within `bounds`; may be overridden.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measuredRect(in: bounds, lines: numberOfLines)
    }

    /// Draws the text into a rectangle, in the middle of its height; may be overridden.
    open func drawText(in rect: CGRect) { drawLines(in: rect) }

    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = numberOfLines == 1 || size.width <= 0 ? CGFloat.greatestFiniteMagnitude : size.width
        let room = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
        return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    }

    open override var intrinsicContentSize: CGSize {
        var width = CGFloat.greatestFiniteMagnitude
        if numberOfLines != 1 {
            if preferredMaxLayoutWidth > 0 { width = preferredMaxLayoutWidth } else if layoutEngineWidth > 0 { width = layoutEngineWidth }
        }
        let room = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
        return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    }

    // MARK: For the topic files

    var defaultParagraph: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        style.lineBreakStrategy = styledText == nil ? lineBreakStrategy : []
        return style
    }

    /// The text as it is laid out: attributes completed, colours resolved.
    var resolvedText: StyledText {
        if let textCache { return textCache }
        let builder = AttributedText(
            defaults: TextDefaults(font: ownFont ?? Self.defaultFont, color: ownTextColor ?? .label, paragraph: defaultParagraph),
            traits: traitCollection, width: bounds.width)
        let made = styledText.map { builder.styled($0) } ?? builder.styled(plainText ?? "")
        textCache = made
        return made
    }
}
