import Foundation
import ObjCRuntime

/// Recognizes two fingers that turn about each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// How far along its arc each finger must go for the gesture to begin, in points.
    private static let slop: CGFloat = 10

    private var lastAngle: CGFloat = 0
    private var turned: CGFloat = 0
    private var lastTime: TimeInterval = 0

    /// How far the fingers have turned, in radians, clockwise. May be set, to go on from another angle.
    open var rotation: CGFloat {
        get { turned }
        set { turned = newValue }
    }

    /// How fast the fingers turn, in radians a second.
    open private(set) var velocity: CGFloat = 0

    /// Touches began in the view.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        while trackedTouches.count > 2 { ignore(trackedTouches[2], for: event) }
        guard let line = fingerLine else { return }
        lastAngle = line.angle
        lastTime = event.timestamp
    }

    /// Touches moved.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let line = fingerLine else {
            if state == .began || state == .changed { state = .changed }
            return
        }
        var step = line.angle - lastAngle
        if step > .pi { step -= 2 * .pi }
        if step < -.pi { step += 2 * .pi }
        lastAngle = line.angle
        turned += step
        let elapsed = event.timestamp - lastTime
        if elapsed > 0.0005 {
            velocity = step / elapsed
            lastTime = event.timestamp
        }
        switch state {
        case .possible:
            let threshold = Self.slop / max(line.length / 2, Self.slop)
            guard abs(turned) >= threshold else { return }
            turned -= turned > 0 ? threshold : -threshold
            state = .began
        case .began, .changed:
            state = .changed
        default:
            break
        }
    }

    /// Touches were lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touchesDown.isEmpty else { return }
        state = state == .possible ? .failed : .ended
    }

    /// The system took the touches away.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    /// Forgets the fingers.
    open override func reset() {
        super.reset()
        turned = 0
        velocity = 0
    }

    private var fingerLine: (angle: CGFloat, length: CGFloat)? {
        let down = touchesDown
        guard down.count == 2 else { return nil }
        let (a, b) = (down[0].location(in: nil), down[1].location(in: nil))
        return (atan2(b.y - a.y, b.x - a.x), distance(a, b))
    }
}
