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

extension UITabBarItemAppearance {
    nonisolated static var descriptionOfUITabBarItemAppearance: FrameworkClass {
        FrameworkClass(
            UITabBarItemAppearance.self,
            properties: "disabled focused normal selected",
            methods: "configureWithDefaultForStyle: copyWithZone:",
            initializers: "init initWithStyle:",
            property: UITabBarItemAppearance.propertyOfUITabBarItemAppearance,
            method: UITabBarItemAppearance.methodOfUITabBarItemAppearance,
            initializer: UITabBarItemAppearance.initializerOfUITabBarItemAppearance)
    }

    private static func propertyOfUITabBarItemAppearance(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UITabBarItemAppearance.disabled)
        case 1: return .readOnly(\UITabBarItemAppearance.focused)
        case 2: return .readOnly(\UITabBarItemAppearance.normal)
        default: return .readOnly(\UITabBarItemAppearance.selected)
        }
    }

    nonisolated private static func methodOfUITabBarItemAppearance(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UITabBarItemAppearance).configureWithDefault(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "configureWithDefaultForStyle:", as: (UITabBarItemAppearance.Style).self))
            }
        default:
            return { r, a in
                (r as! UITabBarItemAppearance).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        }
    }

    nonisolated private static func initializerOfUITabBarItemAppearance(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UITabBarItemAppearance() }
        default:
            return { a in
                UITabBarItemAppearance(
                    style: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithStyle:", as: (UITabBarItemAppearance.Style).self))
            }
        }
    }
}
