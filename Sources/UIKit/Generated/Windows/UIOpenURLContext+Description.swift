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

extension UIOpenURLContext {
    nonisolated static var descriptionOfUIOpenURLContext: FrameworkClass {
        FrameworkClass(
            UIOpenURLContext.self,
            properties: "URL/url options",
            property: UIOpenURLContext.propertyOfUIOpenURLContext)
    }

    private static func propertyOfUIOpenURLContext(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIOpenURLContext.url)
        default: return .readOnly(\UIOpenURLContext.options)
        }
    }
}
