/// What can be made of seconds and their parts.
///
/// See https://developer.apple.com/documentation/combine/schedulertimeintervalconvertible.
public protocol SchedulerTimeIntervalConvertible {
    /// Some seconds.
    static func seconds(_ s: Int) -> Self
    /// Some seconds, and parts of one.
    static func seconds(_ s: Double) -> Self
    /// Thousandths of a second.
    static func milliseconds(_ ms: Int) -> Self
    /// Millionths of a second.
    static func microseconds(_ us: Int) -> Self
    /// Billionths of a second.
    static func nanoseconds(_ ns: Int) -> Self
}

/// What says when and where a closure is run.
///
/// See https://developer.apple.com/documentation/combine/scheduler.
public protocol Scheduler<SchedulerTimeType> {
    /// An instant of this scheduler.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// What may be asked of it for a closure.
    associatedtype SchedulerOptions

    /// The present.
    var now: SchedulerTimeType { get }
    /// The least tolerance there is.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Runs a closure as soon as possible.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Runs a closure at some time after a date.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Runs a closure at some time after a date, and then again and again.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Runs a closure at some time after a date.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs a closure as soon as possible.
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    /// Runs a closure at some time after a date.
    public func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Runs a closure at some time after a date, and then again and again.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }

    /// Runs a closure at some time after a date, and then again and again.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }
}
