// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKConstraint {
    nonisolated static var descriptionOfSKConstraint: FrameworkClass {
        FrameworkClass(
            SKConstraint.self,
            properties: "enabled referenceNode",
            methods: "copyWithZone:",
            classMethods: """
                distance:toNode: distance:toPoint: distance:toPoint:inNode: orientToNode:offset: orientToPoint:inNode:offset: \
                orientToPoint:offset: positionX: positionX:Y: positionY: zRotation:
                """,
            property: SKConstraint.propertyOfSKConstraint,
            method: SKConstraint.methodOfSKConstraint,
            classMethod: SKConstraint.classMethodOfSKConstraint)
    }

    private static func propertyOfSKConstraint(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("enabled", \SKConstraint.enabled)
        default: return .value("referenceNode", \SKConstraint.referenceNode)
        }
    }

    nonisolated private static func methodOfSKConstraint(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! SKConstraint).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func classMethodOfSKConstraint(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! SKConstraint.Type).distance(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "distance:toNode:", as: (SKRange).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "distance:toNode:", as: (SKNode).self))
            }
        case 1:
            return { r, a in
                (r as! SKConstraint.Type).distance(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "distance:toPoint:", as: (SKRange).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "distance:toPoint:", as: (CGPoint).self))
            }
        case 2:
            return { r, a in
                (r as! SKConstraint.Type).distance(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "distance:toPoint:inNode:", as: (SKRange).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "distance:toPoint:inNode:", as: (CGPoint).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 2, "distance:toPoint:inNode:", as: (SKNode).self))
            }
        case 3:
            return { r, a in
                (r as! SKConstraint.Type).orient(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "orientToNode:offset:", as: (SKNode).self),
                    offset: ObjCRuntime.ObjCMessage.argument(a, 1, "orientToNode:offset:", as: (SKRange).self))
            }
        case 4:
            return { r, a in
                (r as! SKConstraint.Type).orient(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "orientToPoint:inNode:offset:", as: (CGPoint).self),
                    in: ObjCRuntime.ObjCMessage.argument(a, 1, "orientToPoint:inNode:offset:", as: (SKNode).self),
                    offset: ObjCRuntime.ObjCMessage.argument(a, 2, "orientToPoint:inNode:offset:", as: (SKRange).self))
            }
        case 5:
            return { r, a in
                (r as! SKConstraint.Type).orient(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "orientToPoint:offset:", as: (CGPoint).self),
                    offset: ObjCRuntime.ObjCMessage.argument(a, 1, "orientToPoint:offset:", as: (SKRange).self))
            }
        case 6:
            return { r, a in (r as! SKConstraint.Type).positionX(ObjCRuntime.ObjCMessage.argument(a, 0, "positionX:", as: (SKRange).self)) }
        case 7:
            return { r, a in
                (r as! SKConstraint.Type).positionX(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "positionX:Y:", as: (SKRange).self),
                    y: ObjCRuntime.ObjCMessage.argument(a, 1, "positionX:Y:", as: (SKRange).self))
            }
        case 8:
            return { r, a in (r as! SKConstraint.Type).positionY(ObjCRuntime.ObjCMessage.argument(a, 0, "positionY:", as: (SKRange).self)) }
        default:
            return { r, a in (r as! SKConstraint.Type).zRotation(ObjCRuntime.ObjCMessage.argument(a, 0, "zRotation:", as: (SKRange).self)) }
        }
    }
}
