import SwiftUI

/// Where the marks of a chart are in a plot of some size.
struct PlotGeometry {
    let model: ChartModel
    let size: CGSize
    let x: PlacedScale?, y: PlacedScale?

    init(_ model: ChartModel, _ size: CGSize) {
        (self.model, self.size) = (model, size)
        x = model.x.map { PlacedScale(scale: $0, length: size.width, isVertical: false) }
        y = model.y.map { PlacedScale(scale: $0, length: size.height, isVertical: true) }
    }

    private struct Span {
        var start, end: CGFloat
        var middle: CGFloat { (start + end) / 2 }
        var range: ClosedRange<CGFloat> { min(start, end)...max(start, end) }
    }

    /// The rectangle that a mark takes: of points, lines and areas the point.
    func rect(of stacked: StackedMark) -> CGRect? {
        guard let x = span(stacked, isVertical: false), let y = span(stacked, isVertical: true) else { return nil }
        return CGRect(
            x: x.range.lowerBound, y: y.range.lowerBound, width: x.range.upperBound - x.range.lowerBound,
            height: y.range.upperBound - y.range.lowerBound
        ).offsetBy(dx: stacked.mark.offset.width, dy: stacked.mark.offset.height)
    }

    /// The point of a line, or the two ends of an area there.
    func ends(of stacked: StackedMark) -> (CGPoint, CGPoint)? {
        guard let x = span(stacked, isVertical: false), let y = span(stacked, isVertical: true) else { return nil }
        let offset = stacked.mark.offset
        return stacked.isVertical
            ? (
                CGPoint(x: x.middle + offset.width, y: y.start + offset.height),
                CGPoint(x: x.middle + offset.width, y: y.end + offset.height)
            )
            : (
                CGPoint(x: x.start + offset.width, y: y.middle + offset.height),
                CGPoint(x: x.end + offset.width, y: y.middle + offset.height)
            )
    }

    /// What a mark takes of an axis, from its foot to its end.
    private func span(_ stacked: StackedMark, isVertical: Bool) -> Span? {
        let mark = stacked.mark, length = isVertical ? size.height : size.width
        let extent = isVertical ? mark.y : mark.x
        guard let scale = isVertical ? y : x else { return fixed(extent, length) }
        if let interval = stacked.interval, stacked.isVertical == isVertical {
            let values = foot(interval, scale)
            return Span(start: scale.place(values.0), end: scale.place(values.1))
        }
        switch extent {
        case .value(let datum):
            guard let place = scale.place(datum) else { return nil }
            return room(mark, datum, place, scale, isVertical)
        case .interval(let start, let end):
            guard let first = scale.place(start.value), let last = scale.place(end.value) else { return nil }
            guard scale.scale.kind == .category, let a = scale.band(start.value), let b = scale.band(end.value) else {
                return Span(start: first, end: last)
            }
            return Span(start: min(a.lowerBound, b.lowerBound), end: max(a.upperBound, b.upperBound))
        case .points, .place: return fixed(extent, length)
        }
    }

    private func fixed(_ extent: _ChartMark.Extent, _ length: CGFloat) -> Span? {
        switch extent {
        case .points(let start, let end): Span(start: start ?? 0, end: end ?? length)
        case .place(let place): Span(start: place ?? length / 2, end: place ?? length / 2)
        case .value, .interval: nil
        }
    }

    /// From the end of a bar that is nearer to zero to the other. Logarithms of zero are nowhere: such bars stand on the plot's edge.
    private func foot(_ interval: (lower: Double, upper: Double), _ scale: PlacedScale) -> (Double, Double) {
        var (lower, upper) = interval
        if scale.scale.type.kind == .log { lower = max(lower, scale.scale.domain.lowerBound) }
        if abs(upper) < abs(lower) { swap(&lower, &upper) }
        return (lower, upper)
    }

    /// The room of a mark around its value.
    private func room(_ mark: _ChartMark, _ datum: PlotDatum, _ place: CGFloat, _ scale: PlacedScale, _ isVertical: Bool) -> Span {
        guard mark.kind == .bar || mark.kind == .rectangle || mark.position != nil else { return Span(start: place, end: place) }
        let band = scale.band(datum), dimension = isVertical ? mark.height : mark.width
        let step = band.map { $0.upperBound - $0.lowerBound } ?? gap(scale, isVertical)
        let isBar = mark.kind != .rectangle
        let automatic = isBar ? (band == nil ? min(step * 0.8, 12) : step * Self.barShare(scale.scale)) : step
        if let position = mark.position, position.axis.map({ ($0 == .vertical) == isVertical }) ?? (band != nil),
            let index = model.positions.firstIndex(of: position.value.value)
        {
            let whole = position.span.length(of: step, automatic: automatic), part = whole / CGFloat(model.positions.count)
            let middle = place - whole / 2 + part * (CGFloat(index) + 0.5)
            guard mark.kind == .bar || mark.kind == .rectangle else { return Span(start: middle, end: middle) }
            let width = dimension.length(of: part, automatic: part * 0.9)
            return Span(start: middle - width / 2, end: middle + width / 2)
        }
        guard mark.kind == .bar || mark.kind == .rectangle else { return Span(start: place, end: place) }
        let width = dimension.length(of: step, automatic: automatic)
        return Span(start: place - width / 2, end: place + width / 2)
    }

    /// The part of its room that a bar takes.
    static func barShare(_ scale: PositionScale) -> CGFloat { scale.kind == .category ? 0.65 : 0.8 }

    /// The least distance of values that have no room by themselves.
    private func gap(_ scale: PlacedScale, _ isVertical: Bool) -> CGFloat {
        let places = Set(
            model.marks.flatMap { stacked -> [CGFloat] in
                guard case .value(let datum) = isVertical ? stacked.mark.y : stacked.mark.x, let place = scale.place(datum) else {
                    return []
                }
                return [place]
            }
        ).sorted()
        return zip(places.dropFirst(), places).map { $0 - $1 }.filter { $0 > 0.01 }.min() ?? 15
    }

    // MARK: Sectors

    /// The angles of the sectors, from the top clockwise, by the indices of their marks.
    var sectors: [(index: Int, start: Angle, end: Angle)] {
        let indices = model.marks.indices.filter { model.marks[$0].mark.kind == .sector }
        func value(_ index: Int) -> Double { max(0, model.marks[index].mark.x.data[0].value.number) }
        let total = indices.reduce(0) { $0 + value($1) }
        guard total > 0 else { return [] }
        var sum = 0.0
        return indices.map { index in
            let start = sum / total
            sum += value(index)
            return (index, .radians(2 * .pi * start), .radians(2 * .pi * sum / total))
        }
    }

    /// The outline of a sector.
    func outline(_ sector: (index: Int, start: Angle, end: Angle)) -> SectorOutline {
        let mark = model.marks[sector.index].mark, whole = min(size.width, size.height) / 2
        func radius(_ dimension: MarkDimension, of room: CGFloat, automatic: CGFloat) -> CGFloat {
            if case .inset(let inset) = dimension.kind { return max(0, room - inset) }
            return dimension.length(of: room, automatic: automatic)
        }
        let outer = radius(mark.sector.outerRadius, of: whole, automatic: whole)
        return SectorOutline(
            center: CGPoint(x: size.width / 2 + mark.offset.width, y: size.height / 2 + mark.offset.height),
            inner: min(radius(mark.sector.innerRadius, of: outer, automatic: 0), outer), outer: outer, start: sector.start,
            end: sector.end, inset: mark.sector.angularInset ?? 0, cornerRadius: mark.cornerRadius ?? 0)
    }
}
