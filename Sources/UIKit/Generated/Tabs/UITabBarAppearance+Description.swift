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

extension UITabBarAppearance {
    nonisolated static var descriptionOfUITabBarAppearance: FrameworkClass {
        FrameworkClass(
            UITabBarAppearance.self,
            properties: """
                compactInlineLayoutAppearance inlineLayoutAppearance selectionIndicatorImage selectionIndicatorTintColor \
                stackedItemPositioning stackedItemSpacing stackedItemWidth stackedLayoutAppearance
                """,
            initializers: "init initWithBarAppearance: initWithCoder: initWithIdiom:",
            property: UITabBarAppearance.propertyOfUITabBarAppearance,
            initializer: UITabBarAppearance.initializerOfUITabBarAppearance)
    }

    private static func propertyOfUITabBarAppearance(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("compactInlineLayoutAppearance", \UITabBarAppearance.compactInlineLayoutAppearance)
        case 1: return .value("inlineLayoutAppearance", \UITabBarAppearance.inlineLayoutAppearance)
        case 2: return .value("selectionIndicatorImage", \UITabBarAppearance.selectionIndicatorImage)
        case 3: return .value("selectionIndicatorTintColor", \UITabBarAppearance.selectionIndicatorTintColor)
        case 4: return .value("stackedItemPositioning", \UITabBarAppearance.stackedItemPositioning)
        case 5: return .value("stackedItemSpacing", \UITabBarAppearance.stackedItemSpacing)
        case 6: return .value("stackedItemWidth", \UITabBarAppearance.stackedItemWidth)
        default: return .value("stackedLayoutAppearance", \UITabBarAppearance.stackedLayoutAppearance)
        }
    }

    nonisolated private static func initializerOfUITabBarAppearance(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UITabBarAppearance() }
        case 1:
            return { a in
                UITabBarAppearance(
                    barAppearance: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithBarAppearance:", as: (UIBarAppearance).self))
            }
        case 2: return { a in UITabBarAppearance(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UITabBarAppearance(idiom: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithIdiom:", as: (UIUserInterfaceIdiom).self))
            }
        }
    }
}
