import Foundation

/// Has the view that shows an attachment in a text view.
///
/// See https://developer.apple.com/documentation/uikit/nstextattachmentviewprovider.
@MainActor @preconcurrency
open class NSTextAttachmentViewProvider: NSObject {
    /// The attachment.
    open private(set) weak var textAttachment: NSTextAttachment?
    /// The layout manager of the text.
    nonisolated open private(set) weak var textLayoutManager: NSTextLayoutManager? {
        get { manager }
        set { manager = newValue }
    }
    nonisolated(unsafe) private weak var manager: NSTextLayoutManager?
    /// Where the attachment is in the text.
    open internal(set) var location: any NSTextLocation
    /// Whether the attachment takes the room that its view does.
    open var tracksTextAttachmentViewBounds = false

    private var shown: UIView?
    private var isLoading = false

    /// Creates a provider without a view.
    public required init(
        textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?, location: any NSTextLocation
    ) {
        self.textAttachment = textAttachment
        self.location = location
        super.init()
        manager = textLayoutManager
    }

    /// The view, made when it is asked for first.
    open var view: UIView? {
        get {
            if shown == nil, !isLoading {
                isLoading = true
                loadView()
                isLoading = false
            }
            return shown
        }
        set { shown = newValue }
    }

    /// Makes the view; to be overridden.
    open func loadView() { shown = UIView() }

    /// The room that the attachment takes, in points, y being how far its bottom is above the baseline; may be overridden.
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect {
        guard tracksTextAttachmentViewBounds, let view else {
            return textAttachment?.attachmentBounds(
                for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position, characterIndex: 0) ?? .zero
        }
        let fitting = view.intrinsicContentSize
        func side(_ wanted: CGFloat, _ present: CGFloat) -> CGFloat { wanted == UIView.noIntrinsicMetric ? present : wanted }
        return CGRect(x: 0, y: 0, width: side(fitting.width, view.bounds.width), height: side(fitting.height, view.bounds.height))
    }
}
