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

extension UIGravityBehavior {
    nonisolated static var descriptionOfUIGravityBehavior: FrameworkClass {
        FrameworkClass(
            UIGravityBehavior.self,
            properties: "angle gravityDirection items magnitude",
            methods: "addItem: removeItem: setAngle:magnitude:",
            initializers: "init initWithItems:",
            property: UIGravityBehavior.propertyOfUIGravityBehavior,
            method: UIGravityBehavior.methodOfUIGravityBehavior,
            initializer: UIGravityBehavior.initializerOfUIGravityBehavior)
    }

    private static func propertyOfUIGravityBehavior(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("angle", \UIGravityBehavior.angle)
        case 1: return .value("gravityDirection", \UIGravityBehavior.gravityDirection)
        case 2: return .readOnly(\UIGravityBehavior.items)
        default: return .value("magnitude", \UIGravityBehavior.magnitude)
        }
    }

    nonisolated private static func methodOfUIGravityBehavior(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UIGravityBehavior).addItem(ObjCRuntime.ObjCMessage.argument(a, 0, "addItem:", as: (any UIDynamicItem).self))
            }
        case 1:
            return { r, a in
                (r as! UIGravityBehavior).removeItem(ObjCRuntime.ObjCMessage.argument(a, 0, "removeItem:", as: (any UIDynamicItem).self))
            }
        default:
            return { r, a in
                (r as! UIGravityBehavior).setAngle(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setAngle:magnitude:", as: (CGFloat).self),
                    magnitude: ObjCRuntime.ObjCMessage.argument(a, 1, "setAngle:magnitude:", as: (CGFloat).self))
            }
        }
    }

    nonisolated private static func initializerOfUIGravityBehavior(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UIGravityBehavior() }
        default:
            return { a in UIGravityBehavior(items: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithItems:", as: ([any UIDynamicItem]).self))
            }
        }
    }
}
