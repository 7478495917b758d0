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

extension UIPointerInteraction {
    nonisolated static var descriptionOfUIPointerInteraction: FrameworkClass {
        FrameworkClass(
            UIPointerInteraction.self,
            properties: "delegate enabled/isEnabled view",
            methods: "didMoveToView: invalidate willMoveToView:",
            initializers: "initWithDelegate:",
            property: UIPointerInteraction.propertyOfUIPointerInteraction,
            method: UIPointerInteraction.methodOfUIPointerInteraction,
            initializer: UIPointerInteraction.initializerOfUIPointerInteraction)
    }

    private static func propertyOfUIPointerInteraction(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIPointerInteraction.delegate)
        case 1: return .value("enabled", \UIPointerInteraction.isEnabled)
        default: return .readOnly(\UIPointerInteraction.view)
        }
    }

    nonisolated private static func methodOfUIPointerInteraction(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIPointerInteraction).didMove(to: ObjCRuntime.ObjCMessage.argument(a, 0, "didMoveToView:", as: (UIView?).self))
            }
        case 1: return { r, _ in (r as! UIPointerInteraction).invalidate() }
        default:
            return { r, a in
                (r as! UIPointerInteraction).willMove(to: ObjCRuntime.ObjCMessage.argument(a, 0, "willMoveToView:", as: (UIView?).self))
            }
        }
    }

    nonisolated private static func initializerOfUIPointerInteraction(_ index: Int) -> ObjCFactory {
        { a in
            UIPointerInteraction(
                delegate: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithDelegate:", as: ((any UIPointerInteractionDelegate)?).self))
        }
    }
}
