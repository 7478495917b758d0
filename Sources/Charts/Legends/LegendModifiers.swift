import SwiftUI

/// What an app says of a chart's legend.
struct LegendOptions {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
}

extension View {
    /// Shows or hides the legend.
    public func chartLegend(_ visibility: Visibility) -> some View { chart { $0.legend.visibility = visibility } }
    /// Says where the legend is.
    public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chart { ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing) }
    }
    /// Shows a view for the legend.
    public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let view = AnyView(content())
        return chart {
            ($0.legend.position, $0.legend.alignment, $0.legend.spacing, $0.legend.content) = (position, alignment, spacing, view)
        }
    }
}
