// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKPhysicsJointSpring {
    nonisolated static var descriptionOfSKPhysicsJointSpring: FrameworkClass {
        FrameworkClass(
            SKPhysicsJointSpring.self,
            properties: "damping frequency",
            classMethods: "jointWithBodyA:bodyB:anchorA:anchorB:",
            property: SKPhysicsJointSpring.propertyOfSKPhysicsJointSpring,
            classMethod: SKPhysicsJointSpring.classMethodOfSKPhysicsJointSpring)
    }

    private static func propertyOfSKPhysicsJointSpring(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("damping", \SKPhysicsJointSpring.damping)
        default: return .value("frequency", \SKPhysicsJointSpring.frequency)
        }
    }

    nonisolated private static func classMethodOfSKPhysicsJointSpring(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! SKPhysicsJointSpring.Type).joint(
                withBodyA: ObjCRuntime.ObjCMessage.argument(a, 0, "jointWithBodyA:bodyB:anchorA:anchorB:", as: (SKPhysicsBody).self),
                bodyB: ObjCRuntime.ObjCMessage.argument(a, 1, "jointWithBodyA:bodyB:anchorA:anchorB:", as: (SKPhysicsBody).self),
                anchorA: ObjCRuntime.ObjCMessage.argument(a, 2, "jointWithBodyA:bodyB:anchorA:anchorB:", as: (CGPoint).self),
                anchorB: ObjCRuntime.ObjCMessage.argument(a, 3, "jointWithBodyA:bodyB:anchorA:anchorB:", as: (CGPoint).self))
        }
    }
}
