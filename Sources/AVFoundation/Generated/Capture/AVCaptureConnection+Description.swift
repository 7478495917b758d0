// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
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
                automaticallyAdjustsVideoMirroring enabled/isEnabled inputPorts isActive isVideoMirroringSupported \
                isVideoOrientationSupported output videoMirrored/isVideoMirrored videoOrientation videoPreviewLayer
                """,
            initializers: "initWithInputPort:videoPreviewLayer: initWithInputPorts:output:",
            property: AVCaptureConnection.propertyOfAVCaptureConnection,
            initializer: AVCaptureConnection.initializerOfAVCaptureConnection)
    }

    private static func propertyOfAVCaptureConnection(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("automaticallyAdjustsVideoMirroring", \AVCaptureConnection.automaticallyAdjustsVideoMirroring)
        case 1: return .value("enabled", \AVCaptureConnection.isEnabled)
        case 2: return .readOnly(\AVCaptureConnection.inputPorts)
        case 3: return .readOnly(\AVCaptureConnection.isActive)
        case 4: return .readOnly(\AVCaptureConnection.isVideoMirroringSupported)
        case 5: return .readOnly(\AVCaptureConnection.isVideoOrientationSupported)
        case 6: return .readOnly(\AVCaptureConnection.output)
        case 7: return .value("videoMirrored", \AVCaptureConnection.isVideoMirrored)
        case 8: return .value("videoOrientation", \AVCaptureConnection.videoOrientation)
        default: return .readOnly(\AVCaptureConnection.videoPreviewLayer)
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
