import Sessions
import Testing
import UIKit

@MainActor
@Suite(.session) struct CalendarViewTests {
    private let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return calendar
    }()

    private func parts(_ year: Int, _ month: Int, _ day: Int) -> DateComponents { DateComponents(year: year, month: month, day: day) }

    private func date(_ year: Int, _ month: Int, _ day: Int) -> Date { calendar.date(from: parts(year, month, day))! }

    private func calendarView() -> UICalendarView {
        let view = UICalendarView()
        view.locale = Locale(identifier: "en_US")
        view.calendar = calendar
        view.visibleDateComponents = parts(2026, 3, 10)
        return view
    }

    private func stage(_ view: UIView) -> Stage {
        let root = UIViewController()
        root.view.backgroundColor = .systemBackground
        view.frame = CGRect(origin: CGPoint(x: 20, y: 100), size: view.intrinsicContentSize)
        root.view.addSubview(view)
        return Stage(root)
    }

    private func controls(_ view: UIView) -> [UIControl] { ((view as? UIControl).map { [$0] } ?? []) + view.subviews.flatMap(controls) }

    private func day(_ name: String, in view: UIView) -> UIControl? {
        controls(view).first { $0.accessibilityLabel?.hasSuffix(name) ?? false }
    }

    private func tap(_ name: String, in view: UIView) { day(name, in: view)?.sendActions(for: .touchUpInside) }

    private func chosen(_ view: UIView) -> [String] {
        controls(view).filter { $0.accessibilityTraits.contains(.selected) }.compactMap {
            $0.accessibilityLabel?.split(separator: " ").last.map(String.init)
        }
    }

    @Test func oneDateIsChosenAndTakenBack() {
        let (view, hearer) = (calendarView(), Hearer())
        let stage = stage(view)
        tap("March 5", in: view)
        #expect(chosen(view).isEmpty)
        let selection = UICalendarSelectionSingleDate(delegate: hearer)
        view.selectionBehavior = selection
        hearer.refused = [7, nil]
        selection.updateSelectableDates()
        tap("March 5", in: view)
        #expect(hearer.said == ["5"] && chosen(view) == ["5"] && selection.selectedDate?.month == 3)
        #expect(day("March 7", in: view)?.isEnabled == false && day("March 8", in: view)?.isEnabled == true)
        // None may be chosen then only.
        tap("March 5", in: view)
        #expect(chosen(view) == ["5"])
        hearer.refused = []
        tap("March 5", in: view)
        #expect(hearer.said == ["5", "none"] && chosen(view).isEmpty)
        selection.setSelected(parts(2026, 3, 9), animated: false)
        #expect(chosen(view) == ["9"] && hearer.said.count == 2)
        withExtendedLifetime(stage) {}
    }

    @Test func severalDatesAreChosen() {
        let (view, hearer) = (calendarView(), Hearer())
        let stage = stage(view)
        let selection = UICalendarSelectionMultiDate(delegate: hearer)
        view.selectionBehavior = selection
        selection.setSelectedDates([parts(2026, 3, 2), parts(2026, 4, 1)], animated: false)
        for name in ["March 5", "March 9", "March 2"] { tap(name, in: view) }
        #expect(hearer.said == ["5", "9", "-2"] && chosen(view) == ["5", "9"])
        #expect(selection.selectedDates.compactMap(\.day) == [1, 5, 9])
        hearer.refused = [5, 6]
        selection.updateSelectableDates()
        tap("March 5", in: view)
        #expect(chosen(view) == ["5", "9"] && day("March 6", in: view)?.isEnabled == false)
        withExtendedLifetime(stage) {}
    }

    @Test func aWeekIsChosenAsAWhole() {
        let (view, hearer) = (calendarView(), Hearer())
        let stage = stage(view)
        let selection = UICalendarSelectionWeekOfYear(delegate: hearer)
        view.selectionBehavior = selection
        tap("March 11", in: view)
        #expect(chosen(view) == ["8", "9", "10", "11", "12", "13", "14"] && hearer.said == ["week 11"])
        tap("March 8", in: view)
        #expect(chosen(view).isEmpty && hearer.said == ["week 11", "no week"])
        withExtendedLifetime(stage) {}
    }

    @Test func monthsOutsideTheRangeAreNotShown() {
        let (view, hearer) = (calendarView(), Hearer())
        let stage = stage(view)
        view.delegate = hearer
        view.availableDateRange = DateInterval(start: date(2026, 3, 10), end: date(2026, 4, 3))
        func button(_ name: String) -> UIControl? { controls(view).first { $0.accessibilityIdentifier == name } }
        #expect(button("DatePicker.PreviousMonth")?.isEnabled == false && day("March 9", in: view)?.isEnabled == false)
        button("DatePicker.NextMonth")?.sendActions(for: .touchUpInside)
        #expect(view.visibleDateComponents.month == 4 && hearer.said == ["left 3"])
        #expect(button("DatePicker.NextMonth")?.isEnabled == false && day("April 4", in: view)?.isEnabled == false)
        view.visibleDateComponents = parts(2030, 1, 1)
        #expect(view.visibleDateComponents.month == 4)
        withExtendedLifetime(stage) {}
    }

    @Test func daysAreDecorated() throws {
        let (view, hearer) = (calendarView(), Hearer())
        let height = view.intrinsicContentSize.height
        view.delegate = hearer
        let stage = stage(view)
        let label = try #require(day("March 4", in: view)?.subviews.compactMap { $0 as? UILabel }.first { $0.text == "tea" })
        #expect(label.frame.minY >= 40 && label.clipsToBounds)
        let circle = try #require(day("March 3", in: view)?.subviews.compactMap { $0 as? UIImageView }.first)
        #expect(circle.tintColor == .red && circle.frame.width > 4 && circle.frame.midX == day("March 3", in: view)?.bounds.midX)
        // A number stands in the same place with a decoration and without.
        let numbers = ["March 2", "March 3"].map { day($0, in: view)?.subviews.lazy.compactMap { $0 as? UILabel }.first?.frame }
        #expect(numbers[0] == numbers[1] && numbers[0]?.height == 44)
        hearer.text = "cake"
        view.reloadDecorations(forDateComponents: [parts(2026, 3, 3)], animated: false)
        #expect(label.superview != nil)
        view.reloadDecorations(forDateComponents: [parts(2026, 3, 4)], animated: false)
        #expect(day("March 4", in: view)?.subviews.contains { ($0 as? UILabel)?.text == "cake" } ?? false)
        view.wantsDateDecorations = false
        #expect(view.intrinsicContentSize.height < height)
        #expect(day("March 3", in: view)?.subviews.contains { $0 is UIImageView } == false)
        withExtendedLifetime(stage) {}
    }

    @Test func aCalendarAndItsSelectionAreFreed() {
        weak var freed: UICalendarView?
        let selection = UICalendarSelectionSingleDate(delegate: nil)
        do {
            let view = calendarView()
            view.selectionBehavior = selection
            freed = view
        }
        #expect(freed == nil)
    }
}

@MainActor
private final class Hearer: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
    UICalendarSelectionMultiDateDelegate, UICalendarSelectionWeekOfYearDelegate
{
    var said: [String] = []
    /// The days that may not be chosen, or taken back; `nil` among them says that there has to be one.
    var refused: [Int?] = []
    var text = "tea"

    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
        switch dateComponents.day {
        case 3: return .default(color: .red, size: .large)
        case 4:
            let text = text
            return .customView {
                let label = UILabel()
                label.text = text
                return label
            }
        default: return nil
        }
    }

    func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {
        said.append("left \(previousDateComponents.month ?? 0)")
    }

    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
        said.append(dateComponents?.day.map { "\($0)" } ?? "none")
    }
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool {
        !refused.contains(dateComponents?.day)
    }

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
        said.append("\(dateComponents.day ?? 0)")
    }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
        said.append("-\(dateComponents.day ?? 0)")
    }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool {
        !refused.contains(dateComponents.day)
    }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool {
        !refused.contains(dateComponents.day)
    }

    func weekOfYearSelection(_ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?) {
        said.append(weekOfYearComponents?.weekOfYear.map { "week \($0)" } ?? "no week")
    }
    func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool { true }
}
