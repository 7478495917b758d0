import Foundation
import ObjCRuntime

extension UIScrollView {
    /// How long a wheel must rest until its scrolling is over, in seconds.
    private static var wheelPause: Double { 0.15 }

    /// Moves the content by `delta` points, never beyond its edges. Returns whether there was room.
    @discardableResult
    package func handleScroll(delta: CGPoint, at location: CGPoint) -> Bool {
        guard isScrollEnabled, !panRecognizer.allowedScrollTypesMask.isEmpty, drag == nil, point(inside: location, with: nil) else {
            return false
        }
        var wanted = contentOffset
        if canScrollHorizontally { wanted.x -= delta.x }
        if canScrollVertically { wanted.y -= delta.y }
        let target = roundedToPixel(clamped(wanted))
        guard target != contentOffset else { return isWheelScrolling }
        if !isWheelScrolling {
            pausedMotion = nil
            stopMotion()
            isWheelScrolling = true
            if let delegate = scrollDelegate { OptionalRequirement.call { delegate.scrollViewWillBeginDragging(self) } }
            indicators(create: true)?.show()
        }
        follow(target)
        wheelTimer?.invalidate()
        wheelTimer = HostTimer.schedule(after: Self.wheelPause) { [weak self] in self?.endWheelScrolling() }
        return true
    }

    func endWheelScrolling() {
        guard isWheelScrolling else { return }
        wheelTimer?.invalidate()
        wheelTimer = nil
        isWheelScrolling = false
        var target = isPagingEnabled ? restingPlace(near: contentOffset, velocity: .zero) : contentOffset
        target = adjustedTarget(target, velocity: .zero)
        if let delegate = scrollDelegate {
            OptionalRequirement.call {
                delegate.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
            }
        }
        let plan = motionPlan(to: target, isOwnTarget: false, velocity: .zero)
        if plan.isMoving { run(plan, kind: .deceleration) }
        if let delegate = scrollDelegate {
            OptionalRequirement.call { delegate.scrollViewDidEndDragging(self, willDecelerate: plan.isMoving) }
            if plan.isMoving, motion != nil { OptionalRequirement.call { delegate.scrollViewWillBeginDecelerating(self) } }
        }
        if !plan.isMoving { indicators?.fadeAfterPause() }
    }
}
