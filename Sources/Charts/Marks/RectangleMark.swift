import CoreGraphics

/// A rectangle. See https://developer.apple.com/documentation/charts/rectanglemark.
public struct RectangleMark: ChartContent {
    /// Content without a body.
    public typealias Body = Never
    private let mark: _ChartMark

    private nonisolated init(
        _ x: _ChartMark.Extent, _ y: _ChartMark.Extent, width: MarkDimension = .automatic, height: MarkDimension = .automatic
    ) {
        var mark = _ChartMark(.rectangle, x: x, y: y)
        (mark.width, mark.height) = (width, height)
        self.mark = mark
    }

    /// Creates a rectangle around two values.
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
    ) { self.init(.value(x.datum), .value(y.datum), width: width, height: height) }
    /// Creates a rectangle around a value of the x axis, between two values of the y axis.
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) { self.init(.value(x.datum), .interval(yStart.datum, yEnd.datum), width: width) }
    /// Creates a rectangle around a value of the y axis, between two values of the x axis.
    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) { self.init(.interval(xStart.datum, xEnd.datum), .value(y.datum), height: height) }
    /// Creates a rectangle between values of both axes.
    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { self.init(.interval(xStart.datum, xEnd.datum), .interval(yStart.datum, yEnd.datum)) }
    /// Creates a rectangle around a value of the x axis, between two heights of the plot.
    public nonisolated init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) { self.init(.value(x.datum), .points(yStart, yEnd), width: width) }
    /// Creates a rectangle around a value of the y axis, between two places of the plot.
    public nonisolated init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) { self.init(.points(xStart, xEnd), .value(y.datum), height: height) }
    /// Creates a rectangle between values of the x axis and two heights of the plot.
    public nonisolated init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) { self.init(.interval(xStart.datum, xEnd.datum), .points(yStart, yEnd)) }
    /// Creates a rectangle between values of the y axis and two places of the plot.
    public nonisolated init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { self.init(.points(xStart, xEnd), .interval(yStart.datum, yEnd.datum)) }

    /// The rectangle.
    public func _marks() -> [_ChartMark] { [mark] }
}
