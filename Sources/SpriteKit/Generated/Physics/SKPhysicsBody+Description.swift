// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKPhysicsBody {
    nonisolated static var descriptionOfSKPhysicsBody: FrameworkClass {
        FrameworkClass(
            SKPhysicsBody.self,
            properties: """
                affectedByGravity allowsRotation angularDamping angularVelocity area categoryBitMask charge collisionBitMask \
                contactTestBitMask density dynamic/isDynamic fieldBitMask friction joints linearDamping mass node pinned \
                resting/isResting restitution usesPreciseCollisionDetection velocity
                """,
            methods: """
                allContactedBodies applyAngularImpulse: applyForce: applyForce:atPoint: applyImpulse: applyImpulse:atPoint: \
                applyTorque: copyWithZone:
                """,
            initializers: """
                bodyWithBodies: bodyWithCircleOfRadius: bodyWithCircleOfRadius:center: bodyWithEdgeChainFromPath: \
                bodyWithEdgeFromPoint:toPoint: bodyWithEdgeLoopFromPath: bodyWithEdgeLoopFromRect: bodyWithPolygonFromPath: \
                bodyWithRectangleOfSize: bodyWithRectangleOfSize:center: bodyWithTexture:alphaThreshold:size: bodyWithTexture:size:
                """,
            property: SKPhysicsBody.propertyOfSKPhysicsBody,
            method: SKPhysicsBody.methodOfSKPhysicsBody,
            initializer: SKPhysicsBody.initializerOfSKPhysicsBody)
    }

    private static func propertyOfSKPhysicsBody(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("affectedByGravity", \SKPhysicsBody.affectedByGravity)
        case 1: return .value("allowsRotation", \SKPhysicsBody.allowsRotation)
        case 2: return .value("angularDamping", \SKPhysicsBody.angularDamping)
        case 3: return .value("angularVelocity", \SKPhysicsBody.angularVelocity)
        case 4: return .readOnly(\SKPhysicsBody.area)
        case 5: return .value("categoryBitMask", \SKPhysicsBody.categoryBitMask)
        case 6: return .value("charge", \SKPhysicsBody.charge)
        case 7: return .value("collisionBitMask", \SKPhysicsBody.collisionBitMask)
        case 8: return .value("contactTestBitMask", \SKPhysicsBody.contactTestBitMask)
        case 9: return .value("density", \SKPhysicsBody.density)
        case 10: return .value("dynamic", \SKPhysicsBody.isDynamic)
        case 11: return .value("fieldBitMask", \SKPhysicsBody.fieldBitMask)
        case 12: return .value("friction", \SKPhysicsBody.friction)
        case 13: return .readOnly(\SKPhysicsBody.joints)
        case 14: return .value("linearDamping", \SKPhysicsBody.linearDamping)
        case 15: return .value("mass", \SKPhysicsBody.mass)
        case 16: return .readOnly(\SKPhysicsBody.node)
        case 17: return .value("pinned", \SKPhysicsBody.pinned)
        case 18: return .value("resting", \SKPhysicsBody.isResting)
        case 19: return .value("restitution", \SKPhysicsBody.restitution)
        case 20: return .value("usesPreciseCollisionDetection", \SKPhysicsBody.usesPreciseCollisionDetection)
        default: return .value("velocity", \SKPhysicsBody.velocity)
        }
    }

    nonisolated private static func methodOfSKPhysicsBody(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! SKPhysicsBody).allContactedBodies() }
        case 1:
            return { r, a in
                (r as! SKPhysicsBody).applyAngularImpulse(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "applyAngularImpulse:", as: (CGFloat).self))
            }
        case 2:
            return { r, a in (r as! SKPhysicsBody).applyForce(ObjCRuntime.ObjCMessage.argument(a, 0, "applyForce:", as: (CGVector).self)) }
        case 3:
            return { r, a in
                (r as! SKPhysicsBody).applyForce(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "applyForce:atPoint:", as: (CGVector).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "applyForce:atPoint:", as: (CGPoint).self))
            }
        case 4:
            return { r, a in
                (r as! SKPhysicsBody).applyImpulse(ObjCRuntime.ObjCMessage.argument(a, 0, "applyImpulse:", as: (CGVector).self))
            }
        case 5:
            return { r, a in
                (r as! SKPhysicsBody).applyImpulse(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "applyImpulse:atPoint:", as: (CGVector).self),
                    at: ObjCRuntime.ObjCMessage.argument(a, 1, "applyImpulse:atPoint:", as: (CGPoint).self))
            }
        case 6:
            return { r, a in (r as! SKPhysicsBody).applyTorque(ObjCRuntime.ObjCMessage.argument(a, 0, "applyTorque:", as: (CGFloat).self)) }
        default:
            return { r, a in (r as! SKPhysicsBody).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        }
    }

    nonisolated private static func initializerOfSKPhysicsBody(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in SKPhysicsBody(bodies: ObjCRuntime.ObjCMessage.argument(a, 0, "bodyWithBodies:", as: ([SKPhysicsBody]).self)) }
        case 1:
            return { a in
                SKPhysicsBody(circleOfRadius: ObjCRuntime.ObjCMessage.argument(a, 0, "bodyWithCircleOfRadius:", as: (CGFloat).self))
            }
        case 2:
            return { a in
                SKPhysicsBody(
                    circleOfRadius: ObjCRuntime.ObjCMessage.argument(a, 0, "bodyWithCircleOfRadius:center:", as: (CGFloat).self),
                    center: ObjCRuntime.ObjCMessage.argument(a, 1, "bodyWithCircleOfRadius:center:", as: (CGPoint).self))
            }
        case 3:
            return { a in
                SKPhysicsBody(edgeChainFrom: ObjCRuntime.ObjCMessage.argument(a, 0, "bodyWithEdgeChainFromPath:", as: (CGPath).self))
            }
        case 4:
            return { a in
                SKPhysicsBody(
                    edgeFrom: ObjCRuntime.ObjCMessage.argument(a, 0, "bodyWithEdgeFromPoint:toPoint:", as: (CGPoint).self),
                    to: ObjCRuntime.ObjCMessage.argument(a, 1, "bodyWithEdgeFromPoint:toPoint:", as: (CGPoint).self))
            }
        case 5:
            return { a in
                SKPhysicsBody(edgeLoopFrom: ObjCRuntime.ObjCMessage.argument(a, 0, "bodyWithEdgeLoopFromPath:", as: (CGPath).self))
            }
        case 6:
            return { a in
                SKPhysicsBody(edgeLoopFrom: ObjCRuntime.ObjCMessage.argument(a, 0, "bodyWithEdgeLoopFromRect:", as: (CGRect).self))
            }
        case 7:
            return { a in SKPhysicsBody(polygonFrom: ObjCRuntime.ObjCMessage.argument(a, 0, "bodyWithPolygonFromPath:", as: (CGPath).self))
            }
        case 8:
            return { a in SKPhysicsBody(rectangleOf: ObjCRuntime.ObjCMessage.argument(a, 0, "bodyWithRectangleOfSize:", as: (CGSize).self))
            }
        case 9:
            return { a in
                SKPhysicsBody(
                    rectangleOf: ObjCRuntime.ObjCMessage.argument(a, 0, "bodyWithRectangleOfSize:center:", as: (CGSize).self),
                    center: ObjCRuntime.ObjCMessage.argument(a, 1, "bodyWithRectangleOfSize:center:", as: (CGPoint).self))
            }
        case 10:
            return { a in
                SKPhysicsBody(
                    texture: ObjCRuntime.ObjCMessage.argument(a, 0, "bodyWithTexture:alphaThreshold:size:", as: (SKTexture).self),
                    alphaThreshold: ObjCRuntime.ObjCMessage.argument(a, 1, "bodyWithTexture:alphaThreshold:size:", as: (Float).self),
                    size: ObjCRuntime.ObjCMessage.argument(a, 2, "bodyWithTexture:alphaThreshold:size:", as: (CGSize).self))
            }
        default:
            return { a in
                SKPhysicsBody(
                    texture: ObjCRuntime.ObjCMessage.argument(a, 0, "bodyWithTexture:size:", as: (SKTexture).self),
                    size: ObjCRuntime.ObjCMessage.argument(a, 1, "bodyWithTexture:size:", as: (CGSize).self))
            }
        }
    }
}
