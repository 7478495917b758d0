import SwiftUI

/// Puts what axes are about around a chart.
struct AxisTitles<Content: View>: View {
    let options: ChartOptions
    @ViewBuilder let content: () -> Content

    private struct Placed {
        let title: AxisTitle
        let edge: Edge
        let isVertical: Bool
    }

    private var placed: [Placed] {
        options.x.titles.map { Placed(title: $0, edge: edge($0, .bottom), isVertical: false) }
            + options.y.titles.map { Placed(title: $0, edge: edge($0, .top), isVertical: true) }
    }

    private func edge(_ title: AxisTitle, _ usual: Edge) -> Edge {
        switch title.position.kind {
        case .automatic, .overlay: usual
        case .top, .topLeading, .topTrailing: .top
        case .bottom, .bottomLeading, .bottomTrailing: .bottom
        case .leading: .leading
        case .trailing: .trailing
        }
    }

    var body: some View {
        let placed = placed
        if placed.isEmpty {
            content()
        } else {
            VStack(spacing: 0) {
                titles(placed, .top)
                HStack(spacing: 0) {
                    titles(placed, .leading)
                    content()
                    titles(placed, .trailing)
                }
                titles(placed, .bottom)
            }
        }
    }

    @ViewBuilder private func titles(_ placed: [Placed], _ edge: Edge) -> some View {
        let own = placed.filter { $0.edge == edge }
        ForEach(own.indices, id: \.self) { index in
            let title = own[index].title
            let isUpright = edge == .leading || edge == .trailing
            // What the trailing axis is about stands above it.
            let usual: Alignment = isUpright ? .center : own[index].isVertical ? .trailing : .leading
            let turn: Angle = edge == .leading ? .degrees(-90) : .degrees(90)
            TurnedLayout(angle: isUpright ? turn : nil) { title.content.rotationEffect(isUpright ? turn : .zero) }
                .font(.caption).foregroundStyle(.secondary)
                .padding(inner(edge), title.spacing ?? 4)
                .frame(
                    maxWidth: isUpright ? nil : .infinity, maxHeight: isUpright ? .infinity : nil,
                    alignment: title.alignment ?? usual)
        }
    }

    private func inner(_ edge: Edge) -> Edge.Set {
        switch edge {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}
