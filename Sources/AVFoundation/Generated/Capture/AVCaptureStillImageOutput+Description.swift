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

extension AVCaptureStillImageOutput {
    nonisolated static var descriptionOfAVCaptureStillImageOutput: FrameworkClass {
        FrameworkClass(
            AVCaptureStillImageOutput.self,
            properties: """
                availableImageDataCVPixelFormatTypes availableImageDataCodecTypes capturingStillImage/isCapturingStillImage \
                highResolutionStillImageOutputEnabled/isHighResolutionStillImageOutputEnabled outputSettings \
                stillImageStabilizationSupported/isStillImageStabilizationSupported
                """,
            methods: "captureStillImageAsynchronouslyFromConnection:completionHandler:",
            classMethods: "jpegStillImageNSDataRepresentation:",
            initializers: "init",
            property: AVCaptureStillImageOutput.propertyOfAVCaptureStillImageOutput,
            method: AVCaptureStillImageOutput.methodOfAVCaptureStillImageOutput,
            classMethod: AVCaptureStillImageOutput.classMethodOfAVCaptureStillImageOutput,
            initializer: AVCaptureStillImageOutput.initializerOfAVCaptureStillImageOutput)
    }

    private static func propertyOfAVCaptureStillImageOutput(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVCaptureStillImageOutput.availableImageDataCVPixelFormatTypes)
        case 1: return .readOnly(\AVCaptureStillImageOutput.availableImageDataCodecTypes)
        case 2: return .readOnly(\AVCaptureStillImageOutput.isCapturingStillImage)
        case 3: return .value("highResolutionStillImageOutputEnabled", \AVCaptureStillImageOutput.isHighResolutionStillImageOutputEnabled)
        case 4: return .value("outputSettings", \AVCaptureStillImageOutput.outputSettings)
        default: return .readOnly(\AVCaptureStillImageOutput.isStillImageStabilizationSupported)
        }
    }

    nonisolated private static func methodOfAVCaptureStillImageOutput(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! AVCaptureStillImageOutput).captureStillImageAsynchronously(
                from: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "captureStillImageAsynchronouslyFromConnection:completionHandler:", as: (AVCaptureConnection).self),
                completionHandler: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "captureStillImageAsynchronouslyFromConnection:completionHandler:",
                    as: ((CMSampleBuffer?, (any Error)?) -> Void).self))
        }
    }

    nonisolated private static func classMethodOfAVCaptureStillImageOutput(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! AVCaptureStillImageOutput.Type).jpegStillImageNSDataRepresentation(
                ObjCRuntime.ObjCMessage.argument(a, 0, "jpegStillImageNSDataRepresentation:", as: (CMSampleBuffer).self))
        }
    }

    nonisolated private static func initializerOfAVCaptureStillImageOutput(_ index: Int) -> ObjCFactory {
        { _ in AVCaptureStillImageOutput() }
    }
}
