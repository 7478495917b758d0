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

extension UITabBarItemAppearance {
    nonisolated static var descriptionOfUITabBarItemAppearance: FrameworkClass {
        FrameworkClass(
            UITabBarItemAppearance.self,
            properties: "disabled normal selected",
            initializers: "init",
            property: UITabBarItemAppearance.propertyOfUITabBarItemAppearance,
            initializer: UITabBarItemAppearance.initializerOfUITabBarItemAppearance)
    }

    private static func propertyOfUITabBarItemAppearance(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UITabBarItemAppearance.disabled)
        case 1: return .readOnly(\UITabBarItemAppearance.normal)
        default: return .readOnly(\UITabBarItemAppearance.selected)
        }
    }

    nonisolated private static func initializerOfUITabBarItemAppearance(_ index: Int) -> ObjCFactory {
        { _ in UITabBarItemAppearance() }
    }
}
