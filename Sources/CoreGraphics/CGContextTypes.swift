import Foundation

/// How a path is painted.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Filled by winding number.
    case fill
    /// Filled by the even-odd rule.
    case eoFill
    /// Stroked.
    case stroke
    /// Filled by winding number, then stroked.
    case fillStroke
    /// Filled by the even-odd rule, then stroked.
    case eoFillStroke
}

/// How smoothly images are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
    /// As the context likes.
    case `default` = 0
    /// Not at all: the nearest pixel is taken.
    case none = 1
    /// Quickly.
    case low = 2
    /// Between low and high.
    case medium = 4
    /// As well as possible.
    case high = 3
}

/// How what is painted is mixed with what is there.
public enum CGBlendMode: Int32, Sendable {
    /// Paint covers what is there.
    case normal = 0
    /// Components are multiplied.
    case multiply = 1
    /// Inverted components are multiplied.
    case screen = 2
    /// Multiplied or screened, by what is there.
    case overlay = 3
    /// The darker component.
    case darken = 4
    /// The lighter component.
    case lighten = 5
    /// What is there is brightened to reflect the paint.
    case colorDodge = 6
    /// What is there is darkened to reflect the paint.
    case colorBurn = 7
    /// Darkened or lightened, softly, by the paint.
    case softLight = 8
    /// Multiplied or screened, by the paint.
    case hardLight = 9
    /// The difference of the components.
    case difference = 10
    /// Like the difference, with less contrast.
    case exclusion = 11
    /// The paint's hue.
    case hue = 12
    /// The paint's saturation.
    case saturation = 13
    /// The paint's hue and saturation.
    case color = 14
    /// The paint's luminosity.
    case luminosity = 15
    /// Nothing.
    case clear = 16
    /// The paint alone.
    case copy = 17
    /// The paint where something is there.
    case sourceIn = 18
    /// The paint where nothing is there.
    case sourceOut = 19
    /// The paint over what is there, only where something is there.
    case sourceAtop = 20
    /// The paint below what is there.
    case destinationOver = 21
    /// What is there, where there is paint.
    case destinationIn = 22
    /// What is there, where there is no paint.
    case destinationOut = 23
    /// What is there over the paint, only where there is paint.
    case destinationAtop = 24
    /// Each where the other is not.
    case xor = 25
    /// The sum of the components, less white.
    case plusDarker = 26
    /// The sum of the components.
    case plusLighter = 27
}

/// Whether a gradient's end colours go on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt32

    /// Creates a set from raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The first colour goes on before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    /// The last colour goes on after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
