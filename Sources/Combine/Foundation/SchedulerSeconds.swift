import Foundation

/// A time in seconds, as the schedulers that go by dates have it: what `RunLoop`'s and `OperationQueue`'s times have in common.
public protocol _SchedulerSeconds: ExpressibleByFloatLiteral, Comparable, SignedNumeric, SchedulerTimeIntervalConvertible
where FloatLiteralType == TimeInterval, IntegerLiteralType == TimeInterval, Magnitude == TimeInterval {
    /// The seconds.
    var magnitude: TimeInterval { get set }
    /// Creates a time of some seconds.
    init(_ timeInterval: TimeInterval)
}

extension _SchedulerSeconds {
    /// The seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Creates a time of some seconds.
    public init(integerLiteral value: TimeInterval) { self.init(value) }
    /// Creates a time of some seconds.
    public init(floatLiteral value: TimeInterval) { self.init(value) }
    /// Creates a time of some seconds, if a number with a fraction can be as many.
    public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = TimeInterval(exactly: source) else { return nil }
        self.init(value)
    }

    /// Whether one time is less than another.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
    /// The product of two times.
    public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
    /// The sum of two times.
    public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
    /// The difference of two times.
    public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
    /// Multiplies by a time.
    public static func *= (lhs: inout Self, rhs: Self) { lhs.magnitude *= rhs.magnitude }
    /// Adds a time.
    public static func += (lhs: inout Self, rhs: Self) { lhs.magnitude += rhs.magnitude }
    /// Subtracts a time.
    public static func -= (lhs: inout Self, rhs: Self) { lhs.magnitude -= rhs.magnitude }

    /// Some seconds.
    public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
    /// Some seconds, and parts of one.
    public static func seconds(_ s: Double) -> Self { Self(s) }
    /// Thousandths of a second.
    public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }
    /// Millionths of a second.
    public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }
    /// Billionths of a second.
    public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }
}
