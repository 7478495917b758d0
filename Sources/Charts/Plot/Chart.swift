import SwiftUI

/// A chart. See https://developer.apple.com/documentation/charts/chart.
public struct Chart<Content: ChartContent>: View {
    private let content: Content

    /// Creates a chart of content.
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
    /// Creates a chart of elements that know their identity.
    public init<Data: RandomAccessCollection, C: ChartContent>(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C)
    where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable { self.content = ForEach(data, content: content) }
    /// Creates a chart of elements whose identity is one of their properties.
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> { self.content = ForEach(data, id: id, content: content) }

    /// The chart.
    public var body: some View { ChartView(marks: content._marks()) }
}

/// What a chart draws its marks on. See https://developer.apple.com/documentation/charts/chartplotcontent.
public struct ChartPlotContent: View {
    let plot: PlotView
    /// The plot.
    public var body: some View { plot }
}

extension View {
    /// Changes what charts draw their marks on.
    public func chartPlotStyle<Content: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> Content) -> some View {
        chart { $0.plotStyle = { AnyView(content($0)) } }
    }
}

/// A chart with its axes, titles, legend and layers.
struct ChartView: View {
    let marks: [_ChartMark]
    @Environment(\.chartOptions) private var options
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    @State private var scrolled = ScrolledNumbers()

    private var texts: AxisTexts {
        var calendar = calendar
        (calendar.locale, calendar.timeZone) = (locale, timeZone)
        return AxisTexts(locale: locale, calendar: calendar, timeZone: timeZone)
    }

    private var model: ChartModel {
        var model = ChartModel(marks, options)
        model.scroll(options.scroll, x: scrolled.x, y: scrolled.y)
        return model
    }

    var body: some View {
        let texts = texts
        let model = model
        LegendFrame(model: model, options: options.legend, texts: texts) {
            AxisTitles(options: options) {
                ChartLayers(options: options, model: model) {
                    ChartFrame(model: model, options: options, texts: texts, scrolled: $scrolled)
                }
            }
        }
    }
}

/// A plot with its axes.
struct ChartFrame: View {
    let model: ChartModel
    let options: ChartOptions
    let texts: AxisTexts
    @Binding var scrolled: ScrolledNumbers
    @State private var depths = AxisDepths()

    private var items: [AxisPlan.Item] {
        guard !model.isCircle else { return [] }
        return (model.x.map { AxisPlan($0, options.x, .horizontal, texts).items } ?? [])
            + (model.y.map { AxisPlan($0, options.y, .vertical, texts).items } ?? [])
    }

    var body: some View {
        let items = items
        let labels = items.compactMap { item in
            if case .label(let form) = item.part.kind { AxisLabelItem(item: item, form: form) } else { nil }
        }
        ChartFrameLayout(model: model, depths: depths) {
            styledPlot(items)
            ForEach(labels.indices, id: \.self) { index in
                AxisLabelView(label: labels[index]).layoutValue(key: AxisLabelKey.self, value: labels[index])
            }
        }
    }

    private func styledPlot(_ items: [AxisPlan.Item]) -> AnyView {
        let plot = PlotView(model: model, options: options, lines: items, depths: depths, scrolled: $scrolled)
        return options.plotStyle?(ChartPlotContent(plot: plot)) ?? AnyView(plot)
    }
}

/// How much room labels take beside the plot, which lines that go on to them have to know when they are drawn.
final class AxisDepths {
    var top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0

    func depth(_ edge: Edge) -> CGFloat {
        switch edge {
        case .top: top
        case .leading: leading
        case .bottom: bottom
        case .trailing: trailing
        }
    }
}

/// The lines, the marks and what is beside these.
struct PlotView: View {
    let model: ChartModel
    let options: ChartOptions
    let lines: [AxisPlan.Item]
    let depths: AxisDepths
    @Binding var scrolled: ScrolledNumbers

    /// How far ticks and points at the edge may be outside.
    static let margin: CGFloat = 48

    var body: some View {
        let model = model, lines = lines, depths = depths
        ZStack {
            Canvas { context, size in
                let geometry = Self.geometry(model, size, &context)
                AxisLines(geometry: geometry, items: lines, depths: depths).paint(context)
            }
            .padding(-Self.margin)
            Canvas { context, size in
                let geometry = Self.geometry(model, size, &context)
                if model.scrolls { context.clip(to: Path(CGRect(origin: .zero, size: geometry.size))) }
                PlotPainter(geometry).paint(context)
            }
            .padding(-Self.margin)
            MarkViews(model: model, depths: depths)
            if model.scrolls {
                ScrollLayer(model: model, options: options.scroll, scrolled: $scrolled) { origin, size in
                    if options.selection.isEmpty {
                        Color.clear
                    } else {
                        SelectionLayer(model: model, options: options.selection, origin: origin, plotSize: size)
                    }
                }
            } else if !options.selection.isEmpty {
                SelectionLayer(model: model, options: options.selection)
            }
        }
        .anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
    }

    private static func geometry(_ model: ChartModel, _ size: CGSize, _ context: inout GraphicsContext) -> PlotGeometry {
        context.translateBy(x: margin, y: margin)
        return PlotGeometry(model, CGSize(width: max(0, size.width - 2 * margin), height: max(0, size.height - 2 * margin)))
    }
}

/// Where the plot of a chart is.
struct PlotFrameKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}
