import SwiftUI

/// The values that a scale knows. See https://developer.apple.com/documentation/charts/scaledomain.
public protocol ScaleDomain {
    /// The values.
    var _domain: _ScaleDomain { get }
}

/// The values that a scale knows, of whatever type they were.
public struct _ScaleDomain {
    enum Kind {
        case range(_Plotted, _Plotted)
        case values([_Plotted])
        /// What is in the data, with changes; whether with zero, and whether from the greatest to the least.
        case automatic(includesZero: Bool?, isReversed: Bool, change: (([_Plotted]) -> [_Plotted])?)
    }
    let kind: Kind
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    /// From one value to another.
    public var _domain: _ScaleDomain { _ScaleDomain(kind: .range(lowerBound.plotted, upperBound.plotted)) }
}

extension Range: ScaleDomain where Bound: Plottable {
    /// From one value to another.
    public var _domain: _ScaleDomain { _ScaleDomain(kind: .range(lowerBound.plotted, upperBound.plotted)) }
}

extension Array: ScaleDomain where Element: Plottable {
    /// The categories, or the values of which the first and the last are the scale's ends.
    public var _domain: _ScaleDomain { _ScaleDomain(kind: .values(map(\.plotted))) }
}

/// The values of the data. See https://developer.apple.com/documentation/charts/automaticscaledomain.
public struct AutomaticScaleDomain: ScaleDomain {
    /// The values.
    public let _domain: _ScaleDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// The values of the data.
    public static var automatic: AutomaticScaleDomain { automatic(includesZero: nil, reversed: nil) }
    /// The values of the data: with zero or without, and from the greatest to the least or the other way round.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            _domain: _ScaleDomain(kind: .automatic(includesZero: includesZero, isReversed: reversed ?? false, change: nil)))
    }
    /// The values of the data as a function changes them.
    public static func automatic<DataValue: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type = DataValue.self,
        modifyInferredDomain: @escaping (inout [DataValue]) -> Void
    ) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            _domain: _ScaleDomain(
                kind: .automatic(
                    includesZero: includesZero, isReversed: reversed ?? false,
                    change: { plotted in
                        var values = plotted.compactMap { DataValue.value($0) }
                        modifyInferredDomain(&values)
                        return values.map(\.plotted)
                    })))
    }
}

/// What values become. See https://developer.apple.com/documentation/charts/scalerange.
public protocol ScaleRange {
    /// What a value becomes.
    associatedtype VisualValue
    /// What values become.
    var _range: _ScaleRange { get }
}

/// What values become, of whatever type it was.
public struct _ScaleRange {
    enum Kind {
        /// Places from one to another, in points.
        case places(CGFloat, CGFloat)
        /// Places in all of the plot but for some points at its ends.
        case plot(start: CGFloat, end: CGFloat)
        case values([Any])
        case gradient(Gradient)
    }
    let kind: Kind
}

/// The places that values have. See https://developer.apple.com/documentation/charts/positionscalerange.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

/// All of the plot. See https://developer.apple.com/documentation/charts/plotdimensionscalerange.
public struct PlotDimensionScaleRange: PositionScaleRange {
    /// A place in points.
    public typealias VisualValue = CGFloat
    /// The places.
    public let _range: _ScaleRange
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    /// All of the plot.
    public static var plotDimension: PlotDimensionScaleRange { plotDimension(startPadding: 0, endPadding: 0) }
    /// All of the plot but for some points at both ends.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        plotDimension(startPadding: padding, endPadding: padding)
    }
    /// All of the plot but for some points at its ends.
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(_range: _ScaleRange(kind: .plot(start: startPadding, end: endPadding)))
    }
}

extension ClosedRange: ScaleRange, PositionScaleRange where Bound == CGFloat {
    /// A place in points.
    public typealias VisualValue = CGFloat
    /// From one place to another.
    public var _range: _ScaleRange { _ScaleRange(kind: .places(lowerBound, upperBound)) }
}

extension Array: ScaleRange {
    /// One of the elements.
    public typealias VisualValue = Element
    /// The elements, again and again.
    public var _range: _ScaleRange { _ScaleRange(kind: .values(self)) }
}

extension Gradient: ScaleRange {
    /// A colour.
    public typealias VisualValue = Color
    /// The colours between the stops.
    public var _range: _ScaleRange { _ScaleRange(kind: .gradient(self)) }
}
