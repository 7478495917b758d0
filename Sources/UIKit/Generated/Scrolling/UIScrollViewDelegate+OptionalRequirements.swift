// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime

extension UIScrollViewDelegate {
    /// Not implemented.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { OptionalRequirement.notImplemented() }
}
