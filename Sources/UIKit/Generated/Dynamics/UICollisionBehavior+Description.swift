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

extension UICollisionBehavior {
    nonisolated static var descriptionOfUICollisionBehavior: FrameworkClass {
        FrameworkClass(
            UICollisionBehavior.self,
            properties: "boundaryIdentifiers collisionDelegate collisionMode items translatesReferenceBoundsIntoBoundary",
            methods: """
                addBoundaryWithIdentifier:forPath: addBoundaryWithIdentifier:fromPoint:toPoint: addItem: boundaryWithIdentifier: \
                removeAllBoundaries removeBoundaryWithIdentifier: removeItem: \
                setTranslatesReferenceBoundsIntoBoundaryWithEdgeInsets:
                """,
            initializers: "init initWithItems:",
            property: UICollisionBehavior.propertyOfUICollisionBehavior,
            method: UICollisionBehavior.methodOfUICollisionBehavior,
            initializer: UICollisionBehavior.initializerOfUICollisionBehavior)
    }

    private static func propertyOfUICollisionBehavior(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UICollisionBehavior.boundaryIdentifiers)
        case 1: return .reference(\UICollisionBehavior.collisionDelegate)
        case 2: return .value("collisionMode", \UICollisionBehavior.collisionMode)
        case 3: return .readOnly(\UICollisionBehavior.items)
        default: return .value("translatesReferenceBoundsIntoBoundary", \UICollisionBehavior.translatesReferenceBoundsIntoBoundary)
        }
    }

    nonisolated private static func methodOfUICollisionBehavior(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UICollisionBehavior).addBoundary(
                    withIdentifier: ObjCRuntime.ObjCMessage.argument(a, 0, "addBoundaryWithIdentifier:forPath:", as: (any NSCopying).self),
                    for: ObjCRuntime.ObjCMessage.argument(a, 1, "addBoundaryWithIdentifier:forPath:", as: (UIBezierPath).self))
            }
        case 1:
            return { r, a in
                (r as! UICollisionBehavior).addBoundary(
                    withIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "addBoundaryWithIdentifier:fromPoint:toPoint:", as: (any NSCopying).self),
                    from: ObjCRuntime.ObjCMessage.argument(a, 1, "addBoundaryWithIdentifier:fromPoint:toPoint:", as: (CGPoint).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 2, "addBoundaryWithIdentifier:fromPoint:toPoint:", as: (CGPoint).self))
            }
        case 2:
            return { r, a in
                (r as! UICollisionBehavior).addItem(ObjCRuntime.ObjCMessage.argument(a, 0, "addItem:", as: (any UIDynamicItem).self))
            }
        case 3:
            return { r, a in
                (r as! UICollisionBehavior).boundary(
                    withIdentifier: ObjCRuntime.ObjCMessage.argument(a, 0, "boundaryWithIdentifier:", as: (any NSCopying).self))
            }
        case 4: return { r, _ in (r as! UICollisionBehavior).removeAllBoundaries() }
        case 5:
            return { r, a in
                (r as! UICollisionBehavior).removeBoundary(
                    withIdentifier: ObjCRuntime.ObjCMessage.argument(a, 0, "removeBoundaryWithIdentifier:", as: (any NSCopying).self))
            }
        case 6:
            return { r, a in
                (r as! UICollisionBehavior).removeItem(ObjCRuntime.ObjCMessage.argument(a, 0, "removeItem:", as: (any UIDynamicItem).self))
            }
        default:
            return { r, a in
                (r as! UICollisionBehavior).setTranslatesReferenceBoundsIntoBoundary(
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "setTranslatesReferenceBoundsIntoBoundaryWithEdgeInsets:", as: (UIEdgeInsets).self))
            }
        }
    }

    nonisolated private static func initializerOfUICollisionBehavior(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UICollisionBehavior() }
        default:
            return { a in
                UICollisionBehavior(items: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithItems:", as: ([any UIDynamicItem]).self))
            }
        }
    }
}
