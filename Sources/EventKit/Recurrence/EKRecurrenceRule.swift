import Foundation

/// A day of the week, perhaps of a certain week. See https://developer.apple.com/documentation/eventkit/ekrecurrencedayofweek.
open class EKRecurrenceDayOfWeek: NSObject, NSCopying {
    let value: StoredRule.Day

    /// Creates a day of a certain week: of the month or year, from its end if the number is negative; 0 for every week.
    public init(dayOfTheWeek: EKWeekday, weekNumber: Int) { value = StoredRule.Day(weekday: dayOfTheWeek, week: weekNumber) }
    /// Creates a day of every week.
    public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0) }
    /// Creates a day of a certain week.
    public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
        self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber)
    }

    /// The day.
    open var dayOfTheWeek: EKWeekday { value.weekday }
    /// The week; 0 for every week.
    open var weekNumber: Int { value.week }
    /// Returns the same day.
    open func copy(with zone: NSZone? = nil) -> Any { EKRecurrenceDayOfWeek(dayOfTheWeek: value.weekday, weekNumber: value.week) }
    /// Whether it is the same day.
    open override func isEqual(_ object: Any?) -> Bool { (object as? EKRecurrenceDayOfWeek)?.value == value }
    /// The same for the same day.
    open override var hash: Int { value.weekday.rawValue &* 31 &+ value.week }
}

/// When something comes for the last time. See https://developer.apple.com/documentation/eventkit/ekrecurrenceend.
open class EKRecurrenceEnd: NSObject, NSCopying {
    /// The time, if it ends by that.
    public let endDate: Date?
    /// How often it comes, if it ends by that; else 0.
    public let occurrenceCount: Int

    private init(_ date: Date?, _ count: Int) { (endDate, occurrenceCount) = (date, count) }
    /// It does not come after a time.
    public convenience init(end endDate: Date) { self.init(endDate, 0) }
    /// It comes so many times.
    public convenience init(occurrenceCount: Int) { self.init(nil, max(occurrenceCount, 1)) }
    /// Returns the same end.
    open func copy(with zone: NSZone? = nil) -> Any { EKRecurrenceEnd(endDate, occurrenceCount) }
}

/// How something comes again. See https://developer.apple.com/documentation/eventkit/ekrecurrencerule.
open class EKRecurrenceRule: EKObject, NSCopying {
    private(set) var value: StoredRule

    init(_ value: StoredRule) {
        self.value = value
        super.init()
    }

    /// Creates a rule: every day, week, month or year, or every so many.
    public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        self.init(
            recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil, weeksOfTheYear: nil,
            daysOfTheYear: nil, setPositions: nil, end: end)
    }

    /// Creates a rule by which something comes on certain days only.
    ///
    /// - Parameters:
    ///   - type: what `interval` counts.
    ///   - interval: 1 for every one.
    ///   - days: days of the week.
    ///   - monthDays: days of the month from 1, or from its end from -1.
    ///   - months: months of the year, from 1.
    ///   - weeks: weeks of the year from 1, or from its end from -1.
    ///   - daysOfTheYear: days of the year from 1, or from its end from -1.
    ///   - setPositions: which of the days so found of each period are meant, from 1 or from -1.
    ///   - end: when it comes for the last time; never if `nil`.
    public init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
        daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?, weeksOfTheYear weeks: [NSNumber]?,
        daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
    ) {
        precondition(interval > 0, "interval must be greater than 0")
        value = StoredRule(
            frequency: type, interval: interval, days: days?.map(\.value), monthDays: monthDays?.map(\.intValue),
            months: months?.map(\.intValue), weeks: weeks?.map(\.intValue), yearDays: daysOfTheYear?.map(\.intValue),
            positions: setPositions?.map(\.intValue), endDate: end?.endDate,
            count: end.flatMap { $0.endDate == nil ? $0.occurrenceCount : nil })
        super.init()
    }

    /// What `interval` counts.
    open var frequency: EKRecurrenceFrequency { value.frequency }
    /// 1 for every one.
    open var interval: Int { value.interval }
    /// The kind of calendar that it counts by.
    open var calendarIdentifier: String { "gregorian" }
    /// The week's first day; 0 for the person's.
    open var firstDayOfTheWeek: Int { 0 }
    /// When it comes for the last time.
    open var recurrenceEnd: EKRecurrenceEnd? {
        get { value.endDate.map { EKRecurrenceEnd(end: $0) } ?? value.count.map { EKRecurrenceEnd(occurrenceCount: $0) } }
        set { (value.endDate, value.count) = (newValue?.endDate, newValue.flatMap { $0.endDate == nil ? $0.occurrenceCount : nil }) }
    }
    /// Days of the week.
    open var daysOfTheWeek: [EKRecurrenceDayOfWeek]? {
        value.days?.map { EKRecurrenceDayOfWeek(dayOfTheWeek: $0.weekday, weekNumber: $0.week) }
    }
    /// Days of the month.
    open var daysOfTheMonth: [NSNumber]? { value.monthDays?.map { NSNumber(value: $0) } }
    /// Months of the year.
    open var monthsOfTheYear: [NSNumber]? { value.months?.map { NSNumber(value: $0) } }
    /// Weeks of the year.
    open var weeksOfTheYear: [NSNumber]? { value.weeks?.map { NSNumber(value: $0) } }
    /// Days of the year.
    open var daysOfTheYear: [NSNumber]? { value.yearDays?.map { NSNumber(value: $0) } }
    /// Which of the days so found are meant.
    open var setPositions: [NSNumber]? { value.positions?.map { NSNumber(value: $0) } }

    /// Returns the same rule.
    open func copy(with zone: NSZone? = nil) -> Any { EKRecurrenceRule(value) }
    /// Whether it is the same rule.
    open override func isEqual(_ object: Any?) -> Bool { (object as? EKRecurrenceRule)?.value == value }
    /// The same for the same rule.
    open override var hash: Int { value.frequency.rawValue &* 31 &+ value.interval }
}
