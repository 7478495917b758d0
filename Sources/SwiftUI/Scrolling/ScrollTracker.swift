import UIKit

/// Follows how a scroll view is scrolled, and says where that ends.
final class ScrollTracker: NSObject, UIScrollViewDelegate {
    private unowned let item: ScrollItem
    private var phase = ScrollPhase.idle
    private var start = CGPoint.zero
    private var velocity: CGVector?

    init(_ item: ScrollItem) { self.item = item }

    private var links: [ScrollLink] { item.link?.all ?? [] }

    /// Called when the scroll view may be elsewhere.
    func moved() {
        guard let link = item.link else { return }
        link.moved(item)
    }

    private func enter(_ new: ScrollPhase) {
        guard new != phase else { return }
        let old = phase
        phase = new
        let context = ScrollPhaseChangeContext(geometry: ScrollGeometry(item.scrollView), velocity: velocity)
        for link in links { link.phaseChanged(old, ScrollPhaseChange(new: new, context: context)) }
    }

    /// Called when the app begins to scroll the view, and when it is done.
    func animates(_ isAnimating: Bool) { enter(isAnimating ? .animating : .idle) }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        start = scrollView.contentOffset
        velocity = .zero
        for link in links { link.position?.release() }
        enter(.interacting)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        // UIKit tells points a millisecond.
        self.velocity = CGVector(dx: velocity.x * 1000, dy: velocity.y * 1000)
        guard let behavior = item.environment.scrollTargetBehavior, !scrollView.isPagingEnabled else { return }
        let insets = scrollView.adjustedContentInset
        let room = scrollView.bounds.inset(by: insets).size
        func part(_ offset: CGPoint) -> CGRect { CGRect(origin: CGPoint(x: offset.x + insets.left, y: offset.y + insets.top), size: room) }
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: part(start)), velocity: self.velocity ?? .zero, contentSize: scrollView.contentSize,
            containerSize: room, axes: item.axes, environment: item.environment, targets: item.targets.map(\.frame))
        var target = ScrollTarget(rect: part(targetContentOffset.pointee))
        behavior.updateTarget(&target, context: context)
        let size = scrollView.contentSize
        targetContentOffset.pointee = CGPoint(
            x: max(-insets.left, min(target.rect.minX - insets.left, size.width + insets.right - scrollView.bounds.width)),
            y: max(-insets.top, min(target.rect.minY - insets.top, size.height + insets.bottom - scrollView.bounds.height)))
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        enter(decelerate ? .decelerating : .idle)
        if !decelerate { velocity = nil }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        velocity = nil
        enter(.idle)
    }
}

extension ScrollLink {
    /// Called when the scroll view may be elsewhere.
    func moved(_ item: any LinkedScroller) {
        let geometry = ScrollGeometry(item.scroller)
        for link in all {
            link.geometryChanged(geometry)
            link.position?.moved(item)
        }
    }
}
