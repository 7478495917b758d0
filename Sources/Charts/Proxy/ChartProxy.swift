import SwiftUI

/// What tells where values are in a chart. See https://developer.apple.com/documentation/charts/chartproxy.
public struct ChartProxy {
    let geometry: PlotGeometry
    let anchor: Anchor<CGRect>?

    /// The size of the plot.
    public var plotSize: CGSize { geometry.size }
    /// The size of the plot.
    public var plotAreaSize: CGSize { geometry.size }
    /// Where the plot is; `nil` before there is one.
    public var plotFrame: Anchor<CGRect>? { anchor }
    /// Where the plot is. Within an overlay or a background there always is one.
    public var plotAreaFrame: Anchor<CGRect> {
        guard let anchor else { fatalError("The chart has no plot yet.") }
        return anchor
    }

    /// Where a value of the x axis is in the plot; of categories the middle.
    public func position<P: Plottable>(forX value: P) -> CGFloat? { geometry.x?.place(value.plotted) }
    /// Where a value of the y axis is in the plot; of categories the middle.
    public func position<P: Plottable>(forY value: P) -> CGFloat? { geometry.y?.place(value.plotted) }
    /// Where two values are in the plot.
    public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// What a value of the x axis takes of the plot: a category's band, or a place.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? { range(value.plotted, geometry.x) }
    /// What a value of the y axis takes of the plot: a category's band, or a place.
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? { range(value.plotted, geometry.y) }
    /// What two values take of the plot.
    public func positionRange<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGRect? {
        guard let x = positionRange(forX: point.x), let y = positionRange(forY: point.y) else { return nil }
        return CGRect(x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
    }

    private func range(_ value: _Plotted, _ scale: PlacedScale?) -> ClosedRange<CGFloat>? {
        guard let scale, let place = scale.place(value) else { return nil }
        return scale.band(value) ?? place...place
    }

    /// The value of the x axis at a place of the plot; `nil` if it is of another type.
    public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
        geometry.x?.value(at: position).flatMap { P.value($0) }
    }
    /// The value of the y axis at a place of the plot; `nil` if it is of another type.
    public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
        geometry.y?.value(at: position).flatMap { P.value($0) }
    }
    /// The values at a point of the plot; `nil` if they are of other types.
    public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as: (X, Y).Type = (X, Y).self) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }

    /// The values that the x axis knows: the categories, or the first and the last.
    public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(geometry.x) }
    /// The values that the y axis knows: the categories, or the first and the last.
    public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(geometry.y) }

    private func domain<P: Plottable>(_ placed: PlacedScale?) -> [P] {
        guard let scale = placed?.scale else { return [] }
        switch scale.kind {
        case .category: return scale.categories.compactMap { P.value(_Plotted(category: $0)) }
        case .number: return [scale.domain.lowerBound, scale.domain.upperBound].compactMap { P.value(_Plotted(number: $0)) }
        case .date:
            return [scale.domain.lowerBound, scale.domain.upperBound].compactMap {
                P.value(_Plotted(date: Date(timeIntervalSinceReferenceDate: $0)))
            }
        }
    }

    /// The style that a value has by `foregroundStyle(by:)`.
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? { geometry.model.styles.look(of: value.plotted) }
    /// The shape that a value has by `symbol(by:)`.
    public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
        geometry.model.symbols.look(of: value.plotted).map { AnyChartSymbolShape($0) }
    }

    // MARK: Angles

    /// The angle of a point of the plot, from the top clockwise.
    public func angle(at position: CGPoint) -> Angle {
        let angle = atan2(position.x - geometry.size.width / 2, geometry.size.height / 2 - position.y)
        return .radians(angle < 0 ? angle + 2 * .pi : angle)
    }
    /// The value at an angle of sectors: what all of them until there are together.
    public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? {
        let total = geometry.model.marks.filter { $0.mark.kind == .sector }.reduce(0) { $0 + max(0, $1.mark.x.data[0].value.number) }
        guard total > 0 else { return nil }
        return P.value(_Plotted(number: total * angle.radians / (2 * .pi)))
    }
}

/// A shape of points whose type is hidden. See https://developer.apple.com/documentation/charts/anychartsymbolshape.
public struct AnyChartSymbolShape: ChartSymbolShape {
    private let shape: any ChartSymbolShape
    /// Hides the type of a shape.
    public nonisolated init<S: ChartSymbolShape>(_ shape: S) { self.shape = shape }
    /// The part of the unit square that the shape seems to fill.
    public nonisolated var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
    /// The outline in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}
