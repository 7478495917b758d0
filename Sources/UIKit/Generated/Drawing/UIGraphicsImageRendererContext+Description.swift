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

extension UIGraphicsImageRendererContext {
    nonisolated static var descriptionOfUIGraphicsImageRendererContext: FrameworkClass {
        FrameworkClass(
            UIGraphicsImageRendererContext.self,
            properties: "currentImage",
            property: UIGraphicsImageRendererContext.propertyOfUIGraphicsImageRendererContext)
    }

    private static func propertyOfUIGraphicsImageRendererContext(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UIGraphicsImageRendererContext.currentImage)
    }
}
