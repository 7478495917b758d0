import Foundation
import SampanFoundation
import SampanTextLayout

/// The selected text that a finger lifts.
private final class TextDragRequest: NSObject, UITextDragRequest {
    let dragRange: UITextRange
    let suggestedItems: [UIDragItem]
    var existingItems: [UIDragItem] { dragSession.items }
    let isSelected = true
    let dragSession: any UIDragSession

    init(_ range: NSRange, _ items: [UIDragItem], _ session: any UIDragSession) {
        (dragRange, suggestedItems, dragSession) = (OffsetRange(range), items, session)
        super.init()
    }
}

extension TextEditor {
    /// Where dragged text is now; `nil` if it has changed since.
    func currentRange(of source: (session: any UIDragSession, range: NSRange, text: String)) -> NSRange? {
        let range = source.range
        guard range.location + range.length <= length, string.substring(with: range) == source.text else { return nil }
        return range
    }
}

extension TextDragDrop: UIDragInteractionDelegate {
    /// Whether a finger that stays at a place lifts the selected text.
    func lifts(at place: CGPoint) -> Bool {
        let selection = client.editor.selection
        guard drag.isEnabled, selection.length > 0, client.isFirstResponder, !client.isSecureTextEntry else { return false }
        return client.editor.rects(for: selection).contains { $0.contains(place) }
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        guard lifts(at: session.location(in: client)) else { return [] }
        lifted = client.editor.selection
        let text = client.editor.storage.attributedSubstring(from: lifted)
        let provider =
            client.takesAttributes ? NSItemProvider(object: text) : NSItemProvider(object: NSString(string: text.string))
        let item = UIDragItem(itemProvider: provider)
        item.localObject = text.string
        let request = TextDragRequest(lifted, [item], session)
        guard let dragDelegate else { return [item] }
        return OptionalRequirement.call { dragDelegate.textDraggableView(client, itemsForDrag: request) } ?? [item]
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        if let dragDelegate,
            let own = OptionalRequirement.call({
                dragDelegate.textDraggableView(client, dragPreviewForLiftingItem: item, session: session)
            }) ?? nil
        {
            return own
        }
        return preview(of: lifted)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        guard let dragDelegate else { return }
        OptionalRequirement.call { dragDelegate.textDraggableView(client, willAnimateLiftWith: animator, session: session) }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        source = (session, lifted, client.editor.string.substring(with: lifted))
        hasTakenSource = false
        if let dragDelegate { OptionalRequirement.call { dragDelegate.textDraggableView(client, dragSessionWillBegin: session) } }
    }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        // Text that was moved elsewhere is here no more.
        if operation == .move, !hasTakenSource, client.acceptsChanges, let range = source.flatMap({ client.editor.currentRange(of: $0) }),
            client.mayReplace(range, with: "")
        {
            client.editor.change(range, to: "")
        }
        source = nil
        guard let dragDelegate else { return }
        OptionalRequirement.call { dragDelegate.textDraggableView(client, dragSessionDidEnd: session, with: operation) }
    }

    /// A picture of text, line by line, where it stands.
    private func preview(of range: NSRange) -> UITargetedDragPreview? {
        let rects = client.editor.rects(for: range)
        let whole = rects.reduce(CGRect.null) { $0.union($1) }
        guard !whole.isEmpty else { return nil }
        let (frame, origin) = client.textLayout
        var image = UIGraphicsImageRenderer(bounds: whole).image { context in
            context.cgContext.clip(to: rects)
            frame.draw(in: context.cgContext, at: origin)
        }
        if dragOptions.contains(.stripTextColorFromPreviews) { image = image.withTintColor(.label, renderingMode: .alwaysOriginal) }
        let view = UIImageView(image: image)
        let lines = rects.map { NSValue(cgRect: $0.offsetBy(dx: -whole.minX, dy: -whole.minY)) }
        return UITargetedDragPreview(
            view: view, parameters: UIDragPreviewParameters(textLineRects: lines),
            target: UIPreviewTarget(container: client, center: CGPoint(x: whole.midX, y: whole.midY)))
    }
}
