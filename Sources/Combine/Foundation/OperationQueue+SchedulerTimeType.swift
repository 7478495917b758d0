import Foundation

extension OperationQueue {
    /// An instant.
    ///
    /// See https://developer.apple.com/documentation/foundation/operationqueue/schedulertimetype.
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
        public struct Stride: _SchedulerSeconds, Codable {
            /// Literals with a fraction are seconds.
            public typealias FloatLiteralType = TimeInterval
            /// Literals without one are seconds.
            public typealias IntegerLiteralType = TimeInterval
            /// The kind of the magnitude.
            public typealias Magnitude = TimeInterval

            /// The seconds.
            public var magnitude: TimeInterval

            /// Creates a time of some seconds.
            public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
        }
    }

    /// There is nothing to ask of an operation queue.
    public struct SchedulerOptions {}

    /// The present.
    @nonobjc
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// None.
    @nonobjc
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }
}
