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

extension UIGraphicsPDFRenderer {
    nonisolated static var descriptionOfUIGraphicsPDFRenderer: FrameworkClass {
        FrameworkClass(
            UIGraphicsPDFRenderer.self,
            methods: "PDFDataWithActions: writePDFToURL:withActions:error:",
            initializers: "initWithBounds: initWithBounds:format:",
            method: UIGraphicsPDFRenderer.methodOfUIGraphicsPDFRenderer,
            initializer: UIGraphicsPDFRenderer.initializerOfUIGraphicsPDFRenderer)
    }

    nonisolated private static func methodOfUIGraphicsPDFRenderer(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIGraphicsPDFRenderer).pdfData(
                    actions: ObjCRuntime.ObjCMessage.argument(a, 0, "PDFDataWithActions:", as: (DrawingActions).self))
            }
        default:
            return { r, a in
                try? (r as! UIGraphicsPDFRenderer).writePDF(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "writePDFToURL:withActions:error:", as: (URL).self),
                    withActions: ObjCRuntime.ObjCMessage.argument(a, 1, "writePDFToURL:withActions:error:", as: (DrawingActions).self))
            }
        }
    }

    nonisolated private static func initializerOfUIGraphicsPDFRenderer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in UIGraphicsPDFRenderer(bounds: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithBounds:", as: (CGRect).self)) }
        default:
            return { a in
                UIGraphicsPDFRenderer(
                    bounds: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithBounds:format:", as: (CGRect).self),
                    format: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithBounds:format:", as: (UIGraphicsPDFRendererFormat).self))
            }
        }
    }
}
