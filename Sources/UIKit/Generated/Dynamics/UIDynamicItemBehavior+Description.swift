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

extension UIDynamicItemBehavior {
    nonisolated static var descriptionOfUIDynamicItemBehavior: FrameworkClass {
        FrameworkClass(
            UIDynamicItemBehavior.self,
            properties: "allowsRotation anchored/isAnchored angularResistance charge density elasticity friction items resistance",
            methods: """
                addAngularVelocity:forDynamicItem: addItem: addLinearVelocity:forDynamicItem: angularVelocityForDynamicItem: \
                linearVelocityForDynamicItem: removeItem:
                """,
            initializers: "init initWithItems:",
            property: UIDynamicItemBehavior.propertyOfUIDynamicItemBehavior,
            method: UIDynamicItemBehavior.methodOfUIDynamicItemBehavior,
            initializer: UIDynamicItemBehavior.initializerOfUIDynamicItemBehavior)
    }

    private static func propertyOfUIDynamicItemBehavior(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allowsRotation", \UIDynamicItemBehavior.allowsRotation)
        case 1: return .value("anchored", \UIDynamicItemBehavior.isAnchored)
        case 2: return .value("angularResistance", \UIDynamicItemBehavior.angularResistance)
        case 3: return .value("charge", \UIDynamicItemBehavior.charge)
        case 4: return .value("density", \UIDynamicItemBehavior.density)
        case 5: return .value("elasticity", \UIDynamicItemBehavior.elasticity)
        case 6: return .value("friction", \UIDynamicItemBehavior.friction)
        case 7: return .readOnly(\UIDynamicItemBehavior.items)
        default: return .value("resistance", \UIDynamicItemBehavior.resistance)
        }
    }

    nonisolated private static func methodOfUIDynamicItemBehavior(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIDynamicItemBehavior).addAngularVelocity(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addAngularVelocity:forDynamicItem:", as: (CGFloat).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "addAngularVelocity:forDynamicItem:", as: (any UIDynamicItem).self))
            }
        case 1:
            return { r, a in
                (r as! UIDynamicItemBehavior).addItem(ObjCRuntime.ObjCMessage.argument(a, 0, "addItem:", as: (any UIDynamicItem).self))
            }
        case 2:
            return { r, a in
                (r as! UIDynamicItemBehavior).addLinearVelocity(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addLinearVelocity:forDynamicItem:", as: (CGPoint).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "addLinearVelocity:forDynamicItem:", as: (any UIDynamicItem).self))
            }
        case 3:
            return { r, a in
                (r as! UIDynamicItemBehavior).angularVelocity(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "angularVelocityForDynamicItem:", as: (any UIDynamicItem).self))
            }
        case 4:
            return { r, a in
                (r as! UIDynamicItemBehavior).linearVelocity(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "linearVelocityForDynamicItem:", as: (any UIDynamicItem).self))
            }
        default:
            return { r, a in
                (r as! UIDynamicItemBehavior).removeItem(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeItem:", as: (any UIDynamicItem).self))
            }
        }
    }

    nonisolated private static func initializerOfUIDynamicItemBehavior(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIDynamicItemBehavior() }
        default:
            return { a in
                UIDynamicItemBehavior(items: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithItems:", as: ([any UIDynamicItem]).self))
            }
        }
    }
}
