import SwiftUI

extension View {
    /// Says which values the x axis shows, and where.
    public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View { chart { $0.x.setScale(domain._domain, range._range, type) } }
    /// Says which values the x axis shows.
    public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chart { $0.x.setScale(domain._domain, nil, type) }
    }
    /// Says where the x axis shows its values.
    public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chart { $0.x.setScale(nil, range._range, type) }
    }
    /// Says how values of the x axis become places.
    public func chartXScale(type: ScaleType? = nil) -> some View { chart { $0.x.setScale(nil, nil, type) } }

    /// Says which values the y axis shows, and where.
    public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View { chart { $0.y.setScale(domain._domain, range._range, type) } }
    /// Says which values the y axis shows.
    public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chart { $0.y.setScale(domain._domain, nil, type) }
    }
    /// Says where the y axis shows its values.
    public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chart { $0.y.setScale(nil, range._range, type) }
    }
    /// Says how values of the y axis become places.
    public func chartYScale(type: ScaleType? = nil) -> some View { chart { $0.y.setScale(nil, nil, type) } }

    /// Says which values `foregroundStyle(by:)` has, and their styles.
    public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        chart { $0.style = ValueScaleOptions(domain: domain._domain, range: range._range, type: type) }
    }
    /// Says which values `foregroundStyle(by:)` has.
    public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chart { $0.style = ValueScaleOptions(domain: domain._domain, type: type) }
    }
    /// Says which styles the values of `foregroundStyle(by:)` have.
    public func chartForegroundStyleScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View
    where Range.VisualValue: ShapeStyle { chart { $0.style = ValueScaleOptions(range: range._range, type: type) } }
    /// Says whether the values of `foregroundStyle(by:)` are categories or numbers.
    public func chartForegroundStyleScale(type: ScaleType? = nil) -> some View { chart { $0.style = ValueScaleOptions(type: type) } }
    /// Says which styles the values of `foregroundStyle(by:)` have, and in which order they are.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<DataValue, S>) -> some View {
        let styles = mapping.map { ($0.key.plotted, AnyShapeStyle($0.value)) }
        return chart { options in
            options.style = ValueScaleOptions(
                domain: _ScaleDomain(kind: .values(styles.map(\.0))), mapping: { value in styles.first { $0.0 == value }?.1 })
        }
    }
    /// Says which values `foregroundStyle(by:)` has, and their styles.
    public func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
        domain: Domain, mapping: @escaping (Domain.Element) -> S
    ) -> some View where Domain.Element: Plottable {
        let values = domain.map(\.plotted)
        return chart { options in
            options.style = ValueScaleOptions(
                domain: _ScaleDomain(kind: .values(values)),
                mapping: { value in Domain.Element.value(value).map { AnyShapeStyle(mapping($0)) } })
        }
    }
    /// Says which styles the values of `foregroundStyle(by:)` have.
    public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(mapping: @escaping (DataValue) -> S) -> some View {
        chart { options in
            options.style = ValueScaleOptions(mapping: { value in DataValue.value(value).map { AnyShapeStyle(mapping($0)) } })
        }
    }

    /// Says which values `symbol(by:)` has, and their shapes.
    public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(domain: Domain, range: Range) -> some View
    where Range.VisualValue: ChartSymbolShape {
        chart { $0.symbol = ValueScaleOptions(domain: domain._domain, range: range._range) }
    }
    /// Says which values `symbol(by:)` has.
    public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        chart { $0.symbol = ValueScaleOptions(domain: domain._domain) }
    }
    /// Says which shapes the values of `symbol(by:)` have.
    public func chartSymbolScale<Range: ScaleRange>(range: Range) -> some View where Range.VisualValue: ChartSymbolShape {
        chart { $0.symbol = ValueScaleOptions(range: range._range) }
    }
    /// Says which shapes the values of `symbol(by:)` have, and in which order they are.
    public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<DataValue, S>) -> some View {
        symbolScale(mapping.map { ($0.key.plotted, $0.value) })
    }
    /// Says which shapes the values of `symbol(by:)` have, of different types, and in which order they are.
    public func chartSymbolScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, any ChartSymbolShape>) -> some View {
        symbolScale(mapping.map { ($0.key.plotted, $0.value) })
    }
    private func symbolScale(_ shapes: [(_Plotted, any ChartSymbolShape)]) -> some View {
        chart { options in
            options.symbol = ValueScaleOptions(
                domain: _ScaleDomain(kind: .values(shapes.map(\.0))), mapping: { value in shapes.first { $0.0 == value }?.1 })
        }
    }
    /// Says which values `symbol(by:)` has, and their shapes.
    public func chartSymbolScale<Domain: Collection, S: ChartSymbolShape>(
        domain: Domain, mapping: @escaping (Domain.Element) -> S
    ) -> some View where Domain.Element: Plottable {
        let values = domain.map(\.plotted)
        return chart { options in
            options.symbol = ValueScaleOptions(
                domain: _ScaleDomain(kind: .values(values)), mapping: { value in Domain.Element.value(value).map { mapping($0) } })
        }
    }
    /// Says which shapes the values of `symbol(by:)` have.
    public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(mapping: @escaping (DataValue) -> S) -> some View {
        chart { options in
            options.symbol = ValueScaleOptions(mapping: { value in DataValue.value(value).map { mapping($0) } })
        }
    }
    /// Says which values `lineStyle(by:)` has, and their lines.
    public func chartLineStyleScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, StrokeStyle>) -> some View {
        let styles = mapping.map { ($0.key.plotted, $0.value) }
        return chart { options in
            options.line = ValueScaleOptions(
                domain: _ScaleDomain(kind: .values(styles.map(\.0))), mapping: { value in styles.first { $0.0 == value }?.1 })
        }
    }
    /// Says between which areas the points of `symbolSize(by:)` are, in square points.
    public func chartSymbolSizeScale<Range: ScaleRange>(range: Range) -> some View where Range.VisualValue == CGFloat {
        chart { $0.symbolSize = ValueScaleOptions(range: range._range) }
    }
}
