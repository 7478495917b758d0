// Made by `make generate` from the sources of this module.
import CoreGraphics
import CoreVideo
import Foundation
import ImageIO
import ObjCRuntime
import SampanCodes
import UIKit

extension CIContext {
    nonisolated static var descriptionOfCIContext: FrameworkClass {
        FrameworkClass(
            CIContext.self,
            methods: """
                clearCaches createCGImage:fromRect: createCGImage:fromRect:format:colorSpace: inputImageMaximumSize \
                jpegRepresentationOfCIImage:colorSpace:options: outputImageMaximumSize \
                pngRepresentationOfCIImage:format:colorSpace:options: render:toCVPixelBuffer: \
                render:toCVPixelBuffer:bounds:colorSpace: renderCIImage:toBitmap:rowBytes:bounds:format:colorSpace:
                """,
            initializers: "init initWithOptions:",
            method: CIContext.methodOfCIContext,
            initializer: CIContext.initializerOfCIContext)
    }

    nonisolated private static func methodOfCIContext(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! CIContext).clearCaches() }
        case 1:
            return { r, a in
                (r as! CIContext).createCGImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "createCGImage:fromRect:", as: (CIImage).self),
                    from: ObjCRuntime.ObjCMessage.argument(a, 1, "createCGImage:fromRect:", as: (CGRect).self))
            }
        case 2:
            return { r, a in
                (r as! CIContext).createCGImage(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "createCGImage:fromRect:format:colorSpace:", as: (CIImage).self),
                    from: ObjCRuntime.ObjCMessage.argument(a, 1, "createCGImage:fromRect:format:colorSpace:", as: (CGRect).self),
                    format: ObjCRuntime.ObjCMessage.argument(a, 2, "createCGImage:fromRect:format:colorSpace:", as: (CIFormat).self),
                    colorSpace: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "createCGImage:fromRect:format:colorSpace:", as: (CGColorSpace?).self))
            }
        case 3: return { r, _ in (r as! CIContext).inputImageMaximumSize() }
        case 4:
            return { r, a in
                (r as! CIContext).jpegRepresentation(
                    of: ObjCRuntime.ObjCMessage.argument(a, 0, "jpegRepresentationOfCIImage:colorSpace:options:", as: (CIImage).self),
                    colorSpace: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "jpegRepresentationOfCIImage:colorSpace:options:", as: (CGColorSpace).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "jpegRepresentationOfCIImage:colorSpace:options:", as: ([CIImageRepresentationOption: Any]).self))
            }
        case 5: return { r, _ in (r as! CIContext).outputImageMaximumSize() }
        case 6:
            return { r, a in
                (r as! CIContext).pngRepresentation(
                    of: ObjCRuntime.ObjCMessage.argument(a, 0, "pngRepresentationOfCIImage:format:colorSpace:options:", as: (CIImage).self),
                    format: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "pngRepresentationOfCIImage:format:colorSpace:options:", as: (CIFormat).self),
                    colorSpace: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "pngRepresentationOfCIImage:format:colorSpace:options:", as: (CGColorSpace).self),
                    options: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "pngRepresentationOfCIImage:format:colorSpace:options:", as: ([CIImageRepresentationOption: Any]).self))
            }
        case 7:
            return { r, a in
                (r as! CIContext).render(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "render:toCVPixelBuffer:", as: (CIImage).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "render:toCVPixelBuffer:", as: (CVPixelBuffer).self))
            }
        case 8:
            return { r, a in
                (r as! CIContext).render(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "render:toCVPixelBuffer:bounds:colorSpace:", as: (CIImage).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "render:toCVPixelBuffer:bounds:colorSpace:", as: (CVPixelBuffer).self),
                    bounds: ObjCRuntime.ObjCMessage.argument(a, 2, "render:toCVPixelBuffer:bounds:colorSpace:", as: (CGRect).self),
                    colorSpace: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "render:toCVPixelBuffer:bounds:colorSpace:", as: (CGColorSpace?).self))
            }
        default:
            return { r, a in
                (r as! CIContext).render(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "renderCIImage:toBitmap:rowBytes:bounds:format:colorSpace:", as: (CIImage).self),
                    toBitmap: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "renderCIImage:toBitmap:rowBytes:bounds:format:colorSpace:", as: (UnsafeMutableRawPointer).self),
                    rowBytes: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "renderCIImage:toBitmap:rowBytes:bounds:format:colorSpace:", as: (Int).self),
                    bounds: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "renderCIImage:toBitmap:rowBytes:bounds:format:colorSpace:", as: (CGRect).self),
                    format: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "renderCIImage:toBitmap:rowBytes:bounds:format:colorSpace:", as: (CIFormat).self),
                    colorSpace: ObjCRuntime.ObjCMessage.argument(
                        a, 5, "renderCIImage:toBitmap:rowBytes:bounds:format:colorSpace:", as: (CGColorSpace?).self))
            }
        }
    }

    nonisolated private static func initializerOfCIContext(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in CIContext() }
        default:
            return { a in CIContext(options: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithOptions:", as: ([CIContextOption: Any]?).self))
            }
        }
    }
}
