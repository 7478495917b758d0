import Foundation

/// Shows the fragments of a viewport.
///
/// See https://developer.apple.com/documentation/uikit/nstextviewportlayoutcontrollerdelegate.
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
    /// What is seen, from the container's corner, in points.
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
    /// Shows a fragment.
    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
    // @objc optional
    /// Fragments will be shown.
    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
    // @objc optional
    /// Fragments were shown.
    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

/// Lays out what is seen of a text.
///
/// See https://developer.apple.com/documentation/uikit/nstextviewportlayoutcontroller.
open class NSTextViewportLayoutController: NSObject {
    /// Shows fragments. Not retained.
    open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
    /// The layout manager.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// What was seen last, from the container's corner, in points.
    open private(set) var viewportBounds = CGRect.zero
    /// What of the text was seen last.
    open private(set) var viewportRange: NSTextRange?

    /// Creates a controller.
    public init(textLayoutManager: NSTextLayoutManager) {
        self.textLayoutManager = textLayoutManager
        super.init()
    }

    /// Shows what is seen now.
    open func layoutViewport() {
        guard let delegate, let manager = textLayoutManager else { return }
        OptionalRequirement.call { delegate.textViewportLayoutControllerWillLayout(self) }
        viewportBounds = delegate.viewportBounds(for: self)
        viewportRange = nil
        manager.enumerateTextLayoutFragments(from: nil) { fragment in
            let frame = fragment.layoutFragmentFrame
            guard frame.minY < viewportBounds.maxY else { return false }
            guard frame.maxY > viewportBounds.minY else { return true }
            viewportRange = viewportRange?.union(fragment.rangeInElement) ?? fragment.rangeInElement
            delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
            return true
        }
        OptionalRequirement.call { delegate.textViewportLayoutControllerDidLayout(self) }
    }

    /// Where the viewport has to be for a place to be at its top, in points.
    open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
        textLayoutManager?.textLayoutFragment(for: textLocation)?.layoutFragmentFrame.minY ?? 0
    }

    /// Moves the viewport.
    open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {
        viewportBounds.origin.y += verticalOffset
        layoutViewport()
    }
}
