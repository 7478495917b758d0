import Foundation

/// A wheel of a date picker: which part of the date it shows.
enum DateColumn: Equatable {
    /// Days counted from the one that was shown first.
    case dayOfCalendar
    case month, day, year
    /// The hour; of a half day, its rows go through both halves.
    case hour(isHalf: Bool, digits: Int)
    case minute
    case halfOfDay
    /// Of a duration.
    case durationHours, durationMinutes

    /// The columns of a picker, in the order of its locale.
    @MainActor
    static func columns(for picker: UIDatePicker) -> [DateColumn] {
        switch picker.datePickerMode {
        case .countDownTimer: [.durationHours, .durationMinutes]
        case .date: fields("yMMMMd", picker.usedLocale)
        case .time: timeColumns(for: picker)
        case .dateAndTime: [.dayOfCalendar] + timeColumns(for: picker)
        }
    }

    /// The columns of the time alone.
    @MainActor
    static func timeColumns(for picker: UIDatePicker) -> [DateColumn] { fields("jm", picker.usedLocale) }

    /// The columns of the month and the year alone.
    @MainActor
    static func monthAndYear(for picker: UIDatePicker) -> [DateColumn] { fields("yMMMM", picker.usedLocale) }

    private static func fields(_ template: String, _ locale: Locale) -> [DateColumn] {
        let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? "MMMM d y h mm a"
        var found: [DateColumn] = []
        var isQuoted = false
        for letter in pattern {
            if letter == "'" { isQuoted.toggle() }
            guard !isQuoted else { continue }
            let column: DateColumn? =
                switch letter {
                case "M", "L": .month
                case "d": .day
                case "y", "U", "r": .year
                case "h", "K": .hour(isHalf: true, digits: 1)
                case "H", "k": .hour(isHalf: false, digits: pattern.contains("HH") || pattern.contains("kk") ? 2 : 1)
                case "m": .minute
                case "a", "b", "B": .halfOfDay
                default: nil
                }
            if let column, !found.contains(column) { found.append(column) }
        }
        return found
    }

    /// How many different values there are before the rows begin again; `nil` if they do not.
    func period(minuteInterval: Int) -> Int? {
        switch self {
        case .month: 12
        case .day: 31
        case .hour: 24
        case .minute: 60 / minuteInterval
        case .dayOfCalendar, .year, .halfOfDay, .durationHours, .durationMinutes: nil
        }
    }

    /// How many rows the wheel has.
    func rowCount(minuteInterval: Int) -> Int {
        switch self {
        case .dayOfCalendar: Self.middleDay * 2
        case .year: 9999
        case .halfOfDay: 2
        case .durationHours: 24
        case .durationMinutes: 60 / minuteInterval
        case .month, .day, .hour, .minute: period(minuteInterval: minuteInterval)! * 200
        }
    }

    /// The row of the day that was shown first.
    static let middleDay = 20_000

    /// The wheel's width, in points.
    var width: CGFloat {
        switch self {
        case .dayOfCalendar: 140
        case .month: 128
        case .day: 60
        case .year: 84
        case .hour, .minute: 50
        case .halfOfDay: 54
        case .durationHours, .durationMinutes: 130
        }
    }
}
