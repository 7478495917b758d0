import SwiftUI

/// Paints the lines of axes.
struct AxisLines {
    let geometry: PlotGeometry
    let items: [AxisPlan.Item]
    let depths: AxisDepths

    func paint(_ context: GraphicsContext) {
        for item in items {
            guard let scale = isHorizontal(item) ? geometry.x : geometry.y else { continue }
            let place = scale.place(item.partNumber)
            guard scale.contains(place) else { continue }
            let stroke: StrokeStyle?, path: Path
            switch item.part.kind {
            case .gridLine(let style): (stroke, path) = (style, line(item, place))
            case .tick(let length, let style): (stroke, path) = (style, tick(item, place, length))
            case .label: continue
            }
            let style: any ShapeStyle = item.part.style ?? Color(uiColor: .systemGray).opacity(0.3)
            let offset = item.part.offset
            context.stroke(
                path.offsetBy(dx: offset.width, dy: offset.height), with: .style(AnyShapeStyle(style)),
                style: stroke ?? StrokeStyle(lineWidth: 0.5))
        }
    }

    private func isHorizontal(_ item: AxisPlan.Item) -> Bool { item.edge == .top || item.edge == .bottom }

    /// A line at a place of the item's axis, across the plot.
    private func line(_ item: AxisPlan.Item, _ place: CGFloat) -> Path {
        Path { path in
            let size = geometry.size
            if isHorizontal(item) {
                path.move(to: CGPoint(x: place, y: 0))
                path.addLine(to: CGPoint(x: place, y: size.height))
            } else {
                path.move(to: CGPoint(x: 0, y: place))
                path.addLine(to: CGPoint(x: size.width, y: place))
            }
        }
    }

    private func tick(_ item: AxisPlan.Item, _ place: CGFloat, _ length: AxisTick.Length) -> Path {
        let points: CGFloat
        switch length.kind {
        case .points(let given): points = given
        case .label(let more): points = depths.depth(item.edge) + more
        }
        let size = geometry.size
        return Path { path in
            switch item.edge {
            case .bottom: path.addLines([CGPoint(x: place, y: size.height), CGPoint(x: place, y: size.height + points)])
            case .top: path.addLines([CGPoint(x: place, y: 0), CGPoint(x: place, y: -points)])
            case .trailing: path.addLines([CGPoint(x: size.width, y: place), CGPoint(x: size.width + points, y: place)])
            case .leading: path.addLines([CGPoint(x: 0, y: place), CGPoint(x: -points, y: place)])
            }
        }
    }
}
