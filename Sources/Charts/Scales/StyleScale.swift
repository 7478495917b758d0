import SwiftUI

/// What values look like: colours, symbols, dashes or sizes by the order of the values.
struct ValueScale<Look> {
    var categories: [_Plotted]
    /// The numbers between which looks change evenly, if the values are numbers.
    var numbers: ClosedRange<Double>?
    /// The look of one of several, and of a part of the way between the first and the last number.
    let look: (Int) -> Look
    let between: (Double) -> Look

    func look(of value: _Plotted) -> Look? {
        if let numbers, value.kind != .category {
            let span = numbers.upperBound - numbers.lowerBound
            return between(span > 0 ? min(max((value.number - numbers.lowerBound) / span, 0), 1) : 0.5)
        }
        return categories.firstIndex(of: value).map(look)
    }
}

/// What an app says of the look of values.
struct ValueScaleOptions {
    var domain: _ScaleDomain?
    var range: _ScaleRange?
    var type: ScaleType?
    var mapping: ((_Plotted) -> Any?)?
}

enum DefaultLooks {
    static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
    static let symbols: [BasicChartSymbolShape] = BasicChartSymbolShape.Kind.allCases.map { BasicChartSymbolShape(kind: $0) }
    static let dashes: [[CGFloat]] = [[], [6, 3], [2, 3], [8, 3, 2, 3], [8, 3, 2, 3, 2, 3]]
    /// The area of a point where nothing is said of it, and the areas of the least and the greatest of values.
    static let symbolArea: CGFloat = 56
    static let symbolAreas: ClosedRange<CGFloat> = 16...400

    static func color(of stops: [Color], at part: Double) -> Color {
        guard stops.count > 1 else { return stops.first ?? .blue }
        let place = part * Double(stops.count - 1), index = min(Int(place), stops.count - 2)
        return stops[index].mix(with: stops[index + 1], by: place - Double(index), in: .device)
    }
}

extension ValueScale {
    /// The scale of the values that marks have, as the app wants it.
    init(
        _ data: [PlotDatum], _ options: ValueScaleOptions, defaults: [Look], convert: @escaping (Any) -> Look?,
        between: @escaping (_ range: [Look], _ gradient: Gradient?, _ part: Double) -> Look
    ) {
        var categories: [_Plotted] = []
        var seen = Set<_Plotted>()
        for datum in data where seen.insert(datum.value).inserted { categories.append(datum.value) }
        let isContinuous = options.type?.kind != .category && options.mapping == nil && categories.contains { $0.kind != .category }
        var numbers: ClosedRange<Double>?
        if isContinuous {
            let all = categories.map(\.number)
            numbers = (all.min() ?? 0)...(all.max() ?? 1)
        }
        switch options.domain?.kind {
        case .range(let lower, let upper)?: numbers = isContinuous ? lower.number...max(lower.number, upper.number) : nil
        case .values(let values)?: categories = values + categories.filter { !values.contains($0) }
        case .automatic(_, let isReversed, let change)?:
            if let change { categories = change(categories) }
            if isReversed { categories.reverse() }
        case nil: break
        }
        var range: [Look] = [], gradient: Gradient?
        switch options.range?.kind {
        case .values(let values)?: range = values.compactMap(convert)
        case .gradient(let stops)?: gradient = stops
        default: break
        }
        let order = categories, mapping = options.mapping, looks = range.isEmpty ? defaults : range
        let steps = gradient
        self.init(
            categories: categories, numbers: numbers,
            look: { index in
                if let mapped = mapping?(order[index]).flatMap(convert) { return mapped }
                if steps != nil { return between(range, steps, order.count > 1 ? Double(index) / Double(order.count - 1) : 0) }
                return looks[index % looks.count]
            },
            between: { between(range, steps, $0) })
    }
}
