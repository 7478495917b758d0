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

extension UIPrintFormatter {
    nonisolated static var descriptionOfUIPrintFormatter: FrameworkClass {
        FrameworkClass(
            UIPrintFormatter.self,
            properties: "contentInsets maximumContentHeight maximumContentWidth pageCount perPageContentInsets printPageRenderer startPage",
            methods: "copyWithZone: drawInRect:forPageAtIndex: rectForPageAtIndex: removeFromPrintPageRenderer",
            initializers: "init",
            property: UIPrintFormatter.propertyOfUIPrintFormatter,
            method: UIPrintFormatter.methodOfUIPrintFormatter,
            initializer: UIPrintFormatter.initializerOfUIPrintFormatter)
    }

    private static func propertyOfUIPrintFormatter(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("contentInsets", \UIPrintFormatter.contentInsets)
        case 1: return .value("maximumContentHeight", \UIPrintFormatter.maximumContentHeight)
        case 2: return .value("maximumContentWidth", \UIPrintFormatter.maximumContentWidth)
        case 3: return .readOnly(\UIPrintFormatter.pageCount)
        case 4: return .value("perPageContentInsets", \UIPrintFormatter.perPageContentInsets)
        case 5: return .readOnly(\UIPrintFormatter.printPageRenderer)
        default: return .value("startPage", \UIPrintFormatter.startPage)
        }
    }

    nonisolated private static func methodOfUIPrintFormatter(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIPrintFormatter).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        case 1:
            return { r, a in
                (r as! UIPrintFormatter).draw(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "drawInRect:forPageAtIndex:", as: (CGRect).self),
                    forPageAt: ObjCRuntime.ObjCMessage.argument(a, 1, "drawInRect:forPageAtIndex:", as: (Int).self))
            }
        case 2:
            return { r, a in
                (r as! UIPrintFormatter).rectForPage(at: ObjCRuntime.ObjCMessage.argument(a, 0, "rectForPageAtIndex:", as: (Int).self))
            }
        default: return { r, _ in (r as! UIPrintFormatter).removeFromPrintPageRenderer() }
        }
    }

    nonisolated private static func initializerOfUIPrintFormatter(_ index: Int) -> ObjCFactory {
        { _ in UIPrintFormatter() }
    }
}
