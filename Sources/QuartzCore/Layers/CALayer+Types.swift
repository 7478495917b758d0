import CoreGraphics

/// How a layer's contents fill its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The gravity's name.
    public let rawValue: String
    /// Creates a gravity from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Centred, at its own size.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// Centred along the top edge.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// Centred along the bottom edge.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// Centred along the left edge.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// Centred along the right edge.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In the top-left corner.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In the top-right corner.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In the bottom-left corner.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In the bottom-right corner.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to fill the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled to fit the bounds, proportions kept.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled to fill the bounds, proportions kept.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// Centred, at its own size.
public let kCAGravityCenter = CALayerContentsGravity.center
/// Centred along the top edge.
public let kCAGravityTop = CALayerContentsGravity.top
/// Centred along the bottom edge.
public let kCAGravityBottom = CALayerContentsGravity.bottom
/// Centred along the left edge.
public let kCAGravityLeft = CALayerContentsGravity.left
/// Centred along the right edge.
public let kCAGravityRight = CALayerContentsGravity.right
/// In the top-left corner.
public let kCAGravityTopLeft = CALayerContentsGravity.topLeft
/// In the top-right corner.
public let kCAGravityTopRight = CALayerContentsGravity.topRight
/// In the bottom-left corner.
public let kCAGravityBottomLeft = CALayerContentsGravity.bottomLeft
/// In the bottom-right corner.
public let kCAGravityBottomRight = CALayerContentsGravity.bottomRight
/// Stretched to fill.
public let kCAGravityResize = CALayerContentsGravity.resize
/// Scaled to fit.
public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect
/// Scaled to fill.
public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill

/// The pixel format of a layer's drawn contents.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    /// The format's name.
    public let rawValue: String
    /// Creates a format from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Eight bits a component.
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
    /// Half floats.
    public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
    /// Grey only.
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
    /// The system's choice.
    public static let automatic = CALayerContentsFormat(rawValue: "Automatic")
}

/// How contents are resampled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The filter's name.
    public let rawValue: String
    /// Creates a filter from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Between the nearest pixels.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Smooth at smaller scales too.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The nearest pixel.
public let kCAFilterNearest = CALayerContentsFilter.nearest
/// Between the nearest pixels.
public let kCAFilterLinear = CALayerContentsFilter.linear
/// Smooth at smaller scales too.
public let kCAFilterTrilinear = CALayerContentsFilter.trilinear

/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The curve's name.
    public let rawValue: String
    /// Creates a curve from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Quarter circles.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Corners whose curvature grows and falls evenly.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// A set of a layer's corners.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The corner at the smallest x and y.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The corner at the largest x and the smallest y.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The corner at the smallest x and the largest y.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The corner at the largest x and y.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    static let all: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
}

/// A set of a layer's edges.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt32
    /// Creates a set from raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The left edge.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    /// The right edge.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    /// The bottom edge.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    /// The top edge.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

/// What classes of layers show besides contents.
package enum LayerSpecialty {
    case none, shape, gradient, particles, sprites, tiles, backdrop, vibrancy
}
