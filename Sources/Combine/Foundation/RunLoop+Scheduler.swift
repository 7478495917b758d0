import Foundation

extension RunLoop: Scheduler {
    /// Runs a closure in the next turn of the loop.
    @nonobjc
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        perform { action() }
        wake()
    }

    /// A loop that sleeps does not notice a closure by itself.
    private func wake() {
        if self === RunLoop.main {
            DispatchQueue.main.async {}
        } else {
            add(Timer(timeInterval: 0, repeats: false) { _ in }, forMode: .default)
        }
    }

    /// Runs a closure at some time after a date.
    @nonobjc
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
    }

    /// Runs a closure at some time after a date, and then again and again.
    @nonobjc
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        nonisolated(unsafe) let action = action
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
        return AnyCancellable { timer.invalidate() }
    }
}
