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

extension UIBarAppearance {
    nonisolated static var descriptionOfUIBarAppearance: FrameworkClass {
        FrameworkClass(
            UIBarAppearance.self,
            properties: "backgroundColor backgroundEffect backgroundImage backgroundImageContentMode idiom shadowColor shadowImage",
            methods: "configureWithDefaultBackground configureWithOpaqueBackground configureWithTransparentBackground copyWithZone:",
            initializers: "init initWithBarAppearance: initWithCoder: initWithIdiom:",
            property: UIBarAppearance.propertyOfUIBarAppearance,
            method: UIBarAppearance.methodOfUIBarAppearance,
            initializer: UIBarAppearance.initializerOfUIBarAppearance)
    }

    private static func propertyOfUIBarAppearance(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("backgroundColor", \UIBarAppearance.backgroundColor)
        case 1: return .value("backgroundEffect", \UIBarAppearance.backgroundEffect)
        case 2: return .value("backgroundImage", \UIBarAppearance.backgroundImage)
        case 3: return .value("backgroundImageContentMode", \UIBarAppearance.backgroundImageContentMode)
        case 4: return .readOnly(\UIBarAppearance.idiom)
        case 5: return .value("shadowColor", \UIBarAppearance.shadowColor)
        default: return .value("shadowImage", \UIBarAppearance.shadowImage)
        }
    }

    nonisolated private static func methodOfUIBarAppearance(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIBarAppearance).configureWithDefaultBackground() }
        case 1: return { r, _ in (r as! UIBarAppearance).configureWithOpaqueBackground() }
        case 2: return { r, _ in (r as! UIBarAppearance).configureWithTransparentBackground() }
        default:
            return { r, a in (r as! UIBarAppearance).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        }
    }

    nonisolated private static func initializerOfUIBarAppearance(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIBarAppearance() }
        case 1:
            return { a in
                UIBarAppearance(barAppearance: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithBarAppearance:", as: (UIBarAppearance).self))
            }
        case 2: return { a in UIBarAppearance(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in UIBarAppearance(idiom: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithIdiom:", as: (UIUserInterfaceIdiom).self))
            }
        }
    }
}
