import SwiftUI

/// Which parts an axis has, and at which numbers of its scale.
struct AxisPlan {
    /// A part of the axis at one of its values.
    struct Item {
        let part: _AxisPart
        let edge: Edge
        let preset: AxisMarkPreset
        let value: AxisValue
        /// Where the value is, and where the part is: in the middle of a band or before the next value, if it is there.
        let number: Double
        let partNumber: Double
        /// The text that a label has unless it is a view.
        var text = ""
        /// Whether it stands beside a line that goes on to it.
        var isBeside = false
    }

    static let usualCount = 5
    private(set) var items: [Item] = []

    static func step(_ values: AxisMarkValues, _ span: Double, isWhole: Bool) -> Double {
        switch values.kind {
        case .numbers(let step) where step > 0: step
        case .automatic(let least, let count):
            max(least ?? 0, NiceNumbers.step(span, count: count ?? usualCount, isWhole: isWhole))
        default: NiceNumbers.step(span, count: usualCount, isWhole: isWhole)
        }
    }

    @MainActor
    init(_ scale: PositionScale, _ options: ChartOptions.AxisOptions, _ axis: Axis, _ texts: AxisTexts) {
        guard options.visibility != .hidden else { return }
        for marks in options.marks ?? AxisMarks()._axisMarks() { add(marks, scale, axis, texts) }
    }

    @MainActor
    private mutating func add(_ marks: _AxisMarks, _ scale: PositionScale, _ axis: Axis, _ texts: AxisTexts) {
        let edge = Self.edge(marks.position, scale, axis)
        let (values, stride) = Self.values(marks.values, scale, texts.calendar)
        let step = zip(values.dropFirst(), values).map { abs($0.number - $1.number) }.min() ?? 0
        for (index, plotted) in values.enumerated() {
            guard let number = scale.number(of: plotted) else { continue }
            let value = AxisValue(index: index, count: values.count, plotted: plotted)
            let next = index + 1 < values.count ? scale.number(of: values[index + 1]) : nil
            let parts = marks.content.map { $0(value) } ?? Self.usualParts(scale, marks.stroke)
            for part in parts {
                let place = Self.place(part, number, next, scale, stride, texts.calendar)
                var item = Item(part: part, edge: edge, preset: marks.preset, value: value, number: number, partNumber: place)
                if case .label(let form) = part.kind {
                    // A centred label behind the last value has no room.
                    if part.isCentered == true, scale.kind != .category, place > scale.visible.upperBound { continue }
                    item.text = text(form, plotted, marks, step, stride, texts)
                    item.isBeside =
                        axis == .horizontal && part.isCentered != true && form.anchor == nil && marks.preset != .aligned
                        && (scale.kind == .date || marks.preset == .extended)
                }
                items.append(item)
            }
        }
    }

    private func text(
        _ form: AxisLabelForm, _ value: _Plotted, _ marks: _AxisMarks, _ step: Double, _ stride: DateTicks.Stride?, _ texts: AxisTexts
    ) -> String {
        if case .format(let format) = form.text, let text = format(value) { return text }
        if let text = marks.format?(value) { return text }
        return texts.text(value, step: step, stride: stride)
    }

    /// What is shown of a value where the app says nothing: categories have no lines, and numbers and dates have one with a label.
    @MainActor
    private static func usualParts(_ scale: PositionScale, _ stroke: StrokeStyle?) -> [_AxisPart] {
        if scale.kind == .category { return AxisValueLabel()._parts() }
        let line = stroke ?? (scale.kind == .date ? StrokeStyle(lineWidth: 0.5, dash: [2, 2]) : nil)
        let tick = scale.kind == .date ? AxisTick(length: .label, stroke: line)._parts() : []
        return AxisGridLine(stroke: line)._parts() + tick + AxisValueLabel()._parts()
    }

    static func edge(_ position: AxisMarkPosition, _ scale: PositionScale, _ axis: Axis) -> Edge {
        switch (axis, position) {
        case (.horizontal, .top): .top
        case (.horizontal, _): .bottom
        case (.vertical, .leading): .leading
        case (.vertical, .trailing): .trailing
        // Names are read before what they name.
        case (.vertical, _): scale.kind == .category ? .leading : .trailing
        }
    }

    private static func place(
        _ part: _AxisPart, _ number: Double, _ next: Double?, _ scale: PositionScale, _ stride: DateTicks.Stride?, _ calendar: Calendar
    ) -> Double {
        if scale.kind == .category {
            if case .label = part.kind { return number }
            return part.isCentered == true ? number : number - 0.5
        }
        guard part.isCentered == true else { return number }
        if let next { return (number + next) / 2 }
        let date = Date(timeIntervalSinceReferenceDate: number)
        guard let stride, let end = calendar.date(byAdding: stride.unit, value: stride.count, to: date) else { return number }
        return (number + end.timeIntervalSinceReferenceDate) / 2
    }

    /// The values that are marked, of those that are seen, and by which stride dates follow each other.
    static func values(_ values: _AxisMarks.Values, _ scale: PositionScale, _ calendar: Calendar) -> ([_Plotted], DateTicks.Stride?) {
        let range = scale.visible
        switch (values, scale.kind) {
        case (.list(let list), let kind):
            let seen = list.filter { value in
                guard let number = scale.number(of: value) else { return false }
                return number >= range.lowerBound - 1e-9 * abs(range.lowerBound)
                    && number <= range.upperBound + 1e-9 * abs(range.upperBound)
            }
            return (seen, kind == .date ? DateTicks.stride(of: seen.map(\.number)) : nil)
        case (.automatic, .category):
            let seen = scale.categories.enumerated().filter { range.contains(Double($0.offset) + 0.5) }
            return (seen.map { _Plotted(category: $0.element) }, nil)
        case (.automatic(let wanted), .number):
            if scale.type.kind == .log {
                let count = if case .automatic(_, let count?) = wanted.kind { count } else { usualCount }
                return (NiceNumbers.logarithmic(in: range, count: count).map { _Plotted(number: $0) }, nil)
            }
            let step = step(wanted, range.upperBound - range.lowerBound, isWhole: scale.isWhole)
            return (NiceNumbers.multiples(of: step, in: range).map { _Plotted(number: $0, isWhole: scale.isWhole) }, nil)
        case (.automatic(let wanted), .date):
            var ticks = DateTicks(calendar: calendar), isAligned = true
            let stride: DateTicks.Stride
            switch wanted.kind {
            case .dates(let given, let calendar): (stride, ticks, isAligned) = (given, DateTicks(calendar: calendar), false)
            case .numbers(let seconds):
                let dates = NiceNumbers.multiples(of: seconds, in: range).map { _Plotted(number: $0) }
                return (dates.map { _Plotted(date: Date(timeIntervalSinceReferenceDate: $0.number)) }, nil)
            case .automatic(let least, let count):
                let most = count ?? usualCount + 2
                stride = DateTicks.stride(
                    for: range.upperBound - range.lowerBound, atMost: most, noLessThan: max(least ?? 0, scale.unit ?? 0))
            }
            // The end of the last unit is the beginning of one that is not there.
            let dates = ticks.dates(stride, in: range, isAligned: isAligned)
            let shown = scale.unit == nil ? dates : dates.filter { $0.timeIntervalSinceReferenceDate < range.upperBound - 1 }
            return (shown.map(\.plotted), stride)
        }
    }
}

/// How values are written.
struct AxisTexts {
    let locale: Locale
    let calendar: Calendar
    let timeZone: TimeZone

    func text(_ value: _Plotted, step: Double, stride: DateTicks.Stride?) -> String {
        switch value.kind {
        case .category: return value.name
        case .number:
            // As many digits as tell each step from the next one.
            func isWhole(_ number: Double) -> Bool { abs(number.rounded() - number) < 1e-6 }
            let digits = step > 0 ? (0..<8).first { isWhole(step * pow(10, Double($0))) } ?? 8 : 0
            let most = step > 0 ? max(digits, step == step.rounded() ? 0 : 2) : 6
            return value.number.formatted(.number.precision(.fractionLength(digits...max(digits, most))).locale(locale))
        case .date:
            var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
            switch stride?.unit {
            case .second?: style = style.minute().second()
            case .minute?, .hour?: style = stride?.unit == .minute ? style.hour().minute() : style.hour()
            case .month?, .quarter?: style = style.month(.abbreviated)
            case .year?, .era?, .yearForWeekOfYear?: style = style.year()
            default: style = style.month(.abbreviated).day()
            }
            return style.format(value.date)
        }
    }
}
