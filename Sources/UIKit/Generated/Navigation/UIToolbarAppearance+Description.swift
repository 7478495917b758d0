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

extension UIToolbarAppearance {
    nonisolated static var descriptionOfUIToolbarAppearance: FrameworkClass {
        FrameworkClass(
            UIToolbarAppearance.self,
            properties: "buttonAppearance doneButtonAppearance",
            initializers: "init initWithBarAppearance: initWithCoder: initWithIdiom:",
            property: UIToolbarAppearance.propertyOfUIToolbarAppearance,
            initializer: UIToolbarAppearance.initializerOfUIToolbarAppearance)
    }

    private static func propertyOfUIToolbarAppearance(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("buttonAppearance", \UIToolbarAppearance.buttonAppearance)
        default: return .value("doneButtonAppearance", \UIToolbarAppearance.doneButtonAppearance)
        }
    }

    nonisolated private static func initializerOfUIToolbarAppearance(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIToolbarAppearance() }
        case 1:
            return { a in
                UIToolbarAppearance(
                    barAppearance: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithBarAppearance:", as: (UIBarAppearance).self))
            }
        case 2: return { a in UIToolbarAppearance(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                UIToolbarAppearance(idiom: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithIdiom:", as: (UIUserInterfaceIdiom).self))
            }
        }
    }
}
