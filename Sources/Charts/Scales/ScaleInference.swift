import Foundation

/// Finds the scale of an axis by what is shown along it.
enum ScaleInference {
    /// What the axis' values are; `nil` if there are none, and the app says nothing of them.
    static func kind(_ data: [PlotDatum], _ options: ChartOptions.AxisOptions) -> PositionScale.Kind? {
        switch options.type?.kind {
        case .category?: return .category
        case .date?: return .date
        case .linear?, .log?, .squareRoot?, .symmetricLog?, .power?: return .number
        case nil: break
        }
        var first = data.first?.value
        if first == nil {
            switch options.domain?.kind {
            case .range(let lower, _)?: first = lower
            case .values(let values)?: first = values.first
            case .automatic?, nil: break
            }
        }
        switch first?.kind {
        case .number?: return .number
        case .date?: return .date
        case .category?: return .category
        case nil: return nil
        }
    }

    /// The scale of an axis; `nil` if there is nothing along it.
    static func scale(
        _ marks: [StackedMark], _ kind: PositionScale.Kind?, _ options: ChartOptions.AxisOptions, isVertical: Bool
    ) -> PositionScale? {
        guard let kind else { return nil }
        var scale = PositionScale(kind: kind, type: kind == .number ? options.type ?? .linear : .linear)
        scale.range = options.range?.kind ?? scale.range
        let data = marks.filter { $0.mark.kind != .sector }.flatMap { (isVertical ? $0.mark.y : $0.mark.x).data }
        scale.isWhole = !data.isEmpty && data.allSatisfy(\.value.isWhole) && !marks.contains { $0.mark.stacking == .normalized }
        scale.unit = data.compactMap { $0.span.map { $0.upperBound - $0.lowerBound } }.min()
        if case .automatic(_, let isReversed, _)? = options.domain?.kind { scale.isReversed = isReversed }
        if kind == .category {
            scale.categories = categories(data, options.domain)
            scale.domain = 0...Double(max(1, scale.categories.count))
        } else {
            var numbers = self.numbers(marks, data, isVertical: isVertical)
            if scale.type.kind == .log { numbers.removeAll { $0 <= 0 } }
            setDomain(&scale, numbers, options)
        }
        return scale
    }

    private static func categories(_ data: [PlotDatum], _ domain: _ScaleDomain?) -> [String] {
        var found: [_Plotted] = []
        var seen = Set<String>()
        for datum in data where seen.insert(datum.value.categoryName).inserted { found.append(datum.value) }
        switch domain?.kind {
        case .values(let values)?: found = values
        case .automatic(_, _, let change?)?: found = change(found)
        default: break
        }
        return found.map(\.categoryName)
    }

    /// All numbers along the axis, with the ends of what is put upon each other.
    private static func numbers(_ marks: [StackedMark], _ data: [PlotDatum], isVertical: Bool) -> [Double] {
        var numbers: [Double] = []
        for stacked in marks where stacked.mark.kind != .sector {
            if let interval = stacked.interval, stacked.isVertical == isVertical {
                numbers += [interval.lower, interval.upper]
            } else {
                for datum in (isVertical ? stacked.mark.y : stacked.mark.x).data where datum.value.kind != .category {
                    numbers += datum.span.map { [$0.lowerBound, $0.upperBound] } ?? [datum.value.number]
                }
            }
        }
        return numbers.filter(\.isFinite)
    }

    private static func setDomain(
        _ scale: inout PositionScale, _ found: [Double], _ options: ChartOptions.AxisOptions
    ) {
        var numbers = found, includesZero: Bool?, isGiven = false
        switch options.domain?.kind {
        case .range(let lower, let upper)?: (numbers, isGiven) = ([lower.number, upper.number], true)
        case .values(let values)? where !values.isEmpty:
            (numbers, isGiven) = (values.map(\.number), true)
            scale.isReversed = values[0].number > values[values.count - 1].number
        case .automatic(let zero, _, let change)?:
            includesZero = zero
            if let change {
                let kind = scale.kind, isWhole = scale.isWhole
                let plotted = [numbers.min(), numbers.max()].compactMap { $0 }.map { number in
                    kind == .date
                        ? _Plotted(date: Date(timeIntervalSinceReferenceDate: number)) : _Plotted(number: number, isWhole: isWhole)
                }
                (numbers, isGiven) = (change(plotted).map(\.number), true)
            }
        default: break
        }
        let isNumber = scale.kind == .number, isLogarithmic = scale.type.kind == .log
        if isNumber, !isGiven, includesZero ?? true, !isLogarithmic { numbers.append(0) }
        guard let least = numbers.min(), let greatest = numbers.max() else { return scale.domain = isLogarithmic ? 1...10 : 0...1 }
        guard !isGiven else { return scale.domain = least...greatest }
        guard isNumber else {
            // A single moment has the day around it.
            return scale.domain = least < greatest ? least...greatest : (least - 43_200)...(greatest + 43_200)
        }
        guard least < greatest else {
            return scale.domain = least == 0 ? 0...1 : isLogarithmic ? (least / 10)...(least * 10) : (least - 1)...(greatest + 1)
        }
        scale.domain = rounded(least...greatest, scale, options)
    }

    /// The domain, until the next round numbers.
    private static func rounded(
        _ range: ClosedRange<Double>, _ scale: PositionScale, _ options: ChartOptions.AxisOptions
    ) -> ClosedRange<Double> {
        if scale.type.kind == .log {
            return pow(10, log10(range.lowerBound).rounded(.down))...pow(10, log10(range.upperBound).rounded(.up))
        }
        let wanted = options.marks?.compactMap { marks in if case .automatic(let values) = marks.values { values } else { nil } }.first
        let values = wanted ?? .automatic
        let step = AxisPlan.step(values, range.upperBound - range.lowerBound, isWhole: scale.isWhole)
        return NiceNumbers.widened(range, to: step, lower: values.roundsLower ?? true, upper: values.roundsUpper ?? true)
    }
}
