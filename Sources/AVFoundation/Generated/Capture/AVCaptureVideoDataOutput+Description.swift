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

extension AVCaptureVideoDataOutput {
    nonisolated static var descriptionOfAVCaptureVideoDataOutput: FrameworkClass {
        FrameworkClass(
            AVCaptureVideoDataOutput.self,
            properties: """
                alwaysDiscardsLateVideoFrames availableVideoCVPixelFormatTypes/availableVideoPixelFormatTypes \
                availableVideoCodecTypes sampleBufferCallbackQueue sampleBufferDelegate videoSettings
                """,
            methods: "setSampleBufferDelegate:queue:",
            initializers: "init",
            property: AVCaptureVideoDataOutput.propertyOfAVCaptureVideoDataOutput,
            method: AVCaptureVideoDataOutput.methodOfAVCaptureVideoDataOutput,
            initializer: AVCaptureVideoDataOutput.initializerOfAVCaptureVideoDataOutput)
    }

    private static func propertyOfAVCaptureVideoDataOutput(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("alwaysDiscardsLateVideoFrames", \AVCaptureVideoDataOutput.alwaysDiscardsLateVideoFrames)
        case 1: return .readOnly(\AVCaptureVideoDataOutput.availableVideoPixelFormatTypes)
        case 2: return .readOnly(\AVCaptureVideoDataOutput.availableVideoCodecTypes)
        case 3: return .readOnly(\AVCaptureVideoDataOutput.sampleBufferCallbackQueue)
        case 4: return .readOnly(\AVCaptureVideoDataOutput.sampleBufferDelegate)
        default: return .value("videoSettings", \AVCaptureVideoDataOutput.videoSettings)
        }
    }

    nonisolated private static func methodOfAVCaptureVideoDataOutput(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! AVCaptureVideoDataOutput).setSampleBufferDelegate(
                ObjCRuntime.ObjCMessage.argument(
                    a, 0, "setSampleBufferDelegate:queue:", as: (AVCaptureVideoDataOutputSampleBufferDelegate?).self),
                queue: ObjCRuntime.ObjCMessage.argument(a, 1, "setSampleBufferDelegate:queue:", as: (DispatchQueue?).self))
        }
    }

    nonisolated private static func initializerOfAVCaptureVideoDataOutput(_ index: Int) -> ObjCFactory {
        { _ in AVCaptureVideoDataOutput() }
    }
}
