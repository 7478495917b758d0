import SwiftUI

/// Where a view is beside something. See https://developer.apple.com/documentation/charts/annotationposition.
public struct AnnotationPosition: Equatable, Hashable, Sendable {
    enum Kind { case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing }
    let kind: Kind
    /// Where the chart finds it best.
    public static let automatic = AnnotationPosition(kind: .automatic)
    /// In front of it.
    public static let overlay = AnnotationPosition(kind: .overlay)
    /// Above it.
    public static let top = AnnotationPosition(kind: .top)
    /// Below it.
    public static let bottom = AnnotationPosition(kind: .bottom)
    /// Before it.
    public static let leading = AnnotationPosition(kind: .leading)
    /// Behind it.
    public static let trailing = AnnotationPosition(kind: .trailing)
    /// Above its beginning.
    public static let topLeading = AnnotationPosition(kind: .topLeading)
    /// Above its end.
    public static let topTrailing = AnnotationPosition(kind: .topTrailing)
    /// Below its beginning.
    public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
    /// Below its end.
    public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)

    /// On which side it is: -1, 0 or 1 on each axis.
    var side: (x: CGFloat, y: CGFloat) {
        switch kind {
        case .automatic, .top: (0, -1)
        case .overlay: (0, 0)
        case .bottom: (0, 1)
        case .leading: (-1, 0)
        case .trailing: (1, 0)
        case .topLeading: (-1, -1)
        case .topTrailing: (1, -1)
        case .bottomLeading: (-1, 1)
        case .bottomTrailing: (1, 1)
        }
    }
}

/// What is known of what an annotation is beside of. See https://developer.apple.com/documentation/charts/annotationcontext.
public struct AnnotationContext {
    /// The size of the mark.
    public let targetSize: CGSize
}

/// What is done about annotations that would be outside. See https://developer.apple.com/documentation/charts/annotationoverflowresolution.
public struct AnnotationOverflowResolution: Equatable, Sendable {
    /// What an annotation has to be within.
    public struct Boundary: Equatable, Sendable {
        enum Kind { case automatic, plot, chart }
        let kind: Kind
        /// The chart.
        public static var automatic: Boundary { Boundary(kind: .automatic) }
        /// The plot.
        public static var plot: Boundary { Boundary(kind: .plot) }
        /// The chart with its axes.
        public static var chart: Boundary { Boundary(kind: .chart) }
    }
    /// What is done.
    public struct Strategy: Equatable, Sendable {
        let boundary: Boundary?
        /// Nothing.
        public static var automatic: Strategy { Strategy(boundary: nil) }
        /// Nothing.
        public static var disabled: Strategy { Strategy(boundary: nil) }
        /// The annotation is moved until it is within the chart.
        public static var fit: Strategy { .fit(to: .automatic) }
        /// The annotation is moved until it is within something.
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(boundary: boundary) }
    }
    let x, y: Strategy
    /// Nothing is done.
    public static var automatic: AnnotationOverflowResolution { AnnotationOverflowResolution() }
    /// Says what is done on each axis.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
}

extension ChartContent {
    /// Puts a view beside each mark.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> some ChartContent {
        annotation(position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic, content: content)
    }
    /// Puts a view beside each mark, which knows the mark's size.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotation(position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic, content: content)
    }
    /// Puts a view beside each mark, and says what is done if it would be outside.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let view = content()
        return annotation(position: position, alignment: alignment, spacing: spacing, overflowResolution: overflowResolution) { _ in view }
    }
    /// Puts a view beside each mark, which knows the mark's size, and says what is done if it would be outside.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        let annotation = MarkAnnotation(
            position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution,
            content: { AnyView(content($0)) })
        return changed { $0.annotations.append(annotation) }
    }
}
