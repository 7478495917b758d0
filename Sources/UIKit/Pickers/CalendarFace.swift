import Foundation

/// A date as a month's calendar, with the time below it if that is chosen, too.
final class CalendarFace: UIView, DatePickerFace {
    private unowned let owner: UIDatePicker
    private let title = UIButton(type: .system)
    private let back = UIButton(type: .system)
    private let forward = UIButton(type: .system)
    private let grid = CalendarGridView()
    private var weekdays: [UILabel] = []
    private var days: [CalendarDayView] = []
    private var monthWheels: DatePickerWheels?
    private let timeLabel = UILabel()
    private var timePill: DatePill?
    /// A day of the month that is shown.
    private var month: Date

    static let headerHeight: CGFloat = 44
    private static let weekdayHeight: CGFloat = 22
    private static let rowHeight: CGFloat = 44
    private static let timeHeight: CGFloat = 52

    init(owner: UIDatePicker, showsTime: Bool) {
        self.owner = owner
        month = owner.date
        super.init(frame: .zero)
        title.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        title.contentHorizontalAlignment = .left
        title.semanticContentAttribute = .forceRightToLeft
        title.setImage(
            UIImage(systemName: "chevron.right", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)),
            for: .normal)
        title.imageEdgeInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: -4)
        title.addAction(UIAction { [weak self] _ in self?.toggleMonths() }, for: .touchUpInside)
        let look = UIImage.SymbolConfiguration(pointSize: 18, weight: .semibold)
        for (button, name, step) in [(back, "chevron.left", -1), (forward, "chevron.right", 1)] {
            button.setImage(UIImage(systemName: name, withConfiguration: look), for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.go(by: step) }, for: .touchUpInside)
        }
        // What tests and assistive technologies know them by on iOS.
        let names = [
            (title, "DatePicker.Show", "Month"), (back, "DatePicker.PreviousMonth", "Previous Month"),
            (forward, "DatePicker.NextMonth", "Next Month"),
        ]
        for (button, identifier, label) in names { (button.accessibilityIdentifier, button.accessibilityLabel) = (identifier, label) }
        for view in [title, back, forward, grid] { addSubview(view) }
        grid.clipsToBounds = true
        for (direction, step) in [(UISwipeGestureRecognizer.Direction.left, 1), (.right, -1)] {
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = direction
            swipe.onAction = { [weak self] _ in self?.go(by: step) }
            grid.addGestureRecognizer(swipe)
        }
        makeWeekdays()
        if showsTime { makeTime() }
    }

    required init?(coder: NSCoder) { nil }

    private var calendar: Calendar { owner.usedCalendar }

    private func makeWeekdays() {
        let names = owner.formatter(template: "EEE").shortStandaloneWeekdaySymbols
        for index in 0..<7 {
            let label = UILabel()
            let place = (index + calendar.firstWeekday - 1) % 7
            label.text = names.count == 7 ? names[place].uppercased(with: owner.usedLocale) : nil
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.5
            weekdays.append(label)
            addSubview(label)
        }
    }

    private func makeTime() {
        timeLabel.text = SystemWords.text(.time, in: owner.usedLocale.identifier)
        timeLabel.font = .systemFont(ofSize: 17)
        let pill = DatePill(owner: owner, part: .time)
        timePill = pill
        addSubview(timeLabel)
        addSubview(pill)
    }

    // MARK: Months

    private var monthStart: Date { calendar.dateInterval(of: .month, for: month)?.start ?? month }

    private func go(by step: Int) {
        guard let new = calendar.date(byAdding: .month, value: step, to: monthStart), allows(.month, new) else { return }
        month = new
        showMonth()
        guard window != nil, UIView.areAnimationsEnabled else { return }
        let distance = grid.bounds.width * CGFloat(step)
        for day in days { day.transform = CGAffineTransform(translationX: distance, y: 0) }
        UIView.animate(withDuration: 0.3) { [days] in for day in days { day.transform = .identity } }
    }

    private func allows(_ unit: Calendar.Component, _ date: Date) -> Bool {
        calendar.dateInterval(of: unit, for: date).map(owner.allows) ?? false
    }

    private func toggleMonths() {
        if let wheels = monthWheels {
            monthWheels = nil
            wheels.removeFromSuperview()
        } else {
            let wheels = DatePickerWheels(owner: owner, columns: DateColumn.monthAndYear(for: owner))
            wheels.ownDate = month
            wheels.onChoose = { [weak self] date in
                self?.month = date
                self?.showMonth()
            }
            monthWheels = wheels
            addSubview(wheels)
            wheels.dateDidChange(animated: false)
        }
        showMonth()
        setNeedsLayout()
    }

    // MARK: Days

    func dateDidChange(animated: Bool) {
        month = owner.date
        showMonth()
        timePill?.update()
    }

    func reload() { dateDidChange(animated: false) }

    private func showMonth() {
        let name = owner.formatter(template: "yMMMM").string(from: month)
        title.setTitle(name, for: .normal)
        title.accessibilityValue = name
        title.setTitleColor(monthWheels == nil ? .label : tintColor, for: .normal)
        back.isEnabled = calendar.date(byAdding: .month, value: -1, to: monthStart).map { allows(.month, $0) } ?? false
        forward.isEnabled = calendar.date(byAdding: .month, value: 1, to: monthStart).map { allows(.month, $0) } ?? false
        for view in [back, forward, grid] + weekdays as [UIView] { view.isHidden = monthWheels != nil }
        let count = calendar.range(of: .day, in: .month, for: monthStart)?.count ?? 30
        while days.count > count { days.removeLast().removeFromSuperview() }
        while days.count < count {
            let day = CalendarDayView()
            days.append(day)
            grid.addSubview(day)
        }
        let (numbers, names) = (owner.formatter(template: "d"), owner.formatter(template: "EEEEMMMMd"))
        let today = SystemWords.text(.today, in: owner.usedLocale.identifier)
        for (index, view) in days.enumerated() {
            guard let date = calendar.date(byAdding: .day, value: index, to: monthStart) else { continue }
            let isToday = calendar.isDateInToday(date)
            view.show(
                numbers.string(from: date), isChosen: calendar.isDate(date, inSameDayAs: owner.date), isToday: isToday,
                isPossible: allows(.day, date))
            view.accessibilityLabel = (isToday ? today + ", " : "") + names.string(from: date)
            view.onTap = { [weak self] in self?.choose(date) }
        }
        setNeedsLayout()
    }

    private func choose(_ day: Date) {
        let time = calendar.dateComponents([.hour, .minute, .second], from: owner.date)
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
        (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
        owner.choose(calendar.date(from: parts) ?? day)
    }

    // MARK: Layout

    var fittingSize: CGSize {
        let height = Self.headerHeight + Self.weekdayHeight + 6 * Self.rowHeight + (timePill == nil ? 0 : Self.timeHeight) + 8
        return CGSize(width: 320, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin: CGFloat = 12
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ frame: CGRect) {
            view.frame = isMirrored ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        let wide = bounds.width
        title.contentHorizontalAlignment = isMirrored ? .right : .left
        place(title, CGRect(x: margin + 4, y: 0, width: wide - 2 * margin - 100, height: Self.headerHeight))
        back.frame = CGRect(x: wide - margin - 92, y: 0, width: 44, height: Self.headerHeight)
        forward.frame = CGRect(x: wide - margin - 44, y: 0, width: 44, height: Self.headerHeight)
        let timeHeight = timePill == nil ? 0 : Self.timeHeight
        let column = (wide - 2 * margin) / 7
        for (index, label) in weekdays.enumerated() {
            place(
                label, CGRect(x: margin + CGFloat(index) * column, y: Self.headerHeight, width: column, height: Self.weekdayHeight))
        }
        let top = Self.headerHeight + Self.weekdayHeight
        grid.frame = CGRect(x: margin, y: top, width: wide - 2 * margin, height: max(0, bounds.height - top - timeHeight))
        layoutDays(column: column, row: min(Self.rowHeight, grid.bounds.height / 6), isMirrored: isMirrored)
        monthWheels?.frame = CGRect(
            x: 0, y: Self.headerHeight, width: wide, height: max(0, bounds.height - Self.headerHeight - timeHeight))
        layoutTime(margin: margin, place)
    }

    private func layoutDays(column: CGFloat, row: CGFloat, isMirrored: Bool) {
        let first = (calendar.component(.weekday, from: monthStart) - calendar.firstWeekday + 7) % 7
        for (index, day) in days.enumerated() {
            let cell = index + first
            let x = CGFloat(cell % 7) * column
            day.bounds = CGRect(x: 0, y: 0, width: column, height: row)
            day.center = CGPoint(
                x: (isMirrored ? grid.bounds.width - x - column : x) + column / 2, y: CGFloat(cell / 7) * row + row / 2)
        }
    }

    private func layoutTime(margin: CGFloat, _ place: (UIView, CGRect) -> Void) {
        guard let timePill else { return }
        let top = bounds.height - Self.timeHeight
        let size = timePill.fittingSize
        place(timeLabel, CGRect(x: margin + 4, y: top, width: 160, height: Self.timeHeight))
        place(
            timePill,
            CGRect(
                x: bounds.width - margin - 4 - size.width, y: top + (Self.timeHeight - size.height) / 2, width: size.width,
                height: size.height))
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showMonth()
    }
}

/// The days of a month. To tests it is a collection, as it is on iOS.
final class CalendarGridView: UIView {}

/// One day of a calendar.
private final class CalendarDayView: UIControl {
    private let circle = UIView()
    private let label = UILabel()
    private var isChosen = false
    private var isToday = false
    var onTap: (() -> Void)?

    init() {
        super.init(frame: .zero)
        circle.isUserInteractionEnabled = false
        label.textAlignment = .center
        addSubview(circle)
        addSubview(label)
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String, isChosen: Bool, isToday: Bool, isPossible: Bool) {
        label.text = text
        (self.isChosen, self.isToday) = (isChosen, isToday)
        isEnabled = isPossible
        accessibilityTraits = UIAccessibilityTraits([.button] + (isChosen ? [.selected] : []) + (isPossible ? [] : [.notEnabled]))
        updateLook()
    }

    private func updateLook() {
        label.font = .systemFont(ofSize: 20, weight: isChosen ? .semibold : .regular)
        // Today stands out; where it is chosen, too, its circle is filled.
        circle.backgroundColor = isChosen ? (isToday ? tintColor : tintColor.withAlphaComponent(0.15)) : nil
        label.textColor =
            !isEnabled ? .tertiaryLabel : isChosen && isToday ? .white : isChosen || isToday ? tintColor : .label
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLook()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        let size = min(bounds.width, bounds.height, 44)
        circle.frame = CGRect(x: (bounds.width - size) / 2, y: (bounds.height - size) / 2, width: size, height: size)
        circle.layer.cornerRadius = size / 2
    }
}
