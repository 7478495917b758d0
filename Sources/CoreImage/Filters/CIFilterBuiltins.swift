import CoreGraphics
import Foundation

// Filters by functions, with their inputs as properties. See https://developer.apple.com/documentation/coreimage/cifilter-swift.class.

/// What every filter is. See https://developer.apple.com/documentation/coreimage/cifilterprotocol.
public protocol CIFilterProtocol: NSObjectProtocol {
    /// What the filter makes of its inputs; `nil` if one of them is missing.
    var outputImage: CIImage? { get }
}

/// Brown, as old photographs are.
public protocol CISepiaTone: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How much.
    var intensity: Float { get set }
}

/// Dark where it was light.
public protocol CIColorInvert: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
}

/// In shades of a colour.
public protocol CIColorMonochrome: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The colour.
    var color: CIColor { get set }
    /// How much.
    var intensity: Float { get set }
}

/// More or less colourful, light and rich in contrast.
public protocol CIColorControls: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How colourful; 1 as it was.
    var saturation: Float { get set }
    /// What is added; 0 as it was.
    var brightness: Float { get set }
    /// How different light and dark are; 1 as it was.
    var contrast: Float { get set }
}

/// Lighter or darker.
public protocol CIExposureAdjust: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// Stops of a camera; 0 as it was.
    var ev: Float { get set }
}

/// Middle tones lighter or darker.
public protocol CIGammaAdjust: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The exponent; 1 as it was.
    var power: Float { get set }
}

/// Turned around a point.
public protocol CITwirlDistortion: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The middle, in pixels.
    var center: CGPoint { get set }
    /// How far, in pixels.
    var radius: Float { get set }
    /// How far it turns, in radians.
    var angle: Float { get set }
}

/// Swollen around a point.
public protocol CIBumpDistortion: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The middle, in pixels.
    var center: CGPoint { get set }
    /// How far, in pixels.
    var radius: Float { get set }
    /// How large, or how much.
    var scale: Float { get set }
}

/// In squares of one colour.
public protocol CIPixellate: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The middle, in pixels.
    var center: CGPoint { get set }
    /// How large, or how much.
    var scale: Float { get set }
}

/// Darker towards the corners.
public protocol CIVignette: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How much.
    var intensity: Float { get set }
    /// How far, in pixels.
    var radius: Float { get set }
}

/// Blurred.
public protocol CIGaussianBlur: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How far, in pixels.
    var radius: Float { get set }
}

/// Blurred by squares.
public protocol CIBoxBlur: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How far, in pixels.
    var radius: Float { get set }
}

/// Sharpened.
public protocol CIUnsharpMask: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How far, in pixels.
    var radius: Float { get set }
    /// How much.
    var intensity: Float { get set }
}

/// Sharpened.
public protocol CISharpenLuminance: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How much.
    var sharpness: Float { get set }
    /// How far, in pixels.
    var radius: Float { get set }
}

/// Edges only.
public protocol CIEdges: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How much.
    var intensity: Float { get set }
}

/// A QR code.
public protocol CIQRCodeGenerator: CIFilterProtocol {
    /// What the code says.
    var message: Data { get set }
    /// How much of the code may be lost: L, M, Q or H.
    var correctionLevel: String { get set }
}

extension CIFilter {
    /// Brown, as old photographs are.
    public class func sepiaTone() -> any CIFilter & CISepiaTone { FilterByProperties(name: "CISepiaTone")! }
    /// Dark where it was light.
    public class func colorInvert() -> any CIFilter & CIColorInvert { FilterByProperties(name: "CIColorInvert")! }
    /// In shades of a colour.
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { FilterByProperties(name: "CIColorMonochrome")! }
    /// More or less colourful, light and rich in contrast.
    public class func colorControls() -> any CIFilter & CIColorControls { FilterByProperties(name: "CIColorControls")! }
    /// Lighter or darker.
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { FilterByProperties(name: "CIExposureAdjust")! }
    /// Middle tones lighter or darker.
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { FilterByProperties(name: "CIGammaAdjust")! }
    /// Turned around a point.
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { FilterByProperties(name: "CITwirlDistortion")! }
    /// Swollen around a point.
    public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { FilterByProperties(name: "CIBumpDistortion")! }
    /// In squares of one colour.
    public class func pixellate() -> any CIFilter & CIPixellate { FilterByProperties(name: "CIPixellate")! }
    /// Darker towards the corners.
    public class func vignette() -> any CIFilter & CIVignette { FilterByProperties(name: "CIVignette")! }
    /// Blurred.
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { FilterByProperties(name: "CIGaussianBlur")! }
    /// Blurred by squares.
    public class func boxBlur() -> any CIFilter & CIBoxBlur { FilterByProperties(name: "CIBoxBlur")! }
    /// Sharpened.
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { FilterByProperties(name: "CIUnsharpMask")! }
    /// Sharpened.
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { FilterByProperties(name: "CISharpenLuminance")! }
    /// Edges only.
    public class func edges() -> any CIFilter & CIEdges { FilterByProperties(name: "CIEdges")! }
    /// A QR code.
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { FilterByProperties(name: "CIQRCodeGenerator")! }
}
