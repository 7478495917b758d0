import CoreGraphics
import Foundation

/// A filter whose inputs are properties, too; apps see those of its protocol.
final class FilterByProperties: CIFilter {
    private func number(_ key: String) -> Float { (value(forKey: key) as? Double).map { Float($0) } ?? 0 }
    private func point(_ key: String) -> CGPoint { (value(forKey: key) as? CIVector)?.cgPointValue ?? .zero }
    private func set(_ key: String, _ value: Any?) { setValue(value, forKey: key) }

    var inputImage: CIImage? {
        get { value(forKey: kCIInputImageKey) as? CIImage }
        set { set(kCIInputImageKey, newValue) }
    }
    var center: CGPoint {
        get { point(kCIInputCenterKey) }
        set { set(kCIInputCenterKey, CIVector(cgPoint: newValue)) }
    }
    var color: CIColor {
        get { value(forKey: kCIInputColorKey) as? CIColor ?? .black }
        set { set(kCIInputColorKey, newValue) }
    }
    var message: Data {
        get { value(forKey: "inputMessage") as? Data ?? Data() }
        set { set("inputMessage", newValue) }
    }
    var correctionLevel: String {
        get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
        set { set("inputCorrectionLevel", newValue) }
    }
    var intensity: Float {
        get { number(kCIInputIntensityKey) }
        set { set(kCIInputIntensityKey, Double(newValue)) }
    }
    var radius: Float {
        get { number(kCIInputRadiusKey) }
        set { set(kCIInputRadiusKey, Double(newValue)) }
    }
    var scale: Float {
        get { number(kCIInputScaleKey) }
        set { set(kCIInputScaleKey, Double(newValue)) }
    }
    var angle: Float {
        get { number(kCIInputAngleKey) }
        set { set(kCIInputAngleKey, Double(newValue)) }
    }
    var sharpness: Float {
        get { number(kCIInputSharpnessKey) }
        set { set(kCIInputSharpnessKey, Double(newValue)) }
    }
    var saturation: Float {
        get { number(kCIInputSaturationKey) }
        set { set(kCIInputSaturationKey, Double(newValue)) }
    }
    var brightness: Float {
        get { number(kCIInputBrightnessKey) }
        set { set(kCIInputBrightnessKey, Double(newValue)) }
    }
    var contrast: Float {
        get { number(kCIInputContrastKey) }
        set { set(kCIInputContrastKey, Double(newValue)) }
    }
    var ev: Float {
        get { number(kCIInputEVKey) }
        set { set(kCIInputEVKey, Double(newValue)) }
    }
    var power: Float {
        get { number("inputPower") }
        set { set("inputPower", Double(newValue)) }
    }
    var amount: Float {
        get { number("inputAmount") }
        set { set("inputAmount", Double(newValue)) }
    }
    var neutral: CIVector {
        get { value(forKey: "inputNeutral") as? CIVector ?? CIVector(x: 0, y: 0) }
        set { set("inputNeutral", newValue) }
    }
    var targetNeutral: CIVector {
        get { value(forKey: "inputTargetNeutral") as? CIVector ?? CIVector(x: 0, y: 0) }
        set { set("inputTargetNeutral", newValue) }
    }
    var levels: Float {
        get { number("inputLevels") }
        set { set("inputLevels", Double(newValue)) }
    }
    var color0: CIColor {
        get { value(forKey: "inputColor0") as? CIColor ?? .black }
        set { set("inputColor0", newValue) }
    }
    var color1: CIColor {
        get { value(forKey: "inputColor1") as? CIColor ?? .black }
        set { set("inputColor1", newValue) }
    }
    var threshold: Float {
        get { number("inputThreshold") }
        set { set("inputThreshold", Double(newValue)) }
    }
    var highlightAmount: Float {
        get { number("inputHighlightAmount") }
        set { set("inputHighlightAmount", Double(newValue)) }
    }
    var shadowAmount: Float {
        get { number("inputShadowAmount") }
        set { set("inputShadowAmount", Double(newValue)) }
    }
    var cubeDimension: Float {
        get { number("inputCubeDimension") }
        set { set("inputCubeDimension", Double(newValue)) }
    }
    var cubeData: Data {
        get { value(forKey: "inputCubeData") as? Data ?? Data() }
        set { set("inputCubeData", newValue) }
    }
    var falloff: Float {
        get { number("inputFalloff") }
        set { set("inputFalloff", Double(newValue)) }
    }
    var backgroundImage: CIImage? {
        get { value(forKey: "inputBackgroundImage") as? CIImage }
        set { set("inputBackgroundImage", newValue) }
    }
    var maskImage: CIImage? {
        get { value(forKey: "inputMaskImage") as? CIImage }
        set { set("inputMaskImage", newValue) }
    }
    var targetImage: CIImage? {
        get { value(forKey: "inputTargetImage") as? CIImage }
        set { set("inputTargetImage", newValue) }
    }
    var time: Float {
        get { number("inputTime") }
        set { set("inputTime", Double(newValue)) }
    }
    var aspectRatio: Float {
        get { number("inputAspectRatio") }
        set { set("inputAspectRatio", Double(newValue)) }
    }
    var topLeft: CGPoint {
        get { point("inputTopLeft") }
        set { set("inputTopLeft", CIVector(cgPoint: newValue)) }
    }
    var topRight: CGPoint {
        get { point("inputTopRight") }
        set { set("inputTopRight", CIVector(cgPoint: newValue)) }
    }
    var bottomRight: CGPoint {
        get { point("inputBottomRight") }
        set { set("inputBottomRight", CIVector(cgPoint: newValue)) }
    }
    var bottomLeft: CGPoint {
        get { point("inputBottomLeft") }
        set { set("inputBottomLeft", CIVector(cgPoint: newValue)) }
    }
    var extent: CGRect {
        get { (value(forKey: "inputExtent") as? CIVector)?.cgRectValue ?? .zero }
        set { set("inputExtent", CIVector(cgRect: newValue)) }
    }
    var point0: CGPoint {
        get { point("inputPoint0") }
        set { set("inputPoint0", CIVector(cgPoint: newValue)) }
    }
    var point1: CGPoint {
        get { point("inputPoint1") }
        set { set("inputPoint1", CIVector(cgPoint: newValue)) }
    }
    var radius0: Float {
        get { number("inputRadius0") }
        set { set("inputRadius0", Double(newValue)) }
    }
    var radius1: Float {
        get { number("inputRadius1") }
        set { set("inputRadius1", Double(newValue)) }
    }
    var width: Float {
        get { number("inputWidth") }
        set { set("inputWidth", Double(newValue)) }
    }
    var quietSpace: Float {
        get { number("inputQuietSpace") }
        set { set("inputQuietSpace", Double(newValue)) }
    }
    var barcodeHeight: Float {
        get { number("inputBarcodeHeight") }
        set { set("inputBarcodeHeight", Double(newValue)) }
    }
}

extension FilterByProperties: CISepiaTone {}
extension FilterByProperties: CIColorInvert {}
extension FilterByProperties: CIColorMonochrome {}
extension FilterByProperties: CIColorControls {}
extension FilterByProperties: CIExposureAdjust {}
extension FilterByProperties: CIGammaAdjust {}
extension FilterByProperties: CITwirlDistortion {}
extension FilterByProperties: CIBumpDistortion {}
extension FilterByProperties: CIPixellate {}
extension FilterByProperties: CIVignette {}
extension FilterByProperties: CIGaussianBlur {}
extension FilterByProperties: CIBoxBlur {}
extension FilterByProperties: CIUnsharpMask {}
extension FilterByProperties: CISharpenLuminance {}
extension FilterByProperties: CIEdges {}
extension FilterByProperties: CIQRCodeGenerator {}
extension FilterByProperties: CIPhotoEffect {}
extension FilterByProperties: CIHueAdjust {}
extension FilterByProperties: CIVibrance {}
extension FilterByProperties: CITemperatureAndTint {}
extension FilterByProperties: CIColorPosterize {}
extension FilterByProperties: CIFalseColor {}
extension FilterByProperties: CIColorThreshold {}
extension FilterByProperties: CIMaskToAlpha {}
extension FilterByProperties: CIWhitePointAdjust {}
extension FilterByProperties: CIHighlightShadowAdjust {}
extension FilterByProperties: CIColorCube {}
extension FilterByProperties: CIBloom {}
extension FilterByProperties: CIGloom {}
extension FilterByProperties: CIDiscBlur {}
extension FilterByProperties: CIMotionBlur {}
extension FilterByProperties: CIZoomBlur {}
extension FilterByProperties: CICrystallize {}
extension FilterByProperties: CIVignetteEffect {}
extension FilterByProperties: CIPinchDistortion {}
extension FilterByProperties: CIHoleDistortion {}
extension FilterByProperties: CICompositeOperation {}
extension FilterByProperties: CIBlendWithMask {}
extension FilterByProperties: CIDissolveTransition {}
extension FilterByProperties: CILanczosScaleTransform {}
extension FilterByProperties: CIPerspectiveTransform {}
extension FilterByProperties: CIPerspectiveCorrection {}
extension FilterByProperties: CIAreaAverage {}
extension FilterByProperties: CILinearGradient {}
extension FilterByProperties: CIRadialGradient {}
extension FilterByProperties: CIGaussianGradient {}
extension FilterByProperties: CICheckerboardGenerator {}
extension FilterByProperties: CIStripesGenerator {}
extension FilterByProperties: CIRandomGenerator {}
extension FilterByProperties: CICode128BarcodeGenerator {}
