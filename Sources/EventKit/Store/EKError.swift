import Foundation

/// The domain of `EKError`.
public let EKErrorDomain = "EKErrorDomain"

/// Why something could not be saved. See https://developer.apple.com/documentation/eventkit/ekerror.
public struct EKError: CustomNSError, LocalizedError, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        /// The event cannot be changed.
        case eventNotMutable = 0
        /// The item has no calendar.
        case noCalendar = 1
        /// The event has no beginning.
        case noStartDate = 2
        /// The event has no end.
        case noEndDate = 3
        /// The event ends before it begins.
        case datesInverted = 4
        /// Something else went wrong.
        case internalFailure = 5
        /// The calendar cannot be changed.
        case calendarReadOnly = 6
        /// The event lasts longer than until it comes again.
        case durationGreaterThanRecurrence = 7
        /// An alarm is further from the event than the event is from when it comes again.
        case alarmGreaterThanRecurrence = 8
        /// The event begins too late for the calendar.
        case startDateTooFarInFuture = 9
        /// The event begins when it comes anyway.
        case startDateCollidesWithOtherOccurrence = 10
        /// The object is another store's.
        case objectBelongsToDifferentStore = 11
        /// An invitation cannot go to another calendar.
        case invitesCannotBeMoved = 12
        /// What of a repeated event is meant is not said rightly.
        case invalidSpan = 13
        /// The calendar has no source.
        case calendarHasNoSource = 14
        /// A calendar cannot go to another source.
        case calendarSourceCannotBeModified = 15
        /// The calendar itself cannot be changed.
        case calendarIsImmutable = 16
        /// The source takes no calendars, and gives none up.
        case sourceDoesNotAllowCalendarAddDelete = 17
        /// A reminder that comes again has no date.
        case recurringReminderRequiresDueDate = 18
        /// The source keeps no places.
        case structuredLocationsNotSupported = 19
        /// The source keeps no places of reminders.
        case reminderLocationsNotSupported = 20
        /// The source has no alarms at places.
        case alarmProximityNotSupported = 21
        /// The calendar is one of reminders.
        case calendarDoesNotAllowEvents = 22
        /// The calendar is one of events.
        case calendarDoesNotAllowReminders = 23
        /// The source keeps no reminders.
        case sourceDoesNotAllowReminders = 24
        /// The source keeps no events.
        case sourceDoesNotAllowEvents = 25
        /// The priority is not between 0 and 9.
        case priorityIsInvalid = 26
        /// That is neither events nor reminders.
        case invalidEntityType = 27
        /// An alarm that runs something cannot be changed.
        case procedureAlarmsNotMutable = 28
        /// The person does not let the app use this.
        case eventStoreNotAuthorized = 29
        /// The system is too old for what is asked.
        case osNotSupported = 30
        /// The calendar is none from which an invitation is answered.
        case invalidInviteReplyCalendar = 31
        /// The list of notifications is not marked as one.
        case notificationsCollectionFlagNotSet = 32
        /// What belongs together is kept in several sources.
        case sourceMismatch = 33
        /// A notification is in another list.
        case notificationCollectionMismatch = 34
        /// A notification is in no list.
        case notificationSavedWithoutCollection = 35
        /// A reminder's alarm writes a letter or opens an address.
        case reminderAlarmContainsEmailOrUrl = 36
        /// The first number that means nothing.
        case last = 37

        /// Whether an error is this one.
        public static func ~= (match: Code, error: any Error) -> Bool {
            let error = error as NSError
            return error.domain == EKErrorDomain && error.code == match.rawValue
        }
    }

    /// What went wrong.
    public let code: Code
    private let text: String?

    init(_ code: Code, _ text: String?) { (self.code, self.text) = (code, text) }

    /// Creates an error of a kind.
    public init(_ code: Code) { self.init(code, nil) }

    /// `EKErrorDomain`.
    public static var errorDomain: String { EKErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// What went wrong, for people.
    public var errorDescription: String? {
        text ?? code.text ?? "The operation couldn’t be completed. (\(EKErrorDomain) error \(code.rawValue).)"
    }
    /// What went wrong, for people, by Foundation's key.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    /// The event cannot be changed.
    public static var eventNotMutable: Code { .eventNotMutable }
    /// The item has no calendar.
    public static var noCalendar: Code { .noCalendar }
    /// The event has no beginning.
    public static var noStartDate: Code { .noStartDate }
    /// The event has no end.
    public static var noEndDate: Code { .noEndDate }
    /// The event ends before it begins.
    public static var datesInverted: Code { .datesInverted }
    /// Something else went wrong.
    public static var internalFailure: Code { .internalFailure }
    /// The calendar cannot be changed.
    public static var calendarReadOnly: Code { .calendarReadOnly }
    /// The event lasts longer than until it comes again.
    public static var durationGreaterThanRecurrence: Code { .durationGreaterThanRecurrence }
    /// An alarm is further from the event than the event is from when it comes again.
    public static var alarmGreaterThanRecurrence: Code { .alarmGreaterThanRecurrence }
    /// The event begins too late for the calendar.
    public static var startDateTooFarInFuture: Code { .startDateTooFarInFuture }
    /// The event begins when it comes anyway.
    public static var startDateCollidesWithOtherOccurrence: Code { .startDateCollidesWithOtherOccurrence }
    /// The object is another store's.
    public static var objectBelongsToDifferentStore: Code { .objectBelongsToDifferentStore }
    /// An invitation cannot go to another calendar.
    public static var invitesCannotBeMoved: Code { .invitesCannotBeMoved }
    /// What of a repeated event is meant is not said rightly.
    public static var invalidSpan: Code { .invalidSpan }
    /// The calendar has no source.
    public static var calendarHasNoSource: Code { .calendarHasNoSource }
    /// A calendar cannot go to another source.
    public static var calendarSourceCannotBeModified: Code { .calendarSourceCannotBeModified }
    /// The calendar itself cannot be changed.
    public static var calendarIsImmutable: Code { .calendarIsImmutable }
    /// The source takes no calendars, and gives none up.
    public static var sourceDoesNotAllowCalendarAddDelete: Code { .sourceDoesNotAllowCalendarAddDelete }
    /// A reminder that comes again has no date.
    public static var recurringReminderRequiresDueDate: Code { .recurringReminderRequiresDueDate }
    /// The source keeps no places.
    public static var structuredLocationsNotSupported: Code { .structuredLocationsNotSupported }
    /// The source keeps no places of reminders.
    public static var reminderLocationsNotSupported: Code { .reminderLocationsNotSupported }
    /// The source has no alarms at places.
    public static var alarmProximityNotSupported: Code { .alarmProximityNotSupported }
    /// The calendar is one of reminders.
    public static var calendarDoesNotAllowEvents: Code { .calendarDoesNotAllowEvents }
    /// The calendar is one of events.
    public static var calendarDoesNotAllowReminders: Code { .calendarDoesNotAllowReminders }
    /// The source keeps no reminders.
    public static var sourceDoesNotAllowReminders: Code { .sourceDoesNotAllowReminders }
    /// The source keeps no events.
    public static var sourceDoesNotAllowEvents: Code { .sourceDoesNotAllowEvents }
    /// The priority is not between 0 and 9.
    public static var priorityIsInvalid: Code { .priorityIsInvalid }
    /// That is neither events nor reminders.
    public static var invalidEntityType: Code { .invalidEntityType }
    /// An alarm that runs something cannot be changed.
    public static var procedureAlarmsNotMutable: Code { .procedureAlarmsNotMutable }
    /// The person does not let the app use this.
    public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
    /// The system is too old for what is asked.
    public static var osNotSupported: Code { .osNotSupported }
    /// The calendar is none from which an invitation is answered.
    public static var invalidInviteReplyCalendar: Code { .invalidInviteReplyCalendar }
    /// The list of notifications is not marked as one.
    public static var notificationsCollectionFlagNotSet: Code { .notificationsCollectionFlagNotSet }
    /// What belongs together is kept in several sources.
    public static var sourceMismatch: Code { .sourceMismatch }
    /// A notification is in another list.
    public static var notificationCollectionMismatch: Code { .notificationCollectionMismatch }
    /// A notification is in no list.
    public static var notificationSavedWithoutCollection: Code { .notificationSavedWithoutCollection }
    /// A reminder's alarm writes a letter or opens an address.
    public static var reminderAlarmContainsEmailOrUrl: Code { .reminderAlarmContainsEmailOrUrl }
    /// The first number that means nothing.
    public static var last: Code { .last }
}

extension EKError: Equatable {
    /// Whether two errors are of one kind.
    public static func == (a: EKError, b: EKError) -> Bool { a.code == b.code }
}

extension EKError.Code {
    fileprivate var text: String? {
        switch self {
        case .eventNotMutable: "That event can’t be modified."
        case .noCalendar: "No calendar has been set."
        case .noStartDate: "No start date has been set."
        case .noEndDate: "No end date has been set."
        case .datesInverted: "The start date must be before the end date."
        case .internalFailure: "An internal error occurred."
        case .calendarReadOnly: "That calendar may not be modified."
        case .durationGreaterThanRecurrence: "The duration of the event is longer than its recurrence interval."
        case .alarmGreaterThanRecurrence: "The alarm is further away than the event’s recurrence interval."
        case .startDateTooFarInFuture: "The start date is too far in the future."
        case .startDateCollidesWithOtherOccurrence: "The start date falls on another occurrence of the event."
        case .objectBelongsToDifferentStore: "That object belongs to a different event store."
        case .invitesCannotBeMoved: "Invitations cannot be moved to another calendar."
        case .invalidSpan: "The span is invalid."
        case .calendarHasNoSource: "That calendar has no source."
        case .calendarSourceCannotBeModified: "The source of a calendar cannot be changed."
        case .calendarIsImmutable: "That calendar cannot be changed."
        case .sourceDoesNotAllowCalendarAddDelete: "That source does not allow calendars to be added or removed."
        case .recurringReminderRequiresDueDate: "A repeating reminder must have a due date."
        case .structuredLocationsNotSupported: "That source does not support places."
        case .reminderLocationsNotSupported: "That source does not support places of reminders."
        case .alarmProximityNotSupported: "That source does not support alarms at places."
        case .calendarDoesNotAllowEvents: "That calendar does not allow events to be added to it."
        case .calendarDoesNotAllowReminders: "That calendar does not allow reminders to be added to it."
        case .sourceDoesNotAllowReminders: "That source does not allow reminders."
        case .sourceDoesNotAllowEvents: "That source does not allow events."
        case .priorityIsInvalid: "The priority is invalid."
        case .invalidEntityType: "The type of item is invalid."
        case .procedureAlarmsNotMutable: "Alarms that run something cannot be changed."
        case .eventStoreNotAuthorized: "Access denied."
        case .osNotSupported: "This version of the system does not support that."
        case .invalidInviteReplyCalendar: "Invitations cannot be answered from that calendar."
        case .notificationsCollectionFlagNotSet: "The collection is not one of notifications."
        case .sourceMismatch: "The sources do not match."
        case .notificationCollectionMismatch: "The collections of notifications do not match."
        case .notificationSavedWithoutCollection: "A notification must be in a collection."
        case .reminderAlarmContainsEmailOrUrl: "An alarm of a reminder cannot send e-mail or open a URL."
        case .last: "An unknown error occurred."
        }
    }
}
