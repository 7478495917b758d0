import Foundation

extension UIScrollView: UIFocusItemScrollableContainer, FocusScrolling {
    /// The size of what is seen of the content, in points.
    /// Source: <https://developer.apple.com/documentation/uikit/uifocusitemscrollablecontainer/visiblesize>.
    public var visibleSize: CGSize { bounds.size }

    package func showFocused(_ rect: CGRect) {
        let target = offsetShowing(rect)
        if target != contentOffset { setContentOffset(target, animated: window != nil) }
    }

    package func scrollForFocus(by distance: CGVector) -> Bool {
        let (old, new) = (contentOffset, clamped(CGPoint(x: contentOffset.x + distance.dx, y: contentOffset.y + distance.dy)))
        guard isScrollEnabled, new != old else { return false }
        setContentOffset(new, animated: false)
        layoutIfNeeded()
        return contentOffset != old
    }
}
