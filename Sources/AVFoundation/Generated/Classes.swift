// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import QuartzCore

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("AVFoundation", classes: names, description)
    }

    private static let names: NameList = """
        AVCaptureConnection AVCaptureDevice AVCaptureDevice.DiscoverySession AVCaptureDeviceInput AVCaptureInput AVCaptureInput.Port \
        AVCaptureMetadataOutput AVCaptureOutput AVCaptureSession AVCaptureVideoPreviewLayer AVMetadataMachineReadableCodeObject \
        AVMetadataObject
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return AVCaptureConnection.descriptionOfAVCaptureConnection
        case 1: return AVCaptureDevice.descriptionOfAVCaptureDevice
        case 2: return AVCaptureDevice.DiscoverySession.descriptionOfAVCaptureDeviceDiscoverySession
        case 3: return AVCaptureDeviceInput.descriptionOfAVCaptureDeviceInput
        case 4: return AVCaptureInput.descriptionOfAVCaptureInput
        case 5: return AVCaptureInput.Port.descriptionOfAVCaptureInputPort
        case 6: return AVCaptureMetadataOutput.descriptionOfAVCaptureMetadataOutput
        case 7: return AVCaptureOutput.descriptionOfAVCaptureOutput
        case 8: return AVCaptureSession.descriptionOfAVCaptureSession
        case 9: return AVCaptureVideoPreviewLayer.descriptionOfAVCaptureVideoPreviewLayer
        case 10: return AVMetadataMachineReadableCodeObject.descriptionOfAVMetadataMachineReadableCodeObject
        default: return AVMetadataObject.descriptionOfAVMetadataObject
        }
    }
}
