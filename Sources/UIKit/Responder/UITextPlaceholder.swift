import Foundation

/// Room that a text keeps free for what is yet to come. See https://developer.apple.com/documentation/uikit/uitextplaceholder.
@preconcurrency @MainActor
open class UITextPlaceholder: NSObject {
    /// Creates a placeholder; subclasses say where it is.
    public nonisolated override init() { super.init() }
    /// The rectangles that it takes, in the text view's points.
    open var rects: [UITextSelectionRect] { [] }
}
