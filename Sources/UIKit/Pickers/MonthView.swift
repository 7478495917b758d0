import Foundation

/// What a month's calendar asks whoever shows it.
@MainActor
protocol MonthOwner: AnyObject {
    /// The calendar, in the locale and time zone in use.
    var usedCalendar: Calendar { get }
    var usedLocale: Locale { get }
    /// A formatter for a part of the date, by its template.
    func formatter(template: String) -> DateFormatter
    /// Whether anything of a stretch of time is within the limits.
    func allows(_ stretch: DateInterval) -> Bool
    /// How a day looks.
    func look(of day: Date) -> DayLook
    /// The person taps a day.
    func choose(day: Date)
    /// Another month is shown.
    func monthDidChange(from former: Date)
    /// Wheels by which the person chooses a month.
    func monthWheels(showing month: Date, onChoose: @escaping (Date) -> Void) -> UIView
}

/// How a day of a calendar looks.
struct DayLook {
    /// What lies behind the number: nothing, a circle, or a part of a band from one day to others.
    enum Mark {
        case none, circle, bandStart, band, bandEnd
    }

    var mark = Mark.none
    /// Whether a person could choose it.
    var isPossible = true
    /// What is below the number.
    var decoration: UIView?

    var isChosen: Bool { mark != .none }
}

/// A month: its name, with buttons to others, the days of the week, and its days.
final class MonthView: UIView {
    private unowned let owner: any MonthOwner
    private let title = UIButton(type: .system)
    private let back = UIButton(type: .system)
    private let forward = UIButton(type: .system)
    private let grid = CalendarGridView()
    private var weekdays: [UILabel] = []
    private var days: [CalendarDayView] = []
    private var wheels: UIView?
    private let design: UIFontDescriptor.SystemDesign
    /// The height of a day, in points.
    var rowHeight: CGFloat = 44 {
        didSet { if rowHeight != oldValue { setNeedsLayout() } }
    }

    /// A day of the month that is shown.
    var month: Date {
        didSet { showMonth() }
    }

    private static let headerHeight: CGFloat = 44
    private static let weekdayHeight: CGFloat = 22
    private static let margin: CGFloat = 12

    init(owner: any MonthOwner, month: Date, design: UIFontDescriptor.SystemDesign = .default) {
        (self.owner, self.month, self.design) = (owner, month, design)
        super.init(frame: .zero)
        title.titleLabel?.font = font(17, .semibold)
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
        showMonth()
    }

    required init?(coder: NSCoder) { nil }

    private var calendar: Calendar { owner.usedCalendar }

    private func font(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        guard design != .default, let descriptor = font.fontDescriptor.withDesign(design) else { return font }
        return UIFont(descriptor: descriptor, size: size)
    }

    private func makeWeekdays() {
        let names = owner.formatter(template: "EEE").shortStandaloneWeekdaySymbols
        for index in 0..<7 {
            let label = UILabel()
            let place = (index + calendar.firstWeekday - 1) % 7
            label.text = names.count == 7 ? names[place].uppercased(with: owner.usedLocale) : nil
            label.font = font(13, .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.5
            weekdays.append(label)
            addSubview(label)
        }
    }

    // MARK: Months

    /// When the month that is shown begins.
    var monthStart: Date { calendar.dateInterval(of: .month, for: month)?.start ?? month }

    private func go(by step: Int) {
        guard let new = calendar.date(byAdding: .month, value: step, to: monthStart), allows(.month, new) else { return }
        show(new, animated: true)
    }

    /// Shows another month.
    func show(_ new: Date, animated: Bool) {
        let former = monthStart
        month = new
        let start = monthStart
        guard start != former else { return }
        owner.monthDidChange(from: former)
        guard animated, window != nil, UIView.areAnimationsEnabled else { return }
        let distance = grid.bounds.width * (start < former ? -1 : 1)
        for day in days { day.transform = CGAffineTransform(translationX: distance, y: 0) }
        UIView.animate(withDuration: 0.3) { [days] in for day in days { day.transform = .identity } }
    }

    private func allows(_ unit: Calendar.Component, _ date: Date) -> Bool {
        calendar.dateInterval(of: unit, for: date).map(owner.allows) ?? false
    }

    private func toggleMonths() {
        if let known = wheels {
            wheels = nil
            known.removeFromSuperview()
        } else {
            let made = owner.monthWheels(showing: month) { [weak self] in self?.show($0, animated: false) }
            wheels = made
            addSubview(made)
        }
        showMonth()
        setNeedsLayout()
    }

    // MARK: Days

    /// Asks the owner anew what the month and its days look like.
    func showMonth() {
        let name = owner.formatter(template: "yMMMM").string(from: month)
        title.setTitle(name, for: .normal)
        title.accessibilityValue = name
        title.setTitleColor(wheels == nil ? .label : tintColor, for: .normal)
        back.isEnabled = calendar.date(byAdding: .month, value: -1, to: monthStart).map { allows(.month, $0) } ?? false
        forward.isEnabled = calendar.date(byAdding: .month, value: 1, to: monthStart).map { allows(.month, $0) } ?? false
        for view in [back, forward, grid] + weekdays as [UIView] { view.isHidden = wheels != nil }
        let count = calendar.range(of: .day, in: .month, for: monthStart)?.count ?? 30
        while days.count > count { days.removeLast().removeFromSuperview() }
        while days.count < count {
            let day = CalendarDayView()
            days.append(day)
            grid.addSubview(day)
        }
        showDays()
        setNeedsLayout()
    }

    private func showDays() {
        let (numbers, names) = (owner.formatter(template: "d"), owner.formatter(template: "EEEEMMMMd"))
        let today = SystemWords.text(.today, in: owner.usedLocale.identifier)
        for (index, view) in days.enumerated() {
            guard let date = calendar.date(byAdding: .day, value: index, to: monthStart) else { continue }
            var look = owner.look(of: date)
            if !allows(.day, date) { look.isPossible = false }
            let isToday = calendar.isDateInToday(date)
            view.show(numbers.string(from: date), look, isToday: isToday, font: font(20, look.isChosen ? .semibold : .regular))
            view.accessibilityLabel = (isToday ? today + ", " : "") + names.string(from: date)
            view.onTap = { [weak self] in self?.owner.choose(day: date) }
        }
    }

    // MARK: Layout

    var fittingSize: CGSize { CGSize(width: 320, height: Self.headerHeight + Self.weekdayHeight + 6 * rowHeight + 8) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = Self.margin
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ frame: CGRect) {
            view.frame = isMirrored ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        let wide = bounds.width
        title.contentHorizontalAlignment = isMirrored ? .right : .left
        place(title, CGRect(x: margin + 4, y: 0, width: wide - 2 * margin - 100, height: Self.headerHeight))
        back.frame = CGRect(x: wide - margin - 92, y: 0, width: 44, height: Self.headerHeight)
        forward.frame = CGRect(x: wide - margin - 44, y: 0, width: 44, height: Self.headerHeight)
        let column = (wide - 2 * margin) / 7
        for (index, label) in weekdays.enumerated() {
            place(
                label, CGRect(x: margin + CGFloat(index) * column, y: Self.headerHeight, width: column, height: Self.weekdayHeight))
        }
        let top = Self.headerHeight + Self.weekdayHeight
        grid.frame = CGRect(x: margin, y: top, width: wide - 2 * margin, height: max(0, bounds.height - top))
        layoutDays(column: column, row: min(rowHeight, grid.bounds.height / 6), isMirrored: isMirrored)
        wheels?.frame = CGRect(x: 0, y: Self.headerHeight, width: wide, height: max(0, bounds.height - Self.headerHeight))
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

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showMonth()
    }
}

/// The days of a month. To tests it is a collection, as it is on iOS.
final class CalendarGridView: UIView {}
