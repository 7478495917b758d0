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

extension UIContextMenuInteraction {
    nonisolated static var descriptionOfUIContextMenuInteraction: FrameworkClass {
        FrameworkClass(
            UIContextMenuInteraction.self,
            properties: "delegate menuAppearance view",
            methods: "didMoveToView: dismissMenu gestureRecognizerShouldBegin: locationInView: updateVisibleMenu: willMoveToView:",
            initializers: "initWithDelegate:",
            property: UIContextMenuInteraction.propertyOfUIContextMenuInteraction,
            method: UIContextMenuInteraction.methodOfUIContextMenuInteraction,
            initializer: UIContextMenuInteraction.initializerOfUIContextMenuInteraction)
    }

    private static func propertyOfUIContextMenuInteraction(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIContextMenuInteraction.delegate)
        case 1: return .readOnly(\UIContextMenuInteraction.menuAppearance)
        default: return .readOnly(\UIContextMenuInteraction.view)
        }
    }

    nonisolated private static func methodOfUIContextMenuInteraction(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIContextMenuInteraction).didMove(to: ObjCRuntime.ObjCMessage.argument(a, 0, "didMoveToView:", as: (UIView?).self))
            }
        case 1: return { r, _ in (r as! UIContextMenuInteraction).dismissMenu() }
        case 2:
            return { r, a in
                (r as! UIContextMenuInteraction).gestureRecognizerShouldBegin(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "gestureRecognizerShouldBegin:", as: (UIGestureRecognizer).self))
            }
        case 3:
            return { r, a in
                (r as! UIContextMenuInteraction).location(in: ObjCRuntime.ObjCMessage.argument(a, 0, "locationInView:", as: (UIView?).self))
            }
        case 4:
            return { r, a in
                (r as! UIContextMenuInteraction).updateVisibleMenu(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "updateVisibleMenu:", as: ((UIMenu) -> UIMenu).self))
            }
        default:
            return { r, a in
                (r as! UIContextMenuInteraction).willMove(to: ObjCRuntime.ObjCMessage.argument(a, 0, "willMoveToView:", as: (UIView?).self))
            }
        }
    }

    nonisolated private static func initializerOfUIContextMenuInteraction(_ index: Int) -> ObjCFactory {
        { a in
            UIContextMenuInteraction(
                delegate: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithDelegate:", as: (any UIContextMenuInteractionDelegate).self))
        }
    }
}
