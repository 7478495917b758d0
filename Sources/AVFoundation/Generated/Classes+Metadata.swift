// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime

extension AVCaptureMetadataOutput {
    nonisolated static var descriptionOfAVCaptureMetadataOutput: FrameworkClass {
        FrameworkClass(
            AVCaptureMetadataOutput.self,
            properties:
                "availableMetadataObjectTypes metadataObjectTypes metadataObjectsCallbackQueue metadataObjectsDelegate rectOfInterest",
            methods: "setMetadataObjectsDelegate:queue:",
            initializers: "init",
            property: AVCaptureMetadataOutput.propertyOfAVCaptureMetadataOutput,
            method: AVCaptureMetadataOutput.methodOfAVCaptureMetadataOutput,
            initializer: AVCaptureMetadataOutput.initializerOfAVCaptureMetadataOutput)
    }

    private static func propertyOfAVCaptureMetadataOutput(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVCaptureMetadataOutput.availableMetadataObjectTypes)
        case 1: return .value("metadataObjectTypes", \AVCaptureMetadataOutput.metadataObjectTypes)
        case 2: return .readOnly(\AVCaptureMetadataOutput.metadataObjectsCallbackQueue)
        case 3: return .readOnly(\AVCaptureMetadataOutput.metadataObjectsDelegate)
        default: return .value("rectOfInterest", \AVCaptureMetadataOutput.rectOfInterest)
        }
    }

    nonisolated private static func methodOfAVCaptureMetadataOutput(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! AVCaptureMetadataOutput).setMetadataObjectsDelegate(
                ObjCRuntime.ObjCMessage.argument(
                    a, 0, "setMetadataObjectsDelegate:queue:", as: (AVCaptureMetadataOutputObjectsDelegate?).self),
                queue: ObjCRuntime.ObjCMessage.argument(a, 1, "setMetadataObjectsDelegate:queue:", as: (DispatchQueue?).self))
        }
    }

    nonisolated private static func initializerOfAVCaptureMetadataOutput(_ index: Int) -> ObjCFactory {
        { _ in AVCaptureMetadataOutput() }
    }
}

extension AVMetadataMachineReadableCodeObject {
    nonisolated static var descriptionOfAVMetadataMachineReadableCodeObject: FrameworkClass {
        FrameworkClass(
            AVMetadataMachineReadableCodeObject.self,
            properties: "corners stringValue",
            property: AVMetadataMachineReadableCodeObject.propertyOfAVMetadataMachineReadableCodeObject)
    }

    private static func propertyOfAVMetadataMachineReadableCodeObject(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVMetadataMachineReadableCodeObject.corners)
        default: return .readOnly(\AVMetadataMachineReadableCodeObject.stringValue)
        }
    }
}

extension AVMetadataObject {
    nonisolated static var descriptionOfAVMetadataObject: FrameworkClass {
        FrameworkClass(
            AVMetadataObject.self,
            properties: "bounds type",
            property: AVMetadataObject.propertyOfAVMetadataObject)
    }

    private static func propertyOfAVMetadataObject(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVMetadataObject.bounds)
        default: return .readOnly(\AVMetadataObject.type)
        }
    }
}
