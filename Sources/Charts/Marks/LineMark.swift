/// A point of a line. See https://developer.apple.com/documentation/charts/linemark.
public struct LineMark: ChartContent {
    /// Content without a body.
    public typealias Body = Never
    private let mark: _ChartMark

    private nonisolated init(_ x: PlotDatum, _ y: PlotDatum, _ series: PlotDatum?) {
        var mark = _ChartMark(.line, x: .value(x), y: .value(y))
        mark.series = series
        self.mark = mark
    }

    /// Creates a point of a line.
    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) { self.init(x.datum, y.datum, nil) }
    /// Creates a point of one of several lines.
    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) { self.init(x.datum, y.datum, series.datum) }

    /// The point.
    public func _marks() -> [_ChartMark] { [mark] }
}

/// A part of an area. See https://developer.apple.com/documentation/charts/areamark.
public struct AreaMark: ChartContent {
    /// Content without a body.
    public typealias Body = Never
    private let mark: _ChartMark

    private nonisolated init(
        _ x: _ChartMark.Extent, _ y: _ChartMark.Extent, _ series: PlotDatum? = nil, _ stacking: MarkStackingMethod = .unstacked
    ) {
        var mark = _ChartMark(.area, x: x, y: y)
        (mark.series, mark.stacking) = (series, stacking)
        self.mark = mark
    }

    /// Creates a part of an area between zero and a value.
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) { self.init(.value(x.datum), .value(y.datum), nil, stacking) }
    /// Creates a part of one of several areas between zero and a value.
    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
    ) { self.init(.value(x.datum), .value(y.datum), series.datum, stacking) }
    /// Creates a part of an area between two values of the y axis.
    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        self.init(.value(x.datum), .interval(yStart.datum, yEnd.datum))
    }
    /// Creates a part of one of several areas between two values of the y axis.
    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) { self.init(.value(x.datum), .interval(yStart.datum, yEnd.datum), series.datum) }
    /// Creates a part of an area between two values of the x axis.
    public nonisolated init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
        self.init(.interval(xStart.datum, xEnd.datum), .value(y.datum))
    }
    /// Creates a part of one of several areas between two values of the x axis.
    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) { self.init(.interval(xStart.datum, xEnd.datum), .value(y.datum), series.datum) }

    /// The part.
    public func _marks() -> [_ChartMark] { [mark] }
}
