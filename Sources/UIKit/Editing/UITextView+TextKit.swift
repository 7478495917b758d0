import Foundation
import SampanTextLayout

// The text view and the objects that lay its text out.
extension UITextView {
    /// Connects the view with its storage and layout managers.
    func setUpLayout() {
        if textContainer.layoutManager == nil { ownManager.addTextContainer(textContainer) }
        if manager.textStorage !== textStorage { textStorage.addLayoutManager(manager) }
        textContainer.widthTracksTextView = true
        textContainer.onChange = { [weak self] in self?.layoutDidChange() }
        manager.source = { [weak self] in self?.styledText ?? AttributedText(defaults: .stringDrawing, traits: .current).styled("") }
        manager.onEdit = { [weak self] range, delta in self?.storageWasEdited(range, delta) }
        guard let elements = textKit2 else { return }
        elements.textContainer = textContainer
        elements.source = { [weak self] in self?.styledText ?? AttributedText(defaults: .stringDrawing, traits: .current).styled("") }
        elements.onChange = { [weak self] in self?.layoutDidChange() }
        elements.selectionSource = { [weak self] in
            self.map { [NSTextSelection(range: NSTextRange($0.selectedRange), affinity: .downstream, granularity: .character)] } ?? []
        }
        elements.takesSelection = { [weak self] selections in
            guard let range = selections.first?.textRanges.first?.offsets else { return }
            self?.selectedRange = range
        }
        elements.attachmentProviders = { [weak self] range in
            self?.attachmentViews.filter { range.contains($0.place) }.map(\.provider) ?? []
        }
    }

    private func storageWasEdited(_ range: NSRange, _ delta: Int) {
        editor.storageWasEdited(range, delta)
        finder?.textDidChange()
        findAttachmentViews()
        layoutDidChange()
    }

    /// The container is as wide as the view's text is.
    func fitContainer() {
        guard textContainer.widthTracksTextView, bounds.width > 0 else { return }
        let width = max(1, bounds.width - textContainerInset.left - textContainerInset.right)
        textContainer.size = CGSize(width: width, height: .greatestFiniteMagnitude)
    }

    // MARK: Drawing

    /// Draws the text by whoever has changed how that is done; whether somebody has.
    func drawByManagers(in clip: CGRect, _ context: CGContext) -> Bool {
        let origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
        let part = clip.offsetBy(dx: -origin.x, dy: -origin.y)
        if type(of: manager) != NSLayoutManager.self {
            let range = manager.glyphRange(forBoundingRect: part, in: textContainer)
            manager.drawBackground(forGlyphRange: range, at: origin)
            manager.drawGlyphs(forGlyphRange: range, at: origin)
            return true
        }
        guard let elements = textKit2, elements.drawsFragments else { return false }
        elements.enumerateTextLayoutFragments(from: nil) { fragment in
            let frame = fragment.layoutFragmentFrame
            if frame.minY > part.maxY { return false }
            if frame.maxY > part.minY { fragment.draw(at: CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY), in: context) }
            return true
        }
        return true
    }

    /// Draws what marks the items of lists.
    func drawMarkers(_ frame: TextFrame, _ origin: CGPoint, in clip: CGRect) {
        let text = textStorage.string as NSString
        for line in frame.lines where line.isFirstOfParagraph && line.range.lowerBound < text.length {
            let place = line.range.lowerBound
            guard origin.y + line.bottom > clip.minY, origin.y + line.top < clip.maxY,
                let style = textStorage.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle,
                !style.textLists.isEmpty,
                let marker = ListLayout.marker(of: text.paragraphRange(for: NSRange(location: place, length: 0)), in: textStorage)
            else { continue }
            var attributes = completeAttributes
            attributes.merge(textStorage.attributes(at: place, effectiveRange: nil)) { $1 }
            (attributes[.attachment], attributes[.link], attributes[.paragraphStyle]) = (nil, nil, nil)
            let font = attributes[.font] as? UIFont ?? Self.defaultFont
            let indent = CGFloat(style.textLists.count - 1) * ListLayout.indent + ListLayout.markerIndent
            NSAttributedString(string: marker, attributes: attributes).draw(
                at: CGPoint(x: origin.x + indent, y: origin.y + line.baseline - font.ascender))
        }
    }

    // MARK: Attachments

    /// A view that shows an attachment, and where in the text that is.
    struct AttachmentView {
        let provider: NSTextAttachmentViewProvider
        let attachment: NSTextAttachment
        var place: Int
    }

    /// Looks which attachments are shown by views.
    func findAttachmentViews() {
        guard textKit2 != nil else { return }
        var found: [AttachmentView] = []
        textStorage.enumerateAttribute(.attachment, in: NSRange(location: 0, length: textStorage.length), options: []) { value, range, _ in
            guard let attachment = value as? NSTextAttachment, attachment.allowsTextAttachmentView else { return }
            let location = TextOffset(range.location)
            let known = attachmentViews.first { $0.attachment === attachment }?.provider
            guard let provider = known ?? attachment.viewProvider(for: self, location: location, textContainer: textContainer) else {
                return
            }
            provider.location = location
            attachment.provider = provider
            found.append(AttachmentView(provider: provider, attachment: attachment, place: range.location))
        }
        for old in attachmentViews where !found.contains(where: { $0.provider === old.provider }) {
            old.provider.view?.removeFromSuperview()
            if old.attachment.provider === old.provider { old.attachment.provider = nil }
        }
        attachmentViews = found
    }

    /// Places the views of attachments.
    func placeAttachmentViews(_ frame: TextFrame, _ origin: CGPoint) {
        for item in attachmentViews {
            guard let view = item.provider.view, let line = frame.lineIndex(containing: item.place).map({ frame.lines[$0] }),
                let rect = frame.rects(for: item.place..<item.place + 1).first,
                let glyphs = frame.glyphs(of: line).first(where: { $0.range.contains(item.place) })
            else { continue }
            if view.superview !== self { addSubview(view) }
            let padding = item.attachment.lineLayoutPadding
            view.frame = CGRect(
                x: origin.x + rect.minX + padding, y: origin.y + line.baseline - glyphs.ascent, width: rect.width - 2 * padding,
                height: glyphs.ascent + glyphs.descent)
        }
    }
}
