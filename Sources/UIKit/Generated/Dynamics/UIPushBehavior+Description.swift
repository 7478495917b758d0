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

extension UIPushBehavior {
    nonisolated static var descriptionOfUIPushBehavior: FrameworkClass {
        FrameworkClass(
            UIPushBehavior.self,
            properties: "active angle items magnitude mode pushDirection",
            methods: """
                addItem: removeItem: setAngle:magnitude: setTargetOffsetFromCenter:forDynamicItem: \
                targetOffsetFromCenterForDynamicItem:
                """,
            initializers: "initWithItems:mode:",
            property: UIPushBehavior.propertyOfUIPushBehavior,
            method: UIPushBehavior.methodOfUIPushBehavior,
            initializer: UIPushBehavior.initializerOfUIPushBehavior)
    }

    private static func propertyOfUIPushBehavior(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("active", \UIPushBehavior.active)
        case 1: return .value("angle", \UIPushBehavior.angle)
        case 2: return .readOnly(\UIPushBehavior.items)
        case 3: return .value("magnitude", \UIPushBehavior.magnitude)
        case 4: return .readOnly(\UIPushBehavior.mode)
        default: return .value("pushDirection", \UIPushBehavior.pushDirection)
        }
    }

    nonisolated private static func methodOfUIPushBehavior(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIPushBehavior).addItem(ObjCRuntime.ObjCMessage.argument(a, 0, "addItem:", as: (any UIDynamicItem).self))
            }
        case 1:
            return { r, a in
                (r as! UIPushBehavior).removeItem(ObjCRuntime.ObjCMessage.argument(a, 0, "removeItem:", as: (any UIDynamicItem).self))
            }
        case 2:
            return { r, a in
                (r as! UIPushBehavior).setAngle(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setAngle:magnitude:", as: (CGFloat).self),
                    magnitude: ObjCRuntime.ObjCMessage.argument(a, 1, "setAngle:magnitude:", as: (CGFloat).self))
            }
        case 3:
            return { r, a in
                (r as! UIPushBehavior).setTargetOffsetFromCenter(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setTargetOffsetFromCenter:forDynamicItem:", as: (UIOffset).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "setTargetOffsetFromCenter:forDynamicItem:", as: (any UIDynamicItem).self))
            }
        default:
            return { r, a in
                (r as! UIPushBehavior).targetOffsetFromCenter(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "targetOffsetFromCenterForDynamicItem:", as: (any UIDynamicItem).self))
            }
        }
    }

    nonisolated private static func initializerOfUIPushBehavior(_ index: Int) -> ObjCFactory {
        { a in
            UIPushBehavior(
                items: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithItems:mode:", as: ([any UIDynamicItem]).self),
                mode: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithItems:mode:", as: (UIPushBehavior.Mode).self))
        }
    }
}
