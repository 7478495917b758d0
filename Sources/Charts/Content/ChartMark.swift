import SwiftUI

/// A mark of a chart: what is shown, where, and with which look.
public struct _ChartMark: @unchecked Sendable {
    enum Kind { case bar, line, area, point, rule, rectangle, sector }
    /// What a mark takes of an axis.
    enum Extent {
        case value(PlotDatum)
        case interval(PlotDatum, PlotDatum)
        /// From one place to another, in points; the plot's ends where there is none.
        case points(CGFloat?, CGFloat?)
        /// A place in points; the middle where there is none.
        case place(CGFloat?)

        var data: [PlotDatum] {
            switch self {
            case .value(let datum): [datum]
            case .interval(let start, let end): [start, end]
            case .points, .place: []
            }
        }
    }

    let kind: Kind
    var x: Extent, y: Extent
    var width = MarkDimension.automatic, height = MarkDimension.automatic
    var stacking = MarkStackingMethod.standard
    /// What tells a line or an area from others.
    var series: PlotDatum?
    var sector = SectorForm()

    var style: AnyShapeStyle?
    var styleValue: PlotDatum?
    var symbol: MarkSymbol?
    var symbolValue: PlotDatum?
    var symbolSize: CGSize?
    var symbolSizeValue: PlotDatum?
    var lineStyle: StrokeStyle?
    var lineStyleValue: PlotDatum?
    var interpolation: InterpolationMethod?
    var position: MarkPosition?
    var opacity = 1.0
    var cornerRadius: CGFloat?
    var cornerStyle = RoundedCornerStyle.continuous
    var offset = CGSize.zero
    var zIndex: Double?
    var blurRadius: CGFloat = 0
    var annotations: [MarkAnnotation] = []
    var accessibility = MarkAccessibility()

    init(_ kind: Kind, x: Extent, y: Extent) { (self.kind, self.x, self.y) = (kind, x, y) }

    /// What tells lines and areas apart.
    var seriesKey: [_Plotted?] { [series?.value, styleValue?.value, symbolValue?.value, lineStyleValue?.value] }
}

/// How large a sector is, but for its angle.
struct SectorForm {
    var innerRadius = MarkDimension.automatic
    var outerRadius = MarkDimension.automatic
    var angularInset: CGFloat?
}

/// Which of several marks at the same place a mark is, so that they stand beside each other.
struct MarkPosition {
    let value: PlotDatum
    let axis: Axis?
    let span: MarkDimension
}

/// What a mark's point looks like.
enum MarkSymbol {
    case shape(any ChartSymbolShape)
    case view(AnyView)
}

/// A view beside a mark.
struct MarkAnnotation {
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat?
    let overflow: AnnotationOverflowResolution
    let content: @MainActor (AnnotationContext) -> AnyView
}

/// What assistive technologies are told of a mark.
struct MarkAccessibility {
    var label: Text?
    var value: Text?
    var identifier: String?
    var isHidden = false
}
