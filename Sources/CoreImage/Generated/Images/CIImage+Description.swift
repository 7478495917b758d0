// Made by `make generate` from the sources of this module.
import CoreGraphics
import CoreVideo
import Foundation
import ImageIO
import ObjCRuntime
import SampanCodes
import UIKit

extension CIImage {
    nonisolated static var descriptionOfCIImage: FrameworkClass {
        FrameworkClass(
            CIImage.self,
            properties: "cgImage extent",
            methods: """
                applyingFilter: applyingFilter:parameters: applyingGaussianBlurWithSigma: clampedToExtent compositedWithOver: \
                croppedToRect: orientationTransformForImagePropertyOrientation: orientedForExifOrientation: \
                orientedImagePropertyOrientation: transformedByAffineTransform:
                """,
            classMethods: "empty",
            initializers: """
                initWithCgImage: initWithColor: initWithContentsOf: initWithCvImageBuffer: initWithCvPixelBuffer: initWithData: \
                initWithImage:
                """,
            property: CIImage.propertyOfCIImage,
            method: CIImage.methodOfCIImage,
            classMethod: CIImage.classMethodOfCIImage,
            initializer: CIImage.initializerOfCIImage)
    }

    private static func propertyOfCIImage(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\CIImage.cgImage)
        default: return .readOnly(\CIImage.extent)
        }
    }

    nonisolated private static func methodOfCIImage(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! CIImage).applyingFilter(ObjCRuntime.ObjCMessage.argument(a, 0, "applyingFilter:", as: (String).self)) }
        case 1:
            return { r, a in
                (r as! CIImage).applyingFilter(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "applyingFilter:parameters:", as: (String).self),
                    parameters: ObjCRuntime.ObjCMessage.argument(a, 1, "applyingFilter:parameters:", as: ([String: Any]).self))
            }
        case 2:
            return { r, a in
                (r as! CIImage).applyingGaussianBlur(
                    sigma: ObjCRuntime.ObjCMessage.argument(a, 0, "applyingGaussianBlurWithSigma:", as: (Double).self))
            }
        case 3: return { r, _ in (r as! CIImage).clampedToExtent() }
        case 4:
            return { r, a in
                (r as! CIImage).composited(over: ObjCRuntime.ObjCMessage.argument(a, 0, "compositedWithOver:", as: (CIImage).self))
            }
        case 5: return { r, a in (r as! CIImage).cropped(to: ObjCRuntime.ObjCMessage.argument(a, 0, "croppedToRect:", as: (CGRect).self)) }
        case 6:
            return { r, a in
                (r as! CIImage).orientationTransform(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "orientationTransformForImagePropertyOrientation:", as: (CGImagePropertyOrientation).self))
            }
        case 7:
            return { r, a in
                (r as! CIImage).oriented(
                    forExifOrientation: ObjCRuntime.ObjCMessage.argument(a, 0, "orientedForExifOrientation:", as: (Int32).self))
            }
        case 8:
            return { r, a in
                (r as! CIImage).oriented(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "orientedImagePropertyOrientation:", as: (CGImagePropertyOrientation).self))
            }
        default:
            return { r, a in
                (r as! CIImage).transformed(
                    by: ObjCRuntime.ObjCMessage.argument(a, 0, "transformedByAffineTransform:", as: (CGAffineTransform).self))
            }
        }
    }

    nonisolated private static func classMethodOfCIImage(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! CIImage.Type).empty() }
    }

    nonisolated private static func initializerOfCIImage(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in CIImage(cgImage: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCgImage:", as: (CGImage).self)) }
        case 1: return { a in CIImage(color: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithColor:", as: (CIColor).self)) }
        case 2: return { a in CIImage(contentsOf: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithContentsOf:", as: (URL).self)) }
        case 3:
            return { a in CIImage(cvImageBuffer: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCvImageBuffer:", as: (CVImageBuffer).self))
            }
        case 4:
            return { a in CIImage(cvPixelBuffer: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCvPixelBuffer:", as: (CVPixelBuffer).self))
            }
        case 5: return { a in CIImage(data: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithData:", as: (Data).self)) }
        default: return { a in CIImage(image: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithImage:", as: (UIImage).self)) }
        }
    }
}
