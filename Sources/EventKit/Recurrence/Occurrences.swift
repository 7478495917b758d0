import Foundation

/// The times at which something comes again, by RFC 5545's meaning of a rule's parts.
struct Occurrences {
    let rule: StoredRule
    let start: Date
    let calendar: Calendar

    /// No rule is followed for more periods than that.
    private static let periodLimit = 20_000

    init(_ rule: StoredRule, from start: Date, timeZone: TimeZone?) {
        (self.rule, self.start) = (rule, start)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone ?? .current
        self.calendar = calendar
    }

    /// The times before `limit`, in order.
    func dates(before limit: Date) -> [Date] {
        var result: [Date] = []
        let end = min(limit, rule.endDate.map { $0.addingTimeInterval(0.001) } ?? limit)
        for number in 0..<Self.periodLimit {
            guard let period = period(number), period.start < end || result.isEmpty && period.start <= start else { break }
            for date in dates(in: period) where date >= start {
                guard date < end, rule.count.map({ result.count < $0 }) ?? true else { return result }
                result.append(date)
            }
            if let count = rule.count, result.count >= count { break }
        }
        return result
    }

    private func period(_ number: Int) -> DateInterval? {
        let component: Calendar.Component =
            switch rule.frequency {
            case .daily: .day
            case .weekly: .weekOfYear
            case .monthly: .month
            case .yearly: .year
            }
        // From the period's beginning: the 31st plus a month would be another day.
        guard let first = calendar.dateInterval(of: component, for: start)?.start,
            let next = calendar.date(byAdding: component, value: number * min(max(rule.interval, 1), 10_000), to: first)
        else { return nil }
        return calendar.dateInterval(of: component, for: next)
    }

    private func dates(in period: DateInterval) -> [Date] {
        let days = candidates(in: period).filter(matches).sorted()
        guard let positions = rule.positions, !positions.isEmpty else { return days }
        return positions.compactMap { position in
            let index = position > 0 ? position - 1 : days.count + position
            return days.indices.contains(index) ? days[index] : nil
        }.sorted()
    }

    /// Each day of the period at the time of the first.
    private func candidates(in period: DateInterval) -> [Date] {
        let time = calendar.dateComponents([.hour, .minute, .second], from: start)
        var result: [Date] = []
        var day = period.start
        while day < period.end, result.count < 400 {
            if let date = calendar.date(bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day) {
                result.append(date)
            }
            guard let next = calendar.date(byAdding: .day, value: 1, to: day) else { break }
            day = next
        }
        return result
    }

    private func matches(_ date: Date) -> Bool {
        let parts = calendar.dateComponents([.month, .day, .weekday, .weekOfYear], from: date)
        let first = calendar.dateComponents([.month, .day, .weekday], from: start)
        let yearDay = calendar.ordinality(of: .day, in: .year, for: date) ?? 1
        let daysOfYear = calendar.range(of: .day, in: .year, for: date)?.count ?? 365
        let daysOfMonth = calendar.range(of: .day, in: .month, for: date)?.count ?? 31
        func has(_ numbers: [Int]?, _ number: Int, of count: Int) -> Bool? {
            guard let numbers, !numbers.isEmpty else { return nil }
            return numbers.contains(number) || numbers.contains(number - count - 1)
        }
        let byMonth = has(rule.months, parts.month ?? 0, of: 12)
        let byMonthDay = has(rule.monthDays, parts.day ?? 0, of: daysOfMonth)
        let byYearDay = has(rule.yearDays, yearDay, of: daysOfYear)
        let weeks = calendar.range(of: .weekOfYear, in: .yearForWeekOfYear, for: date)?.count ?? 52
        let byWeek = has(rule.weeks, parts.weekOfYear ?? 0, of: weeks)
        var byDay: Bool?
        if let days = rule.days, !days.isEmpty {
            byDay = days.contains { $0.weekday.rawValue == parts.weekday && isInWeek($0.week, date, daysOfMonth, yearDay, daysOfYear) }
        }
        if [byMonth, byMonthDay, byYearDay, byWeek, byDay].contains(false) { return false }
        // What the rule does not say is as the first time.
        switch rule.frequency {
        case .daily: return true
        case .weekly: return byDay != nil || parts.weekday == first.weekday
        case .monthly: return byDay != nil || byMonthDay != nil || parts.day == first.day
        case .yearly:
            if byYearDay != nil { return true }
            if byWeek != nil { return byDay != nil || parts.weekday == first.weekday }
            let month = byMonth != nil || byDay != nil && rule.months == nil || parts.month == first.month
            return month && (byDay != nil || byMonthDay != nil || parts.day == first.day)
        }
    }

    /// Whether a day is that of the n-th such week of its month, or of its year where months do not matter.
    private func isInWeek(_ week: Int, _ date: Date, _ daysOfMonth: Int, _ yearDay: Int, _ daysOfYear: Int) -> Bool {
        guard week != 0, rule.frequency == .monthly || rule.frequency == .yearly else { return true }
        let isOfYear = rule.frequency == .yearly && (rule.months ?? []).isEmpty
        let (day, count) = isOfYear ? (yearDay, daysOfYear) : (calendar.component(.day, from: date), daysOfMonth)
        return week > 0 ? (day - 1) / 7 + 1 == week : (count - day) / 7 + 1 == -week
    }
}
