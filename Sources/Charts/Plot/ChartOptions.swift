import SwiftUI

/// What modifiers around a chart say of it.
struct ChartOptions {
    /// What they say of an axis.
    struct AxisOptions {
        var visibility = Visibility.automatic
        /// The marks that the app wants; the usual ones if `nil`.
        var marks: [_AxisMarks]?
        var titles: [AxisTitle] = []
        var domain: _ScaleDomain?
        var range: _ScaleRange?
        var type: ScaleType?

        mutating func setScale(_ domain: _ScaleDomain?, _ range: _ScaleRange?, _ type: ScaleType?) {
            // Modifiers nearer to the chart come later, and say more.
            self.domain = domain ?? self.domain
            self.range = range ?? self.range
            self.type = type ?? self.type
        }
    }
    var x = AxisOptions(), y = AxisOptions()
    var style = ValueScaleOptions(), symbol = ValueScaleOptions(), line = ValueScaleOptions(), symbolSize = ValueScaleOptions()
    var legend = LegendOptions()
    var plotStyle: (@MainActor (ChartPlotContent) -> AnyView)?
    var scroll = ScrollOptions()
    var selection = SelectionOptions()
    var overlays: [ChartLayer] = [], backgrounds: [ChartLayer] = []
}

private struct ChartOptionsKey: EnvironmentKey {
    static var defaultValue: ChartOptions { ChartOptions() }
}

extension EnvironmentValues {
    var chartOptions: ChartOptions {
        get { self[ChartOptionsKey.self] }
        set { self[ChartOptionsKey.self] = newValue }
    }
}

extension View {
    /// Says something of the charts within.
    func chart(_ change: @escaping (inout ChartOptions) -> Void) -> some View {
        transformEnvironment(\.chartOptions, transform: change)
    }
}
