import Sessions
import Testing
import UIKit

@testable import SwiftUI

private final class Chosen: ObservableObject {
    @Published var dates: Set<DateComponents>
    init(_ dates: Set<DateComponents>) { self.dates = dates }
}

private struct Page: View {
    @ObservedObject var chosen: Chosen
    let calendar: Calendar
    let range: Range<Date>
    var body: some View {
        MultiDatePicker("Days", selection: $chosen.dates, in: range)
            .environment(\.calendar, calendar).environment(\.locale, Locale(identifier: "en_US"))
    }
}

@Suite(.session) @MainActor struct MultiDatePickerTests {
    @Test func daysAreChosenInACalendar() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        calendar.locale = Locale(identifier: "en_US")
        func date(_ day: Int) -> Date { calendar.date(from: DateComponents(year: 2026, month: 3, day: day))! }
        let chosen = Chosen([])
        let stage = Stage(Page(chosen: chosen, calendar: calendar, range: date(5)..<date(20)), size: CGSize(width: 360, height: 500))
        let view = try #require(stage.views(UICalendarView.self).first)
        #expect(view.frame.width == 360)
        func day(_ number: Int) throws -> UIControl {
            try #require(stage.views(UIControl.self).first { $0.accessibilityLabel?.hasSuffix("March \(number)") ?? false })
        }
        view.visibleDateComponents = DateComponents(year: 2026, month: 3, day: 5)
        // The end of a range is no part of it.
        #expect(try !day(4).isEnabled && day(5).isEnabled && day(19).isEnabled && !day(20).isEnabled)
        for number in [7, 9, 7] { try day(number).sendActions(for: .touchUpInside) }
        #expect(chosen.dates.map(\.day) == [9])
        let part = try #require(chosen.dates.first)
        #expect(part.year == 2026 && part.month == 3 && part.era == 1 && part.calendar != nil)
        chosen.dates = []
        stage.advance(0.1)
        #expect(try !day(9).accessibilityTraits.contains(.selected))
    }
}
