import EventKit
import Foundation

/// An event as a person edits it. The event itself changes only when that is saved.
struct EventDraft: Equatable {
    var title: String
    var location: String
    var isAllDay: Bool
    var start: Date
    var end: Date
    var repeats: RepeatChoice
    var alert: AlertChoice
    var availability: EKEventAvailability
    var calendar: EKCalendar?
    var url: String
    var notes: String

    /// What an event is now. One without a time is given the next full hour.
    init(_ event: EKEvent, now: Date) {
        title = event.title ?? ""
        location = event.location ?? ""
        isAllDay = event.isAllDay
        let hour = Calendar.current.nextDate(after: now, matching: DateComponents(minute: 0, second: 0), matchingPolicy: .nextTime) ?? now
        start = event.startDate ?? hour
        end = event.endDate ?? start.addingTimeInterval(3_600)
        repeats = RepeatChoice(event.recurrenceRules)
        alert = AlertChoice(event.alarms)
        availability = event.availability
        calendar = event.calendar
        url = event.url?.absoluteString ?? ""
        notes = event.notes ?? ""
    }

    /// Whether it can be saved.
    var isValid: Bool { start <= end && calendar != nil }

    /// Moves the beginning; the end goes along.
    mutating func move(to date: Date) {
        end = date.addingTimeInterval(end.timeIntervalSince(start))
        start = date
    }

    /// Gives an event what the person wrote. What they left alone stays as it is.
    ///
    /// - Parameter former: what the event was when they began.
    func write(to event: EKEvent, from former: EventDraft) {
        func plain(_ text: String) -> String? { text.isEmpty ? nil : text }
        if title != former.title || event.isNew { event.title = title.isEmpty ? "New Event" : title }
        if location != former.location { event.location = plain(location) }
        event.isAllDay = isAllDay
        (event.startDate, event.endDate) = (start, end)
        if repeats != former.repeats, let rules = repeats.rules { event.recurrenceRules = rules.isEmpty ? nil : rules }
        if alert != former.alert, let alarms = alert.alarms { event.alarms = alarms.isEmpty ? nil : alarms }
        if availability != former.availability { event.availability = availability }
        if calendar != former.calendar || event.calendar == nil { event.calendar = calendar }
        if url != former.url { event.url = plain(url).flatMap { URL(string: $0) } }
        if notes != former.notes { event.notes = plain(notes) }
    }
}
