import Foundation

/// Where values are along an axis: the part of it that does not depend on the plot's size.
struct PositionScale {
    enum Kind: Equatable { case number, date, category }
    var kind: Kind
    var type = ScaleType.linear
    /// From the first to the last value; what is even in the plot is what `type` makes of them.
    var domain: ClosedRange<Double> = 0...1
    var categories: [String] = []
    var isReversed = false
    var isWhole = false
    var range = _ScaleRange.Kind.plot(start: 0, end: 0)
    /// The least span of time that marks stand for.
    var unit: Double?
    /// Which values are seen, if one can scroll to others.
    var window: ClosedRange<Double>?

    /// Categories are as numbers from 0 to their count, each in the middle of its band.
    func number(of datum: PlotDatum) -> Double? { kind == .category ? number(of: datum.value) : finite(datum.center, datum.value) }
    func number(of value: _Plotted) -> Double? {
        if kind == .category { return categories.firstIndex(of: value.categoryName).map { Double($0) + 0.5 } }
        return finite(value.number, value)
    }
    private func finite(_ number: Double, _ value: _Plotted) -> Double? {
        guard value.kind != .category, number.isFinite, type.warped(number).isFinite else { return nil }
        return number
    }

    /// The values that are seen.
    var visible: ClosedRange<Double> { window ?? domain }
}

/// Where values are along an axis of a plot.
struct PlacedScale {
    let scale: PositionScale
    let length: CGFloat
    let isVertical: Bool

    /// The places of the first and the last value. The y axis points up, but categories are read from the top.
    private var ends: (start: CGFloat, end: CGFloat) {
        let isUpwards = isVertical && scale.kind != .category
        var (start, end): (CGFloat, CGFloat)
        switch scale.range {
        case .places(let first, let last): (start, end) = isUpwards ? (length - first, length - last) : (first, last)
        case .plot(let before, let after): (start, end) = isUpwards ? (length - before, after) : (before, length - after)
        case .values, .gradient: (start, end) = isUpwards ? (length, 0) : (0, length)
        }
        if scale.isReversed { swap(&start, &end) }
        return (start, end)
    }

    private var warped: (lower: Double, upper: Double) {
        (scale.type.warped(scale.visible.lowerBound), scale.type.warped(scale.visible.upperBound))
    }

    /// Where a number is.
    func place(_ number: Double) -> CGFloat {
        let (lower, upper) = warped, (start, end) = ends
        guard upper > lower else { return (start + end) / 2 }
        return start + (end - start) * CGFloat((scale.type.warped(number) - lower) / (upper - lower))
    }
    /// Where a value is, if it can be anywhere.
    func place(_ value: _Plotted) -> CGFloat? { scale.number(of: value).map(place) }
    func place(_ datum: PlotDatum) -> CGFloat? { scale.number(of: datum).map(place) }

    /// The number at a place.
    func number(at place: CGFloat) -> Double {
        let (lower, upper) = warped, (start, end) = ends
        guard end != start else { return scale.visible.lowerBound }
        return scale.type.unwarped(lower + (upper - lower) * Double((place - start) / (end - start)))
    }

    /// The value at a place.
    func value(at place: CGFloat) -> _Plotted? {
        let number = number(at: place)
        switch scale.kind {
        case .number: return _Plotted(number: number)
        case .date: return _Plotted(date: Date(timeIntervalSinceReferenceDate: number))
        case .category:
            guard !scale.categories.isEmpty, number >= 0, number <= Double(scale.categories.count) else { return nil }
            return _Plotted(category: scale.categories[min(Int(number), scale.categories.count - 1)])
        }
    }

    /// The room that a value has: its category's band or the time that it stands for; `nil` for what has none.
    func band(_ datum: PlotDatum) -> ClosedRange<CGFloat>? {
        if scale.kind == .category { return band(datum.value) }
        return datum.span.map { ordered(place($0.lowerBound), place($0.upperBound)) }
    }
    func band(_ value: _Plotted) -> ClosedRange<CGFloat>? {
        guard scale.kind == .category, let number = scale.number(of: value) else { return nil }
        return ordered(place(number - 0.5), place(number + 0.5))
    }
    private func ordered(_ a: CGFloat, _ b: CGFloat) -> ClosedRange<CGFloat> { min(a, b)...max(a, b) }

    /// Whether a place is within the plot, but for rounding.
    func contains(_ place: CGFloat) -> Bool { place >= -0.5 && place <= length + 0.5 }
}
