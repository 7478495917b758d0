import Foundation

/// The space that the keyboard takes of a view.
/// See https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide goes with a keyboard that floats, and has tracked constraints come and go. `false` to begin with. Keyboards here are
    /// always docked: near the bottom edge and away from the others, whether they are shown or not.
    open var followsUndockedKeyboard = false { didSet { if followsUndockedKeyboard != oldValue { track() } } }

    /// Whether the guide takes the bottom of the safe area while there is no keyboard, and not just the view's bottom edge.
    /// `true` to begin with.
    open var usesBottomSafeArea = true {
        didSet {
            guard usesBottomSafeArea != oldValue, let owningView else { return }
            owningView.autoLayoutMarginsDidChange()
            owningView.setNeedsLayout()
        }
    }

    /// How far above the keyboard a finger that scrolls already takes it away, in points: see `UIScrollView.keyboardDismissMode`.
    /// 0 to begin with; negative values count as 0.
    open var keyboardDismissPadding: CGFloat = 0

    override var nearEdges: NSDirectionalRectEdge? { followsUndockedKeyboard ? .bottom : nil }
}

extension UIView {
    /// The padding above the keyboard that this view's guide for it, or the next one up, asks for.
    var keyboardDismissPadding: CGFloat {
        var view: UIView? = self
        while let current = view {
            if let guide = current.layoutState?.systemGuides.first(where: { $0.role == .keyboard }) as? UIKeyboardLayoutGuide {
                return max(0, guide.keyboardDismissPadding)
            }
            view = current.superview
        }
        return 0
    }
}
