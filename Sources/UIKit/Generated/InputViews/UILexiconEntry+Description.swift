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

extension UILexiconEntry {
    nonisolated static var descriptionOfUILexiconEntry: FrameworkClass {
        FrameworkClass(
            UILexiconEntry.self,
            properties: "documentText userInput",
            methods: "copyWithZone:",
            property: UILexiconEntry.propertyOfUILexiconEntry,
            method: UILexiconEntry.methodOfUILexiconEntry)
    }

    private static func propertyOfUILexiconEntry(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UILexiconEntry.documentText)
        default: return .readOnly(\UILexiconEntry.userInput)
        }
    }

    nonisolated private static func methodOfUILexiconEntry(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! UILexiconEntry).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }
}
