import Foundation

/// A date as wheels.
final class DatePickerWheels: UIView, DatePickerFace, UIPickerViewDataSource, UIPickerViewDelegate {
    private unowned let owner: UIDatePicker
    private let columns: [DateColumn]
    private let picker = UIPickerView()
    private var units: [UILabel] = []
    /// The day of the middle row.
    private var firstDay: Date
    /// Hears of choices instead of the owner's value.
    var onChoose: ((Date) -> Void)?
    /// The date shown, where it is not the owner's.
    var ownDate: Date?

    init(owner: UIDatePicker, columns: [DateColumn]) {
        (self.owner, self.columns) = (owner, columns)
        firstDay = owner.usedCalendar.startOfDay(for: owner.date)
        super.init(frame: CGRect(origin: .zero, size: UIPickerView.standardSize))
        picker.dataSource = self
        picker.delegate = self
        addSubview(picker)
        for column in columns {
            guard let word = column.unit else { continue }
            let label = UILabel()
            label.text = SystemWords.text(word, in: owner.usedLocale.identifier)
            label.font = .systemFont(ofSize: 17, weight: .semibold)
            units.append(label)
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) { nil }

    var fittingSize: CGSize { UIPickerView.standardSize }

    private var calendar: Calendar { owner.usedCalendar }
    private var shownDate: Date { ownDate ?? owner.date }

    // MARK: Rows

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        columns[component].rowCount(minuteInterval: owner.minuteInterval)
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        let total = columns.map(\.width).reduce(0, +)
        let room = bounds.width - 18 - CGFloat(columns.count - 1) * 5
        return columns[component].width * min(1, room / total)
    }

    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        let label = view as? UILabel ?? UILabel()
        label.text = text(columns[component], row)
        label.font = .systemFont(ofSize: 21)
        label.textColor = isPossible(columns[component], row) ? .label : .tertiaryLabel
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        switch columns[component] {
        case .dayOfCalendar: label.textAlignment = .right
        case .durationHours, .durationMinutes: label.textAlignment = .left
        default: label.textAlignment = .center
        }
        if columns[component].unit != nil { label.text = "     " + (label.text ?? "") }
        return label
    }

    private func text(_ column: DateColumn, _ row: Int) -> String {
        switch column {
        case .dayOfCalendar:
            let day = calendar.date(byAdding: .day, value: row - DateColumn.middleDay, to: firstDay) ?? firstDay
            if calendar.isDateInToday(day) { return SystemWords.text(.today, in: owner.usedLocale.identifier) }
            return owner.formatter(template: "EEEMMMd").string(from: day).replacing(",", with: "")
        case .month:
            let names = owner.formatter(template: "MMMM").standaloneMonthSymbols
            return names.isEmpty ? "\(row % 12 + 1)" : names[row % 12 % names.count]
        case .day: return part(DateComponents(year: 2000, month: 1, day: row % 31 + 1), "d")
        case .year: return part(DateComponents(year: row + 1, month: 1, day: 1), "y")
        case .hour(let isHalf, let digits):
            let hour = row % 24
            let shown = isHalf ? (hour % 12 == 0 ? 12 : hour % 12) : hour
            return digits == 2 && shown < 10 ? "0\(shown)" : "\(shown)"
        case .minute:
            let minute = row * owner.minuteInterval % 60
            return minute < 10 ? "0\(minute)" : "\(minute)"
        case .halfOfDay:
            let formatter = owner.formatter(template: "a")
            return row == 0 ? formatter.amSymbol : formatter.pmSymbol
        case .durationHours: return "\(row)"
        case .durationMinutes: return "\(row * owner.minuteInterval)"
        }
    }

    private func part(_ components: DateComponents, _ template: String) -> String {
        calendar.date(from: components).map { owner.formatter(template: template).string(from: $0) } ?? ""
    }

    /// Whether a row can be chosen while the other wheels stay.
    private func isPossible(_ column: DateColumn, _ row: Int) -> Bool {
        let unit: Calendar.Component
        switch column {
        case .durationHours, .durationMinutes, .halfOfDay: return true
        case .dayOfCalendar, .day: unit = .day
        case .month: unit = .month
        case .year: unit = .year
        case .hour: unit = .hour
        case .minute: unit = .minute
        }
        if column == .day, row % 31 >= dayCount(of: shownDate) { return false }
        guard owner.minimumDate != nil || owner.maximumDate != nil else { return true }
        guard let date = date(replacing: column, by: row, in: shownDate), let stretch = calendar.dateInterval(of: unit, for: date) else {
            return false
        }
        return owner.allows(stretch)
    }

    private func dayCount(of date: Date) -> Int { calendar.range(of: .day, in: .month, for: date)?.count ?? 31 }

    // MARK: Dates and rows

    private func row(of column: DateColumn, for date: Date) -> Int {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        switch column {
        case .dayOfCalendar:
            let days = calendar.dateComponents([.day], from: firstDay, to: calendar.startOfDay(for: date)).day ?? 0
            return DateColumn.middleDay + days
        case .month: return (parts.month ?? 1) - 1
        case .day: return (parts.day ?? 1) - 1
        case .year: return (parts.year ?? 1) - 1
        case .hour: return parts.hour ?? 0
        case .minute, .durationMinutes: return (parts.minute ?? 0) / owner.minuteInterval
        case .halfOfDay: return (parts.hour ?? 0) < 12 ? 0 : 1
        case .durationHours: return parts.hour ?? 0
        }
    }

    /// The date with one part replaced; a day that the month does not have becomes its last one.
    private func date(replacing column: DateColumn, by row: Int, in date: Date) -> Date? {
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
        switch column {
        case .dayOfCalendar:
            let day = calendar.date(byAdding: .day, value: row - DateColumn.middleDay, to: firstDay) ?? firstDay
            let new = calendar.dateComponents([.era, .year, .month, .day], from: day)
            (parts.era, parts.year, parts.month, parts.day) = (new.era, new.year, new.month, new.day)
        case .month: parts.month = row % 12 + 1
        case .day: parts.day = row % 31 + 1
        case .year: parts.year = row + 1
        case .hour: parts.hour = row % 24
        case .minute: parts.minute = row * owner.minuteInterval % 60
        case .halfOfDay: parts.hour = (parts.hour ?? 0) % 12 + row * 12
        case .durationHours: parts.hour = row
        case .durationMinutes: parts.minute = row * owner.minuteInterval
        }
        var first = parts
        first.day = 1
        if let month = calendar.date(from: first) { parts.day = min(parts.day ?? 1, dayCount(of: month)) }
        return calendar.date(from: parts)
    }

    func dateDidChange(animated: Bool) {
        let animated = animated && window != nil
        for (component, column) in columns.enumerated() {
            var row = row(of: column, for: shownDate)
            if let period = column.period(minuteInterval: owner.minuteInterval) {
                // The nearest of the rows that say the same.
                let present = picker.selectedRow(inComponent: component)
                let start = present < period ? period * 100 : present
                let turn = (row - start % period + period + period / 2) % period - period / 2
                row = start + turn
            }
            picker.selectRow(row, inComponent: component, animated: animated)
        }
        refresh()
    }

    func reload() { dateDidChange(animated: false) }

    /// The rows that can be chosen differ now.
    private func refresh() {
        for component in columns.indices {
            let count = picker.numberOfRows(inComponent: component)
            let selected = picker.selectedRow(inComponent: component)
            for row in max(0, selected - 6)...max(0, min(selected + 6, count - 1)) {
                (picker.view(forRow: row, forComponent: component) as? UILabel)?.textColor =
                    isPossible(columns[component], row) ? .label : .tertiaryLabel
            }
        }
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        var new = shownDate
        switch columns[component] {
        case .durationHours, .durationMinutes:
            new = date(replacing: columns[component], by: row, in: new) ?? new
            // There is no duration of nothing.
            if calendar.startOfDay(for: new) == calendar.date(bySetting: .second, value: 0, of: new) {
                new = calendar.startOfDay(for: new).addingTimeInterval(TimeInterval(owner.minuteInterval * 60))
            }
        default:
            new = date(replacing: columns[component], by: row, in: new) ?? new
        }
        if let onChoose {
            ownDate = owner.limited(new)
            dateDidChange(animated: true)
            onChoose(owner.limited(new))
        } else {
            owner.choose(new)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picker.frame = bounds
        guard !units.isEmpty else { return }
        let width = CGFloat(130)
        let total = width * CGFloat(units.count) + 5 * CGFloat(units.count - 1)
        for (index, label) in units.enumerated() {
            let x = (bounds.width - total) / 2 + CGFloat(index) * (width + 5)
            let size = label.sizeThatFits(bounds.size)
            label.frame = CGRect(x: x + 58, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
        }
    }
}

extension DateColumn {
    /// What stands beside the number of a duration.
    fileprivate var unit: SystemWords.Word? {
        switch self {
        case .durationHours: .hours
        case .durationMinutes: .minutes
        default: nil
        }
    }
}
