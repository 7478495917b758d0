import CoreGraphics

/// A point. See https://developer.apple.com/documentation/charts/pointmark.
public struct PointMark: ChartContent {
    /// Content without a body.
    public typealias Body = Never
    private let mark: _ChartMark

    /// Creates a point at two values.
    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = _ChartMark(.point, x: .value(x.datum), y: .value(y.datum))
    }
    /// Creates a point at a value of the x axis, at a height of the plot or in the middle.
    public nonisolated init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        mark = _ChartMark(.point, x: .value(x.datum), y: .place(y))
    }
    /// Creates a point at a value of the y axis, at a place of the plot or in the middle.
    public nonisolated init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        mark = _ChartMark(.point, x: .place(x), y: .value(y.datum))
    }

    /// The point.
    public func _marks() -> [_ChartMark] { [mark] }
}

/// A straight line along an axis. See https://developer.apple.com/documentation/charts/rulemark.
public struct RuleMark: ChartContent {
    /// Content without a body.
    public typealias Body = Never
    private let mark: _ChartMark

    /// Creates an upright line at a value of the x axis, between two heights of the plot.
    public nonisolated init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        mark = _ChartMark(.rule, x: .value(x.datum), y: .points(yStart, yEnd))
    }
    /// Creates a level line at a value of the y axis, between two places of the plot.
    public nonisolated init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        mark = _ChartMark(.rule, x: .points(xStart, xEnd), y: .value(y.datum))
    }
    /// Creates an upright line at a value of the x axis, between two values of the y axis.
    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        mark = _ChartMark(.rule, x: .value(x.datum), y: .interval(yStart.datum, yEnd.datum))
    }
    /// Creates a level line at a value of the y axis, between two values of the x axis.
    public nonisolated init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = _ChartMark(.rule, x: .interval(xStart.datum, xEnd.datum), y: .value(y.datum))
    }

    /// The line.
    public func _marks() -> [_ChartMark] { [mark] }
}

/// A part of a circle. See https://developer.apple.com/documentation/charts/sectormark.
public struct SectorMark: ChartContent {
    /// Content without a body.
    public typealias Body = Never
    private let mark: _ChartMark

    /// Creates a sector that takes as much of the circle as its value is of all.
    public nonisolated init(
        angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        var mark = _ChartMark(.sector, x: .value(angle.datum), y: .place(nil))
        mark.sector = SectorForm(innerRadius: innerRadius, outerRadius: outerRadius, angularInset: angularInset)
        self.mark = mark
    }

    /// The sector.
    public func _marks() -> [_ChartMark] { [mark] }
}
