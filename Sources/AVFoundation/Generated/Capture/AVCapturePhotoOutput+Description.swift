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

extension AVCapturePhotoOutput {
    nonisolated static var descriptionOfAVCapturePhotoOutput: FrameworkClass {
        FrameworkClass(
            AVCapturePhotoOutput.self,
            properties: """
                appleProRAWSupported/isAppleProRAWSupported availablePhotoCodecTypes availablePhotoFileTypes \
                availablePhotoPixelFormatTypes availableRawPhotoFileTypes availableRawPhotoPixelFormatTypes \
                depthDataDeliveryEnabled/isDepthDataDeliveryEnabled depthDataDeliverySupported/isDepthDataDeliverySupported \
                dualCameraFusionSupported/isDualCameraFusionSupported highResolutionCaptureEnabled/isHighResolutionCaptureEnabled \
                livePhotoCaptureEnabled/isLivePhotoCaptureEnabled livePhotoCaptureSupported/isLivePhotoCaptureSupported \
                maxPhotoDimensions maxPhotoQualityPrioritization \
                portraitEffectsMatteDeliveryEnabled/isPortraitEffectsMatteDeliveryEnabled \
                portraitEffectsMatteDeliverySupported/isPortraitEffectsMatteDeliverySupported preparedPhotoSettingsArray \
                stillImageStabilizationSupported/isStillImageStabilizationSupported supportedFlashModes
                """,
            methods: """
                capturePhotoWithSettings:delegate: setPreparedPhotoSettingsArray:completionHandler: \
                supportedPhotoCodecTypesForFileType: supportedPhotoPixelFormatTypesForFileType:
                """,
            classMethods: "JPEGPhotoDataRepresentationForJPEGSampleBuffer:previewPhotoSampleBuffer:",
            initializers: "init",
            property: AVCapturePhotoOutput.propertyOfAVCapturePhotoOutput,
            method: AVCapturePhotoOutput.methodOfAVCapturePhotoOutput,
            classMethod: AVCapturePhotoOutput.classMethodOfAVCapturePhotoOutput,
            initializer: AVCapturePhotoOutput.initializerOfAVCapturePhotoOutput)
    }

    private static func propertyOfAVCapturePhotoOutput(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVCapturePhotoOutput.isAppleProRAWSupported)
        case 1: return .readOnly(\AVCapturePhotoOutput.availablePhotoCodecTypes)
        case 2: return .readOnly(\AVCapturePhotoOutput.availablePhotoFileTypes)
        case 3: return .readOnly(\AVCapturePhotoOutput.availablePhotoPixelFormatTypes)
        case 4: return .readOnly(\AVCapturePhotoOutput.availableRawPhotoFileTypes)
        case 5: return .readOnly(\AVCapturePhotoOutput.availableRawPhotoPixelFormatTypes)
        case 6: return .value("depthDataDeliveryEnabled", \AVCapturePhotoOutput.isDepthDataDeliveryEnabled)
        case 7: return .readOnly(\AVCapturePhotoOutput.isDepthDataDeliverySupported)
        case 8: return .readOnly(\AVCapturePhotoOutput.isDualCameraFusionSupported)
        case 9: return .value("highResolutionCaptureEnabled", \AVCapturePhotoOutput.isHighResolutionCaptureEnabled)
        case 10: return .value("livePhotoCaptureEnabled", \AVCapturePhotoOutput.isLivePhotoCaptureEnabled)
        case 11: return .readOnly(\AVCapturePhotoOutput.isLivePhotoCaptureSupported)
        case 12: return .value("maxPhotoDimensions", \AVCapturePhotoOutput.maxPhotoDimensions)
        case 13: return .value("maxPhotoQualityPrioritization", \AVCapturePhotoOutput.maxPhotoQualityPrioritization)
        case 14: return .value("portraitEffectsMatteDeliveryEnabled", \AVCapturePhotoOutput.isPortraitEffectsMatteDeliveryEnabled)
        case 15: return .readOnly(\AVCapturePhotoOutput.isPortraitEffectsMatteDeliverySupported)
        case 16: return .readOnly(\AVCapturePhotoOutput.preparedPhotoSettingsArray)
        case 17: return .readOnly(\AVCapturePhotoOutput.isStillImageStabilizationSupported)
        default: return .readOnly(\AVCapturePhotoOutput.supportedFlashModes)
        }
    }

    nonisolated private static func methodOfAVCapturePhotoOutput(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! AVCapturePhotoOutput).capturePhoto(
                    with: ObjCRuntime.ObjCMessage.argument(a, 0, "capturePhotoWithSettings:delegate:", as: (AVCapturePhotoSettings).self),
                    delegate: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "capturePhotoWithSettings:delegate:", as: (any AVCapturePhotoCaptureDelegate).self))
            }
        case 1:
            return { r, a in
                (r as! AVCapturePhotoOutput).setPreparedPhotoSettingsArray(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "setPreparedPhotoSettingsArray:completionHandler:", as: ([AVCapturePhotoSettings]).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setPreparedPhotoSettingsArray:completionHandler:", as: ((@Sendable (Bool, (any Error)?) -> Void)?).self))
            }
        case 2:
            return { r, a in
                (r as! AVCapturePhotoOutput).supportedPhotoCodecTypes(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "supportedPhotoCodecTypesForFileType:", as: (AVFileType).self))
            }
        default:
            return { r, a in
                (r as! AVCapturePhotoOutput).supportedPhotoPixelFormatTypes(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "supportedPhotoPixelFormatTypesForFileType:", as: (AVFileType).self))
            }
        }
    }

    nonisolated private static func classMethodOfAVCapturePhotoOutput(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! AVCapturePhotoOutput.Type).jpegPhotoDataRepresentation(
                forJPEGSampleBuffer: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "JPEGPhotoDataRepresentationForJPEGSampleBuffer:previewPhotoSampleBuffer:", as: (CMSampleBuffer).self),
                previewPhotoSampleBuffer: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "JPEGPhotoDataRepresentationForJPEGSampleBuffer:previewPhotoSampleBuffer:", as: (CMSampleBuffer?).self))
        }
    }

    nonisolated private static func initializerOfAVCapturePhotoOutput(_ index: Int) -> ObjCFactory {
        { _ in AVCapturePhotoOutput() }
    }
}
