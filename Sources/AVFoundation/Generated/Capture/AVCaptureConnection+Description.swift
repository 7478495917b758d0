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

extension AVCaptureConnection {
    nonisolated static var descriptionOfAVCaptureConnection: FrameworkClass {
        FrameworkClass(
            AVCaptureConnection.self,
            properties: """
                activeVideoStabilizationMode automaticallyAdjustsVideoMirroring enabled/isEnabled inputPorts isActive output \
                preferredVideoStabilizationMode videoMirrored/isVideoMirrored videoMirroringSupported/isVideoMirroringSupported \
                videoOrientation videoOrientationSupported/isVideoOrientationSupported videoPreviewLayer videoRotationAngle \
                videoStabilizationSupported/isVideoStabilizationSupported
                """,
            methods: "isVideoRotationAngleSupported:",
            initializers: "initWithInputPort:videoPreviewLayer: initWithInputPorts:output:",
            property: AVCaptureConnection.propertyOfAVCaptureConnection,
            method: AVCaptureConnection.methodOfAVCaptureConnection,
            initializer: AVCaptureConnection.initializerOfAVCaptureConnection)
    }

    private static func propertyOfAVCaptureConnection(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVCaptureConnection.activeVideoStabilizationMode)
        case 1: return .value("automaticallyAdjustsVideoMirroring", \AVCaptureConnection.automaticallyAdjustsVideoMirroring)
        case 2: return .value("enabled", \AVCaptureConnection.isEnabled)
        case 3: return .readOnly(\AVCaptureConnection.inputPorts)
        case 4: return .readOnly(\AVCaptureConnection.isActive)
        case 5: return .readOnly(\AVCaptureConnection.output)
        case 6: return .value("preferredVideoStabilizationMode", \AVCaptureConnection.preferredVideoStabilizationMode)
        case 7: return .value("videoMirrored", \AVCaptureConnection.isVideoMirrored)
        case 8: return .readOnly(\AVCaptureConnection.isVideoMirroringSupported)
        case 9: return .value("videoOrientation", \AVCaptureConnection.videoOrientation)
        case 10: return .readOnly(\AVCaptureConnection.isVideoOrientationSupported)
        case 11: return .readOnly(\AVCaptureConnection.videoPreviewLayer)
        case 12: return .value("videoRotationAngle", \AVCaptureConnection.videoRotationAngle)
        default: return .readOnly(\AVCaptureConnection.isVideoStabilizationSupported)
        }
    }

    nonisolated private static func methodOfAVCaptureConnection(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! AVCaptureConnection).isVideoRotationAngleSupported(
                ObjCRuntime.ObjCMessage.argument(a, 0, "isVideoRotationAngleSupported:", as: (CGFloat).self))
        }
    }

    nonisolated private static func initializerOfAVCaptureConnection(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                AVCaptureConnection(
                    inputPort: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithInputPort:videoPreviewLayer:", as: (AVCaptureInput.Port).self),
                    videoPreviewLayer: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithInputPort:videoPreviewLayer:", as: (AVCaptureVideoPreviewLayer).self))
            }
        default:
            return { a in
                AVCaptureConnection(
                    inputPorts: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithInputPorts:output:", as: ([AVCaptureInput.Port]).self),
                    output: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithInputPorts:output:", as: (AVCaptureOutput).self))
            }
        }
    }
}
