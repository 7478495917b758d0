import CoreGraphics

/// A bar. See https://developer.apple.com/documentation/charts/barmark.
public struct BarMark: ChartContent {
    /// Content without a body.
    public typealias Body = Never
    private let mark: _ChartMark

    private nonisolated init(
        _ x: _ChartMark.Extent, _ y: _ChartMark.Extent, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
        _ stacking: MarkStackingMethod = .unstacked
    ) {
        var mark = _ChartMark(.bar, x: x, y: y)
        (mark.width, mark.height, mark.stacking) = (width, height, stacking)
        self.mark = mark
    }

    /// Creates a bar from zero to a value.
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) { self.init(.value(x.datum), .value(y.datum), width: width, height: height, stacking) }
    /// Creates a bar at a value of the x axis, between two heights of the plot.
    public nonisolated init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) { self.init(.value(x.datum), .points(yStart, yEnd), width: width, stacking) }
    /// Creates a bar at a value of the y axis, between two places of the plot.
    public nonisolated init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) { self.init(.points(xStart, xEnd), .value(y.datum), height: height, stacking) }
    /// Creates a bar from one value of the y axis to another.
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) { self.init(.value(x.datum), .interval(yStart.datum, yEnd.datum), width: width) }
    /// Creates a bar from one value of the x axis to another.
    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) { self.init(.interval(xStart.datum, xEnd.datum), .value(y.datum), height: height) }
    /// Creates a bar between values of the x axis and two heights of the plot.
    public nonisolated init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) { self.init(.interval(xStart.datum, xEnd.datum), .points(yStart, yEnd)) }
    /// Creates a bar between values of the y axis and two places of the plot.
    public nonisolated init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { self.init(.points(xStart, xEnd), .interval(yStart.datum, yEnd.datum)) }

    /// The bar.
    public func _marks() -> [_ChartMark] { [mark] }
}
