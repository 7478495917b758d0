import Foundation

/// One week at most. See https://developer.apple.com/documentation/uikit/uicalendarselectionweekofyear.
@preconcurrency @MainActor
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
    /// Who is asked and told.
    open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?

    /// Creates a selection of no week.
    public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The week that is chosen: `yearForWeekOfYear` and `weekOfYear`.
    open var selectedWeekOfYear: DateComponents? { didSet { calendarView?.selectionDidChange() } }

    /// Chooses a week. The delegate is not told.
    open func setSelectedWeekOfYear(_ selectedWeekOfYear: DateComponents?, animated: Bool) {
        self.selectedWeekOfYear = selectedWeekOfYear
    }

    private func week(of day: Date, in view: UICalendarView) -> DateComponents {
        var parts = view.usedCalendar.dateComponents([.yearForWeekOfYear, .weekOfYear], from: day)
        parts.calendar = view.usedCalendar
        return parts
    }

    private func isChosen(_ day: Date, in view: UICalendarView) -> Bool {
        guard let selectedWeekOfYear else { return false }
        let week = week(of: day, in: view)
        return week.weekOfYear == selectedWeekOfYear.weekOfYear && week.yearForWeekOfYear == selectedWeekOfYear.yearForWeekOfYear
    }

    private func may(_ week: DateComponents?) -> Bool {
        guard let delegate else { return true }
        return OptionalRequirement.call { delegate.weekOfYearSelection(self, canSelectWeekOfYear: week) } ?? true
    }

    override func look(of day: Date, in view: UICalendarView) -> DayLook {
        var look = DayLook(isPossible: may(week(of: day, in: view)))
        guard isChosen(day, in: view) else { return look }
        // A band over the week, as far as it lies in the month that is shown.
        func goesOn(_ step: Int) -> Bool {
            guard let other = view.usedCalendar.date(byAdding: .day, value: step, to: day) else { return false }
            return isChosen(other, in: view) && view.usedCalendar.isDate(other, equalTo: day, toGranularity: .month)
        }
        switch (goesOn(-1), goesOn(1)) {
        case (true, true): look.mark = .band
        case (true, false): look.mark = .bandEnd
        case (false, true): look.mark = .bandStart
        case (false, false): look.mark = .circle
        }
        return look
    }

    override func choose(day: Date, in view: UICalendarView) {
        let week = isChosen(day, in: view) ? nil : week(of: day, in: view)
        guard may(week) else { return }
        selectedWeekOfYear = week
        delegate?.weekOfYearSelection(self, didSelectWeekOfYear: week)
    }
}

/// Hears of the week that is chosen. See https://developer.apple.com/documentation/uikit/uicalendarselectionweekofyeardelegate.
@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
    /// The person has chosen a week; none any more, if it is `nil`.
    func weekOfYearSelection(_ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)
    /// Whether a week can be chosen; whether there may be none, if it is `nil`. It can, where this is not there.
    // @objc optional
    func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool
}
