import Foundation
import QuartzCore

/// A timer in the host's time: fires when a frame's time has reached it, so that a headless run behaves the same every time.
///
/// Internals of UIKit use it wherever iOS waits for a while (long presses, delayed touches, fading indicators).
@MainActor
package final class HostTimer {
    /// The timers of a session that have yet to fire, the next one first.
    @MainActor
    private final class Queue {
        var pending: [HostTimer] = []
        var count = 0
    }

    private static var queue: Queue { Session.current.part(Queue.init) }

    private weak var queue: Queue?
    private let due: CFTimeInterval
    private let order: Int
    private var action: (@MainActor () -> Void)?

    private init(due: CFTimeInterval, action: @escaping @MainActor () -> Void) {
        self.due = due
        self.action = action
        let queue = Self.queue
        queue.count += 1
        order = queue.count
        self.queue = queue
    }

    /// Runs `action` once the host's clock has advanced by `delay` seconds. The timer lives until it fires or is invalidated.
    @discardableResult
    package static func schedule(after delay: CFTimeInterval, _ action: @escaping @MainActor () -> Void) -> HostTimer {
        let timer = HostTimer(due: CACurrentMediaTime() + max(0, delay), action: action)
        let queue = queue
        let place = queue.pending.firstIndex { ($0.due, $0.order) > (timer.due, timer.order) } ?? queue.pending.count
        queue.pending.insert(timer, at: place)
        Frames.request()
        return timer
    }

    /// Keeps the timer from firing.
    package func invalidate() {
        action = nil
        queue?.pending.removeAll { $0 === self }
    }

    /// Whether the timer has yet to fire.
    package var isValid: Bool { action != nil }

    /// When the next timer is due, in seconds of the host's clock.
    package static var nextDue: CFTimeInterval? { queue.pending.first?.due }

    /// Fires what is due at the given time, in order.
    package static func fire(at time: CFTimeInterval) {
        let queue = queue
        while let first = queue.pending.first, first.due <= time {
            queue.pending.removeFirst()
            let action = first.action
            first.action = nil
            action?()
        }
    }
}
