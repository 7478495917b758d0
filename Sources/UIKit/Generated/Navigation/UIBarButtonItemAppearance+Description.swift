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

extension UIBarButtonItemAppearance {
    nonisolated static var descriptionOfUIBarButtonItemAppearance: FrameworkClass {
        FrameworkClass(
            UIBarButtonItemAppearance.self,
            properties: "disabled focused highlighted normal",
            methods: "configureWithDefaultForStyle: copyWithZone:",
            initializers: "init initWithStyle:",
            property: UIBarButtonItemAppearance.propertyOfUIBarButtonItemAppearance,
            method: UIBarButtonItemAppearance.methodOfUIBarButtonItemAppearance,
            initializer: UIBarButtonItemAppearance.initializerOfUIBarButtonItemAppearance)
    }

    private static func propertyOfUIBarButtonItemAppearance(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIBarButtonItemAppearance.disabled)
        case 1: return .readOnly(\UIBarButtonItemAppearance.focused)
        case 2: return .readOnly(\UIBarButtonItemAppearance.highlighted)
        default: return .readOnly(\UIBarButtonItemAppearance.normal)
        }
    }

    nonisolated private static func methodOfUIBarButtonItemAppearance(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIBarButtonItemAppearance).configureWithDefault(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "configureWithDefaultForStyle:", as: (UIBarButtonItem.Style).self))
            }
        default:
            return { r, a in
                (r as! UIBarButtonItemAppearance).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        }
    }

    nonisolated private static func initializerOfUIBarButtonItemAppearance(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIBarButtonItemAppearance() }
        default:
            return { a in
                UIBarButtonItemAppearance(style: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithStyle:", as: (UIBarButtonItem.Style).self))
            }
        }
    }
}
