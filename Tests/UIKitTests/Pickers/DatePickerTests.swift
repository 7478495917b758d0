import Sessions
import Testing
import UIKit

@MainActor
@Suite(.session) struct DatePickerTests {
    private let zone = TimeZone(identifier: "UTC")!

    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        return calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
    }

    private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, locale: String = "en_US") -> UIDatePicker {
        let picker = UIDatePicker()
        picker.locale = Locale(identifier: locale)
        picker.timeZone = zone
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.date = date(2026, 3, 31, 15, 28)
        return picker
    }

    private func stage(_ picker: UIDatePicker) -> Stage {
        let root = UIViewController()
        root.view.backgroundColor = .systemBackground
        picker.frame = CGRect(origin: CGPoint(x: 20, y: 200), size: picker.intrinsicContentSize)
        root.view.addSubview(picker)
        return Stage(root)
    }

    private func wheels(in view: UIView) -> UIPickerView? {
        view as? UIPickerView ?? view.subviews.lazy.compactMap { wheels(in: $0) }.first
    }

    /// The texts of the chosen rows.
    private func chosen(_ picker: UIDatePicker) -> [String] {
        guard let wheels = wheels(in: picker) else { return [] }
        return (0..<wheels.numberOfComponents).map { component in
            let row = wheels.selectedRow(inComponent: component)
            return (wheels.view(forRow: row, forComponent: component) as? UILabel)?.text?.trimmingCharacters(in: .whitespaces) ?? "-"
        }
    }

    @Test func wheelsStandInTheOrderOfTheLocale() {
        let american = picker(.date, .wheels)
        let stage1 = stage(american)
        #expect(chosen(american) == ["March", "31", "2026"])
        let german = picker(.date, .wheels, locale: "de_DE")
        let stage2 = stage(german)
        #expect(chosen(german) == ["31", "März", "2026"])
        let time = picker(.time, .wheels)
        let stage3 = stage(time)
        #expect(chosen(time) == ["3", "28", "PM"])
        let day = picker(.time, .wheels, locale: "de_DE")
        let stage4 = stage(day)
        #expect(chosen(day) == ["15", "28"])
        withExtendedLifetime((stage1, stage2, stage3, stage4)) {}
    }

    @Test func aDayThatAMonthDoesNotHaveBecomesItsLast() throws {
        let picker = picker(.date, .wheels)
        let stage = stage(picker)
        var told = 0
        picker.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
        // One row on: April.
        stage.tap(CGPoint(x: 90, y: 200 + 108 + 34))
        stage.advance(2)
        #expect(picker.date == date(2026, 4, 30, 15, 28))
        #expect(chosen(picker) == ["April", "30", "2026"] && told == 1)
    }

    @Test func choicesStayWithinTheLimits() {
        let picker = picker(.date, .wheels)
        picker.maximumDate = date(2026, 4, 10)
        picker.minimumDate = date(2026, 3, 20)
        let stage = stage(picker)
        stage.tap(CGPoint(x: 90, y: 200 + 108 + 34))
        stage.advance(2)
        #expect(picker.date == date(2026, 4, 10))
        picker.date = date(2020, 1, 1)
        #expect(picker.date == date(2026, 3, 20))
    }

    @Test func minutesAreSteps() {
        let picker = picker(.time, .wheels)
        picker.minuteInterval = 15
        #expect(picker.date == date(2026, 3, 31, 15, 15))
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
    }

    @Test func theHalfOfTheDayFollowsTheHour() {
        let picker = picker(.time, .wheels)
        picker.date = date(2026, 3, 31, 11, 5)
        let stage = stage(picker)
        #expect(chosen(picker) == ["11", "05", "AM"])
        let hours = wheels(in: picker)!
        let place = hours.view(forRow: hours.selectedRow(inComponent: 0) + 1, forComponent: 0)!
        stage.tap(place.convert(CGPoint(x: place.bounds.midX, y: place.bounds.midY), to: nil))
        stage.advance(2)
        #expect(chosen(picker) == ["12", "05", "PM"])
        #expect(picker.date == date(2026, 3, 31, 12, 5))
    }

    @Test func aDurationIsAtLeastAStep() {
        let picker = picker(.countDownTimer, .automatic)
        picker.countDownDuration = 3900
        let stage = stage(picker)
        #expect(picker.datePickerStyle == .wheels && chosen(picker) == ["1", "5"])
        #expect(picker.countDownDuration == 3900)
        picker.countDownDuration = 100_000
        #expect(picker.countDownDuration == 86_340)
        withExtendedLifetime(stage) {}
    }

    @Test func aCalendarChoosesDaysAndMonths() {
        let picker = picker(.date, .inline)
        picker.date = date(2026, 3, 10, 9, 0)
        let stage = stage(picker)
        let size = picker.bounds.size
        #expect(size.width == 320)
        // The first of March 2026 is a Sunday: the 18th is in the third row, fourth column.
        let column = (size.width - 24) / 7
        stage.tap(CGPoint(x: 20 + 12 + column * 3.5, y: 200 + 66 + 44 * 2.5))
        #expect(picker.date == date(2026, 3, 18, 9, 0))
        stage.tap(CGPoint(x: 20 + size.width - 12 - 22, y: 222))
        stage.advance(1)
        stage.tap(CGPoint(x: 20 + 12 + column * 3.5, y: 200 + 66 + 22))
        #expect(picker.date == date(2026, 4, 1, 9, 0))
    }

    @Test func theCompactStyleOpensAnEditor() {
        let picker = picker(.dateAndTime, .compact)
        picker.date = date(2026, 3, 10, 9, 0)
        let stage = stage(picker)
        #expect(picker.intrinsicContentSize.height == 34)
        stage.tap(CGPoint(x: 60, y: 217))
        stage.advance(1)
        let count = stage.window.subviews.count
        #expect(count == 2)
        stage.tap(CGPoint(x: 200, y: 800))
        stage.advance(1)
        #expect(stage.window.subviews.count == 1)
    }
}
