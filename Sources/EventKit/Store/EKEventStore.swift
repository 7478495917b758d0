import Foundation
import SampanFoundation
import SampanHost
import UIKit

extension Notification.Name {
    /// What the store holds was changed: objects have to be read anew.
    public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

/// Called when the person has said whether the app may use something.
public typealias EKEventStoreRequestAccessCompletionHandler = (Bool, (any Error)?) -> Void
/// Called with an event, and what ends the search.
public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void

/// The person's calendars and reminders: a calendar and a list to begin with, and what the app adds; they are kept in its container.
///
/// May be used on any thread; objects that came from it by one thread at a time. See
/// https://developer.apple.com/documentation/eventkit/ekeventstore.
open class EKEventStore: NSObject, @unchecked Sendable {
    let database: CalendarDatabase
    let permissions: Permissions
    private let queue = DispatchQueue(label: "EventKit")
    private let lock = NSLock()
    /// What was saved without being committed.
    private var waiting: [@Sendable (inout StoredContents) -> Void] = []

    /// Creates a store.
    public override convenience init() { self.init(database: .shared, permissions: .shared) }

    init(database: CalendarDatabase, permissions: Permissions) {
        (self.database, self.permissions) = (database, permissions)
        super.init()
    }

    // MARK: Permission

    /// What the app may use.
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
        status(for: entityType, permissions: .shared)
    }

    private static func service(_ type: EKEntityType) -> PrivacyService { type == .event ? .calendar : .reminders }

    static func status(for type: EKEntityType, permissions: Permissions) -> EKAuthorizationStatus {
        switch permissions.answer(for: service(type)) {
        case nil: .notDetermined
        case .denied: .denied
        case .granted, .grantedOnce: .fullAccess
        }
    }

    private func mayUse(_ type: EKEntityType) -> Bool {
        Self.actsForPerson || Self.status(for: type, permissions: permissions) == .fullAccess
    }

    @TaskLocal private static var actsForPerson = false

    /// Does what the person does with their calendars on one of the system's own screens, for which an app needs no permission.
    package static func forPerson<Result>(_ body: () throws -> Result) rethrows -> Result {
        try $actsForPerson.withValue(true, operation: body)
    }

    /// Asks the person, the first time, whether the app may use their calendars or reminders.
    open func requestAccess(to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        let name = entityType == .event ? "NSCalendars" : "NSReminders"
        let former = "\(name)UsageDescription"
        let hasFormer = Bundle.main.object(forInfoDictionaryKey: former) != nil
        ask(entityType, key: hasFormer ? former : "\(name)FullAccessUsageDescription", completion)
    }

    /// Asks the person, the first time, whether the app may use their calendars or reminders.
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
        await withCheckedContinuation { done in requestAccess(to: entityType) { granted, _ in done.resume(returning: granted) } }
    }

    /// Asks the person, the first time, whether the app may use their calendars.
    open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        ask(.event, key: "NSCalendarsFullAccessUsageDescription", completion)
    }

    /// Asks the person, the first time, whether the app may use their calendars.
    open func requestFullAccessToEvents() async throws -> Bool {
        await withCheckedContinuation { done in requestFullAccessToEvents { granted, _ in done.resume(returning: granted) } }
    }

    /// Asks the person, the first time, whether the app may use their reminders.
    open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        ask(.reminder, key: "NSRemindersFullAccessUsageDescription", completion)
    }

    /// Asks the person, the first time, whether the app may use their reminders.
    open func requestFullAccessToReminders() async throws -> Bool {
        await withCheckedContinuation { done in requestFullAccessToReminders { granted, _ in done.resume(returning: granted) } }
    }

    private func ask(_ type: EKEntityType, key: String, _ completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        nonisolated(unsafe) let completion = completion
        let queue = queue
        SystemPermission.request(
            Self.service(type),
            title: "“\(SystemPermission.appName)” Would Like to Access Your \(type == .event ? "Calendar" : "Reminders")", usageKey: key,
            permissions: permissions
        ) { granted in queue.async { completion(granted, nil) } }
    }

    // MARK: Sources and calendars

    /// Tells the store from others.
    open var eventStoreIdentifier: String { "local" }
    /// What holds calendars: the device.
    open var sources: [EKSource] { [EKSource(store: self)] }
    /// The source of that name.
    open func source(withIdentifier identifier: String) -> EKSource? { sources.first { $0.sourceIdentifier == identifier } }
    /// What holds calendars: the device.
    open func refreshSourcesIfNecessary() {}

    /// What is kept, with what waits to be committed.
    private var contents: StoredContents {
        var contents = database.contents
        for change in lock.withLock({ waiting }) { change(&contents) }
        return contents
    }

    func keptCalendar(_ identifier: String) -> StoredCalendar? { contents.calendars.first { $0.identifier == identifier } }
    func keptItem(_ identifier: String) -> StoredItem? { contents.items.first { $0.identifier == identifier } }

    /// The calendars of events, or the lists of reminders; none where the app may not use them.
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
        guard mayUse(entityType) else { return [] }
        return contents.calendars.filter { $0.kind == entityType }.map { EKCalendar($0, store: self) }
    }

    /// The calendar of that name.
    open func calendar(withIdentifier identifier: String) -> EKCalendar? {
        keptCalendar(identifier).flatMap { mayUse($0.kind) ? EKCalendar($0, store: self) : nil }
    }

    /// The calendar that new events go to; `nil` where the app may not use them.
    open var defaultCalendarForNewEvents: EKCalendar? { calendars(for: .event).first }
    /// The list that new reminders go to; `nil` where the app may not use them.
    open func defaultCalendarForNewReminders() -> EKCalendar? { calendars(for: .reminder).first }

    /// Adds a calendar, or changes it.
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
        guard mayUse(calendar.stored.kind) else { throw EKError(.eventStoreNotAuthorized) }
        guard calendar.store === self else { throw EKError(.objectBelongsToDifferentStore) }
        guard calendar.source != nil else { throw EKError(.calendarHasNoSource) }
        let stored = calendar.stored
        try perform(commit) { contents in
            if let index = contents.calendars.firstIndex(where: { $0.identifier == stored.identifier }) {
                contents.calendars[index] = stored
            } else {
                contents.calendars.append(stored)
            }
        }
        calendar.wasSaved()
    }

    /// Removes a calendar with all that is in it.
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
        guard mayUse(calendar.stored.kind) else { throw EKError(.eventStoreNotAuthorized) }
        guard calendar.store === self else { throw EKError(.objectBelongsToDifferentStore) }
        let identifier = calendar.calendarIdentifier
        try perform(commit) { contents in
            contents.calendars.removeAll { $0.identifier == identifier }
            contents.items.removeAll { $0.calendar == identifier }
        }
    }

    // MARK: Saving

    /// Does a change now, or when the store commits.
    func perform(_ commits: Bool, _ change: @escaping @Sendable (inout StoredContents) -> Void) throws {
        lock.withLock { waiting.append(change) }
        if commits { try commit() }
    }

    /// Keeps all that was saved and removed without that.
    open func commit() throws {
        let changes = lock.withLock {
            defer { waiting = [] }
            return waiting
        }
        guard !changes.isEmpty else { return }
        do {
            try database.change { contents in for change in changes { change(&contents) } }
        } catch {
            lock.withLock { waiting = changes + waiting }
            throw error
        }
        DispatchQueue.main.async { [weak self] in NotificationCenter.default.post(name: .EKEventStoreChanged, object: self) }
    }

    /// Forgets all that was saved and removed without being committed.
    open func reset() { lock.withLock { waiting = [] } }

    func check(_ item: EKCalendarItem, _ type: EKEntityType) throws {
        guard mayUse(type) else { throw EKError(.eventStoreNotAuthorized) }
        guard item.store === self else { throw EKError(.objectBelongsToDifferentStore) }
    }

    /// The calendar that an item is to be kept in.
    func checkCalendar(of item: EKCalendarItem, _ type: EKEntityType) throws {
        guard let calendar = item.calendar else { throw EKError(.noCalendar) }
        guard calendar.store === self else { throw EKError(.objectBelongsToDifferentStore) }
        guard calendar.stored.kind == type else {
            throw EKError(type == .event ? .calendarDoesNotAllowEvents : .calendarDoesNotAllowReminders)
        }
    }

    // MARK: Reading

    /// The event or reminder of that name.
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
        guard let item = keptItem(identifier), mayUse(item.kind) else { return nil }
        return item.kind == .event ? EKEvent(item, at: item.start, store: self) : EKReminder(item, store: self)
    }

    /// The events and reminders of that name.
    open func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] {
        calendarItem(withIdentifier: externalIdentifier).map { [$0] } ?? []
    }

    /// The event of that name: the first time, if it comes again.
    open func event(withIdentifier identifier: String) -> EKEvent? { calendarItem(withIdentifier: identifier) as? EKEvent }

    func items(of type: EKEntityType, in calendars: Set<String>?) -> [StoredItem] {
        guard mayUse(type) else { return [] }
        return contents.items.filter { $0.kind == type && (calendars == nil || $0.calendar.map(calendars!.contains) == true) }
    }

    /// Calls `body` on a queue of the store's own.
    func later(_ body: @escaping () -> Void) {
        nonisolated(unsafe) let body = body
        queue.async { body() }
    }
}
