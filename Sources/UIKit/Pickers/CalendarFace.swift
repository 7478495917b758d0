import Foundation

/// A date as a month's calendar, with the time below it if that is chosen, too.
final class CalendarFace: UIView, DatePickerFace, MonthOwner {
    private unowned let owner: UIDatePicker
    private lazy var month = MonthView(owner: self, month: owner.date)
    private let timeLabel = UILabel()
    private var timePill: DatePill?

    private static let timeHeight: CGFloat = 52
    private static let margin: CGFloat = 16

    init(owner: UIDatePicker, showsTime: Bool) {
        self.owner = owner
        super.init(frame: .zero)
        addSubview(month)
        if showsTime { makeTime() }
    }

    required init?(coder: NSCoder) { nil }

    private func makeTime() {
        timeLabel.text = SystemWords.text(.time, in: owner.usedLocale.identifier)
        timeLabel.font = .systemFont(ofSize: 17)
        let pill = DatePill(owner: owner, part: .time)
        timePill = pill
        addSubview(timeLabel)
        addSubview(pill)
    }

    func dateDidChange(animated: Bool) {
        month.month = owner.date
        timePill?.update()
    }

    func reload() { dateDidChange(animated: false) }

    // MARK: For the month

    var usedCalendar: Calendar { owner.usedCalendar }
    var usedLocale: Locale { owner.usedLocale }
    func formatter(template: String) -> DateFormatter { owner.formatter(template: template) }
    func allows(_ stretch: DateInterval) -> Bool { owner.allows(stretch) }
    func look(of day: Date) -> DayLook { DayLook(mark: usedCalendar.isDate(day, inSameDayAs: owner.date) ? .circle : .none) }
    func monthDidChange(from former: Date) {}

    func choose(day: Date) {
        let time = usedCalendar.dateComponents([.hour, .minute, .second], from: owner.date)
        var parts = usedCalendar.dateComponents([.era, .year, .month, .day], from: day)
        (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
        owner.choose(usedCalendar.date(from: parts) ?? day)
    }

    func monthWheels(showing month: Date, onChoose: @escaping (Date) -> Void) -> UIView {
        owner.monthWheels(showing: month, onChoose: onChoose)
    }

    // MARK: Layout

    var fittingSize: CGSize {
        let size = month.fittingSize
        return CGSize(width: size.width, height: size.height + (timePill == nil ? 0 : Self.timeHeight))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let timeHeight = timePill == nil ? 0 : Self.timeHeight
        month.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - timeHeight))
        guard let timePill else { return }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ frame: CGRect) {
            view.frame = isMirrored ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        let (top, size) = (bounds.height - timeHeight, timePill.fittingSize)
        place(timeLabel, CGRect(x: Self.margin, y: top, width: 160, height: timeHeight))
        place(
            timePill,
            CGRect(
                x: bounds.width - Self.margin - size.width, y: top + (timeHeight - size.height) / 2, width: size.width,
                height: size.height))
    }
}

extension UIDatePicker {
    /// Wheels by which the person chooses a month, of those within the limits.
    func monthWheels(showing month: Date, onChoose: @escaping (Date) -> Void) -> UIView {
        let wheels = DatePickerWheels(owner: self, columns: DateColumn.monthAndYear(for: self))
        wheels.ownDate = month
        wheels.onChoose = onChoose
        wheels.dateDidChange(animated: false)
        return wheels
    }
}
