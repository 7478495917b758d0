import Foundation

/// How text that is dragged looks.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextdragoptions>
public struct UITextDragOptions: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: Int
    /// Creates options from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Text is lifted in the colour of labels, whatever its own is.
    public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}

/// A view whose selected text can be dragged.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextdraggable>
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
    /// Changes and hears of drags. Not kept.
    var textDragDelegate: (any UITextDragDelegate)? { get set }
    /// What lifts the text.
    var textDragInteraction: UIDragInteraction? { get }
    // @objc(isTextDragActive)
    /// Whether text of the view is dragged now.
    var isTextDragActive: Bool { get }
    /// How text that is dragged looks.
    var textDragOptions: UITextDragOptions { get set }
}

/// What is to be dragged.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextdragrequest>
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
    /// The text that is dragged.
    var dragRange: UITextRange { get }
    /// What would be dragged without a delegate.
    var suggestedItems: [UIDragItem] { get }
    /// What is in the drag already.
    var existingItems: [UIDragItem] { get }
    // @objc(isSelected)
    /// Whether the text is selected.
    var isSelected: Bool { get }
    /// The drag.
    var dragSession: any UIDragSession { get }
}

/// Changes and hears of drags of text.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextdragdelegate>
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
    // @objc optional
    /// What is dragged; nothing for no drag. Without this, what the request suggests.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem]
    // @objc optional
    /// What is lifted. Without this, or for `nil`, the text.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
    // @objc optional
    /// The text is about to be lifted.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
    // @objc optional
    /// The drag is about to begin.
    func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
    // @objc optional
    /// The drag is over.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation)
}
