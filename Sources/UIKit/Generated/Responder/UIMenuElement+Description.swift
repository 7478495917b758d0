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
import SampanTextLayout
import UniformTypeIdentifiers

extension UIMenuElement {
    nonisolated static var descriptionOfUIMenuElement: FrameworkClass {
        FrameworkClass(
            UIMenuElement.self,
            properties: "image subtitle title",
            property: UIMenuElement.propertyOfUIMenuElement)
    }

    private static func propertyOfUIMenuElement(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("image", \UIMenuElement.image)
        case 1: return .value("subtitle", \UIMenuElement.subtitle)
        default: return .value("title", \UIMenuElement.title)
        }
    }
}
