import Foundation

// Links, attachments and tagged text that a person taps or presses.
extension UITextView {
    /// The item at a point of the view, if the text is not being edited.
    func item(at point: CGPoint) -> UITextItem? {
        guard isSelectable, !isEditing, let character = (characterRange(at: point) as? OffsetRange)?.range else { return nil }
        let place = character.location
        func range(of key: NSAttributedString.Key) -> NSRange {
            var range = NSRange()
            _ = textStorage.attribute(
                key, at: place, longestEffectiveRange: &range, in: NSRange(location: 0, length: textStorage.length))
            return range
        }
        let attributes = textStorage.attributes(at: place, effectiveRange: nil)
        if let attachment = attributes[.attachment] as? NSTextAttachment {
            return UITextItem(.textAttachment(attachment), range(of: .attachment))
        }
        if let url = Self.url(attributes[.link]) { return UITextItem(.link(url), range(of: .link)) }
        if attributes[.link] == nil, let match = detectedLinks.first(where: { NSLocationInRange(place, $0.range) }) {
            return UITextItem(.link(match.url), match.range)
        }
        if let tag = attributes[.textItemTag] as? String { return UITextItem(.tag(tag), range(of: .textItemTag)) }
        return nil
    }

    private static func url(_ value: Any?) -> URL? {
        value as? URL ?? (value as? NSURL).map { $0 as URL } ?? (value as? String).flatMap { URL(string: $0) }
    }

    /// What the text has that leads somewhere without being a link.
    var detectedLinks: [UIDataDetectorTypes.Match] {
        guard !isEditable, !dataDetectorTypes.isEmpty else { return [] }
        return dataDetectorTypes.matches(in: editor.storage.string).filter {
            editor.storage.attribute(.link, at: $0.range.location, effectiveRange: nil) == nil
        }
    }

    // MARK: Tapping

    /// Does what the item at a point does when it is tapped; whether there is one that does something.
    func openItem(at point: CGPoint) -> Bool {
        guard let item = item(at: point) else { return false }
        let action = UIAction { [weak self] _ in self?.open(item) }
        if let delegate = textDelegate,
            let answer = OptionalRequirement.call({ delegate.textView(self, primaryActionFor: item, defaultAction: action) })
        {
            if let answer { answer.perform(sender: self) } else { _ = itemMenus.open(at: point) }
            return true
        }
        return openAsked(item)
    }

    /// Opens an item's link.
    private func open(_ item: UITextItem) {
        if let url = url(of: item) { UIApplication.sharedIfRunning?.open(url) }
    }

    private func url(of item: UITextItem) -> URL? {
        switch item.content {
        case .link(let url): url
        case .textAttachment: Self.url(textStorage.attribute(.link, at: item.range.location, effectiveRange: nil))
        case .tag: nil
        }
    }

    /// Opens an item if the delegate allows that, as delegates did before there were items; whether it is one that opens.
    private func openAsked(_ item: UITextItem) -> Bool {
        if case .textAttachment(let attachment) = item.content { _ = allows(attachment, item.range, .invokeDefaultAction) }
        guard let url = url(of: item) else { return false }
        if allows(url, item.range, .invokeDefaultAction) { UIApplication.sharedIfRunning?.open(url) }
        return true
    }

    private func allows(_ url: URL, _ range: NSRange, _ interaction: UITextItemInteraction) -> Bool {
        guard let delegate = textDelegate else { return true }
        return OptionalRequirement.call { delegate.textView(self, shouldInteractWith: url, in: range, interaction: interaction) }
            ?? OptionalRequirement.call { delegate.textView(self, shouldInteractWith: url, in: range) } ?? true
    }

    private func allows(_ attachment: NSTextAttachment, _ range: NSRange, _ interaction: UITextItemInteraction) -> Bool {
        guard let delegate = textDelegate else { return true }
        return OptionalRequirement.call { delegate.textView(self, shouldInteractWith: attachment, in: range, interaction: interaction) }
            ?? OptionalRequirement.call { delegate.textView(self, shouldInteractWith: attachment, in: range) } ?? true
    }

    // MARK: Pressing

    /// The menu of an item; `nil` for none.
    func menuConfiguration(for item: UITextItem) -> UITextItem.MenuConfiguration? {
        let menu = UIMenu(children: menuElements(for: item))
        if let delegate = textDelegate,
            let answer = OptionalRequirement.call({ delegate.textView(self, menuConfigurationFor: item, defaultMenu: menu) })
        {
            return answer
        }
        guard !menu.children.isEmpty else { return nil }
        let isAllowed =
            switch item.content {
            case .link(let url): allows(url, item.range, .presentActions)
            case .textAttachment(let attachment): allows(attachment, item.range, .presentActions)
            case .tag: true
            }
        return isAllowed ? UITextItem.MenuConfiguration(menu: menu) : nil
    }

    private func menuElements(for item: UITextItem) -> [UIMenuElement] {
        switch item.content {
        case .link(let url):
            [
                UIAction(title: TextItemWords.openLink.text) { _ in UIApplication.sharedIfRunning?.open(url) },
                UIAction(title: TextItemWords.copyLink.text, image: UIImage(systemName: "doc.on.doc")) { _ in
                    UIPasteboard.general.url = url
                },
            ]
        case .textAttachment(let attachment):
            attachment.image.map { image in
                [
                    UIAction(title: SystemWords.text(.copy), image: UIImage(systemName: "doc.on.doc")) { _ in
                        UIPasteboard.general.image = image
                    }
                ]
            } ?? []
        case .tag: []
        }
    }
}

/// Shows the menus of a text view's items.
final class TextItemMenus: NSObject, UIContextMenuInteractionDelegate {
    private unowned let view: UITextView
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    private var shown: (item: UITextItem, configuration: UITextItem.MenuConfiguration)?

    init(_ view: UITextView) {
        self.view = view
        super.init()
    }

    /// Opens the menu of the item at a point; whether it has one.
    func open(at point: CGPoint) -> Bool { interaction.open(at: point) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let item = view.item(at: location), let configuration = view.menuConfiguration(for: item) else { return nil }
        shown = (item, configuration)
        return UIContextMenuConfiguration(actionProvider: { _ in configuration.menu })
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let shown else { return nil }
        let rects = view.editor.rects(for: shown.item.range)
        let place = rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
        let parameters = UIPreviewParameters()
        let preview: UIView
        switch shown.configuration.preview {
        case .default:
            let parameters = UIPreviewParameters(textLineRects: rects.map { NSValue(cgRect: $0) })
            parameters.backgroundColor = view.backgroundColor
            return UITargetedPreview(view: view, parameters: parameters)
        case .view(let own): preview = own
        case nil:
            // Nothing is seen, but the menu knows its place.
            preview = UIView(frame: CGRect(origin: .zero, size: place.size))
            parameters.backgroundColor = .clear
            parameters.shadowPath = UIBezierPath()
        }
        return UITargetedPreview(
            view: preview, parameters: parameters,
            target: UIPreviewTarget(container: view, center: CGPoint(x: place.midX, y: place.midY)))
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let shown, let animator, let delegate = view.textDelegate else { return }
        OptionalRequirement.call { delegate.textView(view, textItemMenuWillDisplayFor: shown.item, animator: animator) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let shown, let animator else { return }
        self.shown = nil
        guard let delegate = view.textDelegate else { return }
        OptionalRequirement.call { delegate.textView(view, textItemMenuWillEndFor: shown.item, animator: animator) }
    }
}
