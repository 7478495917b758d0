// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKPhysicsWorld {
    nonisolated static var descriptionOfSKPhysicsWorld: FrameworkClass {
        FrameworkClass(
            SKPhysicsWorld.self,
            properties: "contactDelegate gravity speed",
            methods: """
                addJoint: bodyAlongRayStart:end: bodyAtPoint: bodyInRect: enumerateBodiesAlongRayStart:end:usingBlock: \
                enumerateBodiesAtPoint:usingBlock: enumerateBodiesInRect:usingBlock: removeAllJoints removeJoint:
                """,
            property: SKPhysicsWorld.propertyOfSKPhysicsWorld,
            method: SKPhysicsWorld.methodOfSKPhysicsWorld)
    }

    private static func propertyOfSKPhysicsWorld(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .reference(\SKPhysicsWorld.contactDelegate)
        case 1: return .value("gravity", \SKPhysicsWorld.gravity)
        default: return .value("speed", \SKPhysicsWorld.speed)
        }
    }

    nonisolated private static func methodOfSKPhysicsWorld(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! SKPhysicsWorld).add(ObjCRuntime.ObjCMessage.argument(a, 0, "addJoint:", as: (SKPhysicsJoint).self)) }
        case 1:
            return { r, a in
                (r as! SKPhysicsWorld).body(
                    alongRayStart: ObjCRuntime.ObjCMessage.argument(a, 0, "bodyAlongRayStart:end:", as: (CGPoint).self),
                    end: ObjCRuntime.ObjCMessage.argument(a, 1, "bodyAlongRayStart:end:", as: (CGPoint).self))
            }
        case 2:
            return { r, a in (r as! SKPhysicsWorld).body(at: ObjCRuntime.ObjCMessage.argument(a, 0, "bodyAtPoint:", as: (CGPoint).self)) }
        case 3: return { r, a in (r as! SKPhysicsWorld).body(in: ObjCRuntime.ObjCMessage.argument(a, 0, "bodyInRect:", as: (CGRect).self)) }
        case 4:
            return { r, a in
                (r as! SKPhysicsWorld).enumerateBodies(
                    alongRayStart: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "enumerateBodiesAlongRayStart:end:usingBlock:", as: (CGPoint).self),
                    end: ObjCRuntime.ObjCMessage.argument(a, 1, "enumerateBodiesAlongRayStart:end:usingBlock:", as: (CGPoint).self),
                    using: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "enumerateBodiesAlongRayStart:end:usingBlock:",
                        as: ((SKPhysicsBody, CGPoint, CGVector, UnsafeMutablePointer<ObjCBool>) -> Void).self))
            }
        case 5:
            return { r, a in
                (r as! SKPhysicsWorld).enumerateBodies(
                    at: ObjCRuntime.ObjCMessage.argument(a, 0, "enumerateBodiesAtPoint:usingBlock:", as: (CGPoint).self),
                    using: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "enumerateBodiesAtPoint:usingBlock:", as: ((SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void).self))
            }
        case 6:
            return { r, a in
                (r as! SKPhysicsWorld).enumerateBodies(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "enumerateBodiesInRect:usingBlock:", as: (CGRect).self),
                    using: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "enumerateBodiesInRect:usingBlock:", as: ((SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void).self))
            }
        case 7: return { r, _ in (r as! SKPhysicsWorld).removeAllJoints() }
        default:
            return { r, a in
                (r as! SKPhysicsWorld).remove(ObjCRuntime.ObjCMessage.argument(a, 0, "removeJoint:", as: (SKPhysicsJoint).self))
            }
        }
    }
}
