import Foundation
import ObjCRuntime

/// Recognizes a quick stroke in one of four directions. It is discrete: its action is sent once.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Directions of a swipe.
    public struct Direction: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt
        /// Creates a set from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Upwards.
        public static let up = Direction(rawValue: 1 << 2)
        /// Downwards.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// How many fingers must swipe. 1 by default.
    open var numberOfTouchesRequired = 1
    /// The directions that are recognized. To the right by default.
    open var direction: Direction = .right

    /// How far the fingers must go, in points.
    private static let minimumPrimaryMovement: CGFloat = 50
    /// How far they may stray to a side, in points.
    private static let maximumSecondaryMovement: CGFloat = 50
    /// How long they may take, in seconds.
    private static let maximumDuration = 0.5

    private var start = CGPoint.zero
    private var startTime: TimeInterval = 0
    private var hasStarted = false

    /// Touches began in the view.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        if touchesDown.count > numberOfTouchesRequired {
            state = .failed
        } else if touchesDown.count == numberOfTouchesRequired, let centroid = centroidInWindow {
            start = centroid
            startTime = event.timestamp
            hasStarted = true
        }
    }

    /// Touches moved.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, hasStarted, let centroid = centroidInWindow else { return }
        if event.timestamp - startTime > Self.maximumDuration {
            state = .failed
            return
        }
        let (x, y) = (centroid.x - start.x, centroid.y - start.y)
        let isHorizontal = abs(x) >= abs(y)
        let (primary, secondary) = isHorizontal ? (x, abs(y)) : (y, abs(x))
        if secondary > Self.maximumSecondaryMovement {
            state = .failed
        } else if abs(primary) >= Self.minimumPrimaryMovement {
            let way: Direction = isHorizontal ? (primary > 0 ? .right : .left) : (primary > 0 ? .down : .up)
            state = direction.contains(way) ? .ended : .failed
        }
    }

    /// Touches were lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .failed }
    }

    /// The system took the touches away.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .failed }
    }

    /// Forgets the stroke.
    open override func reset() {
        super.reset()
        hasStarted = false
    }

    /// The place where the stroke started, in the coordinates of a view.
    open override func location(in view: UIView?) -> CGPoint {
        hasStarted ? convertFromWindow(start, to: view) : super.location(in: view)
    }
}
