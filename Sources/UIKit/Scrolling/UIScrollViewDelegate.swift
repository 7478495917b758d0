import Foundation

/// Hears how a scroll view is scrolled and zoomed. Every method is optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    // @objc optional
    /// The content offset changed.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    // @objc optional
    /// The zoom scale changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    // @objc optional
    /// A finger starts to drag.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    // @objc optional
    /// A finger is lifted. `velocity` is in points a millisecond; `targetContentOffset` may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    // @objc optional
    /// A finger was lifted; the content may go on moving.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    // @objc optional
    /// The content goes on moving after a drag.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    // @objc optional
    /// The content came to rest after a drag.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    // @objc optional
    /// An animated change of the offset ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    // @objc optional
    /// The view that is scaled when zooming; `nil` for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    // @objc optional
    /// Zooming starts.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    // @objc optional
    /// Zooming ended, a bounce included.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    // @objc optional
    /// Whether a tap on the status bar scrolls to the top. `true` if not implemented.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    // @objc optional
    /// The content was scrolled to the top by a tap on the status bar.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    // @objc optional
    /// The insets in force changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}
