import Combine

/// A scheduler whose time the test moves. Its unit is the millisecond.
final class TestClock: Scheduler {
    struct SchedulerTimeType: Strideable, Hashable {
        var milliseconds: Int
        func distance(to other: Self) -> Stride { Stride(milliseconds: other.milliseconds - milliseconds) }
        func advanced(by n: Stride) -> Self { Self(milliseconds: milliseconds + n.milliseconds) }

        struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, CustomStringConvertible {
            var milliseconds: Int
            var magnitude: Int { abs(milliseconds) }
            var description: String { "\(milliseconds)" }
            init(milliseconds: Int) { self.milliseconds = milliseconds }
            init(integerLiteral value: Int) { milliseconds = value * 1000 }
            init?<T: BinaryInteger>(exactly source: T) { milliseconds = Int(source) }
            static func < (a: Self, b: Self) -> Bool { a.milliseconds < b.milliseconds }
            static func * (a: Self, b: Self) -> Self { Self(milliseconds: a.milliseconds * b.milliseconds) }
            static func + (a: Self, b: Self) -> Self { Self(milliseconds: a.milliseconds + b.milliseconds) }
            static func - (a: Self, b: Self) -> Self { Self(milliseconds: a.milliseconds - b.milliseconds) }
            static func *= (a: inout Self, b: Self) { a = a * b }
            static func += (a: inout Self, b: Self) { a = a + b }
            static func -= (a: inout Self, b: Self) { a = a - b }
            static func seconds(_ s: Int) -> Self { Self(milliseconds: s * 1000) }
            static func seconds(_ s: Double) -> Self { Self(milliseconds: Int(s * 1000)) }
            static func milliseconds(_ ms: Int) -> Self { Self(milliseconds: ms) }
            static func microseconds(_ us: Int) -> Self { Self(milliseconds: us / 1000) }
            static func nanoseconds(_ ns: Int) -> Self { Self(milliseconds: ns / 1_000_000) }
        }
    }
    typealias SchedulerOptions = Never

    private(set) var now = SchedulerTimeType(milliseconds: 0)
    var minimumTolerance: SchedulerTimeType.Stride { .milliseconds(0) }
    private var jobs: [(number: Int, date: SchedulerTimeType, action: () -> Void)] = []
    private var last = 0

    private func add(_ date: SchedulerTimeType, _ action: @escaping () -> Void) -> Int {
        last += 1
        jobs.append((last, date, action))
        return last
    }

    func schedule(options: Never?, _ action: @escaping () -> Void) { _ = add(now, action) }

    func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void) {
        _ = add(date, action)
    }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        final class Current { var number = 0 }
        let current = Current()
        func add(_ date: SchedulerTimeType) {
            current.number = self.add(date) {
                add(date.advanced(by: interval))
                action()
            }
        }
        add(date)
        return AnyCancellable { self.jobs.removeAll { $0.number == current.number } }
    }

    /// Lets time pass, and does what is due.
    func advance(_ milliseconds: Int = 0) {
        let end = now.advanced(by: .milliseconds(milliseconds))
        while let next = jobs.indices.min(by: { (jobs[$0].date, jobs[$0].number) < (jobs[$1].date, jobs[$1].number) }),
            jobs[next].date <= end
        {
            let job = jobs.remove(at: next)
            now = max(now, job.date)
            job.action()
        }
        now = end
    }
}
