// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanAssetCatalog
import SampanAutoLayout
import SampanDebugLog
import SampanFoundation
import SampanHost
import SampanInterfaceBuilder
import SampanLocalization
import SampanSound
import SampanTextLayout
import Symbols
import UniformTypeIdentifiers

extension UIGraphicsImageRenderer {
    nonisolated static var descriptionOfUIGraphicsImageRenderer: FrameworkClass {
        FrameworkClass(
            UIGraphicsImageRenderer.self,
            methods: "JPEGDataWithCompressionQuality:actions: PNGDataWithActions: imageWithActions:",
            initializers: "initWithBounds: initWithBounds:format: initWithSize: initWithSize:format:",
            method: UIGraphicsImageRenderer.methodOfUIGraphicsImageRenderer,
            initializer: UIGraphicsImageRenderer.initializerOfUIGraphicsImageRenderer)
    }

    nonisolated private static func methodOfUIGraphicsImageRenderer(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIGraphicsImageRenderer).jpegData(
                    withCompressionQuality: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "JPEGDataWithCompressionQuality:actions:", as: (CGFloat).self),
                    actions: ObjCRuntime.ObjCMessage.argument(a, 1, "JPEGDataWithCompressionQuality:actions:", as: (DrawingActions).self))
            }
        case 1:
            return { r, a in
                (r as! UIGraphicsImageRenderer).pngData(
                    actions: ObjCRuntime.ObjCMessage.argument(a, 0, "PNGDataWithActions:", as: (DrawingActions).self))
            }
        default:
            return { r, a in
                (r as! UIGraphicsImageRenderer).image(
                    actions: ObjCRuntime.ObjCMessage.argument(a, 0, "imageWithActions:", as: (DrawingActions).self))
            }
        }
    }

    nonisolated private static func initializerOfUIGraphicsImageRenderer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in UIGraphicsImageRenderer(bounds: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithBounds:", as: (CGRect).self)) }
        case 1:
            return { a in
                UIGraphicsImageRenderer(
                    bounds: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithBounds:format:", as: (CGRect).self),
                    format: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithBounds:format:", as: (UIGraphicsImageRendererFormat).self))
            }
        case 2: return { a in UIGraphicsImageRenderer(size: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithSize:", as: (CGSize).self)) }
        default:
            return { a in
                UIGraphicsImageRenderer(
                    size: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithSize:format:", as: (CGSize).self),
                    format: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithSize:format:", as: (UIGraphicsImageRendererFormat).self))
            }
        }
    }
}
