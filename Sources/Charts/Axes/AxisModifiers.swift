import SwiftUI

extension View {
    /// Shows or hides the x axis.
    public func chartXAxis(_ visibility: Visibility) -> some View { chart { $0.x.visibility = visibility } }
    /// Shows or hides the y axis.
    public func chartYAxis(_ visibility: Visibility) -> some View { chart { $0.y.visibility = visibility } }
    /// Says what the x axis consists of.
    public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let marks = content()._axisMarks()
        return chart { $0.x.marks = marks }
    }
    /// Says what the y axis consists of.
    public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let marks = content()._axisMarks()
        return chart { $0.y.marks = marks }
    }

    /// Says what the x axis is about.
    public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> some View {
        let label = AxisTitle(position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
        return chart { $0.x.titles.insert(label, at: 0) }
    }
    /// Says what the x axis is about.
    public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) } }
    /// Says what the x axis is about.
    public func chartXAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label } }
    /// Says what the x axis is about.
    @_disfavoredOverload
    public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) } }

    /// Says what the y axis is about.
    public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> some View {
        let label = AxisTitle(position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
        return chart { $0.y.titles.insert(label, at: 0) }
    }
    /// Says what the y axis is about.
    public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) } }
    /// Says what the y axis is about.
    public func chartYAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label } }
    /// Says what the y axis is about.
    @_disfavoredOverload
    public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) } }
}

/// What an axis is about.
struct AxisTitle {
    let position: AnnotationPosition
    let alignment: Alignment?
    let spacing: CGFloat?
    let content: AnyView
}
