import SwiftUI

/// Paints the marks of a chart.
struct PlotPainter {
    let geometry: PlotGeometry
    private var model: ChartModel { geometry.model }

    init(_ geometry: PlotGeometry) { self.geometry = geometry }

    /// What is painted at once: a mark, or the marks of a line or an area.
    struct Item {
        let kind: _ChartMark.Kind
        var indices: [Int]
    }

    /// What is painted, in order.
    var items: [Item] {
        struct Series: Hashable {
            let kind: _ChartMark.Kind
            let key: [_Plotted?]
        }
        var items: [Item] = [], places: [Series: Int] = [:]
        for (index, stacked) in model.marks.enumerated() {
            let kind = stacked.mark.kind
            guard kind == .line || kind == .area else {
                items.append(Item(kind: kind, indices: [index]))
                continue
            }
            let series = Series(kind: kind, key: stacked.mark.seriesKey)
            if let place = places[series] {
                items[place].indices.append(index)
            } else {
                places[series] = items.count
                items.append(Item(kind: kind, indices: [index]))
            }
        }
        let order = items.enumerated().sorted { a, b in
            let (first, second) = (model.marks[a.element.indices[0]].mark.zIndex ?? 0, model.marks[b.element.indices[0]].mark.zIndex ?? 0)
            return first != second ? first < second : a.offset < b.offset
        }
        return order.map(\.element)
    }

    func paint(_ context: GraphicsContext) {
        let sectors = Dictionary(uniqueKeysWithValues: geometry.sectors.map { ($0.index, $0) })
        for item in items {
            let mark = model.marks[item.indices[0]].mark
            var context = context
            context.opacity *= mark.opacity
            if mark.blurRadius > 0 { context.addFilter(.blur(radius: mark.blurRadius)) }
            let shading = GraphicsContext.Shading.style(model.style(of: mark))
            switch item.kind {
            case .bar, .rectangle:
                if let rect = geometry.rect(of: model.marks[item.indices[0]]) { context.fill(box(rect, mark), with: shading) }
            case .rule:
                guard let rect = geometry.rect(of: model.marks[item.indices[0]]) else { continue }
                let line = Path { path in
                    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
                    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                }
                context.stroke(line, with: shading, style: model.lineStyle(of: mark))
            case .sector:
                if let sector = sectors[item.indices[0]] {
                    context.fill(geometry.outline(sector).path, with: shading, style: FillStyle(eoFill: true))
                }
            case .area: context.fill(area(item), with: shading)
            case .line:
                context.stroke(line(item), with: shading, style: model.lineStyle(of: mark))
                for index in item.indices { point(index, context) }
            case .point: point(item.indices[0], context)
            }
        }
    }

    private func box(_ rect: CGRect, _ mark: _ChartMark) -> Path {
        let radius = min(mark.cornerRadius ?? 0, rect.width / 2, rect.height / 2)
        return radius > 0 ? Path(roundedRect: rect, cornerRadius: radius, style: mark.cornerStyle) : Path(rect)
    }

    /// The course of a line.
    func line(_ item: Item) -> Path {
        let points = item.indices.compactMap { geometry.ends(of: model.marks[$0])?.1 }
        return Path { path in course(points, item).add(to: &path) }
    }

    /// The outline of an area: its upper edge there and its lower edge back.
    func area(_ item: Item) -> Path {
        let ends = item.indices.compactMap { geometry.ends(of: model.marks[$0]) }
        return Path { path in
            course(ends.map(\.1), item).add(to: &path)
            course(ends.map(\.0), item).add(to: &path, isReversed: true)
            path.closeSubpath()
        }
    }

    private func course(_ points: [CGPoint], _ item: Item) -> LineCourse {
        let method = item.indices.lazy.compactMap { model.marks[$0].mark.interpolation }.first ?? .linear
        return LineCourse(points, method.kind)
    }

    private func point(_ index: Int, _ context: GraphicsContext) {
        let stacked = model.marks[index]
        guard let shape = model.symbol(of: stacked.mark), let center = geometry.ends(of: stacked)?.1 else { return }
        let size = model.symbolSize(of: stacked.mark), unit = shape.perceptualUnitRect
        // A shape that seems small for its square gets a greater one.
        let scale = CGSize(width: size.width / max(unit.width, 0.01), height: size.height / max(unit.height, 0.01))
        let rect = CGRect(x: center.x - scale.width / 2, y: center.y - scale.height / 2, width: scale.width, height: scale.height)
        context.fill(shape.path(in: rect), with: .style(model.style(of: stacked.mark)))
    }
}
