import Foundation
import ObjCRuntime
import QuartzCore

/// Kinds of scrolling without a finger on the screen. See https://developer.apple.com/documentation/uikit/uiscrolltypemask.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: Int
    /// Creates kinds from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// By steps, as a wheel does.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// Without steps, as on a trackpad.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    /// Every kind.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// A wheel was turned, or fingers scrolled on a trackpad.
final class ScrollEvent: UIEvent {
    override var type: EventType { .scroll }

    override init(timestamp: TimeInterval) {
        super.init(timestamp: timestamp)
        heldModifiers = HeldModifiers.current.flags
    }
}

/// Scrolling that a recognizer of drags follows.
struct PanScrolling {
    let event: ScrollEvent
    /// Ends the gesture when no more comes.
    var timer: HostTimer?
}

extension UIPanGestureRecognizer {
    /// How long there must be no scrolling until the gesture is over, in seconds.
    private static var pause: Double { 0.15 }

    /// Moves as far as was scrolled with the pointer at a place of the window, in points. Returns whether the recognizer takes part.
    func scroll(by delta: CGPoint, at location: CGPoint) -> Bool {
        guard isEnabled, !allowedScrollTypesMask.isEmpty, environment == nil, let view else { return false }
        let now = CACurrentMediaTime()
        if scrolling == nil {
            let event = ScrollEvent(timestamp: now)
            guard mayBegin(with: event, over: view) else { return false }
            scrolling = PanScrolling(event: event)
            (origin, lastCentroid) = (location, location)
            tracker = VelocityTracker()
            tracker.restart(location, at: now)
        }
        lastLocationInWindow = location
        lastCentroid.x += delta.x
        lastCentroid.y += delta.y
        tracker.add(lastCentroid, at: now)
        scrolling?.event.eventTimestamp = now
        scrolling?.event.heldModifiers = HeldModifiers.current.flags
        scrolling?.timer?.invalidate()
        scrolling?.timer = HostTimer.schedule(after: Self.pause) { [weak self] in self?.endScrolling() }
        go(isRecognized ? .changed : .began)
        return true
    }

    private func mayBegin(with event: ScrollEvent, over view: UIView) -> Bool {
        guard shouldReceive(event) else { return false }
        if let delegate {
            if OptionalRequirement.call({ delegate.gestureRecognizer(self, shouldReceive: event) }) == false { return false }
            if OptionalRequirement.call({ delegate.gestureRecognizerShouldBegin(self) }) == false { return false }
        }
        return view.gestureRecognizerShouldBegin(self)
    }

    private func endScrolling() {
        guard scrolling != nil else { return }
        tracker.finish(at: CACurrentMediaTime())
        go(.ended)
        forgetScrolling()
    }

    /// Fingers take the gesture over.
    func cancelScrolling() {
        guard scrolling != nil else { return }
        go(.cancelled)
        forgetScrolling()
    }

    /// The gesture is over; nobody hears of that.
    func forgetScrolling() {
        guard let scrolling else { return }
        scrolling.timer?.invalidate()
        settledState = .possible
        reset()
    }

    /// No touch takes part, so there is no other recognizer to compete with.
    private func go(_ state: State) {
        if settle(state) { sendActions() }
    }
}
