import Foundation

/// What the app may use. See https://developer.apple.com/documentation/eventkit/ekauthorizationstatus.
public enum EKAuthorizationStatus: Int, Sendable {
    /// The person was not asked.
    case notDetermined = 0
    /// Somebody else forbids it.
    case restricted
    /// The person said no.
    case denied
    /// The person said yes.
    case fullAccess
    /// The person lets the app add only.
    case writeOnly

    /// What `fullAccess` was called before iOS 17.
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// Events or reminders. See https://developer.apple.com/documentation/eventkit/ekentitytype.
public enum EKEntityType: UInt, Codable, Sendable {
    /// What takes place.
    case event = 0
    /// What is to be done.
    case reminder
}

/// Events, reminders, or both. See https://developer.apple.com/documentation/eventkit/ekentitymask.
public struct EKEntityMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a mask of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Events.
    public static let event = EKEntityMask(rawValue: 1 << 0)
    /// Reminders.
    public static let reminder = EKEntityMask(rawValue: 1 << 1)
}

/// Of an event that comes again: this time only, or from this time on. See https://developer.apple.com/documentation/eventkit/ekspan.
public enum EKSpan: Int, Sendable {
    /// This time only.
    case thisEvent = 0
    /// From this time on.
    case futureEvents
}

/// Days of the week. See https://developer.apple.com/documentation/eventkit/ekweekday.
public enum EKWeekday: Int, Codable, Sendable {
    /// Sunday is the first.
    case sunday = 1
    case monday, tuesday, wednesday, thursday, friday, saturday
}

/// How often something comes again. See https://developer.apple.com/documentation/eventkit/ekrecurrencefrequency.
public enum EKRecurrenceFrequency: Int, Codable, Sendable {
    /// By days.
    case daily = 0
    /// By weeks.
    case weekly
    /// By months.
    case monthly
    /// By years.
    case yearly
}

/// Whether a person has time while an event takes place. See https://developer.apple.com/documentation/eventkit/ekeventavailability.
public enum EKEventAvailability: Int, Codable, Sendable {
    /// The calendar does not know of that.
    case notSupported = -1
    /// The person has none.
    case busy
    /// The person has time.
    case free
    /// Perhaps.
    case tentative
    /// The person is away.
    case unavailable
}

/// Whether an event takes place. See https://developer.apple.com/documentation/eventkit/ekeventstatus.
public enum EKEventStatus: Int, Sendable {
    /// Nobody said.
    case none = 0
    /// It does.
    case confirmed
    /// Perhaps.
    case tentative
    /// It does not.
    case canceled
}

/// Where a calendar comes from. See https://developer.apple.com/documentation/eventkit/ekcalendartype.
public enum EKCalendarType: Int, Sendable {
    /// From the device.
    case local = 0
    case calDAV, exchange, subscription, birthday
}

/// What holds calendars. See https://developer.apple.com/documentation/eventkit/eksourcetype.
public enum EKSourceType: Int, Sendable {
    /// The device.
    case local = 0
    case exchange, calDAV, mobileMe, subscribed, birthdays
}

/// How an alarm tells the person. See https://developer.apple.com/documentation/eventkit/ekalarmtype.
public enum EKAlarmType: Int, Sendable {
    /// By a message.
    case display = 0
    /// By a sound.
    case audio
    /// By opening a file.
    case procedure
    /// By electronic mail.
    case email
}

/// Which way across the edge of an alarm's place sets it off. See https://developer.apple.com/documentation/eventkit/ekalarmproximity.
public enum EKAlarmProximity: Int, Codable, Sendable {
    /// The alarm does not go by its place.
    case none = 0
    /// When the person comes.
    case enter
    /// When the person goes.
    case leave
}

/// How much a reminder matters, as its priority says. See https://developer.apple.com/documentation/eventkit/ekreminderpriority.
public enum EKReminderPriority: UInt, Sendable {
    /// Nobody said.
    case none = 0
    /// Much.
    case high = 1
    /// Less.
    case medium = 5
    /// Little.
    case low = 9
}
