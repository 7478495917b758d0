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
