import Foundation

// What filters call their inputs. See https://developer.apple.com/documentation/coreimage/cifilter/filter_parameter_keys.

/// The picture that a filter makes.
public let kCIOutputImageKey = "outputImage"
/// `inputImage`.
public let kCIInputImageKey = "inputImage"
/// `inputBackgroundImage`.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// `inputTargetImage`.
public let kCIInputTargetImageKey = "inputTargetImage"
/// `inputMaskImage`.
public let kCIInputMaskImageKey = "inputMaskImage"
/// `inputExtent`.
public let kCIInputExtentKey = "inputExtent"
/// `inputTime`.
public let kCIInputTimeKey = "inputTime"
/// `inputTransform`.
public let kCIInputTransformKey = "inputTransform"
/// `inputScale`.
public let kCIInputScaleKey = "inputScale"
/// `inputAspectRatio`.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// `inputCenter`.
public let kCIInputCenterKey = "inputCenter"
/// `inputRadius`.
public let kCIInputRadiusKey = "inputRadius"
/// `inputAngle`.
public let kCIInputAngleKey = "inputAngle"
/// `inputWidth`.
public let kCIInputWidthKey = "inputWidth"
/// `inputSharpness`.
public let kCIInputSharpnessKey = "inputSharpness"
/// `inputIntensity`.
public let kCIInputIntensityKey = "inputIntensity"
/// `inputEV`.
public let kCIInputEVKey = "inputEV"
/// `inputSaturation`.
public let kCIInputSaturationKey = "inputSaturation"
/// `inputColor`.
public let kCIInputColorKey = "inputColor"
/// `inputBrightness`.
public let kCIInputBrightnessKey = "inputBrightness"
/// `inputContrast`.
public let kCIInputContrastKey = "inputContrast"

/// Information about a filter: its name for people, and its inputs.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The filter's name.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// What an input is if nobody sets it.
public let kCIAttributeDefault = "CIAttributeDefault"
