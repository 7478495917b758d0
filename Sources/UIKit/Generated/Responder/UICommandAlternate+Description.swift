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

extension UICommandAlternate {
    nonisolated static var descriptionOfUICommandAlternate: FrameworkClass {
        FrameworkClass(
            UICommandAlternate.self,
            properties: "action modifierFlags title",
            methods: "copyWithZone: encodeWithCoder:",
            classMethods: "supportsSecureCoding",
            initializers: "alternateWithTitle:action:modifierFlags: initWithCoder:",
            property: UICommandAlternate.propertyOfUICommandAlternate,
            method: UICommandAlternate.methodOfUICommandAlternate,
            classMethod: UICommandAlternate.classMethodOfUICommandAlternate,
            initializer: UICommandAlternate.initializerOfUICommandAlternate)
    }

    private static func propertyOfUICommandAlternate(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UICommandAlternate.action)
        case 1: return .readOnly(\UICommandAlternate.modifierFlags)
        default: return .readOnly(\UICommandAlternate.title)
        }
    }

    nonisolated private static func methodOfUICommandAlternate(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UICommandAlternate).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        default:
            return { r, a in
                (r as! UICommandAlternate).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        }
    }

    nonisolated private static func classMethodOfUICommandAlternate(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UICommandAlternate.Type).supportsSecureCoding }
    }

    nonisolated private static func initializerOfUICommandAlternate(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UICommandAlternate(
                    title: ObjCRuntime.ObjCMessage.argument(a, 0, "alternateWithTitle:action:modifierFlags:", as: (String).self),
                    action: ObjCRuntime.ObjCMessage.argument(a, 1, "alternateWithTitle:action:modifierFlags:", as: (Selector).self),
                    modifierFlags: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "alternateWithTitle:action:modifierFlags:", as: (UIKeyModifierFlags).self))
            }
        default: return { a in UICommandAlternate(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
