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

extension UINavigationBarAppearance {
    nonisolated static var descriptionOfUINavigationBarAppearance: FrameworkClass {
        FrameworkClass(
            UINavigationBarAppearance.self,
            properties: """
                backButtonAppearance backIndicatorImage backIndicatorTransitionMaskImage buttonAppearance doneButtonAppearance \
                largeTitleTextAttributes titlePositionAdjustment titleTextAttributes
                """,
            methods: "setBackIndicatorImage:transitionMaskImage:",
            initializers: "init initWithBarAppearance: initWithCoder: initWithIdiom:",
            property: UINavigationBarAppearance.propertyOfUINavigationBarAppearance,
            method: UINavigationBarAppearance.methodOfUINavigationBarAppearance,
            initializer: UINavigationBarAppearance.initializerOfUINavigationBarAppearance)
    }

    private static func propertyOfUINavigationBarAppearance(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("backButtonAppearance", \UINavigationBarAppearance.backButtonAppearance)
        case 1: return .readOnly(\UINavigationBarAppearance.backIndicatorImage)
        case 2: return .readOnly(\UINavigationBarAppearance.backIndicatorTransitionMaskImage)
        case 3: return .value("buttonAppearance", \UINavigationBarAppearance.buttonAppearance)
        case 4: return .value("doneButtonAppearance", \UINavigationBarAppearance.doneButtonAppearance)
        case 5: return .value("largeTitleTextAttributes", \UINavigationBarAppearance.largeTitleTextAttributes)
        case 6: return .value("titlePositionAdjustment", \UINavigationBarAppearance.titlePositionAdjustment)
        default: return .value("titleTextAttributes", \UINavigationBarAppearance.titleTextAttributes)
        }
    }

    nonisolated private static func methodOfUINavigationBarAppearance(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UINavigationBarAppearance).setBackIndicatorImage(
                ObjCRuntime.ObjCMessage.argument(a, 0, "setBackIndicatorImage:transitionMaskImage:", as: (UIImage?).self),
                transitionMaskImage: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "setBackIndicatorImage:transitionMaskImage:", as: (UIImage?).self))
        }
    }

    nonisolated private static func initializerOfUINavigationBarAppearance(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UINavigationBarAppearance() }
        case 1:
            return { a in
                UINavigationBarAppearance(
                    barAppearance: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithBarAppearance:", as: (UIBarAppearance).self))
            }
        case 2:
            return { a in UINavigationBarAppearance(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UINavigationBarAppearance(idiom: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithIdiom:", as: (UIUserInterfaceIdiom).self))
            }
        }
    }
}
