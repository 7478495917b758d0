import Dispatch

extension DispatchQueue {
    /// An instant.
    ///
    /// See https://developer.apple.com/documentation/dispatch/dispatchqueue/schedulertimetype.
    public struct SchedulerTimeType: Strideable, Codable, Hashable {
        /// The instant as a dispatch time.
        public var dispatchTime: DispatchTime

        /// Creates an instant from a dispatch time.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// Reads an instant that was encoded.
        public init(from decoder: any Decoder) throws {
            dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
        }

        /// Encodes the instant as nanoseconds.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        /// The time from this instant to another.
        public func distance(to other: SchedulerTimeType) -> Stride {
            let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            // A time that never comes is as far away as can be, in both directions.
            if max(start, end) > UInt64(Int64.max) { return .nanoseconds(start == end ? 0 : .max) }
            return .nanoseconds(Int(end) - Int(start))
        }

        /// The instant some time later.
        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(n.magnitude == .max ? .distantFuture : dispatchTime + n.timeInterval)
        }

        /// Hashes the instant.
        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

        /// A time, in nanoseconds.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable, Codable {
            /// Literals with a fraction are seconds.
            public typealias FloatLiteralType = Double
            /// Literals without one are seconds.
            public typealias IntegerLiteralType = Int
            /// The kind of the magnitude.
            public typealias Magnitude = Int

            private var _nanoseconds: Int64

            /// The nanoseconds.
            public var magnitude: Int {
                get { Int(_nanoseconds) }
                set { _nanoseconds = Int64(newValue) }
            }
            /// The time as a dispatch interval.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            /// Creates a time from a dispatch interval.
            public init(_ timeInterval: DispatchTimeInterval) {
                switch timeInterval {
                case .seconds(let s): self = .seconds(s)
                case .milliseconds(let ms): self = .milliseconds(ms)
                case .microseconds(let us): self = .microseconds(us)
                case .nanoseconds(let ns): self = .nanoseconds(ns)
                default: self = .nanoseconds(.max)
                }
            }

            /// Creates a time of some seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }
            /// Creates a time of some seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }
            /// Creates a time of some seconds, if the number is not too large.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                self = .seconds(value)
            }

            private init(nanoseconds: Int) { _nanoseconds = Int64(nanoseconds) }

            /// A number of units, or the most or least there can be.
            private init(_ count: Int, _ unit: Int) {
                let (product, overflows) = count.multipliedReportingOverflow(by: unit)
                _nanoseconds = overflows ? (count < 0 ? .min : .max) : Int64(product)
            }

            /// Whether one time is less than another.
            public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
            /// No time: a product of times is none.
            public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: 0) }
            /// The sum of two times.
            public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude + rhs.magnitude) }
            /// The difference of two times.
            public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude - rhs.magnitude) }
            /// Subtracts a time.
            public static func -= (lhs: inout Stride, rhs: Stride) { lhs.magnitude -= rhs.magnitude }
            /// Becomes no time: a product of times is none.
            public static func *= (lhs: inout Stride, rhs: Stride) { lhs.magnitude = 0 }
            /// Adds a time.
            public static func += (lhs: inout Stride, rhs: Stride) { lhs.magnitude += rhs.magnitude }

            /// Some seconds, and parts of one.
            public static func seconds(_ s: Double) -> Stride {
                let nanoseconds = s * 1e9
                if nanoseconds >= Double(Int.max) { return Stride(nanoseconds: .max) }
                if nanoseconds <= Double(Int.min) { return Stride(nanoseconds: .min) }
                return Stride(nanoseconds: Int(nanoseconds))
            }
            /// Some seconds.
            public static func seconds(_ s: Int) -> Stride { Stride(s, 1_000_000_000) }
            /// Thousandths of a second.
            public static func milliseconds(_ ms: Int) -> Stride { Stride(ms, 1_000_000) }
            /// Millionths of a second.
            public static func microseconds(_ us: Int) -> Stride { Stride(us, 1000) }
            /// Billionths of a second.
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
        }
    }
}
