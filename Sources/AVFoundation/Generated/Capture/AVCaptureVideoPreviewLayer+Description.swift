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

extension AVCaptureVideoPreviewLayer {
    nonisolated static var descriptionOfAVCaptureVideoPreviewLayer: FrameworkClass {
        FrameworkClass(
            AVCaptureVideoPreviewLayer.self,
            properties: "connection previewing/isPreviewing session videoGravity",
            methods: """
                captureDevicePointOfInterestForPoint: metadataOutputRectOfInterestForRect: pointForCaptureDevicePointOfInterest: \
                rectForMetadataOutputRectOfInterest: transformedMetadataObjectForMetadataObject:
                """,
            initializers: "init initWithCoder: initWithLayer: initWithSession:",
            property: AVCaptureVideoPreviewLayer.propertyOfAVCaptureVideoPreviewLayer,
            method: AVCaptureVideoPreviewLayer.methodOfAVCaptureVideoPreviewLayer,
            initializer: AVCaptureVideoPreviewLayer.initializerOfAVCaptureVideoPreviewLayer)
    }

    private static func propertyOfAVCaptureVideoPreviewLayer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVCaptureVideoPreviewLayer.connection)
        case 1: return .readOnly(\AVCaptureVideoPreviewLayer.isPreviewing)
        case 2: return .value("session", \AVCaptureVideoPreviewLayer.session)
        default: return .value("videoGravity", \AVCaptureVideoPreviewLayer.videoGravity)
        }
    }

    nonisolated private static func methodOfAVCaptureVideoPreviewLayer(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! AVCaptureVideoPreviewLayer).captureDevicePointConverted(
                    fromLayerPoint: ObjCRuntime.ObjCMessage.argument(a, 0, "captureDevicePointOfInterestForPoint:", as: (CGPoint).self))
            }
        case 1:
            return { r, a in
                (r as! AVCaptureVideoPreviewLayer).metadataOutputRectConverted(
                    fromLayerRect: ObjCRuntime.ObjCMessage.argument(a, 0, "metadataOutputRectOfInterestForRect:", as: (CGRect).self))
            }
        case 2:
            return { r, a in
                (r as! AVCaptureVideoPreviewLayer).layerPointConverted(
                    fromCaptureDevicePoint: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "pointForCaptureDevicePointOfInterest:", as: (CGPoint).self))
            }
        case 3:
            return { r, a in
                (r as! AVCaptureVideoPreviewLayer).layerRectConverted(
                    fromMetadataOutputRect: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "rectForMetadataOutputRectOfInterest:", as: (CGRect).self))
            }
        default:
            return { r, a in
                (r as! AVCaptureVideoPreviewLayer).transformedMetadataObject(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "transformedMetadataObjectForMetadataObject:", as: (AVMetadataObject).self))
            }
        }
    }

    nonisolated private static func initializerOfAVCaptureVideoPreviewLayer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in AVCaptureVideoPreviewLayer() }
        case 1:
            return { a in AVCaptureVideoPreviewLayer(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in AVCaptureVideoPreviewLayer(layer: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithLayer:", as: (Any).self)) }
        default:
            return { a in
                AVCaptureVideoPreviewLayer(session: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithSession:", as: (AVCaptureSession).self))
            }
        }
    }
}
