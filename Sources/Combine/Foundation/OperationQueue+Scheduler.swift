import Foundation

extension OperationQueue: Scheduler {
    /// Adds a closure to the queue.
    @nonobjc
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        addOperation(BlockOperation { action() })
    }

    /// Adds a closure to the queue that is not ready before a date.
    @nonobjc
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        LateOperation.add(to: self, after: date.date.timeIntervalSinceNow, action)
    }

    /// Adds a closure to the queue that is not ready before a date, and then again and again.
    @nonobjc
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let series = LateSeries(queue: self, interval: interval.timeInterval, action: action)
        series.addNext(after: date.date.timeIntervalSinceNow)
        return AnyCancellable(series)
    }
}

/// An operation that is not ready before its time.
private final class LateOperation: Operation, Cancellable, @unchecked Sendable {
    private static let waiting = DispatchQueue(label: "Operations that wait for their time")

    private final class State: Guarded {
        var isDue = false
    }

    private let state = State()
    private let action: () -> Void

    private init(_ action: @escaping () -> Void) { self.action = action }

    /// Adds an operation that is ready in some seconds.
    @discardableResult
    static func add(to queue: OperationQueue, after delay: TimeInterval, _ action: @escaping () -> Void) -> LateOperation {
        let operation = LateOperation(action)
        queue.addOperation(operation)
        waiting.asyncAfter(deadline: .now() + delay) { [weak operation] in operation?.becomeReady() }
        return operation
    }

    private func becomeReady() {
        willChangeValue(for: \.isReady)
        state.locked { state.isDue = true }
        didChangeValue(for: \.isReady)
    }

    override var isReady: Bool { super.isReady && state.locked { state.isDue } }

    override func main() { action() }
}

/// A closure that is run again and again, each time by an operation of its own.
private final class LateSeries: Guarded, Cancellable {
    private let queue: OperationQueue
    private let interval: TimeInterval
    private var action: (() -> Void)?
    private weak var current: LateOperation?

    init(queue: OperationQueue, interval: TimeInterval, action: @escaping () -> Void) {
        (self.queue, self.interval, self.action) = (queue, interval, action)
    }

    func addNext(after delay: TimeInterval) {
        guard locked({ action != nil }) else { return }
        let operation = LateOperation.add(to: queue, after: delay) { [self] in
            guard let action = locked({ action }) else { return }
            action()
            addNext(after: interval)
        }
        locked { current = operation }
    }

    func cancel() {
        let (action, operation) = locked { () -> ((() -> Void)?, LateOperation?) in
            defer { self.action = nil }
            return (self.action, current)
        }
        withExtendedLifetime(action) { operation?.cancel() }
    }
}
