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

extension UIBarButtonItemStateAppearance {
    nonisolated static var descriptionOfUIBarButtonItemStateAppearance: FrameworkClass {
        FrameworkClass(
            UIBarButtonItemStateAppearance.self,
            properties: "backgroundImage backgroundImagePositionAdjustment titlePositionAdjustment titleTextAttributes",
            property: UIBarButtonItemStateAppearance.propertyOfUIBarButtonItemStateAppearance)
    }

    private static func propertyOfUIBarButtonItemStateAppearance(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("backgroundImage", \UIBarButtonItemStateAppearance.backgroundImage)
        case 1: return .value("backgroundImagePositionAdjustment", \UIBarButtonItemStateAppearance.backgroundImagePositionAdjustment)
        case 2: return .value("titlePositionAdjustment", \UIBarButtonItemStateAppearance.titlePositionAdjustment)
        default: return .value("titleTextAttributes", \UIBarButtonItemStateAppearance.titleTextAttributes)
        }
    }
}
