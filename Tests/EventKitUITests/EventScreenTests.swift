import EventKit
import Foundation
import StagedApps
import Testing
import UIKit

@testable import EventKitUI

/// Events that are edited and shown. Each test with a screen has a process of its own, whose calendars are in memory.
@Suite struct EventScreenTests {
    private static let start = Date(timeIntervalSince1970: 1_700_000_000)

    @MainActor private static func events(_ store: EKEventStore) -> [EKEvent] {
        EKEventStore.forPerson {
            let week: TimeInterval = 7 * 86_400
            return store.events(
                matching: store.predicateForEvents(
                    withStart: start.addingTimeInterval(-week), end: start.addingTimeInterval(week), calendars: nil))
        }
    }

    /// An event of an hour that is kept.
    @MainActor private static func keptEvent(in store: EKEventStore, _ change: (EKEvent) -> Void = { _ in }) throws -> EKEvent {
        try EKEventStore.forPerson {
            let event = EKEvent(eventStore: store)
            (event.title, event.calendar) = ("Lunch", store.defaultCalendarForNewEvents)
            (event.startDate, event.endDate) = (start, start.addingTimeInterval(3_600))
            change(event)
            try store.save(event, span: .thisEvent)
            return event
        }
    }

    @MainActor private static func present(_ event: EKEvent?, in store: EKEventStore, _ log: EventLog, _ app: StagedApp)
        -> EKEventEditViewController
    {
        let editor = EKEventEditViewController()
        (editor.eventStore, editor.event, editor.editViewDelegate) = (store, event, log)
        app.root.present(editor, animated: false)
        return editor
    }

    @Test func aNewEventIsAddedWithoutPermissionAndTheScreenStays() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let store = EKEventStore()
                let log = EventLog(calendar: EKEventStore.forPerson { store.defaultCalendarForNewEvents! })
                let editor = Self.present(nil, in: store, log, app)
                #expect(await app.tap("Title"))
                app.runtime.handle(.text("Tea"))
                app.advance(0.2)
                #expect(await app.tap("Add"))
                #expect(log.lines == ["saved"] && app.root.presentedViewController === editor)
                let identifier = editor.event?.eventIdentifier
                let kept = EKEventStore.forPerson { store.event(withIdentifier: identifier ?? "") }
                #expect(kept?.title == "Tea" && kept?.calendar.title == "Calendar")
                #expect(kept?.endDate.timeIntervalSince(kept!.startDate) == 3_600)
                #expect(EKEventStore.authorizationStatus(for: .event) == .notDetermined && store.calendars(for: .event).isEmpty)
                // Nor does the delegate see more when it is asked for a calendar.
                #expect(log.seenCalendars == [0])
            }.value
        }
    }

    @Test func anEventThatWasNotChangedIsLeftAtOnceAnotherAfterAQuestion() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let app = StagedApp()
                let store = EKEventStore()
                let event = try Self.keptEvent(in: store)
                let log = EventLog(calendar: event.calendar)
                _ = Self.present(event, in: store, log, app)
                #expect(await app.tap("Cancel"))
                #expect(log.lines == ["canceled"])
                app.root.dismiss(animated: false)
                app.advance(0.2)
                _ = Self.present(event, in: store, log, app)
                #expect(await app.tap("Location"))
                app.runtime.handle(.text("Here"))
                app.advance(0.2)
                #expect(await app.tap("Cancel"))
                #expect(log.lines.count == 1)
                #expect(await app.tap("Discard Changes"))
                #expect(await app.serve { log.lines == ["canceled", "canceled"] })
                #expect(event.location == nil && Self.events(store).first?.location == nil)
            }.value
        }
    }

    @Test func anEventIsChangedAndDeleted() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let app = StagedApp()
                let store = EKEventStore()
                let event = try Self.keptEvent(in: store) { $0.notes = "Bring bread" }
                let log = EventLog(calendar: event.calendar)
                _ = Self.present(event, in: store, log, app)
                #expect(await app.tap("Location"))
                app.runtime.handle(.text("Here"))
                app.advance(0.2)
                #expect(await app.tap("Done"))
                let kept = Self.events(store)
                #expect(kept.count == 1 && kept[0].location == "Here" && kept[0].title == "Lunch" && kept[0].notes == "Bring bread")
                app.root.dismiss(animated: false)
                app.advance(0.2)
                let editor = Self.present(event, in: store, log, app)
                app.advance(0.2)
                (editor.topViewController as? EventFormController)?.onDelete()
                #expect(await app.tap("Delete Event"))
                #expect(await app.serve { log.lines == ["saved", "deleted"] })
                #expect(Self.events(store).isEmpty)
            }.value
        }
    }

    @Test func anEventThatCannotBeSavedStaysWhatItWas() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let app = StagedApp()
                let event = try Self.keptEvent(in: EKEventStore())
                let log = EventLog(calendar: event.calendar)
                // It is another store's.
                _ = Self.present(event, in: EKEventStore(), log, app)
                #expect(await app.tap("Location"))
                app.runtime.handle(.text("Here"))
                app.advance(0.2)
                #expect(await app.tap("Done"))
                #expect(await app.shows("Event Not Saved"))
                #expect(event.location == nil && log.lines.isEmpty)
            }.value
        }
    }

    @Test func anEventThatWasNeverSavedIsOnlyShown() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let event = EKEvent(eventStore: EKEventStore())
                (event.title, event.startDate, event.endDate) = ("Tea", Self.start, Self.start.addingTimeInterval(3_600))
                let controller = EKEventViewController()
                (controller.event, controller.allowsEditing) = (event, true)
                app.root.present(UINavigationController(rootViewController: controller), animated: false)
                #expect(await app.shows("Tea"))
                #expect(!app.runtime.reachableTexts.contains("Delete Event") && !app.runtime.reachableTexts.contains("Edit"))
            }.value
        }
    }

    @Test func anEventThatIsShownIsEditedInItsPlace() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let app = StagedApp()
                let store = EKEventStore()
                let event = try Self.keptEvent(in: store)
                let controller = EKEventViewController()
                (controller.event, controller.allowsEditing) = (event, true)
                app.root.present(UINavigationController(rootViewController: controller), animated: false)
                #expect(await app.tap("Edit"))
                #expect(await app.tap("Location"))
                app.runtime.handle(.text("Here"))
                app.advance(0.2)
                #expect(await app.tap("Done"))
                #expect(await app.serve { Self.events(store).first?.location == "Here" })
                #expect(await app.shows("Event Details"))
            }.value
        }
    }

    @Test func oneTimeOfAnEventThatComesAgainIsChangedByItself() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let app = StagedApp()
                let store = EKEventStore()
                let event = try Self.keptEvent(in: store) {
                    $0.recurrenceRules = [EKRecurrenceRule(recurrenceWith: .daily, interval: 1, end: EKRecurrenceEnd(occurrenceCount: 3))]
                }
                let log = EventLog(calendar: event.calendar)
                _ = Self.present(Self.events(store)[1], in: store, log, app)
                #expect(await app.tap("Location"))
                app.runtime.handle(.text("There"))
                app.advance(0.2)
                #expect(await app.tap("Done"))
                #expect(log.lines.isEmpty)
                #expect(await app.tap("Save for This Event Only"))
                #expect(await app.serve { log.lines == ["saved"] })
                #expect(Self.events(store).map(\.location) == [nil, "There", nil])
            }.value
        }
    }

    @Test func choicesAreReadOffAnEventAndOthersStay() throws {
        for choice in RepeatChoice.offered { #expect(RepeatChoice(choice.rules) == choice) }
        for choice in AlertChoice.offered { #expect(AlertChoice(choice.alarms) == choice) }
        let rule = EKRecurrenceRule(
            recurrenceWith: .weekly, interval: 1, daysOfTheWeek: [EKRecurrenceDayOfWeek(.monday)], daysOfTheMonth: nil,
            monthsOfTheYear: nil,
            weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: nil)
        #expect(RepeatChoice([rule]) == .custom && RepeatChoice.custom.rules == nil)
        #expect(AlertChoice([EKAlarm(relativeOffset: -77)]) == .custom && AlertChoice.custom.alarms == nil)
        #expect(AlertChoice.offered.map(\.title).prefix(4) == ["None", "At time of event", "5 minutes before", "10 minutes before"])
        #expect(AlertChoice.before(86_400).title == "1 day before" && AlertChoice.before(604_800).title == "1 week before")
    }

    @Test func theEndGoesAlongWithTheBeginning() {
        let event = EKEvent(eventStore: EKEventStore())
        (event.startDate, event.endDate) = (Self.start, Self.start.addingTimeInterval(1_800))
        var draft = EventDraft(event, now: Self.start)
        draft.move(to: Self.start.addingTimeInterval(600))
        #expect(draft.end == Self.start.addingTimeInterval(2_400))
        draft.end = Self.start
        #expect(!draft.isValid)
    }

    @Test func anEventIsShownWithItsDayAndLeft() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let app = StagedApp()
                let store = EKEventStore()
                _ = try Self.keptEvent(in: store) { $0.title = "Before" }
                let event = try Self.keptEvent(in: store) { $0.location = "Kitchen" }
                let log = EventLog(calendar: event.calendar)
                let controller = EKEventViewController()
                (controller.event, controller.delegate, controller.allowsCalendarPreview) = (event, log, true)
                app.root.present(UINavigationController(rootViewController: controller), animated: false)
                #expect(await app.shows("Before"))
                #expect(!app.runtime.reachableTexts.contains("Delete Event"))
                controller.allowsEditing = true
                #expect(await app.shows("Delete Event"))
                controller.allowsEditing = false
                app.advance(0.2)
                #expect(!app.runtime.reachableTexts.contains("Delete Event") && !app.runtime.reachableTexts.contains("Edit"))
                #expect(await app.tap("Done"))
                #expect(log.lines == ["view done"])
            }.value
        }
    }
}

@MainActor
private final class EventLog: NSObject, EKEventEditViewDelegate, EKEventViewDelegate {
    var lines: [String] = []
    /// How many calendars there were for the delegate each time it was asked for one.
    var seenCalendars: [Int] = []
    private let calendar: EKCalendar

    init(calendar: EKCalendar) { self.calendar = calendar }

    func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction) {
        lines.append("\(action)")
    }
    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar {
        seenCalendars.append(controller.eventStore.calendars(for: .event).count)
        return calendar
    }
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction) {
        lines.append("view \(action)")
    }
}
