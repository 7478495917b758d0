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

extension UISimpleTextPrintFormatter {
    nonisolated static var descriptionOfUISimpleTextPrintFormatter: FrameworkClass {
        FrameworkClass(
            UISimpleTextPrintFormatter.self,
            properties: "attributedText color font text textAlignment",
            initializers: "initWithAttributedText: initWithText:",
            property: UISimpleTextPrintFormatter.propertyOfUISimpleTextPrintFormatter,
            initializer: UISimpleTextPrintFormatter.initializerOfUISimpleTextPrintFormatter)
    }

    private static func propertyOfUISimpleTextPrintFormatter(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("attributedText", \UISimpleTextPrintFormatter.attributedText)
        case 1: return .value("color", \UISimpleTextPrintFormatter.color)
        case 2: return .value("font", \UISimpleTextPrintFormatter.font)
        case 3: return .value("text", \UISimpleTextPrintFormatter.text)
        default: return .value("textAlignment", \UISimpleTextPrintFormatter.textAlignment)
        }
    }

    nonisolated private static func initializerOfUISimpleTextPrintFormatter(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UISimpleTextPrintFormatter(
                    attributedText: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithAttributedText:", as: (NSAttributedString).self))
            }
        default:
            return { a in UISimpleTextPrintFormatter(text: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithText:", as: (String).self)) }
        }
    }
}
