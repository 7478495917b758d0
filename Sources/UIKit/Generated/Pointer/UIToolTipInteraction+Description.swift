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

extension UIToolTipInteraction {
    nonisolated static var descriptionOfUIToolTipInteraction: FrameworkClass {
        FrameworkClass(
            UIToolTipInteraction.self,
            properties: "defaultToolTip delegate enabled/isEnabled view",
            methods: "didMoveToView: willMoveToView:",
            initializers: "init initWithDefaultToolTip:",
            property: UIToolTipInteraction.propertyOfUIToolTipInteraction,
            method: UIToolTipInteraction.methodOfUIToolTipInteraction,
            initializer: UIToolTipInteraction.initializerOfUIToolTipInteraction)
    }

    private static func propertyOfUIToolTipInteraction(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("defaultToolTip", \UIToolTipInteraction.defaultToolTip)
        case 1: return .reference(\UIToolTipInteraction.delegate)
        case 2: return .value("enabled", \UIToolTipInteraction.isEnabled)
        default: return .readOnly(\UIToolTipInteraction.view)
        }
    }

    nonisolated private static func methodOfUIToolTipInteraction(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIToolTipInteraction).didMove(to: ObjCRuntime.ObjCMessage.argument(a, 0, "didMoveToView:", as: (UIView?).self))
            }
        default:
            return { r, a in
                (r as! UIToolTipInteraction).willMove(to: ObjCRuntime.ObjCMessage.argument(a, 0, "willMoveToView:", as: (UIView?).self))
            }
        }
    }

    nonisolated private static func initializerOfUIToolTipInteraction(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIToolTipInteraction() }
        default:
            return { a in
                UIToolTipInteraction(defaultToolTip: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithDefaultToolTip:", as: (String).self))
            }
        }
    }
}
