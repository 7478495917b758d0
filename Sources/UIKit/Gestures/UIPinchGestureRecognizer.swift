import Foundation
import ObjCRuntime

/// Recognizes two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How far the fingers' distance must change for the gesture to begin, in points.
    private static let slop: CGFloat = 8

    /// The fingers' distance at which the scale is 1, in points.
    private var unitDistance: CGFloat = 0
    private var lastDistance: CGFloat = 0
    private var lastTime: TimeInterval = 0
    private var frozenScale: CGFloat?

    /// The fingers' distance relative to that at the start. May be set, to go on from another scale.
    open var scale: CGFloat {
        get { frozenScale ?? (unitDistance > 0 ? lastDistance / unitDistance : 1) }
        set {
            if frozenScale != nil { frozenScale = newValue }
            if newValue > 0 { unitDistance = lastDistance / newValue }
        }
    }

    /// How fast the scale changes, in 1/s.
    open private(set) var velocity: CGFloat = 0

    /// Touches began in the view.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        while trackedTouches.count > 2 { ignore(trackedTouches[2], for: event) }
        guard touchesDown.count == 2 else { return }
        let scale = self.scale
        lastDistance = fingerDistance
        lastTime = event.timestamp
        if state == .possible {
            unitDistance = lastDistance
        } else {
            frozenScale = nil
            self.scale = scale
        }
    }

    /// Touches moved.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touchesDown.count == 2 else {
            if state == .began || state == .changed { state = .changed }
            return
        }
        let distance = fingerDistance
        switch state {
        case .possible:
            let change = distance - unitDistance
            lastDistance = distance
            lastTime = event.timestamp
            guard abs(change) >= Self.slop else { return }
            unitDistance += change > 0 ? Self.slop : -Self.slop
            unitDistance = max(unitDistance, 1)
            state = .began
        case .began, .changed:
            let elapsed = event.timestamp - lastTime
            if elapsed > 0.0005, unitDistance > 0 {
                velocity = (distance - lastDistance) / unitDistance / elapsed
                lastTime = event.timestamp
            }
            lastDistance = distance
            state = .changed
        default:
            break
        }
    }

    /// Touches were lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if touchesDown.isEmpty {
            state = state == .possible ? .failed : .ended
        } else if state != .possible {
            frozenScale = frozenScale ?? scale
        }
    }

    /// The system took the touches away.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    /// Forgets the fingers.
    open override func reset() {
        super.reset()
        unitDistance = 0
        lastDistance = 0
        velocity = 0
        frozenScale = nil
    }

    private var fingerDistance: CGFloat {
        let down = touchesDown
        return down.count == 2 ? max(distance(down[0].location(in: nil), down[1].location(in: nil)), 1) : lastDistance
    }
}
