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

extension UIMarkupTextPrintFormatter {
    nonisolated static var descriptionOfUIMarkupTextPrintFormatter: FrameworkClass {
        FrameworkClass(
            UIMarkupTextPrintFormatter.self,
            properties: "markupText",
            initializers: "initWithMarkupText:",
            property: UIMarkupTextPrintFormatter.propertyOfUIMarkupTextPrintFormatter,
            initializer: UIMarkupTextPrintFormatter.initializerOfUIMarkupTextPrintFormatter)
    }

    private static func propertyOfUIMarkupTextPrintFormatter(_ index: Int) -> ClassDescription.Property {
        .value("markupText", \UIMarkupTextPrintFormatter.markupText)
    }

    nonisolated private static func initializerOfUIMarkupTextPrintFormatter(_ index: Int) -> ObjCFactory {
        { a in UIMarkupTextPrintFormatter(markupText: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithMarkupText:", as: (String).self)) }
    }
}
