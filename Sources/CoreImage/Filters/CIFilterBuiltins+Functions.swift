import Foundation

extension CIFilter {
    /// Black and white with low contrast.
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { FilterByProperties(name: "CIPhotoEffectMono")! }
    /// Black and white.
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { FilterByProperties(name: "CIPhotoEffectTonal")! }
    /// Black and white with high contrast.
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { FilterByProperties(name: "CIPhotoEffectNoir")! }
    /// Colours exaggerated.
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { FilterByProperties(name: "CIPhotoEffectChrome")! }
    /// Colours faded.
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { FilterByProperties(name: "CIPhotoEffectFade")! }
    /// Old, with distorted colours.
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { FilterByProperties(name: "CIPhotoEffectInstant")! }
    /// Old, with cool colours.
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { FilterByProperties(name: "CIPhotoEffectProcess")! }
    /// Old, with warm colours.
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { FilterByProperties(name: "CIPhotoEffectTransfer")! }
    /// Other hues.
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { FilterByProperties(name: "CIHueAdjust")! }
    /// More or less colourful, what is colourful already least.
    public class func vibrance() -> any CIFilter & CIVibrance { FilterByProperties(name: "CIVibrance")! }
    /// Warmer or cooler.
    public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint { FilterByProperties(name: "CITemperatureAndTint")! }
    /// In few colours.
    public class func colorPosterize() -> any CIFilter & CIColorPosterize { FilterByProperties(name: "CIColorPosterize")! }
    /// From one colour to another by lightness.
    public class func falseColor() -> any CIFilter & CIFalseColor { FilterByProperties(name: "CIFalseColor")! }
    /// Light or dark.
    public class func colorThreshold() -> any CIFilter & CIColorThreshold { FilterByProperties(name: "CIColorThreshold")! }
    /// White, and clear where it was dark.
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { FilterByProperties(name: "CIMaskToAlpha")! }
    /// With another white.
    public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust { FilterByProperties(name: "CIWhitePointAdjust")! }
    /// With other light and dark parts.
    public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
        FilterByProperties(name: "CIHighlightShadowAdjust")!
    }
    /// By a table of colours.
    public class func colorCube() -> any CIFilter & CIColorCube { FilterByProperties(name: "CIColorCube")! }
    /// With a soft glow.
    public class func bloom() -> any CIFilter & CIBloom { FilterByProperties(name: "CIBloom")! }
    /// With its light parts dulled.
    public class func gloom() -> any CIFilter & CIGloom { FilterByProperties(name: "CIGloom")! }
    /// Blurred as by a lens.
    public class func discBlur() -> any CIFilter & CIDiscBlur { FilterByProperties(name: "CIDiscBlur")! }
    /// Blurred along a line.
    public class func motionBlur() -> any CIFilter & CIMotionBlur { FilterByProperties(name: "CIMotionBlur")! }
    /// Blurred away from a point.
    public class func zoomBlur() -> any CIFilter & CIZoomBlur { FilterByProperties(name: "CIZoomBlur")! }
    /// In pieces of one colour.
    public class func crystallize() -> any CIFilter & CICrystallize { FilterByProperties(name: "CICrystallize")! }
    /// Darker outside of a circle.
    public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { FilterByProperties(name: "CIVignetteEffect")! }
    /// Drawn together at a point.
    public class func pinchDistortion() -> any CIFilter & CIPinchDistortion { FilterByProperties(name: "CIPinchDistortion")! }
    /// With a hole.
    public class func holeDistortion() -> any CIFilter & CIHoleDistortion { FilterByProperties(name: "CIHoleDistortion")! }
    /// A picture over another where a mask is light.
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { FilterByProperties(name: "CIBlendWithMask")! }
    /// From one picture to another.
    public class func dissolveTransition() -> any CIFilter & CIDissolveTransition { FilterByProperties(name: "CIDissolveTransition")! }
    /// Scaled.
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
        FilterByProperties(name: "CILanczosScaleTransform")!
    }
    /// As if seen from the side.
    public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
        FilterByProperties(name: "CIPerspectiveTransform")!
    }
    /// As if seen from the front.
    public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
        FilterByProperties(name: "CIPerspectiveCorrection")!
    }
    /// The mean colour of a part, as one pixel.
    public class func areaAverage() -> any CIFilter & CIAreaAverage { FilterByProperties(name: "CIAreaAverage")! }
    /// From one colour to another along a line.
    public class func linearGradient() -> any CIFilter & CILinearGradient { FilterByProperties(name: "CILinearGradient")! }
    /// From one colour to another around a point.
    public class func radialGradient() -> any CIFilter & CIRadialGradient { FilterByProperties(name: "CIRadialGradient")! }
    /// From one colour to another around a point, as a bell.
    public class func gaussianGradient() -> any CIFilter & CIGaussianGradient { FilterByProperties(name: "CIGaussianGradient")! }
    /// Squares of two colours.
    public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
        FilterByProperties(name: "CICheckerboardGenerator")!
    }
    /// Stripes of two colours.
    public class func stripesGenerator() -> any CIFilter & CIStripesGenerator { FilterByProperties(name: "CIStripesGenerator")! }
    /// Noise.
    public class func randomGenerator() -> any CIFilter & CIRandomGenerator { FilterByProperties(name: "CIRandomGenerator")! }
    /// A barcode of ASCII.
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        FilterByProperties(name: "CICode128BarcodeGenerator")!
    }
    /// A picture on another one, as its name says.
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation { FilterByProperties(name: "CIMultiplyBlendMode")! }
    /// A picture on another one, as its name says.
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation { FilterByProperties(name: "CIScreenBlendMode")! }
    /// A picture on another one, as its name says.
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation { FilterByProperties(name: "CIOverlayBlendMode")! }
    /// A picture on another one, as its name says.
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { FilterByProperties(name: "CIDarkenBlendMode")! }
    /// A picture on another one, as its name says.
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation { FilterByProperties(name: "CILightenBlendMode")! }
    /// A picture on another one, as its name says.
    public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation { FilterByProperties(name: "CIColorDodgeBlendMode")! }
    /// A picture on another one, as its name says.
    public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation { FilterByProperties(name: "CIColorBurnBlendMode")! }
    /// A picture on another one, as its name says.
    public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation { FilterByProperties(name: "CIHardLightBlendMode")! }
    /// A picture on another one, as its name says.
    public class func softLightBlendMode() -> any CIFilter & CICompositeOperation { FilterByProperties(name: "CISoftLightBlendMode")! }
    /// A picture on another one, as its name says.
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation { FilterByProperties(name: "CIDifferenceBlendMode")! }
    /// A picture on another one, as its name says.
    public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation { FilterByProperties(name: "CIExclusionBlendMode")! }
    /// A picture on another one, as its name says.
    public class func hueBlendMode() -> any CIFilter & CICompositeOperation { FilterByProperties(name: "CIHueBlendMode")! }
    /// A picture on another one, as its name says.
    public class func saturationBlendMode() -> any CIFilter & CICompositeOperation { FilterByProperties(name: "CISaturationBlendMode")! }
    /// A picture on another one, as its name says.
    public class func colorBlendMode() -> any CIFilter & CICompositeOperation { FilterByProperties(name: "CIColorBlendMode")! }
    /// A picture on another one, as its name says.
    public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation { FilterByProperties(name: "CILuminosityBlendMode")! }
    /// A picture on another one, as its name says.
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
        FilterByProperties(name: "CISourceOverCompositing")!
    }
    /// A picture on another one, as its name says.
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
        FilterByProperties(name: "CISourceAtopCompositing")!
    }
    /// A picture on another one, as its name says.
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation { FilterByProperties(name: "CISourceInCompositing")! }
    /// A picture on another one, as its name says.
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation { FilterByProperties(name: "CISourceOutCompositing")! }
    /// A picture on another one, as its name says.
    public class func additionCompositing() -> any CIFilter & CICompositeOperation { FilterByProperties(name: "CIAdditionCompositing")! }
    /// A picture on another one, as its name says.
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation { FilterByProperties(name: "CIMultiplyCompositing")! }
    /// A picture on another one, as its name says.
    public class func maximumCompositing() -> any CIFilter & CICompositeOperation { FilterByProperties(name: "CIMaximumCompositing")! }
    /// A picture on another one, as its name says.
    public class func minimumCompositing() -> any CIFilter & CICompositeOperation { FilterByProperties(name: "CIMinimumCompositing")! }
    /// A picture over another where a mask covers.
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask { FilterByProperties(name: "CIBlendWithAlphaMask")! }
}
