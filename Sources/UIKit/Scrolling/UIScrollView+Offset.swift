import Foundation
import ObjCRuntime
import QuartzCore

extension UIScrollView {
    /// Points rounded to whole pixels, so that content never rests between two of them.
    func roundedToPixel(_ point: CGPoint) -> CGPoint {
        let scale = max(layer.contentsScale, 1)
        return CGPoint(x: (point.x * scale).rounded() / scale, y: (point.y * scale).rounded() / scale)
    }

    /// Moves content as part of a drag or motion. Anyone else's change of the offset shifts what is under way; this does not.
    func follow(_ offset: CGPoint) {
        let rounded = roundedToPixel(offset)
        guard rounded != contentOffset else { return }
        isFollowing = true
        contentOffset = rounded
        isFollowing = false
    }

    func boundsDidChange(from old: CGRect) {
        let new = bounds
        let isOwnMove = isFollowing
        isFollowing = false
        if new.size != old.size { contentGeometryDidChange() }
        guard new.origin != old.origin else { return }
        if !isOwnMove {
            let shift = CGPoint(x: new.minX - old.minX, y: new.minY - old.minY)
            drag?.origin.x += shift.x
            drag?.origin.y += shift.y
            motion?.shift.x += shift.x
            motion?.shift.y += shift.y
        }
        setNeedsLayout()
        indicators?.contentDidMove()
        guard !mutesScrolling else { return }
        barObserver?(self)
        if let delegate = scrollDelegate { OptionalRequirement.call { delegate.scrollViewDidScroll(self) } }
        refreshControlStorage?.scrollViewDidScroll(self)
    }

    /// The content or the view has a new size: what can be scrolled to has changed.
    func contentGeometryDidChange() {
        updateAdjustedInset(keepingEdge: true)
        bringIntoRange()
        indicators?.contentDidMove()
    }

    /// The offsets at which no edge of the content has left its place.
    var horizontalRange: ClosedRange<CGFloat> {
        let low =
            -adjustedInset.left - spare(bounds.width, adjustedInset.left + contentSize.width + adjustedInset.right)
            * contentAlignmentPoint.x
        return low...max(low, roundedUp(contentSize.width + adjustedInset.right - bounds.width))
    }

    var verticalRange: ClosedRange<CGFloat> {
        let spare = spare(bounds.height, adjustedInset.top + contentSize.height + adjustedInset.bottom) * contentAlignmentPoint.y
        let low = -adjustedInset.top - topOverscrollAllowance - spare
        return low...max(low, roundedUp(contentSize.height + adjustedInset.bottom - bounds.height))
    }

    /// How much of the view content leaves free. A content of no size is not there yet, and lies nowhere.
    private func spare(_ room: CGFloat, _ content: CGFloat) -> CGFloat { contentSize == .zero ? 0 : max(0, room - content) }

    private func roundedUp(_ value: CGFloat) -> CGFloat {
        let scale = max(layer.contentsScale, 1)
        return (value * scale - 0.001).rounded(.up) / scale
    }

    func clamped(_ offset: CGPoint) -> CGPoint {
        let (x, y) = (horizontalRange, verticalRange)
        return CGPoint(
            x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound))
    }

    /// Moves content back if an edge has come loose, unless something is moving it anyway.
    func bringIntoRange() {
        guard !holdsOffset, drag == nil, motion == nil, !isTracking, !isWheelScrolling, bounds.width > 0, bounds.height > 0 else { return }
        let target = clamped(contentOffset)
        if target != contentOffset { contentOffset = target }
    }

    func offsetShowing(_ rect: CGRect) -> CGPoint {
        let visible = bounds.inset(by: adjustedInset)
        func along(_ low: CGFloat, _ high: CGFloat, _ seenLow: CGFloat, _ seenHigh: CGFloat, _ offset: CGFloat) -> CGFloat {
            if high - low > seenHigh - seenLow {
                // Too large to be seen whole: the nearer edge.
                if low <= seenLow, high >= seenHigh { return offset }
                return low > seenLow ? offset + low - seenLow : offset + high - seenHigh
            }
            if low < seenLow { return offset + low - seenLow }
            if high > seenHigh { return offset + high - seenHigh }
            return offset
        }
        return clamped(
            CGPoint(
                x: along(rect.minX, rect.maxX, visible.minX, visible.maxX, contentOffset.x),
                y: along(rect.minY, rect.maxY, visible.minY, visible.maxY, contentOffset.y)))
    }

    // MARK: Insets

    /// Recomputes the insets in force. With `keepingEdge`, content at its upper left edge stays there.
    func updateAdjustedInset(keepingEdge: Bool) {
        var inset = contentInset
        let added = safeAreaPart
        inset.top += added.top + refreshInset
        inset.left += added.left
        inset.bottom += added.bottom
        inset.right += added.right
        let old = adjustedInset
        guard inset != old else { return }
        adjustedInset = inset
        if keepingEdge, drag == nil, motion == nil {
            var offset = contentOffset
            if abs(offset.x + old.left) < 0.01 { offset.x = -inset.left }
            if abs(offset.y + old.top) < 0.01 { offset.y = -inset.top }
            if offset != contentOffset { contentOffset = offset }
        }
        bringIntoRange()
        indicators?.contentDidMove()
        setNeedsLayout()
        barObserver?(self)
        adjustedContentInsetDidChange()
        if let delegate = scrollDelegate { OptionalRequirement.call { delegate.scrollViewDidChangeAdjustedContentInset(self) } }
    }

    /// The safe area counts from the first layout on: before that nothing has its size, and the delegate would be told of an offset
    /// that it cannot make sense of.
    private var safeAreaPart: UIEdgeInsets {
        guard contentInsetAdjustmentBehavior != .never, hasBeenLaidOut else { return .zero }
        let safeArea = safeAreaInsets
        guard safeArea != .zero else { return .zero }
        if contentInsetAdjustmentBehavior == .always { return safeArea }
        var part = UIEdgeInsets.zero
        // Content that is laid out to fill what the insets leave keeps them: it would be too tall again without.
        let hasInset = adjustedInset.top > contentInset.top + refreshInset || adjustedInset.bottom > contentInset.bottom
        let tallness = contentSize.height + contentInset.top + contentInset.bottom - (bounds.height - safeArea.top - safeArea.bottom)
        let isTall = hasInset ? tallness > -0.01 : tallness > 0
        let isWide = contentSize.width + contentInset.left + contentInset.right > bounds.width - safeArea.left - safeArea.right
        let adjustsVertically = contentInsetAdjustmentBehavior == .automatic && isContentOfNavigation
        if isTall || alwaysBounceVertical || adjustsVertically {
            part.top = safeArea.top
            part.bottom = safeArea.bottom
        }
        if (isWide && contentSize.width > bounds.width) || alwaysBounceHorizontal {
            part.left = safeArea.left
            part.right = safeArea.right
        }
        return part
    }

    /// Whether this is the content of a controller in a navigation controller that adjusts it: its root view, or that view's backmost
    /// subview.
    private var isContentOfNavigation: Bool {
        let controller = owningViewController ?? (superview?.subviews.first === self ? superview?.owningViewController : nil)
        return controller.map { $0.isInNavigationController && $0.automaticallyAdjustsScrollViewInsets } ?? false
    }

    // MARK: Axes

    var canScrollHorizontally: Bool {
        guard isScrollEnabled else { return false }
        let range = horizontalRange
        return range.upperBound > range.lowerBound || (bounces && bouncesHorizontally && alwaysBounceHorizontal)
    }

    var canScrollVertically: Bool {
        guard isScrollEnabled else { return false }
        let range = verticalRange
        return range.upperBound > range.lowerBound || (bounces && bouncesVertically && alwaysBounceVertical)
    }

    var bouncesX: Bool { bounces && bouncesHorizontally && canScrollHorizontally }
    var bouncesY: Bool { bounces && bouncesVertically && canScrollVertically }
}
