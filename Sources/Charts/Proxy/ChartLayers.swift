import SwiftUI

/// A view before or behind a chart, which knows where values are.
struct ChartLayer {
    let alignment: Alignment
    let content: @MainActor (ChartProxy) -> AnyView
}

extension View {
    /// Puts a view before charts, which knows where their values are.
    public func chartOverlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V) -> some View {
        chart { $0.overlays.insert(ChartLayer(alignment: alignment, content: { AnyView(content($0)) }), at: 0) }
    }
    /// Puts a view behind charts, which knows where their values are.
    public func chartBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V) -> some View {
        chart { $0.backgrounds.insert(ChartLayer(alignment: alignment, content: { AnyView(content($0)) }), at: 0) }
    }
}

/// Puts the app's layers before and behind a chart.
struct ChartLayers<Content: View>: View {
    let options: ChartOptions
    let model: ChartModel
    @ViewBuilder let content: () -> Content

    var body: some View {
        content()
            .backgroundPreferenceValue(PlotFrameKey.self) { anchor in layers(options.backgrounds, anchor) }
            .overlayPreferenceValue(PlotFrameKey.self) { anchor in layers(options.overlays, anchor) }
    }

    @ViewBuilder private func layers(_ layers: [ChartLayer], _ anchor: Anchor<CGRect>?) -> some View {
        if let anchor, !layers.isEmpty {
            // The reader asks where the plot is, and is asked again when that has changed.
            GeometryReader { reader in
                let proxy = ChartProxy(geometry: PlotGeometry(model, reader[anchor].size), anchor: anchor)
                ForEach(layers.indices, id: \.self) { index in
                    layers[index].content(proxy)
                        .frame(width: reader.size.width, height: reader.size.height, alignment: layers[index].alignment)
                }
            }
            // A chart in a layer has nothing of this one's modifiers.
            .environment(\.chartOptions, ChartOptions())
        }
    }
}
