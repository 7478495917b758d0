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
        /// The object is another store's.
        case objectBelongsToDifferentStore = 11
        /// The calendar has no source.
        case calendarHasNoSource = 14
        /// A reminder that comes again has no date.
        case recurringReminderRequiresDueDate = 18
        /// The calendar is one of reminders.
        case calendarDoesNotAllowEvents = 22
        /// The calendar is one of events.
        case calendarDoesNotAllowReminders = 23
        /// The priority is not between 0 and 9.
        case priorityIsInvalid = 26
        /// The person does not let the app use this.
        case eventStoreNotAuthorized = 29

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
    /// The object is another store's.
    public static var objectBelongsToDifferentStore: Code { .objectBelongsToDifferentStore }
    /// The calendar has no source.
    public static var calendarHasNoSource: Code { .calendarHasNoSource }
    /// A reminder that comes again has no date.
    public static var recurringReminderRequiresDueDate: Code { .recurringReminderRequiresDueDate }
    /// The calendar is one of reminders.
    public static var calendarDoesNotAllowEvents: Code { .calendarDoesNotAllowEvents }
    /// The calendar is one of events.
    public static var calendarDoesNotAllowReminders: Code { .calendarDoesNotAllowReminders }
    /// The priority is not between 0 and 9.
    public static var priorityIsInvalid: Code { .priorityIsInvalid }
    /// The person does not let the app use this.
    public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
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
        case .objectBelongsToDifferentStore: "That object belongs to a different event store."
        case .calendarHasNoSource: "That calendar has no source."
        case .recurringReminderRequiresDueDate: "A repeating reminder must have a due date."
        case .calendarDoesNotAllowEvents: "That calendar does not allow events to be added to it."
        case .calendarDoesNotAllowReminders: "That calendar does not allow reminders to be added to it."
        case .priorityIsInvalid: "The priority is invalid."
        case .eventStoreNotAuthorized: "Access denied."
        }
    }
}
