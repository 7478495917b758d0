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

extension UIPrintPageRenderer {
    nonisolated static var descriptionOfUIPrintPageRenderer: FrameworkClass {
        FrameworkClass(
            UIPrintPageRenderer.self,
            properties: "footerHeight headerHeight numberOfPages paperRect printFormatters printableRect",
            methods: """
                addPrintFormatter:startingAtPageAtIndex: drawContentForPageAtIndex:inRect: drawFooterForPageAtIndex:inRect: \
                drawHeaderForPageAtIndex:inRect: drawPageAtIndex:inRect: drawPrintFormatter:forPageAtIndex: prepareForDrawingPages: \
                printFormattersForPageAtIndex:
                """,
            initializers: "init",
            property: UIPrintPageRenderer.propertyOfUIPrintPageRenderer,
            method: UIPrintPageRenderer.methodOfUIPrintPageRenderer,
            initializer: UIPrintPageRenderer.initializerOfUIPrintPageRenderer)
    }

    private static func propertyOfUIPrintPageRenderer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("footerHeight", \UIPrintPageRenderer.footerHeight)
        case 1: return .value("headerHeight", \UIPrintPageRenderer.headerHeight)
        case 2: return .readOnly(\UIPrintPageRenderer.numberOfPages)
        case 3: return .readOnly(\UIPrintPageRenderer.paperRect)
        case 4: return .value("printFormatters", \UIPrintPageRenderer.printFormatters)
        default: return .readOnly(\UIPrintPageRenderer.printableRect)
        }
    }

    nonisolated private static func methodOfUIPrintPageRenderer(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIPrintPageRenderer).addPrintFormatter(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addPrintFormatter:startingAtPageAtIndex:", as: (UIPrintFormatter).self),
                    startingAtPageAt: ObjCRuntime.ObjCMessage.argument(a, 1, "addPrintFormatter:startingAtPageAtIndex:", as: (Int).self))
            }
        case 1:
            return { r, a in
                (r as! UIPrintPageRenderer).drawContentForPage(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "drawContentForPageAtIndex:inRect:", as: (Int).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "drawContentForPageAtIndex:inRect:", as: (CGRect).self))
            }
        case 2:
            return { r, a in
                (r as! UIPrintPageRenderer).drawFooterForPage(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "drawFooterForPageAtIndex:inRect:", as: (Int).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "drawFooterForPageAtIndex:inRect:", as: (CGRect).self))
            }
        case 3:
            return { r, a in
                (r as! UIPrintPageRenderer).drawHeaderForPage(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "drawHeaderForPageAtIndex:inRect:", as: (Int).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "drawHeaderForPageAtIndex:inRect:", as: (CGRect).self))
            }
        case 4:
            return { r, a in
                (r as! UIPrintPageRenderer).drawPage(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "drawPageAtIndex:inRect:", as: (Int).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "drawPageAtIndex:inRect:", as: (CGRect).self))
            }
        case 5:
            return { r, a in
                (r as! UIPrintPageRenderer).drawPrintFormatter(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "drawPrintFormatter:forPageAtIndex:", as: (UIPrintFormatter).self),
                    forPageAt: ObjCRuntime.ObjCMessage.argument(a, 1, "drawPrintFormatter:forPageAtIndex:", as: (Int).self))
            }
        case 6:
            return { r, a in
                (r as! UIPrintPageRenderer).prepare(
                    forDrawingPages: ObjCRuntime.ObjCMessage.argument(a, 0, "prepareForDrawingPages:", as: (NSRange).self))
            }
        default:
            return { r, a in
                (r as! UIPrintPageRenderer).printFormattersForPage(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "printFormattersForPageAtIndex:", as: (Int).self))
            }
        }
    }

    nonisolated private static func initializerOfUIPrintPageRenderer(_ index: Int) -> ObjCFactory {
        { _ in UIPrintPageRenderer() }
    }
}
