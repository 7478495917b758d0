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

extension UITabBarItemStateAppearance {
    nonisolated static var descriptionOfUITabBarItemStateAppearance: FrameworkClass {
        FrameworkClass(
            UITabBarItemStateAppearance.self,
            properties: """
                badgeBackgroundColor badgePositionAdjustment badgeTextAttributes iconColor titlePositionAdjustment \
                titleTextAttributes
                """,
            property: UITabBarItemStateAppearance.propertyOfUITabBarItemStateAppearance)
    }

    private static func propertyOfUITabBarItemStateAppearance(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("badgeBackgroundColor", \UITabBarItemStateAppearance.badgeBackgroundColor)
        case 1: return .value("badgePositionAdjustment", \UITabBarItemStateAppearance.badgePositionAdjustment)
        case 2: return .value("badgeTextAttributes", \UITabBarItemStateAppearance.badgeTextAttributes)
        case 3: return .value("iconColor", \UITabBarItemStateAppearance.iconColor)
        case 4: return .value("titlePositionAdjustment", \UITabBarItemStateAppearance.titlePositionAdjustment)
        default: return .value("titleTextAttributes", \UITabBarItemStateAppearance.titleTextAttributes)
        }
    }
}
