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

extension AVCaptureDevice.Format {
    nonisolated static var descriptionOfAVCaptureDeviceFormat: FrameworkClass {
        FrameworkClass(
            AVCaptureDevice.Format.self,
            properties: """
                formatDescription highResolutionStillImageDimensions isHighestPhotoQualitySupported mediaType \
                multiCamSupported/isMultiCamSupported supportedMaxPhotoDimensions videoBinned/isVideoBinned \
                videoHDRSupported/isVideoHDRSupported videoMaxZoomFactor videoSupportedFrameRateRanges \
                videoZoomFactorUpscaleThreshold
                """,
            methods: "isVideoStabilizationModeSupported:",
            property: AVCaptureDevice.Format.propertyOfAVCaptureDeviceFormat,
            method: AVCaptureDevice.Format.methodOfAVCaptureDeviceFormat)
    }

    private static func propertyOfAVCaptureDeviceFormat(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVCaptureDevice.Format.formatDescription)
        case 1: return .readOnly(\AVCaptureDevice.Format.highResolutionStillImageDimensions)
        case 2: return .readOnly(\AVCaptureDevice.Format.isHighestPhotoQualitySupported)
        case 3: return .readOnly(\AVCaptureDevice.Format.mediaType)
        case 4: return .readOnly(\AVCaptureDevice.Format.isMultiCamSupported)
        case 5: return .readOnly(\AVCaptureDevice.Format.supportedMaxPhotoDimensions)
        case 6: return .readOnly(\AVCaptureDevice.Format.isVideoBinned)
        case 7: return .readOnly(\AVCaptureDevice.Format.isVideoHDRSupported)
        case 8: return .readOnly(\AVCaptureDevice.Format.videoMaxZoomFactor)
        case 9: return .readOnly(\AVCaptureDevice.Format.videoSupportedFrameRateRanges)
        default: return .readOnly(\AVCaptureDevice.Format.videoZoomFactorUpscaleThreshold)
        }
    }

    nonisolated private static func methodOfAVCaptureDeviceFormat(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! AVCaptureDevice.Format).isVideoStabilizationModeSupported(
                ObjCRuntime.ObjCMessage.argument(a, 0, "isVideoStabilizationModeSupported:", as: (AVCaptureVideoStabilizationMode).self))
        }
    }
}
