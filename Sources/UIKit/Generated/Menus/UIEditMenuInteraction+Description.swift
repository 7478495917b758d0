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

extension UIEditMenuInteraction {
    nonisolated static var descriptionOfUIEditMenuInteraction: FrameworkClass {
        FrameworkClass(
            UIEditMenuInteraction.self,
            properties: "delegate view",
            methods: "didMoveToView: locationInView: reloadVisibleMenu updateVisibleMenuPositionAnimated: willMoveToView:",
            initializers: "initWithDelegate:",
            property: UIEditMenuInteraction.propertyOfUIEditMenuInteraction,
            method: UIEditMenuInteraction.methodOfUIEditMenuInteraction,
            initializer: UIEditMenuInteraction.initializerOfUIEditMenuInteraction)
    }

    private static func propertyOfUIEditMenuInteraction(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIEditMenuInteraction.delegate)
        default: return .readOnly(\UIEditMenuInteraction.view)
        }
    }

    nonisolated private static func methodOfUIEditMenuInteraction(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIEditMenuInteraction).didMove(to: ObjCRuntime.ObjCMessage.argument(a, 0, "didMoveToView:", as: (UIView?).self))
            }
        case 1:
            return { r, a in
                (r as! UIEditMenuInteraction).location(in: ObjCRuntime.ObjCMessage.argument(a, 0, "locationInView:", as: (UIView?).self))
            }
        case 2: return { r, _ in (r as! UIEditMenuInteraction).reloadVisibleMenu() }
        case 3:
            return { r, a in
                (r as! UIEditMenuInteraction).updateVisibleMenuPosition(
                    animated: ObjCRuntime.ObjCMessage.argument(a, 0, "updateVisibleMenuPositionAnimated:", as: (Bool).self))
            }
        default:
            return { r, a in
                (r as! UIEditMenuInteraction).willMove(to: ObjCRuntime.ObjCMessage.argument(a, 0, "willMoveToView:", as: (UIView?).self))
            }
        }
    }

    nonisolated private static func initializerOfUIEditMenuInteraction(_ index: Int) -> ObjCFactory {
        { a in
            UIEditMenuInteraction(
                delegate: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithDelegate:", as: ((any UIEditMenuInteractionDelegate)?).self))
        }
    }
}
