import CoreGraphics
import Foundation

// More filters by functions, with their inputs as properties.

/// A look of photographs.
public protocol CIPhotoEffect: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
}

/// Other hues.
public protocol CIHueAdjust: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The angle, in radians.
    var angle: Float { get set }
}

/// More or less colourful, what is colourful already least.
public protocol CIVibrance: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How much.
    var amount: Float { get set }
}

/// Warmer or cooler.
public protocol CITemperatureAndTint: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The white of the light that it was taken in: kelvins, and a tint.
    var neutral: CIVector { get set }
    /// The white that is wanted: kelvins, and a tint.
    var targetNeutral: CIVector { get set }
}

/// In few colours.
public protocol CIColorPosterize: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How many steps each component has.
    var levels: Float { get set }
}

/// From one colour to another by lightness.
public protocol CIFalseColor: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// Light or dark.
public protocol CIColorThreshold: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// From where on it is light.
    var threshold: Float { get set }
}

/// White, and clear where it was dark.
public protocol CIMaskToAlpha: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
}

/// With another white.
public protocol CIWhitePointAdjust: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The colour.
    var color: CIColor { get set }
}

/// With other light and dark parts.
public protocol CIHighlightShadowAdjust: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How much is kept of light parts; 1 as it was.
    var highlightAmount: Float { get set }
    /// How much dark parts are lightened; 0 as it was.
    var shadowAmount: Float { get set }
}

/// By a table of colours.
public protocol CIColorCube: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How many entries the table has for each component.
    var cubeDimension: Float { get set }
    /// The table: four numbers for each entry, red first.
    var cubeData: Data { get set }
}

/// With a soft glow.
public protocol CIBloom: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How far, in pixels.
    var radius: Float { get set }
    /// How much.
    var intensity: Float { get set }
}

/// With its light parts dulled.
public protocol CIGloom: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How far, in pixels.
    var radius: Float { get set }
    /// How much.
    var intensity: Float { get set }
}

/// Blurred as by a lens.
public protocol CIDiscBlur: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How far, in pixels.
    var radius: Float { get set }
}

/// Blurred along a line.
public protocol CIMotionBlur: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How far, in pixels.
    var radius: Float { get set }
    /// The angle, in radians.
    var angle: Float { get set }
}

/// Blurred away from a point.
public protocol CIZoomBlur: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The middle, in pixels.
    var center: CGPoint { get set }
    /// How much.
    var amount: Float { get set }
}

/// In pieces of one colour.
public protocol CICrystallize: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How far, in pixels.
    var radius: Float { get set }
    /// The middle, in pixels.
    var center: CGPoint { get set }
}

/// Darker outside of a circle.
public protocol CIVignetteEffect: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The middle, in pixels.
    var center: CGPoint { get set }
    /// How far, in pixels.
    var radius: Float { get set }
    /// How much.
    var intensity: Float { get set }
    /// How gradually.
    var falloff: Float { get set }
}

/// Drawn together at a point.
public protocol CIPinchDistortion: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The middle, in pixels.
    var center: CGPoint { get set }
    /// How far, in pixels.
    var radius: Float { get set }
    /// How large, or how much.
    var scale: Float { get set }
}

/// With a hole.
public protocol CIHoleDistortion: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The middle, in pixels.
    var center: CGPoint { get set }
    /// How far, in pixels.
    var radius: Float { get set }
}

/// Two pictures put together.
public protocol CICompositeOperation: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// What lies behind it.
    var backgroundImage: CIImage? { get set }
}

/// A picture over another where a mask is light.
public protocol CIBlendWithMask: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// What lies behind it.
    var backgroundImage: CIImage? { get set }
    /// Light where the picture is seen.
    var maskImage: CIImage? { get set }
}

/// From one picture to another.
public protocol CIDissolveTransition: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// What it turns into.
    var targetImage: CIImage? { get set }
    /// How far it has come, from 0 to 1.
    var time: Float { get set }
}

/// Scaled.
public protocol CILanczosScaleTransform: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How large, or how much.
    var scale: Float { get set }
    /// How much wider than high.
    var aspectRatio: Float { get set }
}

/// As if seen from the side.
public protocol CIPerspectiveTransform: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A corner.
    var topLeft: CGPoint { get set }
    /// A corner.
    var topRight: CGPoint { get set }
    /// A corner.
    var bottomRight: CGPoint { get set }
    /// A corner.
    var bottomLeft: CGPoint { get set }
}

/// As if seen from the front.
public protocol CIPerspectiveCorrection: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A corner.
    var topLeft: CGPoint { get set }
    /// A corner.
    var topRight: CGPoint { get set }
    /// A corner.
    var bottomRight: CGPoint { get set }
    /// A corner.
    var bottomLeft: CGPoint { get set }
}

/// The mean colour of a part, as one pixel.
public protocol CIAreaAverage: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The part that counts.
    var extent: CGRect { get set }
}

/// From one colour to another along a line.
public protocol CILinearGradient: CIFilterProtocol {
    /// Where the first colour is.
    var point0: CGPoint { get set }
    /// Where the second colour is.
    var point1: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// From one colour to another around a point.
public protocol CIRadialGradient: CIFilterProtocol {
    /// The middle, in pixels.
    var center: CGPoint { get set }
    /// How far the first colour reaches.
    var radius0: Float { get set }
    /// Where the second colour begins.
    var radius1: Float { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// From one colour to another around a point, as a bell.
public protocol CIGaussianGradient: CIFilterProtocol {
    /// The middle, in pixels.
    var center: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
    /// How far, in pixels.
    var radius: Float { get set }
}

/// Squares of two colours.
public protocol CICheckerboardGenerator: CIFilterProtocol {
    /// The middle, in pixels.
    var center: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
    /// How wide a square or a stripe is, in pixels.
    var width: Float { get set }
    /// How sharp edges are.
    var sharpness: Float { get set }
}

/// Stripes of two colours.
public protocol CIStripesGenerator: CIFilterProtocol {
    /// The middle, in pixels.
    var center: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
    /// How wide a square or a stripe is, in pixels.
    var width: Float { get set }
    /// How sharp edges are.
    var sharpness: Float { get set }
}

/// Noise.
public protocol CIRandomGenerator: CIFilterProtocol {}

/// A barcode of ASCII.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
    /// What the code says.
    var message: Data { get set }
    /// How much is left free beside it.
    var quietSpace: Float { get set }
    /// How high it is.
    var barcodeHeight: Float { get set }
}
