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

extension UITabBarItemAppearance.StateAppearance {
    nonisolated static var descriptionOfUITabBarItemAppearanceStateAppearance: FrameworkClass {
        FrameworkClass(
            UITabBarItemAppearance.StateAppearance.self,
            properties: """
                badgeBackgroundColor badgePositionAdjustment badgeTextAttributes iconColor titlePositionAdjustment \
                titleTextAttributes
                """,
            property: UITabBarItemAppearance.StateAppearance.propertyOfUITabBarItemAppearanceStateAppearance)
    }

    private static func propertyOfUITabBarItemAppearanceStateAppearance(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("badgeBackgroundColor", \UITabBarItemAppearance.StateAppearance.badgeBackgroundColor)
        case 1: return .value("badgePositionAdjustment", \UITabBarItemAppearance.StateAppearance.badgePositionAdjustment)
        case 2: return .value("badgeTextAttributes", \UITabBarItemAppearance.StateAppearance.badgeTextAttributes)
        case 3: return .value("iconColor", \UITabBarItemAppearance.StateAppearance.iconColor)
        case 4: return .value("titlePositionAdjustment", \UITabBarItemAppearance.StateAppearance.titlePositionAdjustment)
        default: return .value("titleTextAttributes", \UITabBarItemAppearance.StateAppearance.titleTextAttributes)
        }
    }
}
