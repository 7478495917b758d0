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

extension AVCaptureDevice {
    nonisolated static var descriptionOfAVCaptureDevice: FrameworkClass {
        FrameworkClass(
            AVCaptureDevice.self,
            properties: """
                activeFormat activeVideoMaxFrameDuration activeVideoMinFrameDuration adjustingExposure/isAdjustingExposure \
                adjustingFocus/isAdjustingFocus adjustingWhiteBalance/isAdjustingWhiteBalance connected/isConnected deviceType \
                exposureMode exposurePointOfInterest exposurePointOfInterestSupported/isExposurePointOfInterestSupported focusMode \
                focusPointOfInterest focusPointOfInterestSupported/isFocusPointOfInterestSupported formats hasFlash hasTorch \
                isFlashAvailable isTorchAvailable localizedName maxAvailableVideoZoomFactor minAvailableVideoZoomFactor modelID \
                position subjectAreaChangeMonitoringEnabled/isSubjectAreaChangeMonitoringEnabled torchActive/isTorchActive torchMode \
                uniqueID videoZoomFactor whiteBalanceMode
                """,
            methods: """
                hasMediaType: isExposureModeSupported: isFlashModeSupported: isFocusModeSupported: isTorchModeSupported: \
                isWhiteBalanceModeSupported: lockForConfiguration: unlockForConfiguration
                """,
            classMethods: """
                authorizationStatusForMediaType: defaultDeviceWithDeviceType:mediaType:position: defaultDeviceWithMediaType: devices \
                devicesWithMediaType: requestAccessForMediaType:completionHandler:
                """,
            property: AVCaptureDevice.propertyOfAVCaptureDevice,
            method: AVCaptureDevice.methodOfAVCaptureDevice,
            classMethod: AVCaptureDevice.classMethodOfAVCaptureDevice)
    }

    private static func propertyOfAVCaptureDevice(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("activeFormat", \AVCaptureDevice.activeFormat)
        case 1: return .value("activeVideoMaxFrameDuration", \AVCaptureDevice.activeVideoMaxFrameDuration)
        case 2: return .value("activeVideoMinFrameDuration", \AVCaptureDevice.activeVideoMinFrameDuration)
        case 3: return .readOnly(\AVCaptureDevice.isAdjustingExposure)
        case 4: return .readOnly(\AVCaptureDevice.isAdjustingFocus)
        case 5: return .readOnly(\AVCaptureDevice.isAdjustingWhiteBalance)
        case 6: return .readOnly(\AVCaptureDevice.isConnected)
        case 7: return .readOnly(\AVCaptureDevice.deviceType)
        case 8: return .value("exposureMode", \AVCaptureDevice.exposureMode)
        case 9: return .value("exposurePointOfInterest", \AVCaptureDevice.exposurePointOfInterest)
        case 10: return .readOnly(\AVCaptureDevice.isExposurePointOfInterestSupported)
        case 11: return .value("focusMode", \AVCaptureDevice.focusMode)
        case 12: return .value("focusPointOfInterest", \AVCaptureDevice.focusPointOfInterest)
        case 13: return .readOnly(\AVCaptureDevice.isFocusPointOfInterestSupported)
        case 14: return .readOnly(\AVCaptureDevice.formats)
        case 15: return .readOnly(\AVCaptureDevice.hasFlash)
        case 16: return .readOnly(\AVCaptureDevice.hasTorch)
        case 17: return .readOnly(\AVCaptureDevice.isFlashAvailable)
        case 18: return .readOnly(\AVCaptureDevice.isTorchAvailable)
        case 19: return .readOnly(\AVCaptureDevice.localizedName)
        case 20: return .readOnly(\AVCaptureDevice.maxAvailableVideoZoomFactor)
        case 21: return .readOnly(\AVCaptureDevice.minAvailableVideoZoomFactor)
        case 22: return .readOnly(\AVCaptureDevice.modelID)
        case 23: return .readOnly(\AVCaptureDevice.position)
        case 24: return .value("subjectAreaChangeMonitoringEnabled", \AVCaptureDevice.isSubjectAreaChangeMonitoringEnabled)
        case 25: return .readOnly(\AVCaptureDevice.isTorchActive)
        case 26: return .value("torchMode", \AVCaptureDevice.torchMode)
        case 27: return .readOnly(\AVCaptureDevice.uniqueID)
        case 28: return .value("videoZoomFactor", \AVCaptureDevice.videoZoomFactor)
        default: return .value("whiteBalanceMode", \AVCaptureDevice.whiteBalanceMode)
        }
    }

    nonisolated private static func methodOfAVCaptureDevice(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! AVCaptureDevice).hasMediaType(ObjCRuntime.ObjCMessage.argument(a, 0, "hasMediaType:", as: (AVMediaType).self))
            }
        case 1:
            return { r, a in
                (r as! AVCaptureDevice).isExposureModeSupported(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "isExposureModeSupported:", as: (AVCaptureDevice.ExposureMode).self))
            }
        case 2:
            return { r, a in
                (r as! AVCaptureDevice).isFlashModeSupported(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "isFlashModeSupported:", as: (AVCaptureDevice.FlashMode).self))
            }
        case 3:
            return { r, a in
                (r as! AVCaptureDevice).isFocusModeSupported(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "isFocusModeSupported:", as: (AVCaptureDevice.FocusMode).self))
            }
        case 4:
            return { r, a in
                (r as! AVCaptureDevice).isTorchModeSupported(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "isTorchModeSupported:", as: (AVCaptureDevice.TorchMode).self))
            }
        case 5:
            return { r, a in
                (r as! AVCaptureDevice).isWhiteBalanceModeSupported(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "isWhiteBalanceModeSupported:", as: (AVCaptureDevice.WhiteBalanceMode).self))
            }
        case 6: return { r, _ in try? (r as! AVCaptureDevice).lockForConfiguration() }
        default: return { r, _ in (r as! AVCaptureDevice).unlockForConfiguration() }
        }
    }

    nonisolated private static func classMethodOfAVCaptureDevice(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! AVCaptureDevice.Type).authorizationStatus(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "authorizationStatusForMediaType:", as: (AVMediaType).self))
            }
        case 1:
            return { r, a in
                (r as! AVCaptureDevice.Type).default(
                    ObjCRuntime.ObjCMessage.argument(
                        a, 0, "defaultDeviceWithDeviceType:mediaType:position:", as: (AVCaptureDevice.DeviceType).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "defaultDeviceWithDeviceType:mediaType:position:", as: (AVMediaType?).self),
                    position: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "defaultDeviceWithDeviceType:mediaType:position:", as: (AVCaptureDevice.Position).self))
            }
        case 2:
            return { r, a in
                (r as! AVCaptureDevice.Type).default(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "defaultDeviceWithMediaType:", as: (AVMediaType).self))
            }
        case 3: return { r, _ in (r as! AVCaptureDevice.Type).devices() }
        case 4:
            return { r, a in
                (r as! AVCaptureDevice.Type).devices(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "devicesWithMediaType:", as: (AVMediaType).self))
            }
        default:
            return { r, a in
                (r as! AVCaptureDevice.Type).requestAccess(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "requestAccessForMediaType:completionHandler:", as: (AVMediaType).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "requestAccessForMediaType:completionHandler:", as: ((Bool) -> Void).self))
            }
        }
    }
}
