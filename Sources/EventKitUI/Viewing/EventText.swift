import EventKit
import Foundation

/// What people read of an event.
enum EventText {
    /// When it takes place, over lines.
    static func time(of event: EKEvent) -> String {
        guard let start = event.startDate, let end = event.endDate else { return "" }
        let day = "EEEEdMMMMyyyy"
        let isOneDay = Calendar.current.isDate(start, inSameDayAs: end)
        if event.isAllDay { return isOneDay ? "\(text(start, day))\nAll day" : "\(text(start, day)) –\n\(text(end, day))" }
        if isOneDay { return "\(text(start, day))\n\(text(start, time)) – \(text(end, time))" }
        return "\(text(start, day)) \(text(start, time)) –\n\(text(end, day)) \(text(end, time))"
    }

    /// When it begins on a day, for a list of the day's events.
    static func shortTime(of event: EKEvent) -> String {
        guard !event.isAllDay, let start = event.startDate else { return "All day" }
        return text(start, time)
    }

    private static let time = "jmm"

    private static func text(_ date: Date, _ template: String) -> String {
        let formatter = DateFormatter()
        formatter.timeZone = .current
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter.string(from: date)
    }

    /// What is known of it besides: what that is, and its value.
    static func details(of event: EKEvent) -> [(title: String, value: String)] {
        var result: [(String, String)] = []
        if event.hasRecurrenceRules { result.append(("Repeat", RepeatChoice(event.recurrenceRules).title)) }
        if let calendar = event.calendar { result.append(("Calendar", calendar.title)) }
        if event.hasAlarms { result.append(("Alert", AlertChoice(event.alarms).title)) }
        if event.availability == .free { result.append(("Show As", "Free")) }
        if let url = event.url { result.append(("URL", url.absoluteString)) }
        if let notes = event.notes, !notes.isEmpty { result.append(("Notes", notes)) }
        return result
    }
}
