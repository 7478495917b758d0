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

extension UIGraphicsRenderer {
    nonisolated static var descriptionOfUIGraphicsRenderer: FrameworkClass {
        FrameworkClass(
            UIGraphicsRenderer.self,
            properties: "allowsImageOutput format",
            property: UIGraphicsRenderer.propertyOfUIGraphicsRenderer)
    }

    private static func propertyOfUIGraphicsRenderer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIGraphicsRenderer.allowsImageOutput)
        default: return .readOnly(\UIGraphicsRenderer.format)
        }
    }
}
