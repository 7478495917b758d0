import Foundation
import ObjCRuntime
import SampanFoundation

/// What reminders are looked for. Only a store makes such.
final class ReminderPredicate: SampanFoundation.NSPredicate {
    let calendars: Set<String>?
    let holds: (StoredItem) -> Bool

    init(calendars: [EKCalendar]?, _ holds: @escaping (StoredItem) -> Bool) {
        let names = calendars.map { Set($0.map(\.calendarIdentifier)) }
        (self.calendars, self.holds) = (names, holds)
        super.init { object, _ in
            guard let reminder = object as? EKReminder else { return false }
            let item = reminder.current
            return holds(item) && (names == nil || item.calendar.map(names!.contains) == true)
        }
    }

    required init?(coder: NSCoder) { nil }
}

extension EKEventStore {
    /// Returns what `fetchReminders(matching:completion:)` takes: all reminders.
    public func predicateForReminders(in calendars: [EKCalendar]?) -> SampanFoundation.NSPredicate {
        ReminderPredicate(calendars: calendars) { _ in true }
    }

    /// Returns what `fetchReminders(matching:completion:)` takes: reminders that are not done, and are due within a time.
    public func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> SampanFoundation.NSPredicate {
        ReminderPredicate(calendars: calendars) { item in
            guard item.completed == nil else { return false }
            if startDate == nil, endDate == nil { return true }
            guard let due = item.dueComponents.flatMap({ ($0.calendar ?? .current).date(from: $0) }) else { return false }
            return startDate.map { due >= $0 } ?? true && endDate.map { due <= $0 } ?? true
        }
    }

    /// Returns what `fetchReminders(matching:completion:)` takes: reminders that were done within a time.
    public func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> SampanFoundation.NSPredicate {
        ReminderPredicate(calendars: calendars) { item in
            guard let completed = item.completed else { return false }
            return startDate.map { completed >= $0 } ?? true && endDate.map { completed <= $0 } ?? true
        }
    }

    /// Looks for reminders.
    ///
    /// - Parameters:
    ///   - predicate: one of the store's own.
    ///   - completion: is called on a queue of the store's own; with `nil` where the app may not use reminders.
    /// - Returns: what `cancelFetchRequest(_:)` takes.
    @discardableResult
    public func fetchReminders(matching predicate: SampanFoundation.NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
        guard let predicate = predicate as? ReminderPredicate else {
            ObjCException.raise(
                "NSInvalidArgumentException", "predicate must be created with the EKEventStore predicate creation methods")
        }
        let request = ReminderRequest()
        let isAllowed = Self.status(for: .reminder, permissions: permissions) == .fullAccess
        later { [self] in
            guard !request.isCancelled else { return }
            guard isAllowed else { return completion(nil) }
            completion(items(of: .reminder, in: predicate.calendars).filter(predicate.holds).map { EKReminder($0, store: self) })
        }
        return request
    }

    /// Has a search's handler not called, if it was not yet.
    public func cancelFetchRequest(_ fetchIdentifier: Any) { (fetchIdentifier as? ReminderRequest)?.cancel() }

    /// Adds a reminder, or changes it.
    public func save(_ reminder: EKReminder, commit: Bool) throws {
        try check(reminder, .reminder)
        try checkCalendar(of: reminder, .reminder)
        guard 0...9 ~= reminder.priority else { throw EKError(.priorityIsInvalid) }
        guard !reminder.hasRecurrenceRules || reminder.dueDateComponents != nil else { throw EKError(.recurringReminderRequiresDueDate) }
        var item = reminder.current
        let now = Date()
        item.modified = now
        item.created = item.created ?? now
        let saved = item
        try perform(commit) { $0.put(saved) }
        reminder.wasSaved(as: item)
    }

    /// Removes a reminder.
    public func remove(_ reminder: EKReminder, commit: Bool) throws {
        try check(reminder, .reminder)
        let identifier = reminder.calendarItemIdentifier
        try perform(commit) { $0.items.removeAll { $0.identifier == identifier } }
    }
}

private final class ReminderRequest: @unchecked Sendable {
    private let lock = NSLock()
    private var cancelled = false

    var isCancelled: Bool { lock.withLock { cancelled } }
    func cancel() { lock.withLock { cancelled = true } }
}
