import Foundation
import ObjCRuntime
import SampanFoundation

/// What events are looked for. Only a store makes such.
final class EventPredicate: SampanFoundation.NSPredicate {
    let interval: DateInterval
    let calendars: Set<String>?

    init(_ interval: DateInterval, calendars: Set<String>?) {
        (self.interval, self.calendars) = (interval, calendars)
        super.init { object, _ in
            guard let event = object as? EKEvent, let start = event.startDate, let end = event.endDate else { return false }
            return start < interval.end && (end > interval.start || start >= interval.start)
                && (calendars == nil || event.calendar.map { calendars!.contains($0.calendarIdentifier) } == true)
        }
    }

    required init?(coder: NSCoder) { nil }
}

extension EKEventStore {
    /// Four years: as far as a search for events goes.
    private static let longestSearch: TimeInterval = 4 * 366 * 86_400

    /// Returns what `events(matching:)` takes: events that take place within a time, of four years at most.
    public func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> SampanFoundation.NSPredicate {
        let end = min(max(startDate, endDate), startDate.addingTimeInterval(Self.longestSearch))
        return EventPredicate(
            DateInterval(start: startDate, end: end), calendars: calendars.map { Set($0.map(\.calendarIdentifier)) })
    }

    /// The events of a search, each time of those that come again, by the time of their beginning.
    public func events(matching predicate: SampanFoundation.NSPredicate) -> [EKEvent] {
        guard let predicate = predicate as? EventPredicate else {
            ObjCException.raise(
                "NSInvalidArgumentException", "predicate must be created with the EKEventStore predicate creation methods")
        }
        return items(of: .event, in: predicate.calendars)
            .flatMap { times(of: $0, within: predicate.interval) }
            .sorted { $0.compareStartDate(with: $1) == .orderedAscending }
    }

    /// Calls `block` with each event of a search until it ends that.
    public func enumerateEvents(matching predicate: SampanFoundation.NSPredicate, using block: EKEventSearchCallback) {
        var stop = ObjCBool(false)
        for event in events(matching: predicate) {
            block(event, &stop)
            if stop.boolValue { return }
        }
    }

    private func times(of item: StoredItem, within interval: DateInterval) -> [EKEvent] {
        guard let start = item.start, let end = item.end else { return [] }
        let length = end.timeIntervalSince(start)
        let starts =
            item.rules.first.map { Occurrences($0, from: start, timeZone: item.timeZone).dates(before: interval.end) } ?? [start]
        return starts.filter { time in
            time < interval.end && (time.addingTimeInterval(length) > interval.start || time >= interval.start)
                && !item.exceptions.contains(time)
        }.map { EKEvent(item, at: item.rules.isEmpty ? nil : $0, store: self) }
    }

    /// Adds an event, or changes it, at once.
    public func save(_ event: EKEvent, span: EKSpan) throws { try save(event, span: span, commit: true) }

    /// Adds an event, or changes it: of one that comes again, this time or all from it on.
    public func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
        try check(event, .event)
        try checkCalendar(of: event, .event)
        guard let start = event.startDate else { throw EKError(.noStartDate) }
        guard let end = event.endDate else { throw EKError(.noEndDate) }
        guard start <= end else { throw EKError(.datesInverted) }
        var item = event.current
        let now = Date()
        item.modified = now
        item.created = item.created ?? now
        guard let occurrence = event.occurrence, let kept = keptItem(item.identifier), !kept.rules.isEmpty else {
            let saved = item
            try perform(commit) { $0.put(saved) }
            return event.wasSaved(as: item)
        }
        let isFirst = kept.start == occurrence
        if span == .futureEvents, isFirst {
            item.exceptions = kept.exceptions
            let saved = item
            try perform(commit) { $0.put(saved) }
            return event.wasSaved(as: item)
        }
        // This time becomes an event of its own, or the first of others.
        var rest = kept
        item.identifier = UUID().uuidString
        item.exceptions = []
        if span == .thisEvent {
            (item.rules, item.isDetached) = ([], true)
            rest.exceptions.append(occurrence)
        } else {
            rest.rules = rest.rules.map { $0.ending(before: occurrence) }
        }
        let (saved, others) = (item, rest)
        try perform(commit) { contents in
            contents.put(others)
            contents.put(saved)
        }
        event.wasSaved(as: item)
    }

    /// Removes an event at once.
    public func remove(_ event: EKEvent, span: EKSpan) throws { try remove(event, span: span, commit: true) }

    /// Removes an event: of one that comes again, this time or all from it on.
    public func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
        try check(event, .event)
        let identifier = event.values.identifier
        guard let kept = keptItem(identifier), let occurrence = event.occurrence, !kept.rules.isEmpty,
            span == .thisEvent || kept.start != occurrence
        else { return try perform(commit) { $0.items.removeAll { $0.identifier == identifier } } }
        var rest = kept
        if span == .thisEvent {
            rest.exceptions.append(occurrence)
        } else {
            rest.rules = rest.rules.map { $0.ending(before: occurrence) }
        }
        let others = rest
        try perform(commit) { $0.put(others) }
    }
}

extension StoredRule {
    fileprivate func ending(before date: Date) -> StoredRule {
        var rule = self
        (rule.endDate, rule.count) = (date.addingTimeInterval(-1), nil)
        return rule
    }
}

extension StoredContents {
    /// Adds an item, or puts it in the place of that of the same name.
    mutating func put(_ item: StoredItem) {
        if let index = items.firstIndex(where: { $0.identifier == item.identifier }) { items[index] = item } else { items.append(item) }
    }
}
