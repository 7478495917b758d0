import Foundation

/// How a date picker looks. See https://developer.apple.com/documentation/uikit/uidatepickerstyle.
public enum UIDatePickerStyle: Int, Sendable {
    /// What suits the mode: compact, or wheels for a duration.
    case automatic
    /// Wheels.
    case wheels
    /// The date and the time as buttons, which open an editor.
    case compact
    /// A month's calendar.
    case inline
}

/// Lets a person choose a day, a time or a duration. See https://developer.apple.com/documentation/uikit/uidatepicker.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// What is chosen.
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime, countDownTimer
    }

    private var face: (any DatePickerFace)?
    private var dateStorage = Date()
    private var calendarStorage: Calendar?
    private var localeStorage: Locale?

    /// Creates a picker that shows now.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpDatePicker()
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }

    /// Creates a picker from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpDatePicker()
        coder.decodeInterface(into: self, as: UIDatePicker.self)
    }

    private func setUpDatePicker() {
        isOpaque = false
        rebuild()
    }

    // MARK: What is chosen

    /// What is chosen: a day, a time, both, or a duration.
    open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { rebuild() } } }

    /// The date that is shown.
    open var date: Date {
        get { dateStorage }
        set { setDate(newValue, animated: false) }
    }

    /// Shows a date; the nearest one within the limits.
    open func setDate(_ date: Date, animated: Bool) {
        dateStorage = limited(rounded(date))
        face?.dateDidChange(animated: animated)
    }

    /// The earliest date that can be chosen.
    open var minimumDate: Date? { didSet { limitsDidChange() } }
    /// The latest date that can be chosen.
    open var maximumDate: Date? { didSet { limitsDidChange() } }

    /// The duration of the mode `countDownTimer` in seconds, from a minute to a minute less than a day.
    open var countDownDuration: TimeInterval {
        get {
            let parts = usedCalendar.dateComponents([.hour, .minute], from: dateStorage)
            return TimeInterval((parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60)
        }
        set {
            let minutes = newValue.isNaN ? 0 : Int(min(max(newValue, 0), 86_340) / 60)
            let shown = max(minutes - minutes % minuteInterval, minutes == 0 ? 0 : minuteInterval)
            let midnight = usedCalendar.startOfDay(for: dateStorage)
            dateStorage = usedCalendar.date(byAdding: .minute, value: shown, to: midnight) ?? midnight
            face?.dateDidChange(animated: false)
        }
    }

    /// The steps of the minutes; a part of 60, at most 30.
    open var minuteInterval: Int {
        get { interval }
        set {
            interval = newValue > 0 && newValue <= 30 && 60 % newValue == 0 ? newValue : 1
            setDate(dateStorage, animated: false)
            face?.reload()
        }
    }
    private var interval = 1
    /// Whether dates are rounded down to the steps of the minutes.
    open var roundsToMinuteInterval = true { didSet { setDate(dateStorage, animated: false) } }

    /// The locale of the texts; `nil` is the person's.
    open var locale: Locale? {
        get { localeStorage }
        set {
            localeStorage = newValue
            rebuild()
        }
    }
    /// The calendar; `nil` is the person's.
    open var calendar: Calendar! {
        get { usedCalendar }
        set {
            calendarStorage = newValue
            rebuild()
        }
    }
    /// The time zone; `nil` is the calendar's.
    open var timeZone: TimeZone? { didSet { rebuild() } }

    // MARK: Look

    /// The look asked for.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { if preferredDatePickerStyle != oldValue { rebuild() } } }

    /// The look.
    open var datePickerStyle: UIDatePickerStyle {
        if datePickerMode == .countDownTimer { return .wheels }
        guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
        return LinkedSDK.isAtLeast(14) ? .compact : .wheels
    }

    private func rebuild() {
        (face as? UIView)?.removeFromSuperview()
        let made: any DatePickerFace & UIView =
            switch datePickerStyle {
            case .wheels, .automatic: DatePickerWheels(owner: self, columns: DateColumn.columns(for: self))
            case .compact: CompactDateFace(owner: self)
            case .inline where datePickerMode == .time: DatePickerWheels(owner: self, columns: DateColumn.columns(for: self))
            case .inline: CalendarFace(owner: self, showsTime: datePickerMode == .dateAndTime)
            }
        face = made
        made.frame = bounds
        addSubview(made)
        made.dateDidChange(animated: false)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func limitsDidChange() {
        setDate(dateStorage, animated: false)
        face?.reload()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        (face as? UIView)?.frame = bounds
    }

    open override var intrinsicContentSize: CGSize { face?.fittingSize ?? UIPickerView.standardSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func stateDidChange() {
        super.stateDidChange()
        (face as? UIView)?.isUserInteractionEnabled = isEnabled
        (face as? UIView)?.alpha = isEnabled ? 1 : 0.5
    }

    // MARK: For the faces

    /// The calendar in use, in the locale and time zone in use.
    var usedCalendar: Calendar {
        var calendar = calendarStorage ?? Calendar(identifier: .gregorian)
        calendar.locale = usedLocale
        if let timeZone { calendar.timeZone = timeZone }
        return calendar
    }

    var usedLocale: Locale { localeStorage ?? calendarStorage?.locale ?? .current }

    /// Whether both limits say something sensible.
    private var limits: ClosedRange<Date>? {
        let (low, high) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
        return low <= high && datePickerMode != .countDownTimer ? low...high : nil
    }

    func limited(_ date: Date) -> Date {
        guard let limits else { return date }
        return min(max(date, limits.lowerBound), limits.upperBound)
    }

    /// Whether anything of a stretch of time can be chosen.
    func allows(_ stretch: DateInterval) -> Bool {
        guard let limits else { return true }
        return stretch.end > limits.lowerBound && stretch.start <= limits.upperBound
    }

    private func rounded(_ date: Date) -> Date {
        guard roundsToMinuteInterval, interval > 1, datePickerMode != .date else { return date }
        let minute = usedCalendar.component(.minute, from: date)
        return date.addingTimeInterval(TimeInterval(-(minute % interval) * 60))
    }

    /// A person chose a date.
    func choose(_ date: Date) {
        let new = limited(rounded(date))
        guard new != dateStorage else { return face?.dateDidChange(animated: true) ?? () }
        dateStorage = new
        face?.dateDidChange(animated: true)
        sendActions(for: .valueChanged)
    }

    /// A formatter for a part of the date, by its pattern or template.
    func formatter(template: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = usedLocale
        formatter.calendar = usedCalendar
        formatter.timeZone = usedCalendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter
    }
}

/// One of the looks of a date picker.
@MainActor
protocol DatePickerFace: AnyObject {
    /// The size that the look wants, in points.
    var fittingSize: CGSize { get }
    /// Another date is to be shown.
    func dateDidChange(animated: Bool)
    /// What can be chosen changed.
    func reload()
}
