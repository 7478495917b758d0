import Foundation

/// Shows a calendar's months, with decorations of days, and lets a person choose days.
///
/// See https://developer.apple.com/documentation/uikit/uicalendarview.
@preconcurrency @MainActor
open class UICalendarView: UIView {
    /// The limits, and the wheels for months.
    private let picker = UIDatePicker()
    private var months: MonthView?
    private var shown = Date()
    private var decorations: [Date: UIView?] = [:]

    /// Creates a calendar that shows this month.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        rebuild()
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }

    /// Creates a calendar from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        rebuild()
        coder.decodeInterface(into: self, as: UICalendarView.self)
    }

    /// Who is asked for decorations, and told of other months.
    open weak var delegate: (any UICalendarViewDelegate)? { didSet { reloadAllDecorations() } }

    /// What a person can choose; nothing, if it is `nil`.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            oldValue?.calendarView = nil
            selectionBehavior?.calendarView = self
            months?.showMonth()
        }
    }

    // MARK: Calendars

    /// The locale of the texts.
    open var locale = Locale.current { didSet { rebuild() } }
    /// The calendar.
    open var calendar = Calendar.current { didSet { rebuild() } }
    /// The time zone; `nil` is the calendar's.
    open var timeZone: TimeZone? { didSet { rebuild() } }
    /// The design of the texts' font.
    open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { if fontDesign != oldValue { rebuild() } } }

    /// The dates that can be seen and chosen: from the distant past to the distant future at first.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet {
            (picker.minimumDate, picker.maximumDate) = (availableDateRange.start, availableDateRange.end)
            shown = min(max(shown, availableDateRange.start), availableDateRange.end)
            months?.show(shown, animated: false)
            months?.showMonth()
        }
    }

    /// The month that is shown.
    open var visibleDateComponents: DateComponents {
        get {
            var parts = usedCalendar.dateComponents([.era, .year, .month, .day], from: shown)
            parts.calendar = usedCalendar
            return parts
        }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    /// Shows a month.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let date = date(of: dateComponents) else { return }
        shown = min(max(date, availableDateRange.start), availableDateRange.end)
        months?.show(shown, animated: animated)
    }

    // MARK: Decorations

    /// Whether there is room for decorations below the days.
    open var wantsDateDecorations = true { didSet { if wantsDateDecorations != oldValue { rebuild() } } }

    /// Asks the delegate anew for the decorations of some days.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        for date in dates.compactMap(date(of:)) { decorations[usedCalendar.startOfDay(for: date)] = nil }
        guard animated, let months else { return months?.showMonth() ?? () }
        UIView.transition(with: months, duration: 0.25, options: .transitionCrossDissolve) { months.showMonth() }
    }

    private func reloadAllDecorations() {
        decorations = [:]
        months?.showMonth()
    }

    private func decoration(of day: Date) -> UIView? {
        guard wantsDateDecorations, let delegate else { return nil }
        if let known = decorations[day] { return known }
        let made = delegate.calendarView(self, decorationFor: components(of: day))?.makeView()
        decorations[day] = .some(made)
        return made
    }

    // MARK: Parts of dates

    /// A day's parts, with the calendar, as delegates know it.
    func components(of day: Date) -> DateComponents {
        var parts = usedCalendar.dateComponents([.era, .year, .month, .day], from: day)
        parts.calendar = usedCalendar
        return parts
    }

    /// The beginning of the day, or the month, that parts name.
    func date(of parts: DateComponents) -> Date? {
        var parts = parts
        (parts.calendar, parts.timeZone) = (nil, nil)
        return usedCalendar.date(from: parts)
    }

    /// What can be chosen, or is chosen, has changed.
    func selectionDidChange() { months?.showMonth() }

    // MARK: Layout

    private static let decorationHeight: CGFloat = 18

    private func rebuild() {
        picker.preferredDatePickerStyle = .inline
        (picker.locale, picker.calendar, picker.timeZone) = (locale, calendar, timeZone)
        months?.removeFromSuperview()
        decorations = [:]
        let made = MonthView(owner: self, month: shown, design: fontDesign)
        made.rowHeight = 44 + (wantsDateDecorations ? Self.decorationHeight : 0)
        months = made
        addSubview(made)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        months?.frame = bounds
    }

    open override var intrinsicContentSize: CGSize { months?.fittingSize ?? .zero }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension UICalendarView: MonthOwner {
    var usedCalendar: Calendar { picker.usedCalendar }
    var usedLocale: Locale { locale }
    func formatter(template: String) -> DateFormatter { picker.formatter(template: template) }
    func allows(_ stretch: DateInterval) -> Bool { picker.allows(stretch) }

    func look(of day: Date) -> DayLook {
        var look = selectionBehavior?.look(of: day, in: self) ?? DayLook()
        look.decoration = decoration(of: day)
        return look
    }

    func choose(day: Date) { selectionBehavior?.choose(day: day, in: self) }

    func monthDidChange(from former: Date) {
        guard let months else { return }
        shown = months.month
        if let delegate {
            OptionalRequirement.call { delegate.calendarView(self, didChangeVisibleDateComponentsFrom: components(of: former)) }
        }
    }

    func monthWheels(showing month: Date, onChoose: @escaping (Date) -> Void) -> UIView {
        picker.monthWheels(showing: month, onChoose: onChoose)
    }
}

/// Decorates a calendar's days. See https://developer.apple.com/documentation/uikit/uicalendarviewdelegate.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// The decoration of a day; `nil` for none.
    // @objc(calendarView:decorationForDateComponents:)
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
    /// Another month is shown.
    // @objc(calendarView:didChangeVisibleDateComponentsFrom:)
    // @objc optional
    func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}
