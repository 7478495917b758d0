import Foundation
import ObjCRuntime
import QuartzCore

/// A movement along both axes.
struct MotionPlan {
    var x: any ScrollMotion
    var y: any ScrollMotion

    var duration: Double { max(x.duration, y.duration) }
    var isMoving: Bool { duration > 0 }
}

/// A movement under way.
struct ActiveMotion {
    /// What set the content in motion.
    enum Kind {
        /// A finger that was lifted.
        case deceleration
        /// The app.
        case animation
        /// A pinch beyond the limits.
        case zoomBounce
        /// The app, changing the scale.
        case zoomAnimation
    }

    let plan: MotionPlan
    let kind: Kind
    let start: CFTimeInterval
    let duration: Double
    /// How far others have moved the content meanwhile.
    var shift = CGPoint.zero
    /// What to do each frame instead of moving, for changes of the scale; gets the part of the time that has passed.
    var step: (@MainActor (CGFloat) -> Void)?
    var completion: (@MainActor () -> Void)?

    func offset(at time: CFTimeInterval) -> CGPoint {
        let elapsed = max(0, time - start)
        return CGPoint(x: plan.x.position(at: elapsed) + shift.x, y: plan.y.position(at: elapsed) + shift.y)
    }

    var end: CGPoint { CGPoint(x: plan.x.end + shift.x, y: plan.y.end + shift.y) }

    /// Whether the content moves so fast that a touch can only mean to stop it.
    func isFast(at time: CFTimeInterval) -> Bool {
        let elapsed = max(0, time - start)
        return elapsed < duration && hypot(plan.x.velocity(at: elapsed), plan.y.velocity(at: elapsed)) > 30
    }
}

extension UIScrollView {
    // MARK: Running

    func run(_ plan: MotionPlan, kind: ActiveMotion.Kind, completion: (@MainActor () -> Void)? = nil) {
        start(ActiveMotion(plan: plan, kind: kind, start: CACurrentMediaTime(), duration: plan.duration, completion: completion))
    }

    func start(_ newMotion: ActiveMotion) {
        motion = newMotion
        indicators(create: true)?.show()
        ticker = FrameTicker { [weak self] time in self?.tick(at: time) }
    }

    private func tick(at time: CFTimeInterval) {
        guard let current = motion else {
            ticker = nil
            return
        }
        let isOver = time - current.start >= current.duration
        if let step = current.step {
            step(isOver || current.duration <= 0 ? 1 : CGFloat(max(0, time - current.start) / current.duration))
        } else {
            follow(isOver ? current.end : current.offset(at: time))
        }
        // A delegate may have stopped or replaced the motion while it heard of the move.
        guard isOver, let still = motion, still.start == current.start, still.kind == current.kind else { return }
        motion = nil
        ticker = nil
        finish(still)
    }

    private func finish(_ finished: ActiveMotion) {
        indicators?.fadeAfterPause()
        finished.completion?()
        guard let delegate = scrollDelegate else {
            bringIntoRangeAfter(finished)
            return
        }
        switch finished.kind {
        case .deceleration: OptionalRequirement.call { delegate.scrollViewDidEndDecelerating(self) }
        case .animation: OptionalRequirement.call { delegate.scrollViewDidEndScrollingAnimation(self) }
        case .zoomBounce, .zoomAnimation: break
        }
        bringIntoRangeAfter(finished)
    }

    private func bringIntoRangeAfter(_ finished: ActiveMotion) {
        // An app may scroll where it likes; after a finger's movement the content belongs between its edges.
        if finished.kind == .deceleration { bringIntoRange() }
    }

    /// Ends movement where it is, without telling anyone.
    func stopMotion() {
        guard motion != nil else { return }
        motion = nil
        ticker = nil
        indicators?.fadeAfterPause()
    }

    /// Holds movement under a finger that came down.
    func pauseMotion() {
        guard let current = motion, current.kind == .deceleration || current.kind == .animation else { return }
        pausedMotion = current.kind
        stopMotion()
    }

    // MARK: Planning

    private func velocityAxis(_ velocity: CGPoint, _ axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
        let value = velocity[keyPath: axis]
        return abs(value) < 10 ? 0 : value
    }

    private var pixel: CGFloat { 0.5 / max(layer.contentsScale, 1) }

    func spring(_ axis: KeyPath<CGPoint, CGFloat>, to target: CGPoint, velocity: CGFloat) -> SpringReturn {
        SpringReturn(
            from: contentOffset[keyPath: axis], to: target[keyPath: axis], velocity: velocity, tolerance: pixel)
    }

    /// Where content that is let go comes to rest by itself.
    func restingPlace(near offset: CGPoint, velocity: CGPoint) -> CGPoint {
        let x = velocityAxis(velocity, \.x)
        let y = velocityAxis(velocity, \.y)
        let rate = decelerationRate.rawValue
        var target = CGPoint(
            x: canScrollHorizontally ? Deceleration(from: offset.x, velocity: x, rate: rate).end : offset.x,
            y: canScrollVertically ? Deceleration(from: offset.y, velocity: y, rate: rate).end : offset.y)
        if isPagingEnabled { target = page(near: offset, velocity: CGPoint(x: x, y: y)) }
        return clamped(target)
    }

    private func page(near offset: CGPoint, velocity: CGPoint) -> CGPoint {
        func along(_ value: CGFloat, _ velocity: CGFloat, _ length: CGFloat, _ low: CGFloat) -> CGFloat {
            guard length > 0 else { return value }
            let position = (value - low) / length
            let page: CGFloat
            if velocity > 100 {
                page = (position + 0.001).rounded(.up)
            } else if velocity < -100 {
                page = (position - 0.001).rounded(.down)
            } else {
                page = position.rounded()
            }
            return low + page * length
        }
        return CGPoint(
            x: canScrollHorizontally ? along(offset.x, velocity.x, bounds.width, 0) : offset.x,
            y: canScrollVertically ? along(offset.y, velocity.y, bounds.height, 0) : offset.y)
    }

    /// The movement after a drag to where it shall end.
    func motionPlan(to target: CGPoint, isOwnTarget: Bool, velocity: CGPoint) -> MotionPlan {
        MotionPlan(
            x: plan(\.x, horizontalRange, bouncesX, target, isOwnTarget, velocityAxis(velocity, \.x)),
            y: plan(\.y, verticalRange, bouncesY, target, isOwnTarget, velocityAxis(velocity, \.y)))
    }

    private func plan(
        _ axis: KeyPath<CGPoint, CGFloat>, _ range: ClosedRange<CGFloat>, _ bounces: Bool, _ target: CGPoint, _ isOwnTarget: Bool,
        _ velocity: CGFloat
    ) -> any ScrollMotion {
        let offset = contentOffset[keyPath: axis]
        let end = target[keyPath: axis]
        let rate = decelerationRate.rawValue
        if !range.contains(offset) {
            // Beyond an edge: the spring draws content back, however it moves.
            return SpringReturn(from: offset, to: end, velocity: velocity, tolerance: pixel)
        }
        if isPagingEnabled {
            return end == offset ? Rest(at: end) : SpringReturn(from: offset, to: end, velocity: velocity, frequency: 12, tolerance: pixel)
        }
        if !isOwnTarget {
            return retargeted(from: offset, to: end, velocity: velocity, rate: rate)
        }
        guard velocity != 0 else { return Rest(at: offset) }
        let free = Deceleration(from: offset, velocity: velocity, rate: rate, tolerance: pixel)
        let edge = velocity > 0 ? range.upperBound : range.lowerBound
        if offset == edge {
            return bounces ? SpringReturn(from: offset, to: edge, velocity: velocity, tolerance: pixel) : Rest(at: edge)
        }
        if bounces { return BouncingDeceleration(free, edge: edge) ?? free }
        return StoppedDeceleration(free, edge: edge) ?? free
    }

    /// A movement to a place that a delegate or a refresh control chose instead.
    private func retargeted(from offset: CGFloat, to end: CGFloat, velocity: CGFloat, rate: CGFloat) -> any ScrollMotion {
        if end == offset { return Rest(at: end) }
        let needed = Deceleration(from: offset, to: end, rate: rate, tolerance: pixel)
        // A finger that moved the other way, or not at all, gives no speed to slow down from.
        if velocity * (end - offset) <= 0 { return SpringReturn(from: offset, to: end, velocity: velocity, tolerance: pixel) }
        return needed
    }

    // MARK: Animated changes

    /// How long an animated change of the offset takes, in seconds.
    private static var animationDuration: Double { 0.3 }

    func animateOffset(to target: CGPoint) {
        let target = roundedToPixel(target)
        guard window != nil else {
            stopMotion()
            contentOffset = target
            return
        }
        pausedMotion = nil
        let offset = contentOffset
        guard target != offset else {
            stopMotion()
            return
        }
        run(
            MotionPlan(
                x: EasedMotion(from: offset.x, to: target.x, duration: Self.animationDuration),
                y: EasedMotion(from: offset.y, to: target.y, duration: Self.animationDuration)), kind: .animation)
    }

    /// Scrolls to the top as a tap on the status bar does. Returns whether the scroll view took the tap.
    package func scrollToTopAfterStatusBarTap() -> Bool {
        guard scrollsToTop, isScrollEnabled, !isHidden, window != nil else { return false }
        if let delegate = scrollDelegate, OptionalRequirement.call({ delegate.scrollViewShouldScrollToTop(self) }) == false { return false }
        let top = CGPoint(x: contentOffset.x, y: verticalRange.lowerBound)
        guard contentOffset.y > top.y else { return true }
        let offset = contentOffset
        run(
            MotionPlan(x: Rest(at: offset.x), y: EasedMotion(from: offset.y, to: top.y, duration: Self.animationDuration)),
            kind: .animation
        ) { [weak self] in
            guard let self, let delegate = self.scrollDelegate else { return }
            OptionalRequirement.call { delegate.scrollViewDidScrollToTop(self) }
        }
        return true
    }
}
