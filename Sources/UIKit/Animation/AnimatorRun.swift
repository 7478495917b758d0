import Foundation

/// Where a property animator is in its course, as a function of time.
struct AnimatorRun {
    typealias Timing = (pacing: ViewPacing, duration: TimeInterval)

    /// The timing that the animator was made with.
    let original: Timing
    /// The timing that holds now; the original one, or that of a way from where the animations were interrupted to one of their ends.
    private var current: Timing
    private(set) var isOriginal = true
    private var from = 0.0
    private var to = 1.0
    /// The fraction of the present timing's time.
    private var x = 0.0
    /// 1 forwards, -1 backwards.
    private var direction = 1.0
    /// The fraction of the change.
    private(set) var progress = 0.0
    private var delay = 0.0
    /// The time at which `x` was `departure.x`; set by the first frame.
    private var departure: (time: CFTimeInterval, x: Double)?
    private var lastFrame: CFTimeInterval?

    init(_ timing: Timing) { (original, current) = (timing, timing) }

    var duration: TimeInterval { current.duration }

    /// The fraction of the original time; on another way than the original, that of the change.
    var time: Double { isOriginal ? x : progress }

    /// How long the rest of the original way takes, in seconds.
    func timeLeft(isReversed: Bool) -> TimeInterval {
        let passed = isOriginal ? x : original.pacing.time(of: progress, duration: original.duration)
        return max(1e-3, (isReversed ? passed : 1 - passed) * original.duration)
    }

    /// Which end the animations come to.
    var endPosition: UIViewAnimatingPosition { (direction > 0 ? to : from) == 1 ? .end : .start }

    /// Begins to move at the next frame, or later.
    mutating func setOut(after delay: TimeInterval) {
        self.delay = delay
        departure = nil
        lastFrame = nil
    }

    /// Moves on to a frame's time; returns whether the end is reached.
    mutating func advance(to time: CFTimeInterval) -> Bool {
        if departure == nil {
            departure = (time + delay, x)
            delay = 0
        }
        guard let departure else { return false }
        lastFrame = time
        let elapsed = max(0, time - departure.time)
        let way = current.duration > 0 ? elapsed / current.duration : 1
        x = min(1, max(0, departure.x + direction * way))
        update()
        return time >= departure.time && (direction > 0 ? x >= 1 : x <= 0)
    }

    private mutating func update() { progress = from + (to - from) * current.pacing.progress(at: x, duration: current.duration) }

    /// Stays where it is; the way that was taken no longer counts.
    mutating func pause() {
        departure = nil
        if !isOriginal { x = original.pacing.time(of: progress, duration: original.duration) }
        (current, isOriginal, from, to) = (original, true, 0, 1)
    }

    /// Goes to a fraction of the change or of the time.
    mutating func scrub(to value: Double, isLinear: Bool) {
        if isLinear {
            progress = value
            x = original.pacing.time(of: value, duration: original.duration)
        } else {
            x = value
            progress = original.pacing.progress(at: value, duration: original.duration)
        }
    }

    /// Takes the original way from where it is.
    mutating func resume(_ timing: Timing, isReversed: Bool) {
        (current, isOriginal, from, to) = (timing, true, 0, 1)
        x = timing.pacing.time(of: progress, duration: timing.duration)
        direction = isReversed ? -1 : 1
    }

    /// Takes another way from where it is.
    mutating func redirect(_ timing: Timing, to end: Double) {
        (current, isOriginal, from, to) = (timing, false, progress, end)
        (x, direction) = (0, 1)
    }

    /// Turns round.
    mutating func turn(_ isReversed: Bool) {
        if isOriginal {
            direction = isReversed ? -1 : 1
            if departure != nil, let lastFrame { departure = (lastFrame, x) }
        } else {
            let end = isReversed ? 0.0 : 1.0
            redirect((current.pacing, max(1e-3, current.duration * x)), to: end)
            if let lastFrame { departure = (lastFrame, 0) }
        }
    }
}
