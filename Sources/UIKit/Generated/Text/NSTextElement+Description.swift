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

extension NSTextElement {
    nonisolated static var descriptionOfNSTextElement: FrameworkClass {
        FrameworkClass(
            NSTextElement.self,
            properties: "childElements elementRange isRepresentedElement parent textContentManager",
            initializers: "initWithTextContentManager:",
            property: NSTextElement.propertyOfNSTextElement,
            initializer: NSTextElement.initializerOfNSTextElement)
    }

    private static func propertyOfNSTextElement(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSTextElement.childElements)
        case 1: return .value("elementRange", \NSTextElement.elementRange)
        case 2: return .readOnly(\NSTextElement.isRepresentedElement)
        case 3: return .readOnly(\NSTextElement.parent)
        default: return .value("textContentManager", \NSTextElement.textContentManager)
        }
    }

    nonisolated private static func initializerOfNSTextElement(_ index: Int) -> ObjCFactory {
        { a in
            NSTextElement(
                textContentManager: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTextContentManager:", as: (NSTextContentManager?).self))
        }
    }
}
