/// A mark with what it takes of the axis along which it is measured.
struct StackedMark {
    let mark: _ChartMark
    /// Whether its length is along the y axis.
    let isVertical: Bool
    /// From where to where it goes along that axis; `nil` for what is a place there, or nothing that has numbers.
    var interval: (lower: Double, upper: Double)?
}

/// Puts marks at the same place upon each other.
enum Stacking {
    private struct Place: Hashable {
        let kind: Bool
        let value: _Plotted?
        let position: _Plotted?
        let isVertical: Bool
    }

    /// The marks in their order, with what they take of the axis along which they are measured.
    static func stacked(_ marks: [_ChartMark], xIsNumber: Bool, yIsNumber: Bool) -> [StackedMark] {
        var result = marks.map { StackedMark(mark: $0, isVertical: isVertical($0, xIsNumber, yIsNumber)) }
        var stacks: [Place: [Int]] = [:], order: [Place] = []
        for index in result.indices {
            let stacked = result[index], mark = stacked.mark
            guard mark.kind == .bar || mark.kind == .area else { continue }
            guard case .value(let length) = stacked.isVertical ? mark.y : mark.x, length.value.kind == .number else { continue }
            result[index].interval = ordered(0, length.value.number)
            guard mark.stacking != .unstacked else { continue }
            let across = stacked.isVertical ? mark.x : mark.y
            let place = Place(
                kind: mark.kind == .bar, value: across.data.first?.value, position: mark.position?.value.value,
                isVertical: stacked.isVertical)
            if stacks[place] == nil { order.append(place) }
            stacks[place, default: []].append(index)
        }
        let series = seriesOrder(marks)
        for place in order {
            var members = stacks[place] ?? []
            // Areas lie in the same order everywhere, in whatever order their data are.
            if !place.kind { members.sort { (series[marks[$0].seriesKey] ?? 0, $0) < (series[marks[$1].seriesKey] ?? 0, $1) } }
            stack(members, &result)
        }
        return result
    }

    private static func stack(_ members: [Int], _ result: inout [StackedMark]) {
        func length(_ index: Int) -> Double {
            let mark = result[index].mark
            return (result[index].isVertical ? mark.y : mark.x).data[0].value.number
        }
        guard let first = members.first else { return }
        let total = members.reduce(0) { $0 + abs(length($1)) }
        let method = result[first].mark.stacking
        var (positive, negative) = (method == .center ? -total / 2 : 0, 0.0)
        for index in members {
            var part = length(index)
            if method == .normalized { part = total > 0 ? part / total : 0 }
            if method == .center { part = abs(part) }
            if part >= 0 {
                result[index].interval = (positive, positive + part)
                positive += part
            } else {
                result[index].interval = (negative + part, negative)
                negative += part
            }
        }
    }

    private static func seriesOrder(_ marks: [_ChartMark]) -> [[_Plotted?]: Int] {
        var order: [[_Plotted?]: Int] = [:]
        for mark in marks where mark.kind == .area && order[mark.seriesKey] == nil { order[mark.seriesKey] = order.count }
        return order
    }

    private static func ordered(_ a: Double, _ b: Double) -> (lower: Double, upper: Double) { (min(a, b), max(a, b)) }

    /// Bars and areas stand upright unless only the x axis has numbers, or they go from one value to another there.
    private static func isVertical(_ mark: _ChartMark, _ xIsNumber: Bool, _ yIsNumber: Bool) -> Bool {
        switch (mark.x, mark.y) {
        case (.interval, .value): false
        case (.value, .interval): true
        // A bar of one value alone is measured along that value's axis.
        case (.points, .value): yIsNumber
        case (.value, .points): !xIsNumber
        case (.value, .value): yIsNumber || !xIsNumber
        default: true
        }
    }
}
