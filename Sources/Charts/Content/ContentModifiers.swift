import SwiftUI

/// Content with another look.
struct ChangedContent<Base: ChartContent>: ChartContent {
    typealias Body = Never
    nonisolated(unsafe) let base: Base
    nonisolated(unsafe) let change: (inout _ChartMark) -> Void

    nonisolated init(base: Base, change: @escaping (inout _ChartMark) -> Void) { (self.base, self.change) = (base, change) }

    func _marks() -> [_ChartMark] {
        var marks = base._marks()
        for index in marks.indices { change(&marks[index]) }
        return marks
    }
}

extension ChartContent {
    nonisolated func changed(_ change: @escaping (inout _ChartMark) -> Void) -> ChangedContent<Self> {
        ChangedContent(base: self, change: change)
    }

    /// Draws the content with a style, unless it has one.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        changed { if $0.style == nil, $0.styleValue == nil { $0.style = AnyShapeStyle(style) } }
    }
    /// Draws the content with the style that a value has in the chart, and lists it in the legend.
    public nonisolated func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { if $0.style == nil, $0.styleValue == nil { $0.styleValue = value.datum } }
    }
    /// Makes the content less opaque.
    public nonisolated func opacity(_ opacity: Double) -> some ChartContent { changed { $0.opacity *= opacity } }
    /// Draws lines with a style.
    public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent { changed { $0.lineStyle = $0.lineStyle ?? style } }
    /// Draws lines with the dashes that a value has in the chart.
    public nonisolated func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { if $0.lineStyleValue == nil { $0.lineStyleValue = value.datum } }
    }
    /// Says how the points of lines and areas are connected.
    public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changed { $0.interpolation = $0.interpolation ?? method }
    }
    /// Puts marks of different values beside each other.
    public nonisolated func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        changed { if $0.position == nil { $0.position = MarkPosition(value: value.datum, axis: axis, span: span) } }
    }
    /// Rounds the corners.
    public nonisolated func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        changed { if $0.cornerRadius == nil { ($0.cornerRadius, $0.cornerStyle) = (radius, style) } }
    }
    /// Moves the content.
    public nonisolated func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }
    /// Moves the content.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        changed { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
    }
    /// Says what is in front of what: what has the greater number.
    public nonisolated func zIndex(_ value: Double) -> some ChartContent { changed { $0.zIndex = $0.zIndex ?? value } }
    /// Blurs the content.
    public nonisolated func blur(radius: CGFloat) -> some ChartContent { changed { $0.blurRadius = max($0.blurRadius, radius) } }
}

// Symbols.
extension ChartContent {
    /// Draws points as a shape.
    public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        changed { if $0.symbol == nil, $0.symbolValue == nil { $0.symbol = .shape(symbol) } }
    }
    /// Draws points as the shape that a value has in the chart, and lists it in the legend.
    public nonisolated func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { if $0.symbol == nil, $0.symbolValue == nil { $0.symbolValue = value.datum } }
    }
    /// Shows a view for each point.
    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return changed { if $0.symbol == nil, $0.symbolValue == nil { $0.symbol = .view(view) } }
    }
    /// Says how large points are, in square points.
    public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent {
        symbolSize(CGSize(width: area.squareRoot(), height: area.squareRoot()))
    }
    /// Says how large points are.
    public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent {
        changed { if $0.symbolSize == nil, $0.symbolSizeValue == nil { $0.symbolSize = size } }
    }
    /// Makes points as large as a value is in the chart.
    public nonisolated func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { if $0.symbolSize == nil, $0.symbolSizeValue == nil { $0.symbolSizeValue = value.datum } }
    }
}

// What assistive technologies are told.
extension ChartContent {
    /// Says what the marks are called.
    public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent {
        changed { $0.accessibility.label = $0.accessibility.label ?? label }
    }
    /// Says what the marks are called.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent { accessibilityLabel(Text(labelKey)) }
    /// Says what the marks are called.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { accessibilityLabel(Text(label)) }
    /// Says what the marks' values are.
    public nonisolated func accessibilityValue(_ valueDescription: Text) -> some ChartContent {
        changed { $0.accessibility.value = $0.accessibility.value ?? valueDescription }
    }
    /// Says what the marks' values are.
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent { accessibilityValue(Text(valueKey)) }
    /// Says what the marks' values are.
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { accessibilityValue(Text(value)) }
    /// Names the marks for tests.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        changed { $0.accessibility.identifier = $0.accessibility.identifier ?? identifier }
    }
    /// Hides the marks.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        changed { $0.accessibility.isHidden = $0.accessibility.isHidden || hidden }
    }
}
