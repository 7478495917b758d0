import CoreLocation
import Foundation
import SampanHost
import StagedApps
import Testing
import UIKit

@testable import EventKit

/// The person's calendars and reminders.
@Suite struct EventTests {
    private let permissions = Permissions(file: nil)

    private func store(_ answer: PrivacyAnswer? = .granted, file: URL? = nil) -> EKEventStore {
        permissions.set(answer, for: .calendar)
        permissions.set(answer, for: .reminders)
        return EKEventStore(database: CalendarDatabase(file: file), permissions: permissions)
    }

    private func date(_ text: String) -> Date {
        let formatter = ISO8601DateFormatter()
        return formatter.date(from: text + "Z")!
    }

    private func event(_ store: EKEventStore, _ title: String, _ start: String, hours: Double = 1) -> EKEvent {
        let event = EKEvent(eventStore: store)
        event.title = title
        event.calendar = store.defaultCalendarForNewEvents
        event.timeZone = TimeZone(identifier: "UTC")
        event.startDate = date(start)
        event.endDate = event.startDate.addingTimeInterval(hours * 3600)
        return event
    }

    private func code(_ body: () throws -> Void) -> EKError.Code? {
        do {
            try body()
            return nil
        } catch { return (error as? EKError)?.code }
    }

    private func starts(_ store: EKEventStore, _ from: String, _ to: String) -> [String] {
        let formatter = ISO8601DateFormatter()
        return store.events(matching: store.predicateForEvents(withStart: date(from), end: date(to), calendars: nil))
            .map { String(formatter.string(from: $0.startDate).prefix(10)) }
    }

    @Test func anItemIsAgainWhatItWasWhereAChangeOfItFails() throws {
        let (store, other) = (store(), store())
        let event = event(store, "Lunch", "2026-06-01T12:00:00")
        let failed = code {
            try event.changing {
                event.title = "Tea"
                event.addAlarm(EKAlarm(relativeOffset: -60))
                event.calendar = other.defaultCalendarForNewEvents
                try other.save(event, span: .thisEvent)
            }
        }
        #expect(failed == .objectBelongsToDifferentStore)
        #expect(event.title == "Lunch" && !event.hasAlarms && event.calendar == store.defaultCalendarForNewEvents)
        try event.changing {
            event.title = "Tea"
            try store.save(event, span: .thisEvent)
        }
        #expect(event.title == "Tea" && !event.isNew)
    }

    @Test func anAppThatMayNotFindsNothingAndSavesNothing() async {
        let store = store(.denied)
        #expect(store.calendars(for: .event).isEmpty && store.defaultCalendarForNewReminders() == nil)
        #expect(EKEventStore.status(for: .event, permissions: permissions) == .denied)
        #expect(code { try store.save(event(store, "x", "2026-01-01T10:00:00"), span: .thisEvent) } == .eventStoreNotAuthorized)
        let found = await withCheckedContinuation { done in
            store.fetchReminders(matching: store.predicateForReminders(in: nil)) { done.resume(returning: $0?.count) }
        }
        #expect(found == nil)
        permissions.set(nil, for: .calendar)
        #expect(EKEventStore.status(for: .event, permissions: permissions) == .notDetermined)
    }

    @Test func anEventIsKeptFoundChangedAndRemoved() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Calendar.json")
        let store = store(file: file)
        let event = event(store, "Lunch", "2026-03-01T12:00:00")
        event.addAlarm(EKAlarm(relativeOffset: -600))
        #expect(event.isNew && event.eventIdentifier == nil)
        try store.save(event, span: .thisEvent)
        #expect(!event.isNew && !event.hasChanges && event.creationDate != nil)
        let again = EKEventStore(database: CalendarDatabase(file: file), permissions: permissions)
        let found = try #require(again.event(withIdentifier: event.eventIdentifier))
        #expect(found.title == "Lunch" && found.startDate == event.startDate && found.alarms?.first?.relativeOffset == -600)
        #expect(starts(again, "2026-03-01T00:00:00", "2026-03-02T00:00:00") == ["2026-03-01"])
        #expect(starts(again, "2026-03-01T13:00:00", "2026-03-02T00:00:00").isEmpty)
        found.title = "Dinner"
        #expect(found.hasChanges)
        found.rollback()
        #expect(found.title == "Lunch" && !found.hasChanges)
        found.title = "Dinner"
        try again.save(found, span: .thisEvent, commit: true)
        #expect(again.event(withIdentifier: event.eventIdentifier)?.title == "Dinner")
        try again.remove(found, span: .thisEvent)
        #expect(again.event(withIdentifier: event.eventIdentifier) == nil && !found.refresh())
    }

    @Test func aPlaceIsKeptWithItsPositionAndNamesTheEventsLocation() throws {
        let store = store()
        let event = event(store, "Lunch", "2026-03-01T12:00:00")
        event.location = "Market"
        #expect(event.structuredLocation?.title == "Market" && event.structuredLocation?.geoLocation == nil)
        let place = EKStructuredLocation(title: "Pier 7")
        place.geoLocation = CLLocation(latitude: 37.8, longitude: -122.4)
        place.radius = 50
        event.structuredLocation = place
        #expect(event.location == "Pier 7")
        let alarm = EKAlarm()
        (alarm.structuredLocation, alarm.proximity) = (place, .leave)
        event.addAlarm(alarm)
        #expect(alarm.type == .display && alarm.relativeOffset == 0 && alarm != EKAlarm())
        try store.save(event, span: .thisEvent)
        let found = try #require(store.event(withIdentifier: event.eventIdentifier))
        #expect(found.structuredLocation == place && found.structuredLocation !== place && !found.hasChanges)
        #expect(found.structuredLocation?.geoLocation?.coordinate.longitude == -122.4 && found.structuredLocation?.radius == 50)
        #expect(found.alarms == [alarm] && found.alarms?.first?.proximity == .leave)
        found.location = "Home"
        #expect(found.structuredLocation?.geoLocation == nil && found.hasChanges)
        found.rollback()
        #expect(found.structuredLocation == place && !found.hasChanges)
    }

    @Test func whatIsWrongIsSaidByItsCode() throws {
        let store = store()
        let wrong = EKEvent(eventStore: store)
        #expect(code { try store.save(wrong, span: .thisEvent) } == .noCalendar)
        wrong.calendar = store.defaultCalendarForNewEvents
        #expect(code { try store.save(wrong, span: .thisEvent) } == .noStartDate)
        wrong.startDate = Date()
        #expect(code { try store.save(wrong, span: .thisEvent) } == .noEndDate)
        wrong.endDate = wrong.startDate.addingTimeInterval(-1)
        #expect(code { try store.save(wrong, span: .thisEvent) } == .datesInverted)
        wrong.endDate = wrong.startDate
        wrong.calendar = store.defaultCalendarForNewReminders()
        #expect(code { try store.save(wrong, span: .thisEvent) } == .calendarDoesNotAllowEvents)
        #expect(
            code { try EKEventStore(database: CalendarDatabase(file: nil), permissions: permissions).save(wrong, span: .thisEvent) }
                == .objectBelongsToDifferentStore)
        let reminder = EKReminder(eventStore: store)
        reminder.calendar = store.defaultCalendarForNewReminders()
        reminder.priority = 12
        #expect(code { try store.save(reminder, commit: true) } == .priorityIsInvalid)
        let calendar = EKCalendar(for: .event, eventStore: store)
        calendar.title = "Work"
        #expect(code { try store.saveCalendar(calendar, commit: true) } == .calendarHasNoSource)
        calendar.source = store.sources.first
        try store.saveCalendar(calendar, commit: true)
        #expect(store.calendars(for: .event).map(\.title) == ["Calendar", "Work"])
        try store.removeCalendar(calendar, commit: true)
        #expect(store.calendars(for: .event).count == 1)
    }

    @Test func whatIsNotCommittedIsSeenHereOnlyAndForgottenByAReset() throws {
        let database = CalendarDatabase(file: nil)
        permissions.set(.granted, for: .calendar)
        let (one, other) = (
            EKEventStore(database: database, permissions: permissions), EKEventStore(database: database, permissions: permissions)
        )
        let event = event(one, "x", "2026-01-01T10:00:00")
        try one.save(event, span: .thisEvent, commit: false)
        #expect(one.event(withIdentifier: event.eventIdentifier) != nil && other.event(withIdentifier: event.eventIdentifier) == nil)
        one.reset()
        #expect(one.event(withIdentifier: event.eventIdentifier) == nil)
        try one.save(event, span: .thisEvent, commit: false)
        try one.commit()
        #expect(other.event(withIdentifier: event.eventIdentifier) != nil)
    }

    @Test func anEventComesAgainAsItsRuleSays() throws {
        func dates(_ start: String, _ rule: EKRecurrenceRule, until: String = "2027-01-01T00:00:00") -> [String] {
            let formatter = ISO8601DateFormatter()
            return Occurrences(rule.value, from: date(start), timeZone: TimeZone(identifier: "UTC")).dates(before: date(until))
                .map { String(formatter.string(from: $0).prefix(10)) }
        }
        func rule(
            _ frequency: EKRecurrenceFrequency, _ interval: Int = 1, days: [EKRecurrenceDayOfWeek]? = nil, monthDays: [NSNumber]? = nil,
            months: [NSNumber]? = nil, positions: [NSNumber]? = nil, count: Int
        ) -> EKRecurrenceRule {
            EKRecurrenceRule(
                recurrenceWith: frequency, interval: interval, daysOfTheWeek: days, daysOfTheMonth: monthDays, monthsOfTheYear: months,
                weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: positions, end: EKRecurrenceEnd(occurrenceCount: count))
        }
        #expect(dates("2026-01-30T09:00:00", rule(.daily, 2, count: 3)) == ["2026-01-30", "2026-02-01", "2026-02-03"])
        #expect(
            dates("2026-01-05T09:00:00", rule(.weekly, days: [EKRecurrenceDayOfWeek(.monday), EKRecurrenceDayOfWeek(.thursday)], count: 4))
                == ["2026-01-05", "2026-01-08", "2026-01-12", "2026-01-15"])
        // A month without that day is passed over.
        #expect(dates("2026-01-31T09:00:00", rule(.monthly, count: 3)) == ["2026-01-31", "2026-03-31", "2026-05-31"])
        #expect(
            dates("2026-01-30T09:00:00", rule(.monthly, days: [EKRecurrenceDayOfWeek(.friday, weekNumber: -1)], count: 3))
                == ["2026-01-30", "2026-02-27", "2026-03-27"])
        #expect(dates("2026-01-31T09:00:00", rule(.monthly, monthDays: [-1], count: 3)) == ["2026-01-31", "2026-02-28", "2026-03-31"])
        let workdays = [EKWeekday.monday, .tuesday, .wednesday, .thursday, .friday].map { EKRecurrenceDayOfWeek($0) }
        #expect(
            dates("2026-01-30T09:00:00", rule(.monthly, days: workdays, positions: [-1], count: 3)) == [
                "2026-01-30", "2026-02-27", "2026-03-31",
            ])
        #expect(
            dates("2024-02-29T09:00:00", rule(.yearly, count: 2), until: "2040-01-01T00:00:00") == ["2024-02-29", "2028-02-29"])
        #expect(
            dates(
                "2026-11-26T09:00:00", rule(.yearly, days: [EKRecurrenceDayOfWeek(.thursday, weekNumber: 4)], months: [11], count: 2),
                until: "2030-01-01T00:00:00")
                == ["2026-11-26", "2027-11-25"])
        let ending = EKRecurrenceRule(recurrenceWith: .daily, interval: 1, end: EKRecurrenceEnd(end: date("2026-01-03T09:00:00")))
        #expect(dates("2026-01-01T09:00:00", ending) == ["2026-01-01", "2026-01-02", "2026-01-03"])
        let impossible = rule(.monthly, monthDays: [31], months: [2], count: 1)
        #expect(dates("2026-01-01T09:00:00", impossible).isEmpty)
    }

    @Test func oneTimeOfSeveralIsChangedOrRemovedByItself() throws {
        let store = store()
        let series = event(store, "Run", "2026-01-01T07:00:00")
        series.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .daily, interval: 1, end: nil))
        try store.save(series, span: .futureEvents)
        let week = { starts(store, "2026-01-01T00:00:00", "2026-01-06T00:00:00") }
        #expect(week() == ["2026-01-01", "2026-01-02", "2026-01-03", "2026-01-04", "2026-01-05"])
        func time(_ index: Int) -> EKEvent {
            store.events(
                matching: store.predicateForEvents(withStart: date("2026-01-01T00:00:00"), end: date("2026-01-06T00:00:00"), calendars: nil)
            )[index]
        }
        try store.remove(time(1), span: .thisEvent)
        #expect(week() == ["2026-01-01", "2026-01-03", "2026-01-04", "2026-01-05"])
        let moved = time(1)
        moved.title = "Swim"
        moved.startDate = date("2026-01-03T18:00:00")
        moved.endDate = date("2026-01-03T19:00:00")
        try store.save(moved, span: .thisEvent)
        #expect(moved.isDetached && time(1).title == "Swim" && time(2).title == "Run")
        let later = time(2)
        later.title = "Walk"
        try store.save(later, span: .futureEvents)
        #expect(time(0).title == "Run" && time(2).title == "Walk" && time(3).title == "Walk" && week().count == 4)
        try store.remove(time(3), span: .futureEvents)
        #expect(week() == ["2026-01-01", "2026-01-03", "2026-01-04"])
    }

    @Test func remindersAreFoundByWhetherTheyAreDoneAndWhenTheyAreDue() async throws {
        let store = store()
        func add(_ title: String, due: String?, done: Bool = false) throws {
            let reminder = EKReminder(eventStore: store)
            reminder.title = title
            reminder.calendar = store.defaultCalendarForNewReminders()
            reminder.dueDateComponents = due.map {
                Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: date($0))
            }
            reminder.isCompleted = done
            try store.save(reminder, commit: false)
        }
        try add("milk", due: "2026-02-01T10:00:00")
        try add("bread", due: nil)
        try add("eggs", due: "2026-02-03T10:00:00", done: true)
        try store.commit()
        func titles(_ predicate: Foundation.NSPredicate) async -> [String] {
            guard let predicate = predicate as? ReminderPredicate else { return [] }
            return await withCheckedContinuation { done in
                store.fetchReminders(matching: predicate) { done.resume(returning: $0?.map(\.title) ?? ["none"]) }
            }
        }
        #expect(await titles(store.predicateForReminders(in: nil)) == ["milk", "bread", "eggs"])
        #expect(
            await titles(store.predicateForIncompleteReminders(withDueDateStarting: nil, ending: nil, calendars: nil)) == ["milk", "bread"])
        let due = store.predicateForIncompleteReminders(
            withDueDateStarting: date("2026-01-31T00:00:00"), ending: date("2026-02-02T00:00:00"), calendars: nil)
        #expect(await titles(due) == ["milk"])
        let done = store.predicateForCompletedReminders(
            withCompletionDateStarting: nil, ending: nil, calendars: store.calendars(for: .reminder))
        #expect(await titles(done) == ["eggs"])
        #expect(await titles(store.predicateForReminders(in: [])).isEmpty)
        let gate = DispatchSemaphore(value: 0)
        store.later { gate.wait() }
        let request = store.fetchReminders(matching: store.predicateForReminders(in: nil)) { _ in Issue.record("cancelled") }
        store.cancelFetchRequest(request)
        gate.signal()
        await withCheckedContinuation { done in store.later { done.resume() } }
    }

    @Test func aFileThatIsGarbageIsPutAside() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Calendar.json")
        let first = store(file: file)
        try first.save(event(first, "x", "2026-01-01T10:00:00"), span: .thisEvent)
        let good = [UInt8](try Data(contentsOf: file))
        var random = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            var bytes = good
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            try Data(bytes).write(to: file)
            let store = store(file: file)
            #expect(store.sources.count == 1)
            _ = store.events(
                matching: store.predicateForEvents(withStart: date("2025-01-01T00:00:00"), end: date("2027-01-01T00:00:00"), calendars: nil)
            )
        }
        try Data("nonsense".utf8).write(to: file)
        #expect(store(file: file).calendars(for: .event).count == 1)
        #expect(FileManager.default.fileExists(atPath: file.path + ".unreadable"))
    }

    @Test func thePersonIsAskedOnceAndTheAppIsToldOfChanges() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let store = EKEventStore()
                var changes = 0
                let observer = NotificationCenter.default.addObserver(forName: .EKEventStoreChanged, object: store, queue: nil) { _ in
                    MainActor.assumeIsolated { changes += 1 }
                }
                let answer = Task { try await store.requestFullAccessToEvents() }
                #expect(await app.tap("OK"))
                #expect(try! await answer.value && EKEventStore.authorizationStatus(for: .event) == .authorized)
                #expect(EKEventStore.authorizationStatus(for: .reminder) == .notDetermined)
                let event = EKEvent(eventStore: store)
                event.calendar = store.defaultCalendarForNewEvents
                event.startDate = Date()
                event.endDate = event.startDate
                try! store.save(event, span: .thisEvent)
                #expect(await app.serve { changes == 1 })
                NotificationCenter.default.removeObserver(observer)
            }.value
        }
    }
}
