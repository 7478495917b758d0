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

extension NSTextParagraph {
    nonisolated static var descriptionOfNSTextParagraph: FrameworkClass {
        FrameworkClass(
            NSTextParagraph.self,
            properties: "attributedString paragraphContentRange paragraphSeparatorRange",
            initializers: "initWithAttributedString:",
            property: NSTextParagraph.propertyOfNSTextParagraph,
            initializer: NSTextParagraph.initializerOfNSTextParagraph)
    }

    private static func propertyOfNSTextParagraph(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSTextParagraph.attributedString)
        case 1: return .readOnly(\NSTextParagraph.paragraphContentRange)
        default: return .readOnly(\NSTextParagraph.paragraphSeparatorRange)
        }
    }

    nonisolated private static func initializerOfNSTextParagraph(_ index: Int) -> ObjCFactory {
        { a in
            NSTextParagraph(
                attributedString: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithAttributedString:", as: (NSAttributedString?).self))
        }
    }
}
