import Foundation

/// What a person has chosen in a calendar: the base of those there are.
///
/// See https://developer.apple.com/documentation/uikit/uicalendarselection.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
    weak var calendarView: UICalendarView?

    /// Asks the delegate anew which dates can be chosen.
    open func updateSelectableDates() { calendarView?.selectionDidChange() }

    /// How a day looks.
    func look(of day: Date, in view: UICalendarView) -> DayLook { DayLook() }
    /// The person taps a day.
    func choose(day: Date, in view: UICalendarView) {}
}

/// One date at most. See https://developer.apple.com/documentation/uikit/uicalendarselectionsingledate.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// Who is asked and told.
    open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

    /// Creates a selection of no date.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The date that is chosen.
    open var selectedDate: DateComponents? { didSet { calendarView?.selectionDidChange() } }

    /// Chooses a date. The delegate is not told.
    // @objc(setSelectedDate:animated:)
    open func setSelected(_ selectedDate: DateComponents?, animated: Bool) { self.selectedDate = selectedDate }

    private func may(_ parts: DateComponents?) -> Bool {
        guard let delegate else { return true }
        return OptionalRequirement.call { delegate.dateSelection(self, canSelectDate: parts) } ?? true
    }

    override func look(of day: Date, in view: UICalendarView) -> DayLook {
        let isChosen = selectedDate.flatMap(view.date(of:)).map { view.usedCalendar.isDate($0, inSameDayAs: day) } ?? false
        return DayLook(mark: isChosen ? .circle : .none, isPossible: may(view.components(of: day)))
    }

    override func choose(day: Date, in view: UICalendarView) {
        // The date that is chosen, tapped again, is so no longer, if there may be none.
        let parts = look(of: day, in: view).isChosen ? nil : view.components(of: day)
        guard may(parts) else { return }
        selectedDate = parts
        delegate?.dateSelection(self, didSelectDate: parts)
    }
}

/// Hears of the date that is chosen. See https://developer.apple.com/documentation/uikit/uicalendarselectionsingledatedelegate.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// The person has chosen a date; none any more, if it is `nil`.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Whether a date can be chosen; whether there may be none, if it is `nil`. It can, where this is not there.
    // @objc optional
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

/// Any number of dates. See https://developer.apple.com/documentation/uikit/uicalendarselectionmultidate.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// Who is asked and told.
    open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

    /// Creates a selection of no dates.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The dates that are chosen.
    open var selectedDates: [DateComponents] = [] { didSet { calendarView?.selectionDidChange() } }

    /// Chooses dates. The delegate is not told.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

    private func index(of day: Date, in view: UICalendarView) -> Int? {
        selectedDates.firstIndex { parts in view.date(of: parts).map { view.usedCalendar.isDate($0, inSameDayAs: day) } ?? false }
    }

    override func look(of day: Date, in view: UICalendarView) -> DayLook {
        let (parts, isChosen) = (view.components(of: day), index(of: day, in: view) != nil)
        guard let delegate else { return DayLook(mark: isChosen ? .circle : .none) }
        let may = OptionalRequirement.call { delegate.multiDateSelection(self, canSelectDate: parts) } ?? true
        return DayLook(mark: isChosen ? .circle : .none, isPossible: may || isChosen)
    }

    override func choose(day: Date, in view: UICalendarView) {
        let parts = view.components(of: day)
        if let index = index(of: day, in: view) {
            if let delegate, OptionalRequirement.call({ delegate.multiDateSelection(self, canDeselectDate: parts) }) == false { return }
            selectedDates.remove(at: index)
            delegate?.multiDateSelection(self, didDeselectDate: parts)
        } else {
            selectedDates.append(parts)
            delegate?.multiDateSelection(self, didSelectDate: parts)
        }
    }
}

/// Hears of the dates that are chosen. See https://developer.apple.com/documentation/uikit/uicalendarselectionmultidatedelegate.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    /// The person has chosen a date.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// The person has chosen that a date is so no longer.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    /// Whether a date can be chosen. It can, where this is not there.
    // @objc optional
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool
    /// Whether a date can be chosen no longer. It can, where this is not there.
    // @objc optional
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool
}
