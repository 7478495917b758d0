import Foundation
import ObjCRuntime
import QuartzCore

/// A drag under way.
struct ScrollDrag {
    /// The offset at the start, with the pull of the rubber band taken out, in points.
    var origin: CGPoint
    /// The axis that the drag is locked to, if it is.
    var lockedAxis: NSLayoutConstraint.Axis?
}

extension UIScrollView {
    func fingerCameDown() {
        touchStoppedMotion = false
        if let motion, motion.kind != .zoomBounce, motion.isFast(at: CACurrentMediaTime()) { touchStoppedMotion = true }
        if isWheelScrolling { endWheelScrolling() }
        pauseMotion()
    }

    /// All fingers are gone, whether or not they have dragged.
    func fingersAreGone() {
        touchStoppedMotion = false
        guard let paused = pausedMotion else { return }
        pausedMotion = nil
        guard drag == nil, motion == nil else { return }
        // A touch that only stopped the content: it settles where it belongs.
        let target = restingPlace(near: contentOffset, velocity: .zero)
        if target != contentOffset {
            run(MotionPlan(x: spring(\.x, to: target, velocity: 0), y: spring(\.y, to: target, velocity: 0)), kind: .deceleration)
        } else if paused == .deceleration, let delegate = scrollDelegate {
            OptionalRequirement.call { delegate.scrollViewDidEndDecelerating(self) }
        } else if paused == .animation, let delegate = scrollDelegate {
            OptionalRequirement.call { delegate.scrollViewDidEndScrollingAnimation(self) }
        }
    }

    func panShouldBegin() -> Bool {
        guard isScrollEnabled else { return false }
        for touch in panRecognizer.trackedTouches {
            guard let view = touch.view, view !== self, panRecognizer.environment?.hasDeliveredToView(touch) == true else { continue }
            if !canCancelContentTouches || !touchesShouldCancel(in: view) { return false }
        }
        let movement = panRecognizer.movementAtBegin
        let isHorizontal = abs(movement.x) > abs(movement.y)
        let takesMain = isHorizontal ? canScrollHorizontally : canScrollVertically
        let rivals = rivalScrollViews
        // A scroll view beside this one that moves along the finger's main axis is what is meant.
        if !takesMain, rivals.contains(where: { isHorizontal ? $0.canScrollHorizontally : $0.canScrollVertically }) { return false }
        // At its edge, an inner view leaves the drag to an outer one that can still move.
        let transfers = isHorizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
        if takesMain, transfers, !hasRoom(movement, isHorizontal) {
            let outer = rivals.filter { self !== $0 && isDescendant(of: $0) }
            if outer.contains(where: { $0.hasRoom(movement, isHorizontal) }) { return false }
        }
        return true
    }

    private var rivalScrollViews: [UIScrollView] {
        guard let environment = panRecognizer.environment else { return [] }
        return environment.activeRecognizers.compactMap { recognizer in
            guard let pan = recognizer as? ScrollPanGestureRecognizer, pan !== panRecognizer, pan.isTouching, pan.isEnabled else {
                return nil
            }
            return pan.scrollView
        }
    }

    private func hasRoom(_ movement: CGPoint, _ isHorizontal: Bool) -> Bool {
        let (range, offset, way) =
            isHorizontal ? (horizontalRange, contentOffset.x, -movement.x) : (verticalRange, contentOffset.y, -movement.y)
        return way > 0 ? offset < range.upperBound - 0.5 : offset > range.lowerBound + 0.5
    }

    /// The action of the pan recognizer.
    func panDidChange() {
        switch panRecognizer.state {
        case .began: beginDrag()
        case .changed: continueDrag()
        case .ended: endDrag(velocity: panRecognizer.velocity(in: superview ?? self))
        case .cancelled, .failed: endDrag(velocity: .zero)
        case .possible: break
        }
    }

    private func beginDrag() {
        pausedMotion = nil
        stopMotion()
        let (x, y) = (horizontalRange, verticalRange)
        let offset = contentOffset
        var newDrag = ScrollDrag(
            origin: CGPoint(
                x: ScrollPhysics.inverseRubberBand(offset.x, in: x, dimension: bounds.width),
                y: ScrollPhysics.inverseRubberBand(offset.y, in: y, dimension: bounds.height)))
        if isDirectionalLockEnabled {
            let movement = panRecognizer.movementAtBegin
            let (dx, dy) = (abs(movement.x), abs(movement.y))
            if dx > 2 * dy { newDrag.lockedAxis = .horizontal } else if dy > 2 * dx { newDrag.lockedAxis = .vertical }
        }
        drag = newDrag
        if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory { window?.endEditing(true) }
        if let delegate = scrollDelegate { OptionalRequirement.call { delegate.scrollViewWillBeginDragging(self) } }
        refreshControlStorage?.scrollViewWillBeginDragging()
        indicators(create: true)?.show()
        continueDrag()
    }

    private func continueDrag() {
        guard let drag, !zoom.isPinching else { return }
        let translation = panRecognizer.translation(in: superview ?? self)
        follow(
            CGPoint(
                x: dragged(drag.origin.x - translation.x, \.x, drag, .horizontal),
                y: dragged(drag.origin.y - translation.y, \.y, drag, .vertical)))
        dismissKeyboardIfReached()
    }

    private func dragged(
        _ wanted: CGFloat, _ axis: KeyPath<CGPoint, CGFloat>, _ drag: ScrollDrag, _ direction: NSLayoutConstraint.Axis
    ) -> CGFloat {
        let isHorizontal = direction == .horizontal
        let canScroll = isHorizontal ? canScrollHorizontally : canScrollVertically
        guard canScroll, drag.lockedAxis == nil || drag.lockedAxis == direction else { return contentOffset[keyPath: axis] }
        let range = isHorizontal ? horizontalRange : verticalRange
        guard isHorizontal ? bouncesX : bouncesY else { return min(max(wanted, range.lowerBound), range.upperBound) }
        return ScrollPhysics.rubberBand(wanted, in: range, dimension: isHorizontal ? bounds.width : bounds.height)
    }

    /// The keyboard lies below the scroll view: a finger that leaves it downwards has reached the keyboard.
    private func dismissKeyboardIfReached() {
        guard keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory, let window else { return }
        let reach = convert(bounds.inset(by: adjustedInset), to: nil).maxY - keyboardDismissPadding
        if panRecognizer.location(in: nil).y > reach { window.endEditing(true) }
    }

    private func endDrag(velocity: CGPoint) {
        guard let drag else { return }
        // The content moves against the finger's direction in terms of its offset.
        var velocity = CGPoint(x: -velocity.x, y: -velocity.y)
        if !canScrollHorizontally || drag.lockedAxis == .vertical { velocity.x = 0 }
        if !canScrollVertically || drag.lockedAxis == .horizontal { velocity.y = 0 }
        refreshControlStorage?.makeRoom()
        let proposed = restingPlace(near: contentOffset, velocity: velocity)
        var target = adjustedTarget(barTarget?(self, proposed) ?? proposed, velocity: velocity)
        if let delegate = scrollDelegate {
            let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
            OptionalRequirement.call {
                delegate.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: &target)
            }
        }
        self.drag = nil
        let plan = motionPlan(to: target, isOwnTarget: target == proposed, velocity: velocity)
        let moves = plan.isMoving
        if moves { run(plan, kind: .deceleration) }
        if let delegate = scrollDelegate {
            OptionalRequirement.call { delegate.scrollViewDidEndDragging(self, willDecelerate: moves) }
            if moves, motion != nil { OptionalRequirement.call { delegate.scrollViewWillBeginDecelerating(self) } }
        }
        if !moves { indicators?.fadeAfterPause() }
    }
}
