import Foundation
import QuartzCore
import UIKit

/// Brings what a sensor measures to an app: at equal intervals of the host's time, or whenever the app asks for the newest.
///
/// May be used on any thread.
final class SensorFeed<Reading: Sendable>: @unchecked Sendable {
    /// What goes on while the sensor is on. Its ticks are numbered from 1.
    private struct Work {
        let read: @Sendable (Double) -> Reading
        let receiver: Telling<Reading>?
        /// When the interval began to be the present one.
        var began: Double
        /// Whether something was measured before that.
        var hasMeasured = false
        /// The last tick that the receiver was told of.
        var told = 0

        /// The last tick until a time.
        func tick(at time: Double, every interval: Double) -> Int { max(0, Int(((time - began) / interval + 1e-6).rounded(.down))) }
    }

    private let lock = NSLock()
    private var wantedInterval: TimeInterval
    private var work: Work?
    @MainActor private var timer: HostTimer?

    /// No sensor measures more often than a hundred times a second.
    private static var shortest: TimeInterval { 0.01 }
    /// Who was not told of measurements for longer than this, in seconds, gets the newest alone: an app that was suspended, or a slow machine.
    private static var patience: TimeInterval { 0.5 }

    init(interval: TimeInterval = 0.01) { wantedInterval = interval }

    /// What the app wants of the time between two measurements, in seconds.
    var interval: TimeInterval {
        get { lock.withLock { wantedInterval } }
        set {
            lock.withLock {
                if var work {
                    let tick = work.tick(at: CACurrentMediaTime(), every: step)
                    work.began += Double(tick) * step
                    work.hasMeasured = work.hasMeasured || tick > 0
                    work.told = 0
                    self.work = work
                }
                wantedInterval = newValue
            }
            onMainThread { [weak self] in self?.schedule() }
        }
    }

    /// The time between two measurements. The lock is held.
    private var step: TimeInterval { wantedInterval > Self.shortest ? min(wantedInterval, 1e6) : Self.shortest }

    /// Whether the sensor is on.
    var isActive: Bool { lock.withLock { work != nil } }

    /// The newest measurement; `nil` before the first.
    var latest: Reading? {
        let newest: (read: @Sendable (Double) -> Reading, time: Double)? = lock.withLock {
            guard let work else { return nil }
            let tick = work.tick(at: CACurrentMediaTime(), every: step)
            return tick > 0 || work.hasMeasured ? (work.read, work.began + Double(tick) * step) : nil
        }
        return newest.map { $0.read($0.time) }
    }

    /// Switches the sensor on, anew if it is.
    func start(for receiver: Telling<Reading>? = nil, reading read: @escaping @Sendable (Double) -> Reading) {
        lock.withLock { work = Work(read: read, receiver: receiver, began: CACurrentMediaTime()) }
        onMainThread { [weak self] in self?.schedule() }
    }

    /// Switches it off.
    func stop() {
        lock.withLock { work = nil }
        onMainThread { [weak self] in self?.schedule() }
    }

    @MainActor private func schedule() {
        timer?.invalidate()
        timer = nil
        // Whoever only asks needs no timer.
        let due: Double? = lock.withLock { work.flatMap { $0.receiver == nil ? nil : $0.began + Double($0.told + 1) * step } }
        guard let due else { return }
        timer = HostTimer.schedule(after: due - CACurrentMediaTime()) { [weak self] in
            self?.tell()
            self?.schedule()
        }
    }

    private func tell() {
        let news: (Telling<Reading>, [Reading])? = lock.withLock {
            guard var work, let receiver = work.receiver else { return nil }
            let tick = work.tick(at: CACurrentMediaTime(), every: step)
            guard tick > work.told else { return nil }
            if Double(tick - work.told) * step > max(Self.patience, step) { work.told = tick - 1 }
            let readings = (work.told + 1...tick).map { work.read(work.began + Double($0) * step) }
            work.told = tick
            self.work = work
            return (receiver, readings)
        }
        guard let (receiver, readings) = news else { return }
        for reading in readings { receiver.tell(reading) }
    }
}
