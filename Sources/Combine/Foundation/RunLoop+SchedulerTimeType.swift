import Foundation

extension RunLoop {
    /// An instant.
    ///
    /// See https://developer.apple.com/documentation/foundation/runloop/schedulertimetype.
    public struct SchedulerTimeType: Strideable, Codable, Hashable {
        /// The instant as a date.
        public var date: Date

        /// Creates an instant from a date.
        public init(_ date: Date) { self.date = date }

        /// The time from this instant to another.
        public func distance(to other: SchedulerTimeType) -> Stride {
            Stride(other.date.timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate)
        }

        /// The instant some time later.
        public func advanced(by value: Stride) -> SchedulerTimeType { SchedulerTimeType(date + value.magnitude) }

        /// A time, in seconds.
        public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, SchedulerTimeIntervalConvertible {
            /// Literals with a fraction are seconds.
            public typealias FloatLiteralType = TimeInterval
            /// Literals without one are seconds.
            public typealias IntegerLiteralType = TimeInterval
            /// The kind of the magnitude.
            public typealias Magnitude = TimeInterval

            /// The seconds.
            public var magnitude: TimeInterval
            /// The seconds.
            public var timeInterval: TimeInterval { magnitude }

            /// Creates a time of some seconds.
            public init(integerLiteral value: TimeInterval) { magnitude = value }
            /// Creates a time of some seconds.
            public init(floatLiteral value: TimeInterval) { magnitude = value }
            /// Creates a time of some seconds.
            public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
            /// Creates a time of some seconds, if a number with a fraction can be as many.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = TimeInterval(exactly: source) else { return nil }
                magnitude = value
            }

            /// Whether one time is less than another.
            public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
            /// The product of two times.
            public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
            /// The sum of two times.
            public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
            /// The difference of two times.
            public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
            /// Multiplies by a time.
            public static func *= (lhs: inout Stride, rhs: Stride) { lhs.magnitude *= rhs.magnitude }
            /// Adds a time.
            public static func += (lhs: inout Stride, rhs: Stride) { lhs.magnitude += rhs.magnitude }
            /// Subtracts a time.
            public static func -= (lhs: inout Stride, rhs: Stride) { lhs.magnitude -= rhs.magnitude }

            /// Some seconds.
            public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
            /// Some seconds, and parts of one.
            public static func seconds(_ s: Double) -> Stride { Stride(s) }
            /// Thousandths of a second.
            public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
            /// Millionths of a second.
            public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
            /// Billionths of a second.
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
        }
    }

    /// There is nothing to ask of a run loop.
    public struct SchedulerOptions {}

    /// The present.
    @nonobjc
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// None.
    @nonobjc
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }
}
