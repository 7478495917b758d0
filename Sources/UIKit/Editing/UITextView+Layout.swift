import Foundation
import SampanTextLayout

extension UITextView: TextEditorClient {
    var acceptsChanges: Bool { isEditable }
    /// Takes a key of a hardware keyboard.
    package func editorHandles(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) -> Bool { editor.handleKey(key, modifiers) }

    var isSingleLine: Bool { false }

    func mayReplace(_ range: NSRange, with text: String) -> Bool {
        guard let delegate = textDelegate else { return true }
        return OptionalRequirement.call { delegate.textView(self, shouldChangeTextIn: range, replacementText: text) } ?? true
    }

    func textWasEdited() {
        layoutDidChange()
        if window != nil {
            layoutIfNeeded()
            scrollRangeToVisible(NSRange(location: editor.head, length: 0))
        }
        if let delegate = textDelegate { OptionalRequirement.call { delegate.textViewDidChange(self) } }
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func selectionWasChanged() {
        if let delegate = textDelegate { OptionalRequirement.call { delegate.textViewDidChangeSelection(self) } }
    }

    func textNeedsDisplay() {
        layoutCache = nil
        textKit2?.forgetLayout()
        canvas.setNeedsDisplay()
        setNeedsLayout()
    }

    /// The text or its room is another.
    func layoutDidChange() {
        layoutCache = nil
        invalidateIntrinsicContentSize()
        textNeedsDisplay()
    }

    // MARK: Text

    var styledText: StyledText {
        var defaults = TextDefaults(
            font: completeAttributes[.font] as! UIFont, color: completeAttributes[.foregroundColor] as! UIColor, paragraph: defaultParagraph
        )
        defaults.linkAttributes = [.foregroundColor: tintColor!]
        defaults.linkAttributes.merge(linkTextAttributes ?? [:]) { $1 }
        let shown = textStorage.mutableCopy() as! NSMutableAttributedString
        if let drawn = textKit2?.drawn(shown), drawn !== shown { shown.setAttributedString(drawn) }
        for match in detectedLinks { shown.addAttribute(.link, value: match.url, range: match.range) }
        if let marked = editor.marked {
            shown.addAttributes(
                markedTextStyle ?? [.underlineStyle: 1, .backgroundColor: tintColor.withAlphaComponent(0.12)], range: marked)
        }
        shown.enumerateAttribute(.textHighlightStyle, in: NSRange(location: 0, length: shown.length), options: []) { style, range, _ in
            guard style != nil else { return }
            shown.enumerateAttribute(.textHighlightColorScheme, in: range, options: []) { scheme, range, _ in
                let scheme = scheme as? NSAttributedString.TextHighlightColorScheme ?? .default
                shown.addAttribute(.backgroundColor, value: scheme.color(tint: tintColor).withAlphaComponent(0.3), range: range)
            }
        }
        if let highlighted = finder?.highlighted, NSMaxRange(highlighted) <= shown.length {
            shown.addAttribute(.foregroundColor, value: UIColor.black, range: highlighted)
        }
        if isSecureTextEntry {
            for index in 0..<shown.length where ![0x0A, 0x0D].contains((shown.string as NSString).character(at: index)) {
                shown.replaceCharacters(in: NSRange(location: index, length: 1), with: "\u{2022}")
            }
        }
        var style = AttributedText(defaults: defaults, traits: traitCollection, width: bounds.width)
        style.marksLists = true
        return style.styled(shown)
    }

    private func textFrame(width: CGFloat) -> TextFrame {
        var container = textContainer.layoutContainer
        container.width = max(0, width - textContainerInset.left - textContainerInset.right - 2 * textContainer.lineFragmentPadding)
        container.height = .infinity
        container.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return TextFrame(styledText, in: container)
    }

    var textLayout: (frame: TextFrame, origin: CGPoint) {
        let width = bounds.width
        let frame: TextFrame
        if let layoutCache, layoutCache.width == width {
            frame = layoutCache.frame
        } else {
            frame = textFrame(width: width)
            layoutCache = (width, frame)
        }
        return (frame, CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top))
    }

    /// The size of the text with its insets when there is room for a width.
    func fittingSize(width: CGFloat) -> CGSize {
        let isFree = width <= 0 || width > 1_000_000
        let frame = textFrame(width: isFree ? 1_000_000 : width)
        let insets = textContainerInset
        let own = frame.size.width + insets.left + insets.right + 2 * textContainer.lineFragmentPadding
        return CGSize(
            width: isFree ? own.rounded(.up) : min(own.rounded(.up), width),
            height: (frame.size.height + insets.top + insets.bottom).rounded(.up))
    }

    func boundsWereSet(from old: CGRect) {
        if bounds.width != old.width {
            fitContainer()
            layoutDidChange()
        }
        if bounds.origin != old.origin {
            setNeedsLayout()
            editor.moveMenu()
        }
    }

    func layoutText() {
        let (frame, origin) = textLayout
        manager.noteLayout(of: textContainer, isAtEnd: true)
        placeAttachmentViews(frame, origin)
        let height = frame.size.height + textContainerInset.top + textContainerInset.bottom
        let size = CGSize(width: bounds.width, height: height.rounded(.up))
        if contentSize != size { contentSize = size }
        // The border stays where it is when the text is scrolled.
        if let border, border.frame != bounds { UIView.performWithoutAnimation { border.frame = bounds } }
        placeCanvas()
        showCaret()
    }

    /// The canvas covers what is seen and as much again above and below, so that most scrolling draws nothing.
    private func placeCanvas() {
        let whole = CGRect(x: 0, y: 0, width: bounds.width, height: max(contentSize.height, bounds.height))
        let seen = bounds.intersection(whole)
        guard !seen.isNull else { return }
        if canvas.frame.width == bounds.width, canvas.frame.contains(seen), canvas.frame.maxY <= whole.maxY + 0.5 { return }
        canvas.frame = bounds.insetBy(dx: 0, dy: -bounds.height).intersection(whole)
        canvas.setNeedsDisplay()
    }

    private func showCaret() {
        guard isFirstResponder else { return decorations.show(in: self, caret: nil, ends: nil, color: tintColor) }
        let selection = editor.selection
        if selection.length == 0 {
            let rect = isEditing ? shownCaret : .zero
            return decorations.show(in: self, caret: rect.isEmpty ? nil : rect, ends: nil, color: tintColor)
        }
        let rects = selectionRects(for: OffsetRange(selection)).map(\.rect)
        guard let first = rects.first, let last = rects.last else {
            return decorations.show(in: self, caret: nil, ends: nil, color: tintColor)
        }
        decorations.show(
            in: self, caret: nil,
            ends: (
                CGRect(x: first.minX - 1, y: first.minY, width: 2, height: first.height),
                CGRect(x: last.maxX - 1, y: last.minY, width: 2, height: last.height)
            ), color: tintColor)
    }

    /// Where the caret stands: at the end of a line that it ended up at by a key or a finger, or as a subclass says.
    private var shownCaret: CGRect {
        let asked = caretRect(for: OffsetPosition(editor.head))
        return asked == editor.caretRect(at: editor.head) ? editor.caretRect : asked
    }

    func drawContent(in clip: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let (frame, origin) = textLayout
        if editor.selection.length > 0, isFirstResponder {
            tintColor.withAlphaComponent(0.2).setFill()
            for rect in selectionRects(for: OffsetRange(editor.selection)).map(\.rect) where rect.intersects(clip) { context.fill(rect) }
        }
        finder?.draw(in: clip, context)
        if !drawByManagers(in: clip, context) { frame.draw(in: context, at: origin) }
        drawMarkers(frame, origin, in: clip)
    }
}

extension UITextView: TextDragClient {
    var takesAttributes: Bool { allowsEditingTextAttributes }
    func setAcceptsChanges(_ accepts: Bool) { isEditable = accepts }
}

extension UITextView: BaselineProviding {
    package func baselineOffsets(in size: CGSize) -> (fromTop: CGFloat, fromBottom: CGFloat) {
        let top = textContainerInset.top
        guard editor.length > 0 else {
            let baseline = top + (font ?? Self.defaultFont).ascender
            return (baseline, size.height - baseline)
        }
        let frame = textFrame(width: size.width)
        return (top + frame.firstBaseline, size.height - top - frame.lastBaseline)
    }

    package var lineDistance: CGFloat { (font ?? Self.defaultFont).lineHeight }
}

extension UITextView: ContentWrapping {
    package var wrapsContent: Bool { !isScrollEnabled }

    package func intrinsicContentSize(wrappedAt width: CGFloat?) -> CGSize {
        offeredWidth = width
        return intrinsicContentSize
    }
}
