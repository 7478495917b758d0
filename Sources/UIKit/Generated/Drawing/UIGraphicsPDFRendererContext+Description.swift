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

extension UIGraphicsPDFRendererContext {
    nonisolated static var descriptionOfUIGraphicsPDFRendererContext: FrameworkClass {
        FrameworkClass(
            UIGraphicsPDFRendererContext.self,
            properties: "pdfContextBounds",
            methods: """
                addDestinationWithName:atPoint: beginPage beginPageWithBounds:pageInfo: setDestinationWithName:forRect: \
                setURL:forRect:
                """,
            property: UIGraphicsPDFRendererContext.propertyOfUIGraphicsPDFRendererContext,
            method: UIGraphicsPDFRendererContext.methodOfUIGraphicsPDFRendererContext)
    }

    private static func propertyOfUIGraphicsPDFRendererContext(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UIGraphicsPDFRendererContext.pdfContextBounds)
    }

    nonisolated private static func methodOfUIGraphicsPDFRendererContext(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIGraphicsPDFRendererContext).addDestination(
                    withName: ObjCRuntime.ObjCMessage.argument(a, 0, "addDestinationWithName:atPoint:", as: (String).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "addDestinationWithName:atPoint:", as: (CGPoint).self))
            }
        case 1: return { r, _ in (r as! UIGraphicsPDFRendererContext).beginPage() }
        case 2:
            return { r, a in
                (r as! UIGraphicsPDFRendererContext).beginPage(
                    withBounds: ObjCRuntime.ObjCMessage.argument(a, 0, "beginPageWithBounds:pageInfo:", as: (CGRect).self),
                    pageInfo: ObjCRuntime.ObjCMessage.argument(a, 1, "beginPageWithBounds:pageInfo:", as: ([String: Any]).self))
            }
        case 3:
            return { r, a in
                (r as! UIGraphicsPDFRendererContext).setDestinationWithName(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setDestinationWithName:forRect:", as: (String).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setDestinationWithName:forRect:", as: (CGRect).self))
            }
        default:
            return { r, a in
                (r as! UIGraphicsPDFRendererContext).setURL(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setURL:forRect:", as: (URL).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setURL:forRect:", as: (CGRect).self))
            }
        }
    }
}
