import Foundation

/// Which values of an axis are marked. See https://developer.apple.com/documentation/charts/axismarkvalues.
public struct AxisMarkValues {
    enum Kind {
        case automatic(minimumStride: Double?, desiredCount: Int?)
        case numbers(Double)
        case dates(DateTicks.Stride, Calendar)
    }
    let kind: Kind
    let roundsLower: Bool?, roundsUpper: Bool?

    /// Round values.
    public static var automatic: AxisMarkValues { .automatic() }
    /// Round values, about as many as wanted.
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .automatic(minimumStride: nil, desiredCount: desiredCount), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
    }
    /// Round values, about as many as wanted, that are not nearer to each other than a number.
    public static func automatic<P: Plottable & BinaryFloatingPoint>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .automatic(minimumStride: Double(minimumStride), desiredCount: desiredCount), roundsLower: roundLowerBound,
            roundsUpper: roundUpperBound)
    }
    /// The multiples of a number.
    public static func stride<P: Plottable & BinaryFloatingPoint>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(kind: .numbers(Double(stepSize)), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
    }
    /// The beginnings of hours, days, months or whatever, or of each few of them.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .dates(DateTicks.Stride(unit: component, count: max(1, count)), calendar ?? .autoupdatingCurrent),
            roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
    }
}

/// How marks of an axis are arranged. See https://developer.apple.com/documentation/charts/axismarkpreset.
public struct AxisMarkPreset: Hashable, Sendable, CustomStringConvertible {
    /// The preset's name.
    public let description: String
    /// As the chart finds it best.
    public static let automatic = AxisMarkPreset(description: "automatic")
    /// Lines go on to the labels, which stand beside them.
    public static let extended = AxisMarkPreset(description: "extended")
    /// The first and the last label stand within the plot's ends.
    public static let aligned = AxisMarkPreset(description: "aligned")
    /// Labels stand in the plot.
    public static let inset = AxisMarkPreset(description: "inset")
}

/// On which side of the plot an axis is. See https://developer.apple.com/documentation/charts/axismarkposition.
public struct AxisMarkPosition: Hashable, Sendable, CustomStringConvertible {
    /// The side's name.
    public let description: String
    /// Where the axis usually is.
    public static let automatic = AxisMarkPosition(description: "automatic")
    /// Before the plot.
    public static let leading = AxisMarkPosition(description: "leading")
    /// Behind the plot.
    public static let trailing = AxisMarkPosition(description: "trailing")
    /// Above the plot.
    public static let top = AxisMarkPosition(description: "top")
    /// Below the plot.
    public static let bottom = AxisMarkPosition(description: "bottom")
}
