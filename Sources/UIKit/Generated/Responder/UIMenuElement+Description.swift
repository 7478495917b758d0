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

extension UIMenuElement {
    nonisolated static var descriptionOfUIMenuElement: FrameworkClass {
        FrameworkClass(
            UIMenuElement.self,
            properties: "image subtitle title",
            methods: "copyWithZone:",
            property: UIMenuElement.propertyOfUIMenuElement,
            method: UIMenuElement.methodOfUIMenuElement)
    }

    private static func propertyOfUIMenuElement(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("image", \UIMenuElement.image)
        case 1: return .value("subtitle", \UIMenuElement.subtitle)
        default: return .value("title", \UIMenuElement.title)
        }
    }

    nonisolated private static func methodOfUIMenuElement(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! UIMenuElement).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }
}
