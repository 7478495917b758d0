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

extension UIDynamicBehavior {
    nonisolated static var descriptionOfUIDynamicBehavior: FrameworkClass {
        FrameworkClass(
            UIDynamicBehavior.self,
            properties: "action childBehaviors dynamicAnimator",
            methods: "addChildBehavior: removeChildBehavior: willMoveToDynamicAnimator:",
            initializers: "init",
            property: UIDynamicBehavior.propertyOfUIDynamicBehavior,
            method: UIDynamicBehavior.methodOfUIDynamicBehavior,
            initializer: UIDynamicBehavior.initializerOfUIDynamicBehavior)
    }

    private static func propertyOfUIDynamicBehavior(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("action", \UIDynamicBehavior.action)
        case 1: return .readOnly(\UIDynamicBehavior.childBehaviors)
        default: return .readOnly(\UIDynamicBehavior.dynamicAnimator)
        }
    }

    nonisolated private static func methodOfUIDynamicBehavior(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIDynamicBehavior).addChildBehavior(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addChildBehavior:", as: (UIDynamicBehavior).self))
            }
        case 1:
            return { r, a in
                (r as! UIDynamicBehavior).removeChildBehavior(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeChildBehavior:", as: (UIDynamicBehavior).self))
            }
        default:
            return { r, a in
                (r as! UIDynamicBehavior).willMove(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "willMoveToDynamicAnimator:", as: (UIDynamicAnimator?).self))
            }
        }
    }

    nonisolated private static func initializerOfUIDynamicBehavior(_ index: Int) -> ObjCFactory {
        { _ in UIDynamicBehavior() }
    }
}
