/// A scheduler that runs everything at once, on the caller's thread.
///
/// See https://developer.apple.com/documentation/combine/immediatescheduler.
public struct ImmediateScheduler: Scheduler {
    /// The only instant of a scheduler that does not wait.
    public struct SchedulerTimeType: Strideable {
        @usableFromInline init() {}

        /// A time that no time passes in.
        public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, SchedulerTimeIntervalConvertible {
            /// Literals with a fraction are numbers of this type.
            public typealias FloatLiteralType = Double
            /// Literals without one are numbers of this type.
            public typealias IntegerLiteralType = Int
            /// The kind of the magnitude.
            public typealias Magnitude = Int

            /// The number.
            public var magnitude: Int

            /// Creates a time.
            @inlinable public init(_ value: Int) { magnitude = value }
            /// Creates a time.
            @inlinable public init(integerLiteral value: Int) { magnitude = value }
            /// Creates a time, without the fraction.
            @inlinable public init(floatLiteral value: Double) { magnitude = Int(value) }
            /// Creates a time, if the number is not too large.
            @inlinable
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }

            /// Whether one time is less than another.
            @inlinable public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
            /// The product of two times.
            @inlinable public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
            /// The sum of two times.
            @inlinable public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
            /// The difference of two times.
            @inlinable public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
            /// Subtracts a time.
            @inlinable public static func -= (lhs: inout Stride, rhs: Stride) { lhs.magnitude -= rhs.magnitude }
            /// Multiplies by a time.
            @inlinable public static func *= (lhs: inout Stride, rhs: Stride) { lhs.magnitude *= rhs.magnitude }
            /// Adds a time.
            @inlinable public static func += (lhs: inout Stride, rhs: Stride) { lhs.magnitude += rhs.magnitude }

            /// No time.
            @inlinable public static func seconds(_ s: Int) -> Stride { 0 }
            /// No time.
            @inlinable public static func seconds(_ s: Double) -> Stride { 0 }
            /// No time.
            @inlinable public static func milliseconds(_ ms: Int) -> Stride { 0 }
            /// No time.
            @inlinable public static func microseconds(_ us: Int) -> Stride { 0 }
            /// No time.
            @inlinable public static func nanoseconds(_ ns: Int) -> Stride { 0 }
        }

        /// No time.
        public func distance(to other: SchedulerTimeType) -> Stride { 0 }
        /// The same instant.
        public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType() }
    }

    /// There is nothing to ask of it.
    public typealias SchedulerOptions = Never

    /// The scheduler.
    public static let shared = ImmediateScheduler()

    /// The only instant there is.
    @inlinable public var now: SchedulerTimeType { SchedulerTimeType() }
    /// No time.
    @inlinable public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs a closure.
    @inlinable public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    /// Runs a closure.
    @inlinable
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
    ) {
        action()
    }

    /// Runs a closure, once.
    @inlinable
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}
