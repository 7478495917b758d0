import Foundation
import ObjCRuntime

/// Recognizes fingers that drag.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The fewest fingers that make the gesture. 1 by default.
    open var minimumNumberOfTouches = 1
    /// The most fingers that may take part. No limit by default.
    open var maximumNumberOfTouches = Int.max

    /// How far fingers move before they drag, in points.
    static let slop: CGFloat = 10

    /// Where the fingers' centre would have been at the start of the translation, in the window's coordinates.
    var origin = CGPoint.zero
    var lastCentroid = CGPoint.zero
    private var countedTouches = 0
    var tracker = VelocityTracker()

    /// The kinds of scrolling, by a wheel or on a trackpad, that move as fingers do: none, unless it is set. A host does not tell a wheel from
    /// a trackpad, so either kind takes both. See https://developer.apple.com/documentation/uikit/uipangesturerecognizer/allowedscrolltypesmask.
    open var allowedScrollTypesMask: UIScrollTypeMask = []
    /// The scrolling under way.
    var scrolling: PanScrolling?

    /// How far the fingers have moved, in the coordinates of a view. The distance that was needed to begin is left out.
    open func translation(in view: UIView?) -> CGPoint {
        let (from, to) = (convertFromWindow(origin, to: view), convertFromWindow(lastCentroid, to: view))
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }

    /// Says how far the fingers shall count as having moved now.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let end = convertFromWindow(lastCentroid, to: view)
        let start = CGPoint(x: end.x - translation.x, y: end.y - translation.y)
        origin = view?.convert(start, to: nil) ?? start
    }

    /// How fast the fingers move, in points a second in the coordinates of a view.
    open func velocity(in view: UIView?) -> CGPoint {
        let velocity = tracker.velocity
        guard let view else { return velocity }
        let (from, to) = (view.convert(CGPoint.zero, from: nil), view.convert(velocity, from: nil))
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }

    /// Whether the movement so far makes the gesture begin, given in the window's coordinates.
    func beginsAfter(moving movement: CGPoint) -> Bool { hypot(movement.x, movement.y) >= Self.slop }

    /// The part of a movement that was needed to begin.
    func slop(in movement: CGPoint) -> CGPoint {
        let length = hypot(movement.x, movement.y)
        guard length > 0 else { return .zero }
        let part = min(Self.slop / length, 1)
        return CGPoint(x: movement.x * part, y: movement.y * part)
    }

    override func detachFromView() {
        forgetScrolling()
        super.detachFromView()
    }

    override var currentEvent: UIEvent? { super.currentEvent ?? scrolling?.event }

    /// Touches began in the view.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        cancelScrolling()
        let down = touchesDown
        if down.count > maximumNumberOfTouches {
            if state == .possible {
                state = .failed
            } else {
                for touch in touches { ignore(touch, for: event) }
            }
            return
        }
        recount(time: event.timestamp)
    }

    /// Touches moved.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let centroid = Self.centroid(touchesDown) else { return }
        if countedTouches != touchesDown.count { recount(time: event.timestamp) }
        tracker.add(centroid, at: event.timestamp)
        lastCentroid = centroid
        switch state {
        case .possible:
            let movement = CGPoint(x: centroid.x - origin.x, y: centroid.y - origin.y)
            guard countedTouches >= minimumNumberOfTouches, beginsAfter(moving: movement) else { return }
            removeSlop(from: movement)
            state = .began
        case .began, .changed:
            state = .changed
        default:
            break
        }
    }

    /// Touches were lifted.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let isOver = touchesDown.isEmpty || (touchesDown.count < minimumNumberOfTouches && state != .possible)
        guard isOver else {
            recount(time: event.timestamp)
            return
        }
        tracker.finish(at: event.timestamp)
        switch state {
        case .possible: state = .failed
        case .began, .changed: state = .ended
        default: break
        }
    }

    /// The system took the touches away.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touchesDown.isEmpty else {
            recount(time: event.timestamp)
            return
        }
        state = state == .possible ? .failed : .cancelled
    }

    /// Forgets the drag.
    open override func reset() {
        super.reset()
        countedTouches = 0
        isSlopRemoved = false
        scrolling = nil
    }

    /// The slop is removed once; a gesture that has had to wait goes on from where it was.
    private var isSlopRemoved = false

    private func removeSlop(from movement: CGPoint) {
        guard !isSlopRemoved else { return }
        isSlopRemoved = true
        let slop = slop(in: movement)
        origin.x += slop.x
        origin.y += slop.y
    }

    /// Takes a finger more or less into account without a jump of the translation.
    private func recount(time: TimeInterval) {
        guard let centroid = Self.centroid(touchesDown) else { return }
        if countedTouches == 0 {
            origin = centroid
        } else {
            origin.x += centroid.x - lastCentroid.x
            origin.y += centroid.y - lastCentroid.y
        }
        countedTouches = touchesDown.count
        lastCentroid = centroid
        tracker.restart(centroid, at: time)
    }
}

/// Estimates how fast a point moves from where it was lately.
struct VelocityTracker {
    /// Movement older than this no longer counts, in seconds.
    static let window: TimeInterval = 0.1

    private var last = CGPoint.zero
    private var lastTime: TimeInterval = 0
    private var current: CGPoint?
    private var previous: CGPoint?

    /// The velocity in points a second: the last two steps, the later one counting threefold.
    var velocity: CGPoint {
        guard let current else { return .zero }
        guard let previous else { return current }
        return CGPoint(x: current.x * 0.75 + previous.x * 0.25, y: current.y * 0.75 + previous.y * 0.25)
    }

    /// Starts at a place without any speed of its own; the speed so far stays until the next step.
    mutating func restart(_ point: CGPoint, at time: TimeInterval) {
        last = point
        lastTime = time
    }

    /// The point has moved. Several steps at one time count as one.
    mutating func add(_ point: CGPoint, at time: TimeInterval) {
        let elapsed = time - lastTime
        guard elapsed > 0.0005 else {
            last = point
            return
        }
        let step = CGPoint(x: (point.x - last.x) / elapsed, y: (point.y - last.y) / elapsed)
        previous = elapsed > Self.window ? nil : current
        current = step
        last = point
        lastTime = time
    }

    /// The finger is lifted: if it has rested before, it has no speed any more.
    mutating func finish(at time: TimeInterval) {
        if time - lastTime > Self.window {
            current = nil
            previous = nil
        }
    }
}
