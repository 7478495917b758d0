import Foundation
import ObjCRuntime

/// The recognizer of a scroll view's drags.
///
/// It begins only along axes that the content can be moved on, and tells the scroll view of the finger as soon as it is down.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?
    /// Whether a finger is down, dragging or not.
    private(set) var isTouching = false
    /// How far the fingers had moved when the gesture asked to begin, in the window's coordinates.
    private(set) var movementAtBegin = CGPoint.zero

    /// A scroll view that implements the delegate's methods is asked if nobody else is.
    override var delegate: (any UIGestureRecognizerDelegate)? {
        get { super.delegate ?? (scrollView as? any UIGestureRecognizerDelegate) }
        set { super.delegate = newValue }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if !isTouching {
            isTouching = true
            scrollView?.fingerCameDown()
        }
        super.touchesBegan(touches, with: event)
    }

    override func beginsAfter(moving movement: CGPoint) -> Bool {
        guard let scrollView else { return false }
        let (x, y) = (abs(movement.x), abs(movement.y))
        let horizontal = scrollView.canScrollHorizontally && x >= Self.slop && (scrollView.canScrollVertically || x * 2 >= y)
        let vertical = scrollView.canScrollVertically && y >= Self.slop && (scrollView.canScrollHorizontally || y * 2 >= x)
        movementAtBegin = movement
        return horizontal || vertical
    }

    override func slop(in movement: CGPoint) -> CGPoint {
        guard let scrollView, scrollView.canScrollHorizontally != scrollView.canScrollVertically else {
            return super.slop(in: movement)
        }
        func part(_ value: CGFloat) -> CGFloat { min(max(value, -Self.slop), Self.slop) }
        return CGPoint(x: part(movement.x), y: part(movement.y))
    }

    override func reset() {
        super.reset()
        isTouching = false
        scrollView?.fingersAreGone()
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        other !== scrollView?.pinchRecognizer && super.canPrevent(other)
    }

    /// A drag from the edge of the screen is older right: it goes back.
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { other is UIScreenEdgePanGestureRecognizer }
}

/// The recognizer of a scroll view's pinches.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    weak var scrollView: UIScrollView?

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        other !== scrollView?.panRecognizer && super.canPrevent(other)
    }
}

/// Holds touches back from a scroll view's content until it is likely that they are not the beginning of a drag.
final class DelayedTouchesGestureRecognizer: UIGestureRecognizer {
    /// How long touches are held back, in seconds.
    private static let delay = 0.15

    weak var scrollView: UIScrollView?
    private var timer: HostTimer?

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let scrollView, let view = touches.first?.view else { return }
        if scrollView.touchStoppedMotion {
            // The touch was meant to stop the content, not for what happens to be under the finger.
            state = .ended
        } else if view !== scrollView, !scrollView.touchesShouldBegin(touches, with: event, in: view) {
            state = .ended
        } else if scrollView.delaysTouches(in: view), scrollView.canScrollHorizontally || scrollView.canScrollVertically {
            timer = HostTimer.schedule(after: Self.delay) { [weak self] in
                if self?.state == .possible { self?.state = .failed }
            }
        } else {
            state = .failed
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .failed }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .failed }
    }

    override func reset() {
        super.reset()
        timer?.invalidate()
        timer = nil
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
}
