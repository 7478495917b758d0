import Foundation
import ObjCRuntime

/// Recognizes one or more taps of one or more fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps make the gesture. 1 by default.
    open var numberOfTapsRequired = 1
    /// How many fingers must tap. 1 by default.
    open var numberOfTouchesRequired = 1
    /// The mouse's buttons that must be held down; they count for a pointer's touches alone, not for fingers', which is what the host has
    /// also its mouse make. See https://developer.apple.com/documentation/uikit/uitapgesturerecognizer/buttonmaskrequired.
    open var buttonMaskRequired = UIEvent.ButtonMask.primary

    /// How long fingers may rest in one tap, in seconds.
    private static let maximumTapDuration = 1.5
    /// How much time may pass between two taps, in seconds.
    private static let maximumInterval = 0.35
    /// How far a finger may stray from where it came down, in points.
    private static let allowableMovement: CGFloat = 45

    private var tapCount = 0
    private var fingersSeen = 0
    private var starts: [(touch: UITouch, point: CGPoint)] = []
    private var firstTap: CGPoint?
    private var timer: HostTimer?

    /// Touches began in the view.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        if touches.contains(where: { $0.type == .indirectPointer }), event.buttonMask != buttonMaskRequired {
            state = .failed
            return
        }
        if starts.isEmpty { failLater(after: Self.maximumTapDuration) }
        for touch in touches { starts.append((touch, touch.location(in: nil))) }
        fingersSeen = starts.count
        guard fingersSeen <= numberOfTouchesRequired else {
            state = .failed
            return
        }
        guard fingersSeen == numberOfTouchesRequired, let centroid = centroidInWindow else { return }
        if let firstTap, distance(firstTap, centroid) > Self.allowableMovement {
            state = .failed
        } else if firstTap == nil {
            firstTap = centroid
        }
    }

    /// Touches moved.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let strayed = starts.contains { start in
            touches.contains(start.touch) && distance(start.point, start.touch.location(in: nil)) > Self.allowableMovement
        }
        if strayed { state = .failed }
    }

    /// Touches were lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, touchesDown.isEmpty else { return }
        guard fingersSeen == numberOfTouchesRequired else {
            state = .failed
            return
        }
        starts.removeAll()
        fingersSeen = 0
        tapCount += 1
        if tapCount >= numberOfTapsRequired {
            timer?.invalidate()
            state = .ended
        } else {
            failLater(after: Self.maximumInterval)
        }
    }

    /// The system took the touches away.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    /// Forgets the taps so far.
    open override func reset() {
        super.reset()
        timer?.invalidate()
        timer = nil
        tapCount = 0
        fingersSeen = 0
        starts.removeAll()
        firstTap = nil
    }

    /// A tap leaves a gesture of more taps or fingers the chance to come true.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else {
            return super.canPrevent(preventedGestureRecognizer)
        }
        return other.numberOfTapsRequired <= numberOfTapsRequired && other.numberOfTouchesRequired <= numberOfTouchesRequired
    }

    private func failLater(after seconds: TimeInterval) {
        timer?.invalidate()
        timer = HostTimer.schedule(after: seconds) { [weak self] in
            guard let self, self.state == .possible, self.heldState == nil else { return }
            self.state = .failed
        }
    }
}

/// The distance of two points.
func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }
