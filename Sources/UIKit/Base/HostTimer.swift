import Foundation

/// A timer in the host's time: fires when a frame's time has reached it, so that a headless run behaves the same every time.
///
/// Internals of UIKit use it wherever iOS waits for a while (long presses, delayed touches, fading indicators).
@MainActor
package final class HostTimer {
    private static var pending: [HostTimer] = []

    private let due: CFTimeInterval
    private let order: Int
    private var action: (@MainActor () -> Void)?
    private static var count = 0

    private init(due: CFTimeInterval, action: @escaping @MainActor () -> Void) {
        self.due = due
        self.action = action
        Self.count += 1
        order = Self.count
    }

    /// Runs `action` once the host's clock has advanced by `delay` seconds. The timer lives until it fires or is invalidated.
    @discardableResult
    package static func schedule(after delay: CFTimeInterval, _ action: @escaping @MainActor () -> Void) -> HostTimer {
        let timer = HostTimer(due: CACurrentMediaTime() + max(0, delay), action: action)
        let place = pending.firstIndex { ($0.due, $0.order) > (timer.due, timer.order) } ?? pending.count
        pending.insert(timer, at: place)
        Frames.request()
        return timer
    }

    /// Keeps the timer from firing.
    package func invalidate() {
        action = nil
        Self.pending.removeAll { $0 === self }
    }

    /// Whether the timer has yet to fire.
    package var isValid: Bool { action != nil }

    /// When the next timer is due, in seconds of the host's clock.
    package static var nextDue: CFTimeInterval? { pending.first?.due }

    /// Fires what is due at the given time, in order.
    package static func fire(at time: CFTimeInterval) {
        while let first = pending.first, first.due <= time {
            pending.removeFirst()
            let action = first.action
            first.action = nil
            action?()
        }
    }
}
