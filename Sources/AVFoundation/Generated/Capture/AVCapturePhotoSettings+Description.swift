// Made by `make generate` from the sources of this module.
import CoreGraphics
import CoreMedia
import CoreVideo
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanFoundation
import SampanHost
import SampanSound
import UIKit

extension AVCapturePhotoSettings {
    nonisolated static var descriptionOfAVCapturePhotoSettings: FrameworkClass {
        FrameworkClass(
            AVCapturePhotoSettings.self,
            properties: """
                autoRedEyeReductionEnabled/isAutoRedEyeReductionEnabled availableEmbeddedThumbnailPhotoCodecTypes \
                availablePreviewPhotoPixelFormatTypes embeddedThumbnailPhotoFormat flashMode format \
                highResolutionPhotoEnabled/isHighResolutionPhotoEnabled maxPhotoDimensions metadata photoQualityPrioritization \
                previewPhotoFormat processedFileType rawFileType rawPhotoPixelFormatType \
                shutterSoundSuppressionEnabled/isShutterSoundSuppressionEnabled uniqueID
                """,
            methods: "copyWithZone:",
            initializers: """
                photoSettings photoSettingsFromPhotoSettings: photoSettingsWithFormat: \
                photoSettingsWithRawPixelFormatType:rawFileType:processedFormat:processedFileType:
                """,
            property: AVCapturePhotoSettings.propertyOfAVCapturePhotoSettings,
            method: AVCapturePhotoSettings.methodOfAVCapturePhotoSettings,
            initializer: AVCapturePhotoSettings.initializerOfAVCapturePhotoSettings)
    }

    private static func propertyOfAVCapturePhotoSettings(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("autoRedEyeReductionEnabled", \AVCapturePhotoSettings.isAutoRedEyeReductionEnabled)
        case 1: return .readOnly(\AVCapturePhotoSettings.availableEmbeddedThumbnailPhotoCodecTypes)
        case 2: return .readOnly(\AVCapturePhotoSettings.availablePreviewPhotoPixelFormatTypes)
        case 3: return .value("embeddedThumbnailPhotoFormat", \AVCapturePhotoSettings.embeddedThumbnailPhotoFormat)
        case 4: return .value("flashMode", \AVCapturePhotoSettings.flashMode)
        case 5: return .readOnly(\AVCapturePhotoSettings.format)
        case 6: return .value("highResolutionPhotoEnabled", \AVCapturePhotoSettings.isHighResolutionPhotoEnabled)
        case 7: return .value("maxPhotoDimensions", \AVCapturePhotoSettings.maxPhotoDimensions)
        case 8: return .value("metadata", \AVCapturePhotoSettings.metadata)
        case 9: return .value("photoQualityPrioritization", \AVCapturePhotoSettings.photoQualityPrioritization)
        case 10: return .value("previewPhotoFormat", \AVCapturePhotoSettings.previewPhotoFormat)
        case 11: return .readOnly(\AVCapturePhotoSettings.processedFileType)
        case 12: return .readOnly(\AVCapturePhotoSettings.rawFileType)
        case 13: return .readOnly(\AVCapturePhotoSettings.rawPhotoPixelFormatType)
        case 14: return .value("shutterSoundSuppressionEnabled", \AVCapturePhotoSettings.isShutterSoundSuppressionEnabled)
        default: return .readOnly(\AVCapturePhotoSettings.uniqueID)
        }
    }

    nonisolated private static func methodOfAVCapturePhotoSettings(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! AVCapturePhotoSettings).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfAVCapturePhotoSettings(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in AVCapturePhotoSettings() }
        case 1:
            return { a in
                AVCapturePhotoSettings(
                    from: ObjCRuntime.ObjCMessage.argument(a, 0, "photoSettingsFromPhotoSettings:", as: (AVCapturePhotoSettings).self))
            }
        case 2:
            return { a in
                AVCapturePhotoSettings(
                    format: ObjCRuntime.ObjCMessage.argument(a, 0, "photoSettingsWithFormat:", as: ([String: Any]?).self))
            }
        default:
            return { a in
                AVCapturePhotoSettings(
                    rawPixelFormatType: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "photoSettingsWithRawPixelFormatType:rawFileType:processedFormat:processedFileType:", as: (OSType).self),
                    rawFileType: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "photoSettingsWithRawPixelFormatType:rawFileType:processedFormat:processedFileType:", as: (AVFileType?).self),
                    processedFormat: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "photoSettingsWithRawPixelFormatType:rawFileType:processedFormat:processedFileType:",
                        as: ([String: Any]?).self),
                    processedFileType: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "photoSettingsWithRawPixelFormatType:rawFileType:processedFormat:processedFileType:", as: (AVFileType?).self))
            }
        }
    }
}
