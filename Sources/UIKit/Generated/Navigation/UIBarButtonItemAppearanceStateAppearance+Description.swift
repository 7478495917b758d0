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

extension UIBarButtonItemAppearance.StateAppearance {
    nonisolated static var descriptionOfUIBarButtonItemAppearanceStateAppearance: FrameworkClass {
        FrameworkClass(
            UIBarButtonItemAppearance.StateAppearance.self,
            properties: "backgroundImage backgroundImagePositionAdjustment titlePositionAdjustment titleTextAttributes",
            property: UIBarButtonItemAppearance.StateAppearance.propertyOfUIBarButtonItemAppearanceStateAppearance)
    }

    private static func propertyOfUIBarButtonItemAppearanceStateAppearance(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("backgroundImage", \UIBarButtonItemAppearance.StateAppearance.backgroundImage)
        case 1:
            return .value("backgroundImagePositionAdjustment", \UIBarButtonItemAppearance.StateAppearance.backgroundImagePositionAdjustment)
        case 2: return .value("titlePositionAdjustment", \UIBarButtonItemAppearance.StateAppearance.titlePositionAdjustment)
        default: return .value("titleTextAttributes", \UIBarButtonItemAppearance.StateAppearance.titleTextAttributes)
        }
    }
}
