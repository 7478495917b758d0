import CoreGraphics
import Foundation

/// What a camera says of a picture (EXIF).
nonisolated(unsafe) public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// How long the picture was exposed, in seconds.
nonisolated(unsafe) public let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"
/// The f-number.
nonisolated(unsafe) public let kCGImagePropertyExifFNumber: CFString = "FNumber"
/// How the exposure was found, as EXIF numbers it.
nonisolated(unsafe) public let kCGImagePropertyExifExposureProgram: CFString = "ExposureProgram"
/// What light each channel takes.
nonisolated(unsafe) public let kCGImagePropertyExifSpectralSensitivity: CFString = "SpectralSensitivity"
/// The sensitivity, an array of numbers.
nonisolated(unsafe) public let kCGImagePropertyExifISOSpeedRatings: CFString = "ISOSpeedRatings"
/// How light becomes numbers.
nonisolated(unsafe) public let kCGImagePropertyExifOECF: CFString = "OECF"
/// What the sensitivity means, as EXIF numbers it.
nonisolated(unsafe) public let kCGImagePropertyExifSensitivityType: CFString = "SensitivityType"
/// The standard output sensitivity.
nonisolated(unsafe) public let kCGImagePropertyExifStandardOutputSensitivity: CFString = "StandardOutputSensitivity"
/// The recommended exposure index.
nonisolated(unsafe) public let kCGImagePropertyExifRecommendedExposureIndex: CFString = "RecommendedExposureIndex"
/// The ISO speed.
nonisolated(unsafe) public let kCGImagePropertyExifISOSpeed: CFString = "ISOSpeed"
/// The ISO speed's latitude yyy.
nonisolated(unsafe) public let kCGImagePropertyExifISOSpeedLatitudeyyy: CFString = "ISOSpeedLatitudeyyy"
/// The ISO speed's latitude zzz.
nonisolated(unsafe) public let kCGImagePropertyExifISOSpeedLatitudezzz: CFString = "ISOSpeedLatitudezzz"
/// The version of EXIF, an array of numbers.
nonisolated(unsafe) public let kCGImagePropertyExifVersion: CFString = "ExifVersion"
/// When the picture was taken: "2024:01:31 12:00:00".
nonisolated(unsafe) public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
/// When the picture was made digital.
nonisolated(unsafe) public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
/// The time zone of the time that the file was changed: "+01:00".
nonisolated(unsafe) public let kCGImagePropertyExifOffsetTime: CFString = "OffsetTime"
/// The time zone of the time that the picture was taken.
nonisolated(unsafe) public let kCGImagePropertyExifOffsetTimeOriginal: CFString = "OffsetTimeOriginal"
/// The time zone of the time that the picture was made digital.
nonisolated(unsafe) public let kCGImagePropertyExifOffsetTimeDigitized: CFString = "OffsetTimeDigitized"
/// What the components are, an array of numbers.
nonisolated(unsafe) public let kCGImagePropertyExifComponentsConfiguration: CFString = "ComponentsConfiguration"
/// How many bits a pixel has, compressed.
nonisolated(unsafe) public let kCGImagePropertyExifCompressedBitsPerPixel: CFString = "CompressedBitsPerPixel"
/// The shutter speed, as a power of two.
nonisolated(unsafe) public let kCGImagePropertyExifShutterSpeedValue: CFString = "ShutterSpeedValue"
/// The aperture, as a power of two.
nonisolated(unsafe) public let kCGImagePropertyExifApertureValue: CFString = "ApertureValue"
/// The brightness, as a power of two.
nonisolated(unsafe) public let kCGImagePropertyExifBrightnessValue: CFString = "BrightnessValue"
/// The exposure compensation, as a power of two.
nonisolated(unsafe) public let kCGImagePropertyExifExposureBiasValue: CFString = "ExposureBiasValue"
/// The lens's largest aperture, as a power of two.
nonisolated(unsafe) public let kCGImagePropertyExifMaxApertureValue: CFString = "MaxApertureValue"
/// How far away the subject is, in metres.
nonisolated(unsafe) public let kCGImagePropertyExifSubjectDistance: CFString = "SubjectDistance"
/// How light was measured, as EXIF numbers it.
nonisolated(unsafe) public let kCGImagePropertyExifMeteringMode: CFString = "MeteringMode"
/// What kind of light there was, as EXIF numbers it.
nonisolated(unsafe) public let kCGImagePropertyExifLightSource: CFString = "LightSource"
/// Whether and how the flash fired, as EXIF's bits.
nonisolated(unsafe) public let kCGImagePropertyExifFlash: CFString = "Flash"
/// The focal length, in millimetres.
nonisolated(unsafe) public let kCGImagePropertyExifFocalLength: CFString = "FocalLength"
/// Where the subject is, an array of numbers.
nonisolated(unsafe) public let kCGImagePropertyExifSubjectArea: CFString = "SubjectArea"
/// What the camera's maker wrote, as data.
nonisolated(unsafe) public let kCGImagePropertyExifMakerNote: CFString = "MakerNote"
/// What somebody wrote about the picture.
nonisolated(unsafe) public let kCGImagePropertyExifUserComment: CFString = "UserComment"
/// The fractions of a second of the time that the file was changed.
nonisolated(unsafe) public let kCGImagePropertyExifSubsecTime: CFString = "SubsecTime"
/// The fractions of a second of the time that the picture was taken.
nonisolated(unsafe) public let kCGImagePropertyExifSubsecTimeOriginal: CFString = "SubsecTimeOriginal"
/// The fractions of a second of the time that the picture was made digital.
nonisolated(unsafe) public let kCGImagePropertyExifSubsecTimeDigitized: CFString = "SubsecTimeDigitized"
/// The version of FlashPix, an array of numbers.
nonisolated(unsafe) public let kCGImagePropertyExifFlashPixVersion: CFString = "FlashPixVersion"
/// The colour space: 1 is sRGB, 65535 another.
nonisolated(unsafe) public let kCGImagePropertyExifColorSpace: CFString = "ColorSpace"
/// The width in pixels.
nonisolated(unsafe) public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
/// The height in pixels.
nonisolated(unsafe) public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
/// The name of a sound that goes with the picture.
nonisolated(unsafe) public let kCGImagePropertyExifRelatedSoundFile: CFString = "RelatedSoundFile"
/// The flash's energy.
nonisolated(unsafe) public let kCGImagePropertyExifFlashEnergy: CFString = "FlashEnergy"
/// The response to spatial frequencies.
nonisolated(unsafe) public let kCGImagePropertyExifSpatialFrequencyResponse: CFString = "SpatialFrequencyResponse"
/// How many pixels there are to a unit of the sensor's width.
nonisolated(unsafe) public let kCGImagePropertyExifFocalPlaneXResolution: CFString = "FocalPlaneXResolution"
/// How many pixels there are to a unit of the sensor's height.
nonisolated(unsafe) public let kCGImagePropertyExifFocalPlaneYResolution: CFString = "FocalPlaneYResolution"
/// The unit of these: 2 is an inch, 3 a centimetre.
nonisolated(unsafe) public let kCGImagePropertyExifFocalPlaneResolutionUnit: CFString = "FocalPlaneResolutionUnit"
/// Where the subject is, an array of numbers.
nonisolated(unsafe) public let kCGImagePropertyExifSubjectLocation: CFString = "SubjectLocation"
/// The exposure index.
nonisolated(unsafe) public let kCGImagePropertyExifExposureIndex: CFString = "ExposureIndex"
/// What kind of sensor there was, as EXIF numbers it.
nonisolated(unsafe) public let kCGImagePropertyExifSensingMethod: CFString = "SensingMethod"
/// What the file was made from: 3 is a camera.
nonisolated(unsafe) public let kCGImagePropertyExifFileSource: CFString = "FileSource"
/// What the picture is of: 1 was photographed.
nonisolated(unsafe) public let kCGImagePropertyExifSceneType: CFString = "SceneType"
/// The pattern of the sensor's colours.
nonisolated(unsafe) public let kCGImagePropertyExifCFAPattern: CFString = "CFAPattern"
/// Whether the picture was processed, as EXIF numbers it.
nonisolated(unsafe) public let kCGImagePropertyExifCustomRendered: CFString = "CustomRendered"
/// Whether the exposure was found automatically, as EXIF numbers it.
nonisolated(unsafe) public let kCGImagePropertyExifExposureMode: CFString = "ExposureMode"
/// Whether the white balance was found automatically: 0 if so.
nonisolated(unsafe) public let kCGImagePropertyExifWhiteBalance: CFString = "WhiteBalance"
/// How much the picture was enlarged.
nonisolated(unsafe) public let kCGImagePropertyExifDigitalZoomRatio: CFString = "DigitalZoomRatio"
/// The focal length that is as wide on a film of 35 mm, in millimetres.
nonisolated(unsafe) public let kCGImagePropertyExifFocalLenIn35mmFilm: CFString = "FocalLenIn35mmFilm"
/// What kind of scene there was, as EXIF numbers it.
nonisolated(unsafe) public let kCGImagePropertyExifSceneCaptureType: CFString = "SceneCaptureType"
/// How the gain was changed, as EXIF numbers it.
nonisolated(unsafe) public let kCGImagePropertyExifGainControl: CFString = "GainControl"
/// How the contrast was changed, as EXIF numbers it.
nonisolated(unsafe) public let kCGImagePropertyExifContrast: CFString = "Contrast"
/// How the saturation was changed, as EXIF numbers it.
nonisolated(unsafe) public let kCGImagePropertyExifSaturation: CFString = "Saturation"
/// How the sharpness was changed, as EXIF numbers it.
nonisolated(unsafe) public let kCGImagePropertyExifSharpness: CFString = "Sharpness"
/// The device's settings.
nonisolated(unsafe) public let kCGImagePropertyExifDeviceSettingDescription: CFString = "DeviceSettingDescription"
/// How far away the subject is, as EXIF numbers it.
nonisolated(unsafe) public let kCGImagePropertyExifSubjectDistRange: CFString = "SubjectDistRange"
/// What tells the picture from all others.
nonisolated(unsafe) public let kCGImagePropertyExifImageUniqueID: CFString = "ImageUniqueID"
/// Whose camera it was.
nonisolated(unsafe) public let kCGImagePropertyExifCameraOwnerName: CFString = "CameraOwnerName"
/// The camera's serial number.
nonisolated(unsafe) public let kCGImagePropertyExifBodySerialNumber: CFString = "BodySerialNumber"
/// The least and greatest focal length, and the f-numbers there, an array of numbers.
nonisolated(unsafe) public let kCGImagePropertyExifLensSpecification: CFString = "LensSpecification"
/// Who made the lens.
nonisolated(unsafe) public let kCGImagePropertyExifLensMake: CFString = "LensMake"
/// The lens's model.
nonisolated(unsafe) public let kCGImagePropertyExifLensModel: CFString = "LensModel"
/// The lens's serial number.
nonisolated(unsafe) public let kCGImagePropertyExifLensSerialNumber: CFString = "LensSerialNumber"
/// The gamma.
nonisolated(unsafe) public let kCGImagePropertyExifGamma: CFString = "Gamma"

extension TagTable {
    /// The numbers and the kinds of these properties in files.
    static let exif = TagTable([
        .init(0x829A, "ExposureTime", .rational, .number),
        .init(0x829D, "FNumber", .rational, .number),
        .init(0x8822, "ExposureProgram", .short, .number),
        .init(0x8824, "SpectralSensitivity", .ascii, .text),
        .init(0x8827, "ISOSpeedRatings", .short, .list),
        .init(0x8828, "OECF", .undefined, .bytes),
        .init(0x8830, "SensitivityType", .short, .number),
        .init(0x8831, "StandardOutputSensitivity", .long, .number),
        .init(0x8832, "RecommendedExposureIndex", .long, .number),
        .init(0x8833, "ISOSpeed", .long, .number),
        .init(0x8834, "ISOSpeedLatitudeyyy", .long, .number),
        .init(0x8835, "ISOSpeedLatitudezzz", .long, .number),
        .init(0x9000, "ExifVersion", .undefined, .version),
        .init(0x9003, "DateTimeOriginal", .ascii, .text),
        .init(0x9004, "DateTimeDigitized", .ascii, .text),
        .init(0x9010, "OffsetTime", .ascii, .text),
        .init(0x9011, "OffsetTimeOriginal", .ascii, .text),
        .init(0x9012, "OffsetTimeDigitized", .ascii, .text),
        .init(0x9101, "ComponentsConfiguration", .undefined, .bytes),
        .init(0x9102, "CompressedBitsPerPixel", .rational, .number),
        .init(0x9201, "ShutterSpeedValue", .srational, .number),
        .init(0x9202, "ApertureValue", .rational, .number),
        .init(0x9203, "BrightnessValue", .srational, .number),
        .init(0x9204, "ExposureBiasValue", .srational, .number),
        .init(0x9205, "MaxApertureValue", .rational, .number),
        .init(0x9206, "SubjectDistance", .rational, .number),
        .init(0x9207, "MeteringMode", .short, .number),
        .init(0x9208, "LightSource", .short, .number),
        .init(0x9209, "Flash", .short, .number),
        .init(0x920A, "FocalLength", .rational, .number),
        .init(0x9214, "SubjectArea", .short, .list),
        .init(0x927C, "MakerNote", .undefined, .data),
        .init(0x9286, "UserComment", .undefined, .comment),
        .init(0x9290, "SubsecTime", .ascii, .text),
        .init(0x9291, "SubsecTimeOriginal", .ascii, .text),
        .init(0x9292, "SubsecTimeDigitized", .ascii, .text),
        .init(0xA000, "FlashPixVersion", .undefined, .version),
        .init(0xA001, "ColorSpace", .short, .number),
        .init(0xA002, "PixelXDimension", .long, .number),
        .init(0xA003, "PixelYDimension", .long, .number),
        .init(0xA004, "RelatedSoundFile", .ascii, .text),
        .init(0xA20B, "FlashEnergy", .rational, .number),
        .init(0xA20C, "SpatialFrequencyResponse", .undefined, .bytes),
        .init(0xA20E, "FocalPlaneXResolution", .rational, .number),
        .init(0xA20F, "FocalPlaneYResolution", .rational, .number),
        .init(0xA210, "FocalPlaneResolutionUnit", .short, .number),
        .init(0xA214, "SubjectLocation", .short, .list),
        .init(0xA215, "ExposureIndex", .rational, .number),
        .init(0xA217, "SensingMethod", .short, .number),
        .init(0xA300, "FileSource", .undefined, .byte),
        .init(0xA301, "SceneType", .undefined, .byte),
        .init(0xA302, "CFAPattern", .undefined, .bytes),
        .init(0xA401, "CustomRendered", .short, .number),
        .init(0xA402, "ExposureMode", .short, .number),
        .init(0xA403, "WhiteBalance", .short, .number),
        .init(0xA404, "DigitalZoomRatio", .rational, .number),
        .init(0xA405, "FocalLenIn35mmFilm", .short, .number),
        .init(0xA406, "SceneCaptureType", .short, .number),
        .init(0xA407, "GainControl", .short, .number),
        .init(0xA408, "Contrast", .short, .number),
        .init(0xA409, "Saturation", .short, .number),
        .init(0xA40A, "Sharpness", .short, .number),
        .init(0xA40B, "DeviceSettingDescription", .undefined, .bytes),
        .init(0xA40C, "SubjectDistRange", .short, .number),
        .init(0xA420, "ImageUniqueID", .ascii, .text),
        .init(0xA430, "CameraOwnerName", .ascii, .text),
        .init(0xA431, "BodySerialNumber", .ascii, .text),
        .init(0xA432, "LensSpecification", .rational, .list),
        .init(0xA433, "LensMake", .ascii, .text),
        .init(0xA434, "LensModel", .ascii, .text),
        .init(0xA435, "LensSerialNumber", .ascii, .text),
        .init(0xA500, "Gamma", .rational, .number),
    ])
}
