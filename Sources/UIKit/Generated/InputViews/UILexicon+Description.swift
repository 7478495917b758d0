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

extension UILexicon {
    nonisolated static var descriptionOfUILexicon: FrameworkClass {
        FrameworkClass(
            UILexicon.self,
            properties: "entries",
            methods: "copyWithZone:",
            property: UILexicon.propertyOfUILexicon,
            method: UILexicon.methodOfUILexicon)
    }

    private static func propertyOfUILexicon(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UILexicon.entries)
    }

    nonisolated private static func methodOfUILexicon(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! UILexicon).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }
}
