import Foundation
import ObjCRuntime

/// Recognizes fingers that stay down; from then on it follows them as they move.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How many taps must come before the press. 0 by default.
    open var numberOfTapsRequired = 0
    /// How many fingers must press. 1 by default.
    open var numberOfTouchesRequired = 1
    /// How long they must press, in seconds. 0.5 by default.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far they may move before that, in points. 10 by default.
    open var allowableMovement: CGFloat = 10

    private static let maximumInterval = 0.35

    private var tapCount = 0
    private var start = CGPoint.zero
    private var isPressing = false
    private var timer: HostTimer?

    /// Touches began in the view.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        if touchesDown.count > numberOfTouchesRequired {
            state = .failed
            return
        }
        guard touchesDown.count == numberOfTouchesRequired, let centroid = centroidInWindow else { return }
        timer?.invalidate()
        start = centroid
        isPressing = true
        if tapCount < numberOfTapsRequired {
            timer = later(Self.maximumInterval) { $0.state = .failed }
        } else if minimumPressDuration <= 0 {
            state = .began
        } else {
            timer = later(minimumPressDuration) { $0.state = .began }
        }
    }

    /// Touches moved.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        switch state {
        case .possible:
            if isPressing, let centroid = centroidInWindow, distance(centroid, start) > allowableMovement { state = .failed }
        case .began, .changed:
            state = .changed
        default:
            break
        }
    }

    /// Touches were lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        switch state {
        case .began, .changed:
            if touchesDown.count < numberOfTouchesRequired { state = .ended }
        case .possible:
            guard isPressing, tapCount < numberOfTapsRequired else {
                state = .failed
                return
            }
            guard touchesDown.isEmpty else { return }
            isPressing = false
            tapCount += 1
            timer?.invalidate()
            timer = later(Self.maximumInterval) { $0.state = .failed }
        default:
            break
        }
    }

    /// The system took the touches away.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    /// Forgets the press.
    open override func reset() {
        super.reset()
        timer?.invalidate()
        timer = nil
        tapCount = 0
        isPressing = false
    }

    private func later(_ seconds: TimeInterval, _ act: @escaping @MainActor (UILongPressGestureRecognizer) -> Void) -> HostTimer {
        HostTimer.schedule(after: seconds) { [weak self] in
            guard let self, self.state == .possible else { return }
            act(self)
        }
    }
}
