import SwiftUI

/// What a chart shows, without its size: marks upon each other, scales, looks.
struct ChartModel {
    let marks: [StackedMark]
    /// How values become places; `nil` for an axis that nothing is known of.
    var x: PositionScale?, y: PositionScale?
    let styles: ValueScale<AnyShapeStyle>
    let symbols: ValueScale<any ChartSymbolShape>
    let lines: ValueScale<StrokeStyle>
    let sizes: ValueScale<CGFloat>
    /// The values by which marks stand beside each other, in order.
    let positions: [_Plotted]

    init(_ marks: [_ChartMark], _ options: ChartOptions) {
        let plane = marks.filter { $0.kind != .sector }
        let xKind = ScaleInference.kind(plane.flatMap(\.x.data), options.x), yKind = ScaleInference.kind(plane.flatMap(\.y.data), options.y)
        let stacked = Stacking.stacked(marks, xIsNumber: xKind == .number, yIsNumber: yKind == .number)
        self.marks = stacked
        x = ScaleInference.scale(stacked, xKind, options.x, isVertical: false)
        y = ScaleInference.scale(stacked, yKind, options.y, isVertical: true)
        styles = ValueScale(
            marks.compactMap(\.styleValue), options.style, defaults: DefaultLooks.colors.map { AnyShapeStyle($0) },
            convert: { ($0 as? any ShapeStyle).map { AnyShapeStyle($0) } },
            between: { range, gradient, part in
                let colors = gradient.map { $0.stops.map(\.color) } ?? range.compactMap { $0.color }
                return AnyShapeStyle(DefaultLooks.color(of: colors.isEmpty ? [Color.blue.opacity(0.15), .blue] : colors, at: part))
            })
        symbols = ValueScale(
            marks.compactMap(\.symbolValue), options.symbol, defaults: DefaultLooks.symbols, convert: { $0 as? any ChartSymbolShape },
            between: { _, _, _ in BasicChartSymbolShape(kind: .circle) })
        lines = ValueScale(
            marks.compactMap(\.lineStyleValue), options.line,
            defaults: DefaultLooks.dashes.map { StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: $0) },
            convert: { $0 as? StrokeStyle }, between: { _, _, _ in StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round) })
        let areas: ClosedRange<CGFloat>
        if case .places(let least, let greatest)? = options.symbolSize.range?.kind {
            areas = least...greatest
        } else {
            areas = DefaultLooks.symbolAreas
        }
        sizes = ValueScale(
            marks.compactMap(\.symbolSizeValue), options.symbolSize, defaults: [areas.lowerBound, areas.upperBound],
            convert: { $0 as? CGFloat },
            between: { _, _, part in areas.lowerBound + (areas.upperBound - areas.lowerBound) * part })
        var positions: [_Plotted] = []
        for mark in marks { if let value = mark.position?.value.value, !positions.contains(value) { positions.append(value) } }
        self.positions = positions
    }

    /// Whether the chart is a circle of sectors, which has no axes.
    var isCircle: Bool { !marks.isEmpty && marks.allSatisfy { $0.mark.kind == .sector } }

    /// What a mark is painted with.
    func style(of mark: _ChartMark) -> AnyShapeStyle {
        mark.style ?? mark.styleValue.flatMap { styles.look(of: $0.value) } ?? AnyShapeStyle(Color.blue)
    }

    func lineStyle(of mark: _ChartMark) -> StrokeStyle {
        mark.lineStyle ?? mark.lineStyleValue.flatMap { lines.look(of: $0.value) }
            ?? StrokeStyle(lineWidth: mark.kind == .rule ? 1 : 2, lineCap: mark.kind == .rule ? .butt : .round, lineJoin: .round)
    }

    /// The shape of a mark's point; `nil` for lines and areas without points, and for points that are views.
    func symbol(of mark: _ChartMark) -> (any ChartSymbolShape)? {
        switch mark.symbol {
        case .shape(let shape)?: return shape
        case .view?: return nil
        case nil: break
        }
        if let value = mark.symbolValue { return symbols.look(of: value.value) }
        return mark.kind == .point ? BasicChartSymbolShape(kind: .circle) : nil
    }

    func symbolSize(of mark: _ChartMark) -> CGSize {
        if let size = mark.symbolSize { return size }
        let area = mark.symbolSizeValue.flatMap { sizes.look(of: $0.value) } ?? DefaultLooks.symbolArea
        return CGSize(width: area.squareRoot(), height: area.squareRoot())
    }
}

extension AnyShapeStyle {
    /// The colour that the style is, if it is one in any environment.
    @MainActor private func resolved() -> Color? { _paint(in: EnvironmentValues()).color.map { Color(uiColor: $0) } }
    var color: Color? { MainActor.assumeIsolated { resolved() } }
}
