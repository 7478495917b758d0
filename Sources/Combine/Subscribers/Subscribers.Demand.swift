extension Subscribers {
    /// How many values a subscriber wants.
    ///
    /// See https://developer.apple.com/documentation/combine/subscribers/demand.
    @frozen
    public struct Demand: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
        /// What stands for any number, and is one more than the greatest.
        @usableFromInline static let unlimitedValue = UInt(Int.max) + 1

        @usableFromInline let rawValue: UInt

        @inlinable
        init(rawValue: UInt) { self.rawValue = Swift.min(rawValue, UInt(Int.max) + 1) }

        /// As many as there are.
        @inlinable public static var unlimited: Demand { Demand(rawValue: UInt(Int.max) + 1) }

        /// No more: the same as `max(0)`.
        @inlinable public static var none: Demand { Demand(rawValue: 0) }

        /// At most so many. A negative number ends the process.
        @inlinable
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "demand cannot be negative")
            return Demand(rawValue: UInt(value))
        }

        /// How many at most; `nil` if there is no limit.
        @inlinable public var max: Int? { self == .unlimited ? nil : Int(rawValue) }

        /// The number as text.
        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        /// Whether one demand is less than another.
        @inlinable public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.rawValue < rhs.rawValue }

        /// Reads a demand that was encoded.
        public init(from decoder: any Decoder) throws {
            self.init(rawValue: try decoder.singleValueContainer().decode(UInt.self))
        }

        /// Encodes the demand as a number.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(rawValue)
        }

        @inlinable
        func requirePositive() { precondition(rawValue > 0, "API Violation: demand must be positive") }
    }
}

/// Arithmetic: what is unlimited stays so, and what is too large becomes so.
extension Subscribers.Demand {
    /// The sum of two demands.
    @inlinable
    public static func + (lhs: Self, rhs: Self) -> Self {
        if lhs == .unlimited || rhs == .unlimited { return .unlimited }
        return Self(rawValue: lhs.rawValue + rhs.rawValue)
    }

    /// Adds a demand.
    @inlinable public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

    /// The sum of a demand and a number.
    @inlinable
    public static func + (lhs: Self, rhs: Int) -> Self {
        if lhs == .unlimited { return .unlimited }
        let (sum, overflows) = Int(lhs.rawValue).addingReportingOverflow(rhs)
        return overflows ? .unlimited : .max(sum)
    }

    /// Adds a number.
    @inlinable public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }

    /// A demand times a number.
    @inlinable
    public static func * (lhs: Self, rhs: Int) -> Self {
        if lhs == .unlimited { return .unlimited }
        let (product, overflows) = Int(lhs.rawValue).multipliedReportingOverflow(by: rhs)
        return overflows ? .unlimited : .max(product)
    }

    /// Multiplies by a number.
    @inlinable public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }

    /// The difference of two demands. A result below zero ends the process.
    @inlinable
    public static func - (lhs: Self, rhs: Self) -> Self {
        if lhs == .unlimited { return .unlimited }
        if rhs == .unlimited { return .none }
        return .max(Int(lhs.rawValue) - Int(rhs.rawValue))
    }

    /// Subtracts a demand. A result below zero ends the process.
    @inlinable public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

    /// The difference of a demand and a number. A result below zero ends the process.
    @inlinable
    public static func - (lhs: Self, rhs: Int) -> Self {
        if lhs == .unlimited { return .unlimited }
        let (difference, overflows) = Int(lhs.rawValue).subtractingReportingOverflow(rhs)
        return overflows ? .none : .max(difference)
    }

    /// Subtracts a number. A result below zero ends the process.
    @inlinable
    public static func -= (lhs: inout Self, rhs: Int) {
        if lhs == .unlimited { return }
        lhs = lhs - rhs
    }
}

/// Comparing with numbers, than any of which `unlimited` is more.
extension Subscribers.Demand {
    /// Whether a demand is more than a number.
    @inlinable public static func > (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }
    /// Whether a demand is at least a number.
    @inlinable public static func >= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 >= rhs } ?? true }
    /// Whether a number is more than a demand.
    @inlinable public static func > (lhs: Int, rhs: Self) -> Bool { rhs.max.map { lhs > $0 } ?? false }
    /// Whether a number is at least a demand.
    @inlinable public static func >= (lhs: Int, rhs: Self) -> Bool { rhs.max.map { lhs >= $0 } ?? false }
    /// Whether a demand is less than a number.
    @inlinable public static func < (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }
    /// Whether a number is less than a demand.
    @inlinable public static func < (lhs: Int, rhs: Self) -> Bool { rhs.max.map { lhs < $0 } ?? true }
    /// Whether a demand is at most a number.
    @inlinable public static func <= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 <= rhs } ?? false }
    /// Whether a number is at most a demand.
    @inlinable public static func <= (lhs: Int, rhs: Self) -> Bool { rhs.max.map { lhs <= $0 } ?? true }
    /// Whether a demand is a number.
    @inlinable public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }
    /// Whether a demand is not a number.
    @inlinable public static func != (lhs: Self, rhs: Int) -> Bool { lhs.max != rhs }
    /// Whether a number is a demand.
    @inlinable public static func == (lhs: Int, rhs: Self) -> Bool { rhs.max == lhs }
    /// Whether a number is not a demand.
    @inlinable public static func != (lhs: Int, rhs: Self) -> Bool { rhs.max != lhs }
}
