import Foundation
import SampanTextLayout

/// The views inside a text field.
@MainActor
final class TextFieldViews {
    let border = TextFieldBorder()
    let canvas = TextCanvas()
    let decorations = TextDecorations()
    private(set) lazy var clearButton: UIButton = {
        let button = UIButton(type: .custom)
        let look = UIImage.SymbolConfiguration(pointSize: 15)
        button.setImage(UIImage(systemName: "xmark.circle.fill", withConfiguration: look), for: .normal)
        button.tintColor = .tertiaryLabel
        return button
    }()
}

extension UITextField: TextEditorClient {
    var completeAttributes: [NSAttributedString.Key: Any] { defaultTextAttributes }
    var acceptsChanges: Bool { isEnabled }
    /// Takes a key of a hardware keyboard.
    package func editorHandles(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) -> Bool { editor.handleKey(key, modifiers) }

    var isSingleLine: Bool { true }
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func textWasEdited() {
        invalidateIntrinsicContentSize()
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func selectionWasChanged() {
        if let delegate { OptionalRequirement.call { delegate.textFieldDidChangeSelection(self) } }
    }

    func textNeedsDisplay() {
        views.canvas.setNeedsDisplay()
        setNeedsLayout()
    }

    /// The text, the font or what stands beside the text is another.
    func textDidChange() {
        invalidateIntrinsicContentSize()
        textNeedsDisplay()
    }

    func sizeDidChange() { textDidChange() }

    // MARK: Places of the parts

    /// The room between the border and the text, in points.
    private var margin: CGSize {
        switch borderStyle {
        case .none: .zero
        case .line: CGSize(width: 2, height: 2)
        case .bezel, .roundedRect: CGSize(width: 7, height: 2)
        }
    }

    private func isSeen(_ mode: ViewMode, _ isEditing: Bool) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private func showsClearButton(_ isEditing: Bool) -> Bool { isEnabled && hasText && isSeen(clearButtonMode, isEditing) }
    private func showsLeftView(_ isEditing: Bool) -> Bool { leftView != nil && isSeen(leftViewMode, isEditing) }
    private func showsRightView(_ isEditing: Bool) -> Bool {
        rightView != nil && isSeen(rightViewMode, isEditing) && !showsClearButton(isEditing)
    }

    func contentRect(in bounds: CGRect, isEditing: Bool) -> CGRect {
        let border = borderRect(forBounds: bounds)
        var (left, right) = (border.minX + margin.width, border.maxX - margin.width)
        func take(_ rect: CGRect, gap: CGFloat) {
            if rect.midX < bounds.midX { left = max(left, rect.maxX + gap) } else { right = min(right, rect.minX - gap) }
        }
        let gap: CGFloat = borderStyle == .roundedRect || borderStyle == .bezel ? 4 : 0
        if showsLeftView(isEditing) { take(leftViewRect(forBounds: bounds), gap: gap) }
        if showsRightView(isEditing) { take(rightViewRect(forBounds: bounds), gap: gap) }
        if showsClearButton(isEditing) { take(clearButtonRect(forBounds: bounds), gap: 3) }
        return CGRect(
            x: left, y: border.minY + margin.height, width: max(0, right - left), height: max(0, border.height - 2 * margin.height))
    }

    func defaultClearButtonRect(in bounds: CGRect) -> CGRect {
        let size: CGFloat = 19
        let inset: CGFloat = borderStyle == .none ? 0 : 6
        return CGRect(
            x: isRightToLeft ? bounds.minX + inset : bounds.maxX - size - inset, y: bounds.midY - size / 2, width: size, height: size)
    }

    func sideViewRect(_ view: UIView?, in bounds: CGRect, atLeft: Bool) -> CGRect {
        guard let view else { return CGRect(x: atLeft ? bounds.minX : bounds.maxX, y: bounds.midY, width: 0, height: 0) }
        var size = view.bounds.size
        if size == .zero { size = view.intrinsicContentSize }
        size = CGSize(width: max(0, size.width), height: min(max(0, size.height), bounds.height))
        return CGRect(
            x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    var fittingSize: CGSize {
        let lineHeight = font?.lineHeight ?? Self.defaultFont.lineHeight
        let height: CGFloat =
            switch borderStyle {
            case .none: lineHeight.rounded(.up) + 1
            case .line, .bezel: lineHeight.rounded(.up) + 5
            // Small text does not make a field smaller than the standard one.
            case .roundedRect: max(lineHeight.rounded(.up) + 13, 34)
            }
        let shown = hasText ? fullText : placeholderText
        var width = TextFrame(shown, in: TextContainer()).size.width.rounded(.up) + 2 * margin.width
        if showsLeftView(isEditing) { width += leftViewRect(forBounds: bounds).width }
        if showsRightView(isEditing) { width += rightViewRect(forBounds: bounds).width }
        if showsClearButton(isEditing) { width += 24 }
        return CGSize(width: width + (borderStyle == .none ? 1 : 0), height: height)
    }

    func layoutField() {
        views.border.frame = borderRect(forBounds: bounds)
        place(leftView, showsLeftView(isEditing), leftViewRect(forBounds: bounds))
        place(rightView, showsRightView(isEditing), rightViewRect(forBounds: bounds))
        if showsClearButton(isEditing) {
            if views.clearButton.superview == nil { addSubview(views.clearButton) }
            views.clearButton.frame = clearButtonRect(forBounds: bounds)
        } else if clearButtonMode != .never {
            views.clearButton.removeFromSuperview()
        }
        let canvas = shownRect.insetBy(dx: -1, dy: 0)
        if views.canvas.frame != canvas {
            views.canvas.frame = canvas
            views.canvas.setNeedsDisplay()
        }
        scrollToCaret()
        showCaret()
    }

    private func place(_ view: UIView?, _ isSeen: Bool, _ rect: CGRect) {
        guard let view else { return }
        guard isSeen else { return view.removeFromSuperview() }
        if view.superview !== self { addSubview(view) }
        view.frame = rect
    }

    /// The rectangle that text or placeholder is shown in now.
    private var shownRect: CGRect {
        if isEditing { return editingRect(forBounds: bounds) }
        return hasText ? textRect(forBounds: bounds) : placeholderRect(forBounds: bounds)
    }

    // MARK: Text

    private func styled(_ text: NSAttributedString, color: UIColor) -> StyledText {
        let paragraph = NSMutableParagraphStyle()
        let builder = AttributedText(
            defaults: TextDefaults(font: font ?? Self.defaultFont, color: color, paragraph: paragraph), traits: traitCollection)
        let made = builder.styled(text)
        // The place on the line is the field's own business.
        return StyledText(
            string: made.string,
            runs: made.runs.map { run in
                var run = run
                run.paragraph.alignment = .left
                run.paragraph.lineBreakMode = .byClipping
                return run
            })
    }

    /// The text as it is seen: dots where it is secret, one line in any case.
    fileprivate var fullText: StyledText {
        let color = textColor ?? .label
        let shown = NSMutableAttributedString(attributedString: editor.storage)
        if let marked = editor.marked {
            let look = markedTextStyle ?? [.underlineStyle: 1, .backgroundColor: tintColor.withAlphaComponent(0.12)]
            shown.addAttributes(look, range: marked)
        }
        if isSecureTextEntry {
            let dots = String(repeating: "\u{2022}", count: shown.length)
            let attributes = shown.length > 0 ? shown.attributes(at: 0, effectiveRange: nil) : [:]
            return styled(NSAttributedString(string: dots, attributes: attributes), color: color)
        }
        let lineEnds = shown.string.utf16.enumerated().filter { [0x0A, 0x0D, 0x2028, 0x2029].contains($0.element) }
        for (index, _) in lineEnds { shown.replaceCharacters(in: NSRange(location: index, length: 1), with: " ") }
        return styled(shown, color: isEnabled ? color : color.withAlphaComponent(0.5))
    }

    fileprivate var placeholderText: StyledText {
        styled(attributedPlaceholder ?? NSAttributedString(string: ""), color: .placeholderText)
    }

    /// The line as it is laid out in a width.
    fileprivate func line(_ text: StyledText, width: CGFloat) -> TextFrame {
        let whole = TextFrame(text, in: TextContainer(lineBreakMode: .byClipping))
        guard !isEditing || adjustsFontSizeToFitWidth, whole.size.width > width, width > 0 else { return whole }
        var text = text
        if adjustsFontSizeToFitWidth, let size = font?.pointSize, size > 0 {
            let minimum = min(1, max(minimumFontSize, 1) / size)
            let scale = ShrinkToFit.factor(minimum: minimum) {
                TextFrame(text.scaled(by: $0), in: TextContainer(lineBreakMode: .byClipping)).size.width <= width
            }
            text = text.scaled(by: scale)
        }
        if isEditing { return TextFrame(text, in: TextContainer(lineBreakMode: .byClipping)) }
        return TextFrame(text, in: TextContainer(width: width, maximumLineCount: 1, lineBreakMode: .byTruncatingTail))
    }

    /// Where a line of the given size begins in a rectangle.
    fileprivate func origin(_ frame: TextFrame, in rect: CGRect) -> CGPoint {
        let room = rect.width - frame.size.width
        var alignment = effectiveAlignment
        // Text that is longer than the field begins at its beginning.
        if room < 0 { alignment = isRightToLeft ? .right : .left }
        let x: CGFloat =
            switch alignment {
            case .right: room
            case .center: room / 2
            default: 0
            }
        let y: CGFloat =
            switch contentVerticalAlignment {
            case .top: 0
            case .bottom: rect.height - frame.size.height
            case .center, .fill: (rect.height - frame.size.height) / 2
            }
        return CGPoint(x: rect.minX + x - (isEditing ? scrollX : 0), y: rect.minY + y)
    }

    private var effectiveAlignment: NSTextAlignment {
        var alignment = textAlignment
        if editor.length > 0, alignment == .natural,
            let own = editor.storage.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        {
            alignment = own.alignment
        }
        return alignment == .natural || alignment == .justified ? (isRightToLeft ? .right : .left) : alignment
    }

    var textLayout: (frame: TextFrame, origin: CGPoint) {
        let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        let frame = line(fullText, width: rect.width)
        return (frame, origin(frame, in: rect))
    }

    /// Keeps the caret in sight.
    private func scrollToCaret() {
        guard isEditing else { return scrollX = 0 }
        let rect = editingRect(forBounds: bounds)
        let (frame, _) = textLayout
        let overflow = frame.size.width + 2 - rect.width
        let old = scrollX
        if overflow <= 0 {
            scrollX = 0
        } else {
            let x = frame.caretRect(at: editor.head).minX
            scrollX = min(max(scrollX, x + 2 - rect.width), x)
            scrollX = min(max(0, scrollX), overflow)
        }
        if scrollX != old { views.canvas.setNeedsDisplay() }
    }

    private func showCaret() {
        guard isEditing, window != nil, !hidesCaret else {
            return views.decorations.show(in: views.canvas, caret: nil, ends: nil, color: tintColor)
        }
        let selection = editor.selection
        let place = { [views] (rect: CGRect) in rect.offsetBy(dx: -views.canvas.frame.minX, dy: -views.canvas.frame.minY) }
        guard selection.length > 0 else {
            let rect = caretRect(for: OffsetPosition(editor.head))
            return views.decorations.show(in: views.canvas, caret: rect.isEmpty ? nil : place(rect), ends: nil, color: tintColor)
        }
        let rects = selectionRects(for: OffsetRange(selection)).map(\.rect)
        guard let first = rects.first, let last = rects.last else {
            return views.decorations.show(in: views.canvas, caret: nil, ends: nil, color: tintColor)
        }
        let start = CGRect(x: first.minX - 1, y: first.minY, width: 2, height: first.height)
        let end = CGRect(x: last.maxX - 1, y: last.minY, width: 2, height: last.height)
        views.decorations.show(in: self, caret: nil, ends: (start, end), color: tintColor)
    }

    // MARK: Drawing

    func drawContent(in clip: CGRect) {
        if !hasText {
            if attributedPlaceholder != nil { drawPlaceholder(in: placeholderRect(forBounds: bounds)) }
            return
        }
        guard isEditing else { return drawText(in: textRect(forBounds: bounds)) }
        if editor.selection.length > 0 {
            tintColor.withAlphaComponent(0.2).setFill()
            for rect in selectionRects(for: OffsetRange(editor.selection)) { UIGraphicsGetCurrentContext()?.fill(rect.rect) }
        }
        drawLine(in: editingRect(forBounds: bounds))
    }

    func drawLine(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let frame = line(fullText, width: rect.width)
        frame.draw(in: context, at: origin(frame, in: rect))
    }

    func drawPlaceholderLine(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let frame = line(placeholderText, width: rect.width)
        frame.draw(in: context, at: origin(frame, in: rect))
    }
}

extension UITextField: TextDragClient {
    var takesAttributes: Bool { allowsEditingTextAttributes }
    func setAcceptsChanges(_ accepts: Bool) { isEnabled = accepts }
}

extension UITextField: BaselineProviding {
    package func baselineOffsets(in size: CGSize) -> (fromTop: CGFloat, fromBottom: CGFloat) {
        let rect = contentRect(in: CGRect(origin: .zero, size: size), isEditing: isEditing)
        let frame = line(hasText ? fullText : placeholderText, width: rect.width)
        let baseline = origin(frame, in: rect).y + frame.firstBaseline
        return (baseline, size.height - baseline)
    }

    package var lineDistance: CGFloat { font?.lineHeight ?? Self.defaultFont.lineHeight }
}

/// The border of a text field, and what fills it.
final class TextFieldBorder: UIView {
    private let imageView = UIImageView()
    private var style = UITextField.BorderStyle.none
    private var isOn = true
    var fill: UIColor? { didSet { updateColors() } }
    /// A search field is filled and rounded, without a line.
    var isSearchField = false

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(imageView)
    }

    required init?(coder: NSCoder) { nil }

    func update(style: UITextField.BorderStyle, image: UIImage?, isEnabled: Bool) {
        (self.style, isOn) = (style, isEnabled)
        imageView.image = style == .roundedRect && !isSearchField ? nil : image
        layer.cornerRadius = style == .roundedRect ? (isSearchField ? 10 : 5) : 0
        layer.cornerCurve = isSearchField ? .continuous : .circular
        updateColors()
    }

    private func updateColors() {
        switch style {
        case .none:
            backgroundColor = nil
            layer.borderWidth = 0
        case .line:
            backgroundColor = nil
            border(.label, 1)
        case .bezel:
            backgroundColor = nil
            border(.systemGray, 1)
        case .roundedRect where isSearchField:
            backgroundColor = imageView.image == nil ? fill ?? .tertiarySystemFill : nil
            layer.borderWidth = 0
        case .roundedRect:
            let plain = UIColor { $0.userInterfaceStyle == .dark ? .secondarySystemBackground : .white }
            backgroundColor = isOn ? fill ?? plain : fill ?? .secondarySystemBackground
            border(UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.16) : UIColor(white: 0, alpha: 0.18) }, 0.5)
        }
    }

    private func border(_ color: UIColor, _ width: CGFloat) {
        layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
        layer.borderWidth = width
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
    }
}

extension UITextField {
    // appearance
    /// The default attributes; setting some leaves the others.
    var givenTextAttributes: [NSAttributedString.Key: Any] {
        get { defaults }
        set { defaultTextAttributes = defaults.merging(newValue) { $1 } }
    }
}
