import Foundation

extension Product {
    /// A length of time by the calendar. See https://developer.apple.com/documentation/storekit/product/subscriptionperiod.
    public struct SubscriptionPeriod: Equatable, Hashable, Sendable {
        /// What a period is counted in.
        public enum Unit: Equatable, Hashable, Sendable {
            /// Days.
            case day
            /// Weeks.
            case week
            /// Months.
            case month
            /// Years.
            case year

            /// The unit, for people.
            public var localizedDescription: String {
                switch self {
                case .day: "Day"
                case .week: "Week"
                case .month: "Month"
                case .year: "Year"
                }
            }
        }

        /// What the period is counted in.
        public let unit: Unit
        /// How many of these there are.
        public let value: Int

        /// A week.
        public static var weekly: Self { Self(unit: .week, value: 1) }
        /// A month.
        public static var monthly: Self { Self(unit: .month, value: 1) }
        /// A year.
        public static var yearly: Self { Self(unit: .year, value: 1) }
        /// Three days.
        public static var everyThreeDays: Self { Self(unit: .day, value: 3) }
        /// Two weeks.
        public static var everyTwoWeeks: Self { Self(unit: .week, value: 2) }
        /// Two months.
        public static var everyTwoMonths: Self { Self(unit: .month, value: 2) }
        /// Three months.
        public static var everyThreeMonths: Self { Self(unit: .month, value: 3) }
        /// Six months.
        public static var everySixMonths: Self { Self(unit: .month, value: 6) }

        /// The time from a date on that the period takes.
        public func dateRange(referenceDate: Date = .now) -> Range<Date> { referenceDate..<end(from: referenceDate) }

        /// The period in a form.
        public func formatted<S: FormatStyle>(_ format: S, referenceDate: Date = .now) -> S.FormatOutput
        where S.FormatInput == Range<Date> { format.format(dateRange(referenceDate: referenceDate)) }
    }
}

extension Product.SubscriptionPeriod.Unit: Comparable {
    private var rank: Int {
        switch self {
        case .day: 0
        case .week: 1
        case .month: 2
        case .year: 3
        }
    }

    /// Whether one unit is shorter.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }
}

extension Product.SubscriptionPeriod.Unit: CustomDebugStringConvertible {
    /// The unit.
    public var debugDescription: String { localizedDescription }
}

extension Product.SubscriptionPeriod: CustomDebugStringConvertible {
    /// The number and the unit.
    public var debugDescription: String { "\(value) \(unit.localizedDescription)" }
}

extension Product.SubscriptionPeriod {
    /// How many units a period can have, and how many periods an offer: no date is further away than the calendar knows.
    static let counts = 1...999

    /// Reads a duration of ISO 8601 with one unit, as `.storekit` files have them: `P1W`. `nil` for any other text.
    init?(iso text: String) {
        guard text.first == "P", let last = text.last, let value = Int(text.dropFirst().dropLast()), Self.counts.contains(value) else {
            return nil
        }
        switch last {
        case "D": self.init(unit: .day, value: value)
        case "W": self.init(unit: .week, value: value)
        case "M": self.init(unit: .month, value: value)
        case "Y": self.init(unit: .year, value: value)
        default: return nil
        }
    }

    /// The period as a duration of ISO 8601.
    var iso: String {
        switch unit {
        case .day: "P\(value)D"
        case .week: "P\(value)W"
        case .month: "P\(value)M"
        case .year: "P\(value)Y"
        }
    }

    /// The period for a sentence: "week", "3 months".
    var phrase: String {
        let unit = unit.localizedDescription.lowercased()
        return value == 1 ? unit : "\(value) \(unit)s"
    }

    /// When so many periods are over that begin at a date. The store reckons in universal time.
    func end(from date: Date, times: Int = 1) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        let component: Calendar.Component =
            switch unit {
            case .day: .day
            case .week: .weekOfYear
            case .month: .month
            case .year: .year
            }
        return calendar.date(byAdding: component, value: value * times, to: date) ?? date
    }
}

/// `Product.SubscriptionPeriod`, by a shorter name.
public typealias SubscriptionPeriod = Product.SubscriptionPeriod
