import EventKit
import Foundation
import StagedApps
import Testing
import UIKit

@testable import EventKitUI

/// Choosing calendars. Each test has a process of its own, whose calendars are in memory.
@Suite struct CalendarChooserTests {
    @MainActor private static func store() throws -> EKEventStore {
        let store = EKEventStore()
        try EKEventStore.forPerson {
            for title in ["Home", "Work"] {
                let calendar = EKCalendar(for: .event, eventStore: store)
                (calendar.title, calendar.source) = (title, store.sources[0])
                try store.saveCalendar(calendar, commit: true)
            }
        }
        return store
    }

    @Test(arguments: [EKCalendarChooserSelectionStyle.single, .multiple])
    func oneOrSeveralCalendarsAreChosenAndToldOf(_ style: EKCalendarChooserSelectionStyle) async {
        let isSingle = style == .single
        await #expect(processExitsWith: .success) { [isSingle = isSingle as Bool] in
            try await Task { @MainActor in
                let app = StagedApp()
                let log = ChooserLog()
                let chooser = EKCalendarChooser(
                    selectionStyle: isSingle ? .single : .multiple, displayStyle: .writableCalendarsOnly, eventStore: try Self.store())
                chooser.delegate = log
                (chooser.showsDoneButton, chooser.showsCancelButton) = (true, true)
                app.root.present(UINavigationController(rootViewController: chooser), animated: false)
                #expect(await app.tap("Home"))
                #expect(await app.tap("Work"))
                #expect(chooser.selectedCalendars.map(\.title).sorted() == (isSingle ? ["Work"] : ["Home", "Work"]))
                #expect(await app.tap("Work"))
                #expect(chooser.selectedCalendars.map(\.title) == (isSingle ? ["Work"] : ["Home"]))
                #expect(await app.tap("Done"))
                #expect(await app.tap("Cancel"))
                #expect(log.lines == ["changed", "changed", "changed", "finished", "cancelled"])
            }.value
        }
    }

    @Test func aCalendarThatIsGoneIsNotChosenAnyMore() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let app = StagedApp()
                let store = try Self.store()
                let chooser = EKCalendarChooser(
                    selectionStyle: .multiple, displayStyle: .allCalendars, entityType: .event, eventStore: store)
                let calendars = EKEventStore.forPerson { store.calendars(for: .event) }
                chooser.selectedCalendars = Set(calendars)
                app.root.present(UINavigationController(rootViewController: chooser), animated: false)
                #expect(await app.shows("Work"))
                try EKEventStore.forPerson {
                    try store.removeCalendar(calendars.first { $0.title == "Work" }!, commit: true)
                }
                #expect(await app.serve { chooser.selectedCalendars.map(\.title).sorted() == ["Calendar", "Home"] })
                #expect(!app.runtime.reachableTexts.contains("Work"))
            }.value
        }
    }
}

@MainActor
private final class ChooserLog: NSObject, EKCalendarChooserDelegate {
    var lines: [String] = []

    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) { lines.append("changed") }
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) { lines.append("finished") }
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) { lines.append("cancelled") }
}
