// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
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
                connected/isConnected deviceType hasFlash hasTorch isTorchAvailable localizedName modelID position \
                torchActive/isTorchActive torchMode uniqueID
                """,
            methods: "hasMediaType: isTorchModeSupported: lockForConfiguration: unlockForConfiguration",
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
        case 0: return .readOnly(\AVCaptureDevice.isConnected)
        case 1: return .readOnly(\AVCaptureDevice.deviceType)
        case 2: return .readOnly(\AVCaptureDevice.hasFlash)
        case 3: return .readOnly(\AVCaptureDevice.hasTorch)
        case 4: return .readOnly(\AVCaptureDevice.isTorchAvailable)
        case 5: return .readOnly(\AVCaptureDevice.localizedName)
        case 6: return .readOnly(\AVCaptureDevice.modelID)
        case 7: return .readOnly(\AVCaptureDevice.position)
        case 8: return .readOnly(\AVCaptureDevice.isTorchActive)
        case 9: return .value("torchMode", \AVCaptureDevice.torchMode)
        default: return .readOnly(\AVCaptureDevice.uniqueID)
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
                (r as! AVCaptureDevice).isTorchModeSupported(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "isTorchModeSupported:", as: (AVCaptureDevice.TorchMode).self))
            }
        case 2: return { r, _ in try? (r as! AVCaptureDevice).lockForConfiguration() }
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
