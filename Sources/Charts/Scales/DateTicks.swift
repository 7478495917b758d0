import Foundation

/// Round dates for axes.
struct DateTicks {
    /// A number of hours, days or whatever.
    struct Stride: Equatable {
        let unit: Calendar.Component
        let count: Int
        /// About as many seconds as that is.
        var seconds: Double { Double(count) * Self.seconds(unit) }

        static func seconds(_ unit: Calendar.Component) -> Double {
            switch unit {
            case .minute: 60
            case .hour: 3600
            case .day, .weekday, .dayOfYear: 86_400
            case .weekOfYear, .weekOfMonth: 7 * 86_400
            case .month: 30.44 * 86_400
            case .quarter: 91.3 * 86_400
            case .year, .yearForWeekOfYear: 365.25 * 86_400
            case .era: 100 * 365.25 * 86_400
            default: 1
            }
        }
    }

    private static let strides: [Stride] = [
        (.second, [1, 5, 15, 30]), (.minute, [1, 5, 15, 30]), (.hour, [1, 3, 6, 12]), (.day, [1, 2]), (.weekOfYear, [1, 2]),
        (.month, [1, 3, 6]), (.year, [1, 2, 5, 10, 20, 50, 100, 200, 500]),
    ].flatMap { unit, counts in counts.map { Stride(unit: unit, count: $0) } }

    let calendar: Calendar

    /// The least stride of which no more than some fit into a span of seconds, and which is no less than what the data stand for.
    static func stride(for span: Double, atMost count: Int, noLessThan least: Double = 0) -> Stride {
        strides.first { $0.seconds >= least * 0.9 && span / $0.seconds <= Double(max(1, count)) + 0.3 } ?? strides[strides.count - 1]
    }

    /// The dates of a range at which a stride begins.
    func dates(_ stride: Stride, in range: ClosedRange<Double>, isAligned: Bool) -> [Date] {
        let start = Date(timeIntervalSinceReferenceDate: range.lowerBound), end = Date(timeIntervalSinceReferenceDate: range.upperBound)
        guard stride.count > 0, (range.upperBound - range.lowerBound) / stride.seconds < 10_000,
            var first = calendar.dateInterval(of: stride.unit, for: start)?.start
        else { return [] }
        if isAligned, stride.count > 1 { first = aligned(first, stride) }
        var dates: [Date] = [], step = 0
        while let date = calendar.date(byAdding: stride.unit, value: step * stride.count, to: first), date <= end {
            if date >= start { dates.append(date) }
            // A first part that lies before the range does not count: the stride begins with what is seen.
            if !isAligned, date < start, let next = calendar.date(byAdding: stride.unit, value: 1, to: first) {
                first = next
                continue
            }
            step += 1
        }
        return dates
    }

    /// The date at or before another where a stride begins by the calendar: at an even hour, or with a quarter.
    private func aligned(_ date: Date, _ stride: Stride) -> Date {
        let value: Int
        switch stride.unit {
        case .second: value = calendar.component(.second, from: date)
        case .minute: value = calendar.component(.minute, from: date)
        case .hour: value = calendar.component(.hour, from: date)
        case .day: value = calendar.component(.day, from: date) - 1
        case .month: value = calendar.component(.month, from: date) - 1
        case .year: value = calendar.component(.year, from: date)
        default: return date
        }
        return calendar.date(byAdding: stride.unit, value: -(value % stride.count), to: date) ?? date
    }

    /// The stride by which dates follow each other, if there is one.
    static func stride(of dates: [Double]) -> Stride {
        let gap = zip(dates.dropFirst(), dates).map { $0 - $1 }.min() ?? 86_400
        return strides.last { $0.seconds <= gap * 1.1 } ?? strides[0]
    }
}
